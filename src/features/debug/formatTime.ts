const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (language: string): Intl.DateTimeFormat => {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(language, {
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      fractionalSecondDigits: 3,
      hourCycle: 'h23',
    })
  formats.set(language, format)
  return format
}

/** The time of day to the millisecond; `time` in epoch ms. */
export const formatTime = (time: number, language: string): string => formatOf(language).format(time)
