import { useRef, type KeyboardEvent } from 'react'
import { countCharacters } from '../../../ui/foldText'
import type { BrowseItem } from '../../../../schemas/generated/types'

const marks = /\p{M}/gu
const isLetter = /\p{L}/u
const isHan = /\p{Script=Han}/u

/** What is before the letters: digits, signs. */
const otherLetter = '#'

/** What Korean syllables begin with, in the order of Unicode; doubled consonants go with the plain ones. */
const consonants = 'ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ'
const [firstSyllable, lastSyllable, perConsonant] = [0xac_00, 0xd7_a3, 588]

/** The rows of kana by their first sign, small ones included, and what each is called. */
const rows = 'ぁかさたなはまゃらゎ'
const rowNames = 'あかさたなはまやらわ'
const [firstKana, lastKana, toHiragana] = [0x30_41, 0x30_96, 0x60]

/** Where in the order of pinyin each letter begins, and these letters: none begins with I, U or V. */
const pinyin = '阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀'
const pinyinLetters = 'ABCDEFGHJKLMNOPQRSTWXYZ'

/** The sign of `names` that stands where the last of `begins` does that is not after what is looked for. */
function lastNotAfter(
  begins: string,
  names: string,
  isNotAfter: (begin: string) => boolean,
): string | undefined {
  let found: string | undefined
  for (let at = 0; at < begins.length && isNotAfter(begins.charAt(at)); at += 1) found = names.charAt(at)
  return found
}

/** What a Korean syllable or Japanese kana is looked for under; undefined for all else. */
function ofSyllable(first: string): string | undefined {
  const code = first.codePointAt(0) ?? 0
  if (code >= firstSyllable && code <= lastSyllable)
    return consonants[Math.floor((code - firstSyllable) / perConsonant)]
  const kana = code > lastKana ? code - toHiragana : code
  if (kana < firstKana || kana > lastKana) return undefined
  return lastNotAfter(rows, rowNames, (begin) => (begin.codePointAt(0) ?? 0) <= kana)
}

/** The letter that a text is looked for under in a list that is sorted by rules of its player. */
export function plainLetter(text: string): string {
  const [first = ''] = text.trimStart()
  const syllable = ofSyllable(first)
  if (syllable !== undefined) return syllable
  const [plain = ''] = first.normalize('NFD').replace(marks, '')
  return isLetter.test(plain) ? plain.toUpperCase() : otherLetter
}

/**
 * Under which letter of a language a text is looked for, in the order of that language: “Ö” is one in
 * Swedish, and an O in German; Korean goes by consonants, kana by rows, Chinese by pinyin where that is its
 * order. Other Han has no letters.
 */
export function createLetters(language: string): (text: string) => string {
  let collator: Intl.Collator | undefined
  const compare = (one: string, other: string) => {
    collator ??= new Intl.Collator(language, { sensitivity: 'base' })
    return collator.compare(one, other)
  }
  return (text) => {
    const [first = ''] = text.trimStart()
    const syllable = ofSyllable(first)
    if (syllable !== undefined) return syllable
    if (isHan.test(first)) {
      if (language !== 'zh-Hans') return otherLetter
      return lastNotAfter(pinyin, pinyinLetters, (begin) => compare(begin, first) <= 0) ?? otherLetter
    }
    const [plain = ''] = first.normalize('NFD').replace(marks, '')
    if (!isLetter.test(plain)) return otherLetter
    const own = plain === first || compare(plain, first) === 0 ? plain : first
    const [letter = ''] = own.toLocaleUpperCase(language)
    return letter
  }
}

/** ms, after which a key begins anew. */
const pause = 900

/**
 * Leads to the first item that begins with what is typed while a list has the focus. A single letter typed
 * again goes on to the next item of it. Keys with a meaning of their own stay theirs.
 */
export function useTypeAhead(
  find: (text: string, from: number) => number | undefined,
  reveal: (index: number) => void,
) {
  const typed = useRef({ text: '', at: 0, place: -1 })
  return (event: KeyboardEvent) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey || countCharacters(key) !== 1) return
    if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select')) return
    const now = event.timeStamp
    const isOver = now - typed.current.at > pause
    // A space is a press of the button that has the focus, unless it stands between words.
    if (!/[\p{L}\p{N}]/u.test(key) && (isOver || key !== ' ')) return
    const isRepeated = !isOver && typed.current.text === key.toLowerCase()
    const text = isOver || isRepeated ? key : typed.current.text + key
    const place = find(text, isRepeated ? typed.current.place + 1 : 0)
    typed.current = { text: text.toLowerCase(), at: now, place: place ?? typed.current.place }
    event.preventDefault()
    event.stopPropagation()
    if (place !== undefined) reveal(place)
  }
}

/** A letter, and the place of the first item that begins with it. */
export interface LetterPlace {
  letter: string
  index: number
}

/** Items of a letter that follow one another, but for the few of others in between. */
interface Run extends LetterPlace {
  count: number
}

/** Items and letters below which a list is looked over faster than letters are aimed at. */
const [fewestItems, fewestLetters] = [60, 5]

/** The part of a list that may stand elsewhere than where its letter leads. */
const mostOutOfOrder = 0.15

/** Items of other letters among those of one: “The Lamps” under L. */
const mostBetween = 4

const isSmall = (code: number) => code >= 97 && code <= 122
/** A letter of which the code says all; most begin so, and there may be 50,000. */
const isPlain = (code: number) => isSmall(code) || (code >= 65 && code <= 90)

/** What an item is looked for by, in a list that is in the order of it. */
export type ReadWords = (item: BrowseItem) => string

const nameOf: ReadWords = ({ title, name }) => title || name || ''

/** The letter that an item is looked for under; '#' for a digit or sign. */
export function letterOf(item: BrowseItem, wordsOf: ReadWords = nameOf): string {
  const text = wordsOf(item).trimStart()
  const code = text.charCodeAt(0)
  if (isPlain(code)) return String.fromCharCode(isSmall(code) ? code - 32 : code)
  return plainLetter(text)
}

/** Adds an item to the run of its letter, if that ended only a few items before, else begins one. */
function add(runs: Run[], letter: string, index: number): void {
  let between = 0
  for (let place = runs.length - 1; place >= 0; place -= 1) {
    const run = runs[place]
    if (!run) return
    if (run.letter === letter) {
      runs.length = place + 1
      run.count += 1
      return
    }
    between += run.count
    if (between > mostBetween) break
  }
  runs.push({ letter, index, count: 1 })
}

/**
 * Where the letters of a list begin, in its order: each where most of its items follow one another, because
 * players sort by rules of their own (capitals first, “Ä” after “Z”, without “The”). Empty for a list that is
 * short, has few letters, or is not sorted.
 */
export function letterIndex(
  items: readonly BrowseItem[],
  wordsOf: ReadWords = nameOf,
): readonly LetterPlace[] {
  if (items.length < fewestItems) return []
  const runs: Run[] = []
  let firstOther: Run | undefined
  let otherCount = 0
  let run: Run | undefined
  let runCode = -1
  // By number and by code: this runs before the first rows of a list are drawn, when nothing of it is
  // compiled yet.
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index]
    if (!item) continue
    const code = wordsOf(item).charCodeAt(0)
    if (run && code === runCode) {
      run.count += 1
      continue
    }
    const letter = letterOf(item, wordsOf)
    // Players sort signs among the letters.
    if (letter === otherLetter) {
      firstOther ??= { letter, index, count: 1 }
      otherCount += 1
      continue
    }
    run = runs.at(-1)
    if (letter === run?.letter) run.count += 1
    else {
      add(runs, letter, index)
      run = runs.at(-1)
    }
    runCode = isPlain(code) ? code : -1
  }
  const main = new Map<string, Run>()
  for (const run of runs) if (run.count > (main.get(run.letter)?.count ?? 0)) main.set(run.letter, run)
  const places = [...main.values(), ...(firstOther ? [firstOther] : [])]
  const found = [...main.values()].reduce((sum, { count }) => sum + count, otherCount)
  if (places.length < fewestLetters || items.length - found > items.length * mostOutOfOrder) return []
  return places
    .toSorted((one, other) => one.index - other.index)
    .map(({ letter, index }) => ({ letter, index }))
}

/**
 * Where the letters of a list begin that this panel has sorted, either way, by the words of its items and the
 * rules of a language: of 50,000 items some hundred are looked at. Empty for one that is short or has few
 * letters.
 */
export function sortedLetters(
  items: readonly BrowseItem[],
  wordsOf: ReadWords,
  language: string,
): readonly LetterPlace[] {
  if (items.length < fewestItems) return []
  const letterOfText = createLetters(language)
  const letterAt = (index: number) => letterOfText(wordsOf(items[index] ?? {}))
  const found = new Map<string, number>()
  for (let index = 0; index < items.length;) {
    const letter = letterAt(index)
    if (!found.has(letter)) found.set(letter, index)
    // Twice as far each time while it is the same, and back by halves to the first of another.
    let [last, step] = [index, 1]
    for (; last + step < items.length && letterAt(last + step) === letter; step *= 2) last += step
    let end = Math.min(last + step, items.length)
    while (end - last > 1) {
      const middle = Math.floor((last + end) / 2)
      if (letterAt(middle) === letter) last = middle
      else end = middle
    }
    index = end
  }
  if (found.size < fewestLetters) return []
  return Array.from(found, ([letter, index]) => ({ letter, index }))
}
