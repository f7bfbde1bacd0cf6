import { randomUUID } from 'node:crypto'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import type { Gate } from '../../../../cloud/testing/passesContract'
import { adminPasses, exchangeAt } from '../adminPasses'
import { adminPeople } from '../adminPeople'
import { deviceKeys } from '../deviceKeys'

/**
 * The adapters of a real project over the provider's own emulator of authentication, e.g. at
 * `http://127.0.0.1:9099`. The SDK finds it by a word in the environment.
 */
export async function connectAuth(origin: string, projectId: string): Promise<Gate> {
  const { host } = new URL(origin)
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = host
  const app = initializeApp({ projectId }, `auth-${randomUUID()}`)
  const auth = getAuth(app)
  const people = adminPeople(auth)
  const clock = { now: () => Date.now() }
  const exchange = exchangeAt({ apiKey: 'local', emulator: host })
  const device = deviceKeys(`now:${'k'.repeat(44)}`, clock)
  return {
    people,
    passes: adminPasses({ auth, people, device, exchange }),
    signUp: async (email) => (await auth.createUser({ email, password: 'correct horse' })).uid,
    idToken: async (uid) => (await exchange(await auth.createCustomToken(uid))) ?? '',
    async revoke(uid) {
      // What was given out in the second that runs counts as given out after it.
      await new Promise((resolve) => setTimeout(resolve, 1_100))
      await auth.revokeRefreshTokens(uid)
    },
    remove: (uid) => auth.deleteUser(uid),
    async close() {
      delete process.env['FIREBASE_AUTH_EMULATOR_HOST']
      await deleteApp(app)
    },
  }
}
