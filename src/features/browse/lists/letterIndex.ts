import type { BrowseItem } from '../../../../schemas/generated/types'

/** A letter, and the place of the first item that begins with it. */
export interface LetterPlace {
  letter: string
  index: number
}

/** Items and letters below which a list is looked over faster than letters are aimed at. */
const [fewestItems, fewestLetters] = [60, 5]

/** What is before the letters: digits, signs. */
const others = '#'

const marks = /\p{M}/gu
const isLetter = /\p{L}/u

/** The letter that an item is looked for under; '#' for a digit or sign. */
export function letterOf({ title, name }: BrowseItem): string {
  const text = (title || name || '').trimStart()
  const code = text.charCodeAt(0)
  // Most begin so, and there may be 50,000.
  if (code >= 97 && code <= 122) return String.fromCharCode(code - 32)
  if (code >= 65 && code <= 90) return text.charAt(0)
  const [first = ''] = text
  const [plain = ''] = first.normalize('NFD').replace(marks, '')
  return isLetter.test(plain) ? plain.toLocaleUpperCase() : others
}

/**
 * Where the letters of a list begin, in its order; empty for a list that is short, has few letters, or is not sorted: then a letter
 * would come twice.
 */
export function letterIndex(items: readonly BrowseItem[]): readonly LetterPlace[] {
  if (items.length < fewestItems) return []
  const places = new Map<string, number>()
  let last: string | undefined
  for (const [index, item] of items.entries()) {
    const letter = letterOf(item)
    if (letter === last) continue
    // Players sort signs among the letters.
    if (places.has(letter)) {
      if (letter === others) continue
      return []
    }
    places.set(letter, index)
    if (letter !== others) last = letter
  }
  return places.size < fewestLetters ? [] : [...places].map(([letter, index]) => ({ letter, index }))
}
