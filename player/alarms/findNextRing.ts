import type { Alarm } from '../storage/settingsDocuments'

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
