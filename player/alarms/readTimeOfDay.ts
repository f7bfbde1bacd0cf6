/** A time of the day by the player's own clock. */
export interface TimeOfDay {
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
