// Moments as JSON Schema writes them (RFC 3339, with the zone) and as the browser's controls do (the clock of
// whoever looks at it, without one).

const pad = (number: number, digits = 2) => String(number).padStart(digits, '0')

/** `+01:00` for the zone of this browser at a moment. */
function zoneAt(moment: Date): string {
  const minutes = -moment.getTimezoneOffset()
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`
}

/** A `date-time` as the control for one shows it; what is none stays as it is. */
export function toDateTime(text: string): string {
  const moment = new Date(text)
  if (text === '' || Number.isNaN(moment.getTime())) return text
  const day = `${pad(moment.getFullYear(), 4)}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`
  const seconds = moment.getSeconds() === 0 ? '' : `:${pad(moment.getSeconds())}`
  return `${day}T${pad(moment.getHours())}:${pad(moment.getMinutes())}${seconds}`
}

/** What the control for a `date-time` holds, with the zone that it is meant in. */
export function fromDateTime(text: string): string {
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) return text
  return `${withSeconds(text)}${zoneAt(moment)}`
}

/** A `time` as the control for one shows it: as the clock stands there, whatever the zone. */
export const toTime = (text: string): string =>
  /^\d\d:\d\d(:\d\d)?/.exec(text)?.[0].replace(/:00$/, whole) ?? text

const whole = (end: string, at: number) => (at > 3 ? '' : end)

/** What the control for a `time` holds, with the zone of this browser. */
export const fromTime = (text: string): string =>
  /^\d\d:\d\d(:\d\d)?$/.test(text) ? `${withSeconds(text)}${zoneAt(new Date())}` : text

const withSeconds = (text: string) => (/\d\d:\d\d:\d\d/.test(text) ? text : `${text}:00`)
