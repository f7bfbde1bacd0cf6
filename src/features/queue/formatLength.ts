/** The length of a track as m:ss, hours folded into the minutes [D3-11]; '' where it is not known. */
export function formatLength(seconds: number | undefined): string {
  if (seconds === undefined || !(seconds > 0)) return ''
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
