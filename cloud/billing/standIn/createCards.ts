import { randomBytes } from 'node:crypto'

/** What becomes of a payment with a card. */
export type CardOutcome = 'accepted' | 'declined' | 'silent'

/** The numbers that the stand-in knows. */
const numbers: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': 'accepted',
  '4000000000000002': 'declined',
  '4000000000000341': 'silent',
}

/** The card payment provider's tokens; gone with the process, as they are for at once. */
export interface Cards {
  /**
   * A token for a number, for one payment of that user; undefined for a number that is none of the test's.
   */
  token(number: string, uid: string): string | undefined
  /** What becomes of it; undefined for a token that is none, somebody else's or used up. */
  redeem(token: string, uid: string): CardOutcome | undefined
}

/** No tokens yet. */
export function createCards(): Cards {
  const open = new Map<string, { uid: string; outcome: CardOutcome }>()
  return {
    token(number, uid) {
      const digits = number.replaceAll(/\D/g, '')
      const outcome = Object.hasOwn(numbers, digits) ? numbers[digits] : undefined
      if (outcome === undefined) return undefined
      const token = `tok_${randomBytes(12).toString('hex')}`
      open.set(token, { uid, outcome })
      return token
    },
    redeem(token, uid) {
      const found = open.get(token)
      if (found?.uid !== uid) return undefined
      open.delete(token)
      return found.outcome
    },
  }
}
