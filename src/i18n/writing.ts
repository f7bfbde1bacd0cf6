/**
 * Names in a row as a language writes them, with its “and” before the last: “Bath, Attic and Hall”. With
 * `isOpen` without it, for lists that say elsewhere that there is more: “Bath, Attic”.
 */
export function listNames(language: string, names: readonly string[], { isOpen = false } = {}): string {
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  if (!isOpen) return list.format(names)
  const between = list.formatToParts(['1', '2', '3']).find(({ type }) => type === 'literal')
  return names.join(between?.value ?? ', ')
}

/**
 * A whole number with its digits in groups of three, as 10 000, alike in all languages: the browser's own
 * formats take a small board a tenth of a second to load, which is the first moment of a long queue.
 */
export const groupDigits = (number: number): string => String(number).replaceAll(/\B(?=(\d{3})+$)/g, '\u202F')
