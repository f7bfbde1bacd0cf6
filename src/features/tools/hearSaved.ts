import type { PushAlarm, PushSleep, SaveAlarm, SetSleep } from '../../../schemas/generated/types'
import type { Hearing } from '../../device'
import { toTimeField, readSleepTime } from './times'

/** After a change devices push {}, which says nothing of the timer. */
export const timerOf = (sleep: PushSleep): PushSleep | undefined =>
  sleep.time === undefined && sleep.sleepTime === undefined && sleep.enabled === undefined ? undefined : sleep

/** Minutes by which a timer may differ from what was set: it counts down, and devices round. */
const slack = 2

const minutesOf = (time: string) => {
  const { hours, minutes } = readSleepTime(time)
  return hours * 60 + minutes
}

function isSet(sent: SetSleep, kept: PushSleep): boolean {
  if ((kept.enabled ?? false) !== sent.enabled) return false
  const time = kept.time ?? kept.sleepTime
  return !sent.enabled || time === undefined || Math.abs(minutesOf(time) - minutesOf(sent.time)) <= slack
}

/**
 * Hears whether the timer is set: the device answers {} whatever it did, so it is asked how it stands then.
 */
export const hearSleep =
  (sent: SetSleep): Hearing =>
  (device, tell) => {
    let isAsked = false
    return device.on('pushSleep', (sleep) => {
      const kept = timerOf(sleep)
      if (kept && (isAsked || isSet(sent, kept))) tell({ status: isSet(sent, kept) ? 'done' : 'failed' })
      if (kept || isAsked) return
      isAsked = true
      device.send('getSleep')
    })
  }

const areKept = (sent: SaveAlarm, kept: PushAlarm): boolean =>
  kept.length === sent.length &&
  sent.every(({ enabled, time, playlist }, place) => {
    const one = kept[place]
    return (
      one !== undefined &&
      (one.enabled ?? false) === enabled &&
      one.playlist === playlist &&
      toTimeField(one.time ?? '') === toTimeField(time)
    )
  })

/**
 * Hears whether the alarms are kept: devices answer with an empty sleep timer whatever they did, so they are
 * asked for their alarms.
 */
export const hearAlarms =
  (sent: SaveAlarm): Hearing =>
  (device, tell) => {
    let isAsked = false
    const leave = [
      device.on('pushSleep', () => {
        if (isAsked) return
        isAsked = true
        device.send('getAlarms')
      }),
      device.on('pushAlarm', (kept) => {
        if (areKept(sent, kept)) tell({ status: 'done' })
        else if (isAsked) tell({ status: 'failed' })
      }),
    ]
    return () => leave.forEach((one) => one())
  }
