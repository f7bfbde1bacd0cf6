import type { TestCloud } from './startTestCloud'

let people = 0

/** Somebody with an account and a record, as signing up makes them, and their token. */
export async function signUpPerson(cloud: TestCloud, name = 'Ada Lovelace') {
  people += 1
  const { accounts, database, tokens, clock } = cloud.running().context
  const email = `person-${people}@example.org`
  const account = await accounts.create({ email })
  const [firstName = '', lastName = ''] = name.split(' ')
  const { uid } = account
  database.set(`users/${uid}`, { uid, email, firstName, lastName, plan: 'free', isTrialAvailable: true })
  const token = () =>
    cloud
      .running()
      .context.tokens.idToken(account, { uid, provider: 'password', at: Math.floor(clock.now() / 1_000) })
  return {
    uid,
    email,
    token,
    customToken: () => tokens.customToken(uid),
    /** users/{uid}, as it stands. */
    record: () => cloud.running().context.database.get(`users/${uid}`),
  }
}

/** A call of a service, as JSON; with a token in the header where one is given. */
export async function callCloud(
  cloud: Pick<TestCloud, 'url'>,
  path: string,
  {
    method = 'GET',
    token,
    body,
    origin,
  }: { method?: string; token?: string; body?: unknown; origin?: string } = {},
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(cloud.url + path, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(origin !== undefined && { origin }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}
