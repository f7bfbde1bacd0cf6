const most = 5

/** Some words as a list for a sentence, the first few of many. */
export function listWords(words: readonly string[]): string {
  const shown = words.slice(0, most).map((word) => `“${word}”`)
  const more = words.length - shown.length
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ')
}
