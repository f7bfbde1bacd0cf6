/**
 * The time of day of an alarm as a time field holds it (HH:MM): of ISO 8601 the time where this browser is, of H:M that
 * time; '' for anything else.
 */
export function toTimeField(time: string): string {
  const [, hours, minutes] = /^\s*(\d{1,2}):(\d{1,2})(?::\d{1,2})?\s*$/.exec(time) ?? []
  if (hours !== undefined && minutes !== undefined)
    return Number(hours) < 24 && Number(minutes) < 60 ? clock(Number(hours), Number(minutes)) : ''
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? '' : clock(date.getHours(), date.getMinutes())
}

/** The next moment after `now` at a time of day (HH:MM) where this browser is, in ISO 8601, as devices take it [D7-52]. */
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
