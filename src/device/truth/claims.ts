import type { Device } from '../Device'
import { onePerPlayer } from '../onePerPlayer'

/** What was asked of the player and is not known to be done: the words that name it, and how it ends. */
interface Claim {
  words: readonly string[]
  isDone: Promise<boolean>
}

/** Commands whose truth is awaited: players toast success before they have done, or tried, what they were asked. */
interface Claims {
  add: (claim: Claim) => void
  /**
   * Whether a toast of success may be shown: true at once where it speaks of nothing that is awaited, else once that is known to be
   * done; false when it is not.
   */
  holds: (text: string) => true | Promise<boolean>
}

function createClaims(): Claims {
  const open = new Set<Claim>()
  return {
    add(claim) {
      open.add(claim)
      void claim.isDone.finally(() => open.delete(claim))
    },
    holds(text) {
      const spokenOf = [...open].find(({ words }) => words.some((word) => word !== '' && text.includes(word)))
      return spokenOf?.isDone ?? true
    },
  }
}

const claims = onePerPlayer<Claims>(createClaims)

/** Notes that a command's truth is awaited; what names it are its words in the player's toast. */
export const claim = (device: Device, words: readonly string[], isDone: Promise<boolean>): void =>
  claims(device).add({ words, isDone })

/** Whether a toast of success is true as far as the panel knows; see `Claims`. */
export const isTrueSuccess = (device: Device, text: string): true | Promise<boolean> =>
  claims(device).holds(text)
