import type { Session } from '../../../../schemas/generated/types'
import type { WireEntry } from '../../../device'
import { createNeutraliser } from './neutral/createNeutraliser'
import { inBrandOfFixtures } from './neutral/inBrandOfFixtures'
import type { Replacement } from './neutral/Replacement'

/** A record as a session, what was replaced in it, and how many events are not in it. */
export interface MadeSession {
  session: Session
  replaced: readonly Replacement[]
  /** Events whose payload the record had cut, and log lines, which may say anything. */
  leftOut: number
}

/** Where a session begins; its own questions lead to other screens. */
const start = '/settings'

const isKept = ({ cut, event }: WireEntry) => cut !== true && event !== 'printConsoleMessage'

/**
 * What went over the wire (oldest first) as a session without names and addresses, with the brand word of all fixtures;
 * undefined when nothing of it can be played.
 */
export const toSession = (
  entries: readonly WireEntry[],
  { brandWord, title }: { brandWord: string; title: string },
): MadeSession | undefined => {
  const kept = entries.filter(isKept)
  const [first] = kept
  if (!first) return undefined
  const neutral = createNeutraliser(kept, brandWord)
  const steps = kept.map(({ time, direction, event, payload, refused }) => {
    const made = neutral.payload({ event, payload })
    return {
      at: Math.max(0, Math.round(time - first.time)),
      direction,
      event: event === null ? null : inBrandOfFixtures(event, brandWord),
      ...(made !== undefined && { payload: made }),
      ...(refused !== undefined && { refused: neutral.text(refused) }),
    }
  })
  return {
    session: { title, start, steps },
    replaced: neutral.replaced(),
    leftOut: entries.length - kept.length,
  }
}
