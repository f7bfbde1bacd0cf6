import type { BrowseItem } from '../../../../schemas/generated/types'

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
const mostAstray = 0.15

/** Items of other letters among those of one: “The Lamps” under L. */
const mostBetween = 4

/** What is before the letters: digits, signs. */
const others = '#'

const marks = /\p{M}/gu
const isLetter = /\p{L}/u
const isSmall = (code: number) => code >= 97 && code <= 122
/** A letter of which the code says all; most begin so, and there may be 50,000. */
const isPlain = (code: number) => isSmall(code) || (code >= 65 && code <= 90)

/** The letter that an item is looked for under; '#' for a digit or sign. */
export function letterOf({ title, name }: BrowseItem): string {
  const text = (title || name || '').trimStart()
  const code = text.charCodeAt(0)
  if (isPlain(code)) return String.fromCharCode(isSmall(code) ? code - 32 : code)
  const [first = ''] = text
  const [plain = ''] = first.normalize('NFD').replace(marks, '')
  return isLetter.test(plain) ? plain.toLocaleUpperCase() : others
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
 * Where the letters of a list begin, in its order: each where most of its items follow one another, because players sort by rules of
 * their own (capitals first, “Ä” after “Z”, without “The”). Empty for a list that is short, has few letters, or is not sorted.
 */
export function letterIndex(items: readonly BrowseItem[]): readonly LetterPlace[] {
  if (items.length < fewestItems) return []
  const runs: Run[] = []
  let firstOther: Run | undefined
  let otherCount = 0
  let run: Run | undefined
  let runCode = -1
  // By number and by code: this runs before the first rows of a list are drawn, when nothing of it is compiled yet.
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index]
    if (!item) continue
    const code = (item.title || item.name || '').charCodeAt(0)
    if (run && code === runCode) {
      run.count += 1
      continue
    }
    const letter = letterOf(item)
    // Players sort signs among the letters.
    if (letter === others) {
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
  if (places.length < fewestLetters || items.length - found > items.length * mostAstray) return []
  return places
    .toSorted((one, other) => one.index - other.index)
    .map(({ letter, index }) => ({ letter, index }))
}
