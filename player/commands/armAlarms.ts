import { findNextRing } from '../alarms/findNextRing'
import type { PlayerContext } from '../core/PlayerContext'
import { ringAlarm } from './ringAlarm'

/** Sets the one alarm timer to the alarm that comes next, or to none. `after` is a moment, ms since 1970; default now. */
export function armAlarms(player: PlayerContext, after = player.now()): void {
  const { storage, timers } = player
  timers.alarm.clear()
  const next = findNextRing(storage.alarms.value(), after)
  if (next === undefined) return
  timers.alarm.set(next.moment, () => {
    for (const alarm of next.alarms) ringAlarm(player, alarm)
    // A timer may run a little early; the alarm must not ring twice for it.
    armAlarms(player, Math.max(player.now(), next.moment))
  })
}
