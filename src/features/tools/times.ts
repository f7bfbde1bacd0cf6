/**
 * The time of day of an alarm as a time field holds it (HH:MM): of ISO 8601 the time where this browser is,
 * of H:M that time; '' for anything else.
 */
export function toTimeField(time: string): string {
  const [, hours, minutes] = /^\s*(\d{1,2}):(\d{1,2})(?::\d{1,2})?\s*$/.exec(time) ?? []
  if (hours !== undefined && minutes !== undefined)
    return Number(hours) < 24 && Number(minutes) < 60 ? clock(Number(hours), Number(minutes)) : ''
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? '' : clock(date.getHours(), date.getMinutes())
}

/**
 * The next moment after `now` at a time of day (HH:MM) where this browser is, in ISO 8601, as devices take it
 * [D7-52].
 */
export function toAlarmTime(field: string, now: Date): string {
  const [hours = 0, minutes = 0] = field.split(':').map(Number)
  const next = new Date(now)
  next.setHours(hours, minutes, 0, 0)
  if (next <= now) next.setDate(next.getDate() + 1)
  return next.toISOString()
}

function clock(hours: number, minutes: number): string {
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

/** A time until something happens. */
interface SleepTime {
  hours: number
  minutes: number
}

/** Minutes that the timer offers; 0 is off [D9-32]. */
export const sleepPresets = [0, 15, 30, 45, 60, 90, 120, 150, 180, 240] as const

/** Reads a device's unpadded H:M; nothing readable is no time at all. */
export function readSleepTime(text: string): SleepTime {
  const [, hours, minutes] = /^\s*(\d{1,2}):(\d{1,2})/.exec(text) ?? []
  return { hours: Math.min(Number(hours ?? 0), 23), minutes: Math.min(Number(minutes ?? 0), 59) }
}

/** H:M as devices take it [D7-51]. */
export function writeSleepTime({ hours, minutes }: SleepTime): string {
  return `${hours}:${minutes}`
}

/** The time of a preset [D4-32]. */
export function presetTime(minutes: number): SleepTime {
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
