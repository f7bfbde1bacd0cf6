import type { RequestPayloads } from '../../schemas/generated/types'
import type { Call } from '../requests/Requests'
import { deviceHabits, networkHabits } from './deviceHabits'
import { endPlayer, type Habits } from './Habit'
import { favouriteHabits, libraryHabits } from './libraryHabits'
import { playlistHabits } from './playlistHabits'
import { queueHabits } from './queueHabits'
import { whatEnds } from './whatEnds'

const allHabits: Habits = {
  ...deviceHabits,
  ...favouriteHabits,
  ...libraryHabits,
  ...networkHabits,
  ...playlistHabits,
  ...queueHabits,
}

/**
 * Does with a request what a real device does, whatever was sent: no schema stands before it. False when that
 * is what the request says, which is then left to the caller, and at once: what was asked in a row is done in
 * that order. Rejects or throws when a habit fails, as when a disk is full.
 */
export function takeAsReal(
  call: Call,
  event: keyof RequestPayloads,
  sent: unknown,
): undefined | false | void | Promise<void> {
  const reason = whatEnds(event, sent)
  if (reason !== undefined) return endPlayer(call.player, reason)
  const habit = allHabits[event]
  return habit === undefined ? false : habit(call, sent)
}
