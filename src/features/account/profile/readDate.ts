/**
 * A day as the billing provider writes it, `YYYY-MM-DD` with or without a time, in words of a language; as written where it is no such
 * day [A3.1-13].
 */
export const readDate = (written: string, language: string): string => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(written.trim()) ?? []
  const date = new Date(Number(year), Number(month) - 1, Number(day))
  if (Number.isNaN(date.getTime())) return written
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(date)
}
