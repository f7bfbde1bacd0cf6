const twoDigits = (figure: number) => String(figure).padStart(2, '0')

/** The length of an item as h:mm:ss, hours only above 0 [D2.6-8]; '' where it is not known. */
export function formatDuration(seconds: number | undefined): string {
  if (seconds === undefined || !(seconds > 0) || !Number.isFinite(seconds)) return ''
  const whole = Math.round(seconds)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const end = twoDigits(whole % 60)
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${end}` : `${minutes}:${end}`
}
