/** No name is longer; what is is no slip. */
const longest = 80

/**
 * The candidate that somebody meant who wrote `word`: the same but for case, dashes and underscores, else the
 * nearest one within two slips of the keyboard: one in words of up to five letters, none in shorter ones than
 * four. Undefined when none is near.
 */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  const written = plain(word)
  if (written === '' || word.length > longest) return undefined
  const most = word.length < 4 ? 0 : word.length < 6 ? 1 : 2
  let best: { candidate: string; distance: number } | undefined
  for (const candidate of candidates) {
    if (candidate === word || candidate === '') continue
    const other = plain(candidate)
    if (other === written) return candidate
    const limit = Math.min(most, (best?.distance ?? Infinity) - 1, Math.ceil(other.length / 2) - 1)
    const distance = limit > 0 ? slips(written, other, limit) : Infinity
    if (distance <= limit) best = { candidate, distance }
  }
  return best?.candidate
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[\s_-]/g, '')
}

/**
 * Letters left out, added, changed or swapped with the next one; Infinity as soon as there are more than
 * `limit`.
 */
function slips(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return Infinity
  const [a, b] = unlike(one, other)
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i, ...Array<number>(b.length).fill(Infinity)]
    let least = i
    // Outside of this band the distance is greater than the limit anyway.
    for (let j = Math.max(1, i - limit); j <= Math.min(b.length, i + limit); j += 1) {
      const changed = (row[j - 1] ?? Infinity) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwapped ? (before[j - 2] ?? Infinity) + 1 : Infinity
      const distance = Math.min(changed, swapped, (row[j] ?? Infinity) + 1, (next[j - 1] ?? Infinity) + 1)
      next[j] = distance
      least = Math.min(least, distance)
    }
    if (least > limit) return Infinity
    before = row
    row = next
  }
  return row[b.length] ?? Infinity
}

/** Two words without what both begin and end with. */
function unlike(one: string, other: string): [string, string] {
  const most = Math.min(one.length, other.length)
  let start = 0
  while (start < most && one[start] === other[start]) start += 1
  let end = 0
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)]
}

/** Asks for the candidate that was meant, as a hint to spread into a finding; nothing where none is near. */
export function didYouMean(word: string, candidates: Iterable<string>): { hint?: string } {
  const candidate = closest(word, candidates)
  return candidate === undefined ? {} : { hint: `Did you mean “${candidate}”?` }
}

/**
 * Who has more of the same mistakes has renamed something, and needs no guess at each; guessing takes time.
 */
const most = 50

/**
 * `didYouMean` for a rule that may find the same in a whole page: after the first ones it suggests nothing.
 */
export function createSuggest(): typeof didYouMean {
  let asked = 0
  return (word, candidates) => {
    asked += 1
    return asked > most ? {} : didYouMean(word, candidates)
  }
}
