/** A size in bytes in the words of `language`, e.g. `40.2 kB`. */
export const formatSize = (bytes: number, language: string): string => {
  const isLarge = bytes >= 1000
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'kilobyte' : 'byte',
    maximumFractionDigits: 1,
  }).format(isLarge ? bytes / 1000 : bytes)
}
