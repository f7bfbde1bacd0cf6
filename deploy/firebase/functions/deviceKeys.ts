import { SignJWT, jwtVerify } from 'jose'
import type { Clock } from '../../../cloud/services/ports/Clock'
import type { Passes } from '../../../cloud/services/ports/Passes'

const alg = 'HS256'
const audience = 'player'

/** Characters; `openssl rand -base64 32` makes 44. */
const shortest = 32

/**
 * The secrets of players, signed by keys that have ids. `written` is what stands in the secret store: lines
 * of `id:key`, the newest first. The first signs; the others are good for what they have signed before.
 * Throws where there is none, or something that is none.
 */
export function deviceKeys(written: string, clock: Clock): Passes['device'] {
  const keys = readKeys(written)
  const [newest] = keys
  if (newest === undefined) throw new Error('There is no key that players’ secrets could be signed with')
  const [id, key] = newest
  return {
    sign: (uid, hwuuid) =>
      new SignJWT({ uid, hwuuid, at: clock.now() })
        .setProtectedHeader({ alg, kid: id })
        .setAudience(audience)
        .sign(key),
    async read(secret) {
      const { uid, hwuuid, at } = (await claimsOf(secret, new Map(keys))) ?? {}
      return typeof uid === 'string' && typeof hwuuid === 'string' && typeof at === 'number'
        ? { uid, hwuuid, at }
        : undefined
    },
  }
}

async function claimsOf(secret: string, keys: ReadonlyMap<string, Uint8Array>) {
  try {
    const { payload } = await jwtVerify(
      secret,
      ({ kid = '' }) => {
        const key = keys.get(kid)
        if (key === undefined) throw new Error('The key is not known')
        return key
      },
      { algorithms: [alg], audience },
    )
    return payload
  } catch {
    return undefined
  }
}

function readKeys(written: string): [id: string, key: Uint8Array][] {
  const keys = written
    .split(/\s+/)
    .filter((line) => line !== '')
    .map((line): [string, Uint8Array] => {
      const [, id, key] = /^([\w-]{1,40}):(\S+)$/.exec(line) ?? []
      // What is wrong with it is not quoted: it is a secret.
      if (id === undefined || key === undefined || key.length < shortest)
        throw new Error(
          `A key of players is to be written as id:key, the key of ${shortest} characters or more`,
        )
      return [id, new TextEncoder().encode(key)]
    })
  if (new Set(keys.map(([id]) => id)).size < keys.length) throw new Error('Two keys of players have one id')
  return keys
}
