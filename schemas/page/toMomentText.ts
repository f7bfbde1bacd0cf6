/** Input types whose value is a date or a time in one fixed form. */
export const momentTypes = ['date', 'time', 'datetime-local', 'month', 'week'] as const

export type MomentType = (typeof momentTypes)[number]

const two = (digits: string | undefined) => String(digits).padStart(2, '0')

/**
 * Text of a date or time in the form that the browser's control of each type takes; undefined when it is
 * none.
 */
const readers: Readonly<Record<MomentType, (text: string) => string | undefined>> = {
  time: readTime,
  date: readDate,
  month: (text) => readDate(`${text}-1`)?.slice(0, -'-01'.length),
  week: readWeek,
  'datetime-local': (text) => {
    const [, day = '', clock = ''] = /^(\S+?)[T ](\S+)$/i.exec(text) ?? []
    const date = readDate(day)
    const time = readTime(clock)
    // The browser drops seconds of zero here; a value of another form would be set again and again.
    return date && time && `${date}T${time.replace(/^(\d\d:\d\d):00$/, '$1')}`
  },
}

/**
 * A pushed date or time in the form that the browser's control takes ('7:5' is 07:05, as devices write it
 * without padding), '' for an empty value, undefined for everything that is none: words, numbers, days that
 * do not exist.
 */
export function toMomentText(type: MomentType, raw: unknown): string | undefined {
  if (raw === undefined || raw === null) return ''
  if (typeof raw !== 'string') return undefined
  // Far longer than any date; what is would be looked at for a long time.
  if (raw.length > 100) return undefined
  const text = raw.trim()
  return text === '' ? '' : readers[type](text)
}

function readTime(text: string): string | undefined {
  const [, hours, minutes, seconds, fraction = ''] =
    /^(\d\d?):(\d\d?)(?::(\d\d?)(\.\d{1,3})?)?$/.exec(text) ?? []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds ?? 0) > 59)
    return undefined
  return [two(hours), two(minutes), ...(seconds === undefined ? [] : [two(seconds) + fraction])].join(':')
}

function readDate(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4,6})-(\d\d?)-(\d\d?)$/.exec(text) ?? []
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  // A day that does not exist has become one of the next month, and one that no browser knows NaN.
  const exists = Number(year) > 0 && date.getUTCMonth() === Number(month) - 1
  return exists && Number(day) > 0 ? `${year}-${two(month)}-${two(day)}` : undefined
}

function readWeek(text: string): string | undefined {
  const [, year, week] = /^(\d{4,6})-W(\d\d?)$/i.exec(text) ?? []
  const number = Number(week)
  const exists = Number(year) > 0 && number >= 1 && number <= weeksOf(Number(year))
  return exists ? `${year}-W${two(week)}` : undefined
}

/** A year has 53 weeks when it begins on a Thursday, or is a leap year that ends on a Friday [ISO 8601]. */
function weeksOf(year: number): 52 | 53 {
  const weekday = (month: number, day: number) => {
    const date = new Date(0)
    date.setUTCFullYear(year, month, day)
    return date.getUTCDay()
  }
  return weekday(0, 1) === 4 || weekday(11, 31) === 4 ? 53 : 52
}
