import type { PushPayloads } from '../../../schemas/generated/types'
import type { Device } from '../../device'

type Push = keyof PushPayloads

/**
 * The requests of which each has a player push its lists once: what comes without one was changed by
 * somebody else.
 */
const answers: ReadonlyMap<Push, readonly string[]> = new Map([
  ['pushListPlaylist', ['listPlaylist', 'createPlaylist', 'addToPlaylist']],
  [
    'urifavourites',
    [
      'addToFavourites',
      'removeFromFavourites',
      'addToRadioFavourites',
      'removeFromRadioFavourites',
      'addToPlaylist',
    ],
  ],
])

/** So long may an answer take, ms. */
const longest = 10_000

/**
 * Whether a push of lists is one that nobody here has asked for; asked once as each comes, never of others.
 * `leave` ends it.
 */
export function watchUnasked(device: Device): { isUnasked: (push: Push) => boolean; leave: () => void } {
  const owed = new Map<Push, number[]>()
  const leave = device.onLeaving((event) => {
    for (const [push, requests] of answers)
      if (requests.includes(event)) owed.set(push, [...(owed.get(push) ?? []), performance.now()])
  })
  return {
    leave,
    isUnasked(push) {
      if (!answers.has(push)) return false
      const [first, ...others] = (owed.get(push) ?? []).filter((at) => performance.now() - at < longest)
      owed.set(push, others)
      return first === undefined
    },
  }
}
