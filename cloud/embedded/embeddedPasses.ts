import type { Clock } from '../services/ports/Clock'
import type { Passes } from '../services/ports/Passes'
import type { Tokens } from './tokens/createTokens'

/** s; as long as the player may be kept. */
const keyLasts = 20 * 365 * 86_400

/** The embedded cloud's tokens as the services know them; one key on disk signs them all. */
export function embeddedPasses(
  tokens: Pick<Tokens, 'verifyIdToken' | 'readCustomToken' | 'customToken' | 'sign' | 'read'>,
  clock: Clock,
): Passes {
  return {
    verify: async (idToken) => tokens.verifyIdToken(idToken),
    customToken: async (uid) => tokens.customToken(uid),
    async fromCustom(token) {
      const custom = await tokens.readCustomToken(token)
      return custom?.state === 'good' ? custom.uid : undefined
    },
    device: {
      sign: async (uid, hwuuid) => tokens.sign('device', { uid, hwuuid, at: clock.now() }, keyLasts),
      async read(key) {
        const { uid, hwuuid, at } = (await tokens.read('device', key)) ?? {}
        return typeof uid === 'string' && typeof hwuuid === 'string'
          ? { uid, hwuuid, at: Number(at) }
          : undefined
      },
    },
  }
}
