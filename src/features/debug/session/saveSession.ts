import type { WireEntry } from '../../../device'
import { offerFile } from '../offerFile'
import type { Replacement } from './neutral/Replacement'
import { toSession } from './toSession'

/** What was saved, and under which name. */
export interface SavedSession {
  file: string
  events: number
  leftOut: number
  replaced: readonly Replacement[]
}

/** Offers what went over the wire to the browser as a session; undefined when there is nothing to play. */
export const saveSession = (entries: readonly WireEntry[], brandWord: string): SavedSession | undefined => {
  const made = toSession(entries, { brandWord, title: 'A recorded session' })
  if (!made) return undefined
  const { session, replaced, leftOut } = made
  return { file: offerFile('session', session), events: session.steps.length, leftOut, replaced }
}
