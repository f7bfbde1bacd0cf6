// @vitest-environment node
import { describePasses } from '../testing/passesContract'
import { startTestCloud } from '../testing/startTestCloud'
import { embeddedPasses } from './embeddedPasses'
import { embeddedPeople } from './embeddedPeople'

describePasses('the embedded cloud', async () => {
  const cloud = await startTestCloud()
  const { accounts, tokens, clock } = cloud.running().context
  const accountOf = (uid: string) => {
    const account = accounts.byUid(uid)
    if (account === undefined) throw new Error('There is no such account')
    return account
  }
  return {
    passes: embeddedPasses(tokens, clock),
    people: embeddedPeople(accounts),
    signUp: async (email) => (await accounts.create({ email: email.toLowerCase() })).uid,
    idToken: (uid) =>
      tokens.idToken(accountOf(uid), { uid, provider: 'password', at: Math.floor(clock.now() / 1_000) }),
    async revoke(uid) {
      await accounts.change(uid, { tokensValidAfter: clock.now() + 1_000 })
    },
    async remove(uid) {
      await accounts.remove(uid)
    },
    close: () => cloud.close(),
  }
})
