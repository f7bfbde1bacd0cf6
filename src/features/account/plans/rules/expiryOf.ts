/** When a plan ends, of a record's epoch seconds [A2.5-7]; undefined for what is no time. */
export const expiryOf = (seconds: number | string | undefined): Date | undefined => {
  const number = typeof seconds === 'string' && seconds.trim() === '' ? NaN : Number(seconds)
  if (!Number.isFinite(number) || number <= 0) return undefined
  const date = new Date(number * 1000)
  return Number.isNaN(date.getTime()) ? undefined : date
}
