import { inBackground } from '../core/Clock'
import type { PlayerContext } from '../core/PlayerContext'
import { type Alarm, newSleep } from '../storage/settingsDocuments'
import { playPlaylist } from './addToQueue'
import { toast } from '../core/Clients'
import { goOff } from './updateSystem'
import { stopPlayback } from './playOn'
import { tagOf } from '../../schemas/languages'
import type { RequestPayloads } from '../../schemas/generated/types'

/** Rings an alarm: in the log, on every screen, and with the music of its playlist. */
export function ringAlarm(player: PlayerContext, { time, playlist }: Alarm): void {
  player.log(`alarm ${time}: it rings, with the playlist “${playlist}”`)
  toast(player, 'info', player.say('ALARM.TITLE'), player.say('ALARM.RINGS', { playlist }))
  inBackground(player, 'the alarm', async () => {
    await playPlaylist(player, playlist)
  })
}

/**
 * Sets the one alarm timer to the alarm that comes next, or to none. `after` is a moment, ms since 1970;
 * default now.
 */
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

/** Sets the sleep timer to what is kept. One that came due while the player was off is forgotten. */
export async function armSleep(player: PlayerContext): Promise<void> {
  const { now, storage, timers } = player
  const { due } = storage.sleep.value()
  timers.sleep.clear()
  if (due === null) return
  if (due < now()) return storage.sleep.save(newSleep)
  timers.sleep.set(due, () => inBackground(player, 'the sleep timer', () => fallAsleep(player)))
}

async function fallAsleep(player: PlayerContext): Promise<void> {
  const { log, say, storage } = player
  const { action } = storage.sleep.value()
  await storage.sleep.save(newSleep)
  if (action === 'poweroff') {
    log('the sleep timer is due: the player powers off')
    return goOff(player, 'off')
  }
  log('the sleep timer is due: the music stops')
  stopPlayback(player)
  toast(player, 'info', say('SLEEP.TITLE'), say('SLEEP.STOPPED'))
}

/** More alarms than a day needs; whoever sends more wants to fill the disk. */
const most = 100

/** Sets all alarms, unless one has no time that can be read. Rejects when they could not be written. */
export async function saveAlarms(player: PlayerContext, sent: RequestPayloads['saveAlarm']): Promise<void> {
  const { say, storage } = player
  if (sent.length > most || sent.some(({ time }) => readTimeOfDay(time) === undefined))
    return toast(player, 'error', say('ALARM.TITLE'), say('ALARM.NO_TIME'))
  await storage.alarms.save(
    sent.map(({ id, enabled, time, playlist }) => ({
      id: String(id),
      enabled,
      time: unpadded(time),
      playlist,
    })),
  )
  armAlarms(player)
  toast(player, 'success', say('ALARM.TITLE'), say('ALARM.SET'))
}

/** 07:05 becomes 7:5, as devices keep it; anything longer stays. */
function unpadded(time: string): string {
  return /^\d{1,2}:\d{1,2}$/.test(time) ? time.split(':').map(Number).join(':') : time
}

/** A length of time in words, short for each language has those without cases: “1 hr 30 min”. */
function sayDuration(language: string, minutes: number): string {
  const part = (unit: 'hour' | 'minute', count: number) =>
    count === 0 ? [] : new Intl.NumberFormat(tagOf(language), { style: 'unit', unit }).format(count)
  return [part('hour', Math.floor(minutes / 60)), part('minute', minutes % 60)].flat().join(' ')
}

/** Sets the sleep timer to a time from now, or off. Rejects when it could not be written. */
export async function setSleep(
  player: PlayerContext,
  { enabled, time, action }: RequestPayloads['setSleep'],
): Promise<void> {
  const { now, say, storage } = player
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const length = hours * 60 + minutes
  const isOn = enabled && length > 0
  await storage.sleep.save(isOn ? { due: now() + length * 60_000, action } : { ...newSleep, action })
  await armSleep(player)
  if (!isOn) return
  const duration = sayDuration(storage.device.value().language, length)
  toast(
    player,
    'success',
    say('SLEEP.TITLE'),
    say(action === 'stop' ? 'SLEEP.SET_STOP' : 'SLEEP.SET_OFF', { duration }),
  )
}

/** The next moment, ms since 1970, at which alarms ring, and which. */
interface Ring {
  moment: number
  alarms: readonly Alarm[]
}

/** When alarms ring next after a moment, ms since 1970; undefined when none is switched on. */
export function findNextRing(alarms: readonly Alarm[], after: number): Ring | undefined {
  const rings = alarms.flatMap((alarm) => {
    const moment = alarm.enabled ? nextMoment(alarm.time, after) : undefined
    return moment === undefined ? [] : [{ moment, alarm }]
  })
  if (rings.length === 0) return undefined
  const moment = Math.min(...rings.map((ring) => ring.moment))
  return { moment, alarms: rings.filter((ring) => ring.moment === moment).map(({ alarm }) => alarm) }
}

function nextMoment(time: string, after: number): number | undefined {
  const timeOfDay = readTimeOfDay(time)
  if (timeOfDay === undefined) return undefined
  const date = new Date(after)
  date.setHours(timeOfDay.hours, timeOfDay.minutes, 0, 0)
  if (date.getTime() <= after) {
    date.setDate(date.getDate() + 1)
    // Once more: the night in between may have been an hour longer or shorter.
    date.setHours(timeOfDay.hours, timeOfDay.minutes, 0, 0)
  }
  return date.getTime()
}

/** A time of the day by the player's own clock. */
interface TimeOfDay {
  hours: number
  minutes: number
}

/** Reads H:M or ISO 8601, of which only the time of the day counts; undefined when it is neither. */
export function readTimeOfDay(time: string): TimeOfDay | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{1,2})$/.exec(time) ?? []
  if (hours !== undefined && minutes !== undefined) {
    const read = { hours: Number(hours), minutes: Number(minutes) }
    return read.hours < 24 && read.minutes < 60 ? read : undefined
  }
  const date = /^\d{4}-\d{2}-\d{2}T/.test(time) ? new Date(time) : undefined
  if (date === undefined || Number.isNaN(date.getTime())) return undefined
  return { hours: date.getHours(), minutes: date.getMinutes() }
}
