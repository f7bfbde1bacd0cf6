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
