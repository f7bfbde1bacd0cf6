import { createCloud } from '../../../cloud/createCloud'

// A child process: an embedded cloud with so many accounts, in a folder that is given. Says in one line where
// it is and each account's ID token.
const [folder = '', count = '0'] = process.argv.slice(2)
const cloud = await createCloud({ folder, host: '127.0.0.1', tokenLifetime: 24 * 3_600, beat: 3_600_000 })
const { accounts, tokens, clock, database } = cloud.context
const made = await Promise.all(
  Array.from({ length: Number(count) }, (_, number) =>
    accounts.create({ uid: `owner-${number}`, email: `owner-${number}@example.org` }),
  ),
)
database.set(
  'users',
  Object.fromEntries(made.map(({ uid }) => [uid, { uid, firstName: 'Ada', lastName: 'Kerr', plan: 'free' }])),
)
const people = []
for (const account of made) {
  const at = Math.floor(clock.now() / 1_000)
  people.push({
    uid: account.uid,
    token: await tokens.idToken(account, { uid: account.uid, provider: 'password', at }),
  })
}
process.stdout.write(`${JSON.stringify({ url: cloud.url, people })}\n`)
process.on('SIGTERM', () => void cloud.close().then(() => process.exit(0)))
