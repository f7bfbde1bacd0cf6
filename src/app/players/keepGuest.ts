import type { Actor } from 'xstate'
import type { connectionMachine } from '../../../machines/connection.machine'
import { parseAddress } from '../../device'
import type { BrandStorage } from '../brand/brandStorage'

const key = 'drivenPlayer'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reads what was remembered; what is no address of a player is nothing. */
const read = (text: string | undefined) => {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(kept)) return undefined
    const address = parseAddress(textOf(kept['address']))
    if ('fault' in address) return undefined
    return {
      guest: { address: address.origin, name: textOf(kept['name']) },
      homeName: textOf(kept['homeName']),
    }
  } catch {
    return undefined
  }
}

/**
 * Remembers in `storage`, which lasts as long as the tab, which other player is driven, and goes on with it now: the last used
 * one is tried first [D6-6]. Returns what ends the remembering.
 */
export const keepGuest = (
  connection: Pick<Actor<typeof connectionMachine>, 'subscribe' | 'send'>,
  storage: Pick<BrandStorage, 'read' | 'write'>,
): (() => void) => {
  const kept = read(storage.read(key))
  let last = kept?.guest.address
  if (kept) connection.send({ type: 'player.chosen', ...kept })
  const following = connection.subscribe(({ context: { guest, home, aim } }) => {
    if (aim || guest?.address === last) return
    last = guest?.address
    storage.write(key, guest && JSON.stringify({ ...guest, homeName: home?.name ?? '' }))
  })
  return () => following.unsubscribe()
}
