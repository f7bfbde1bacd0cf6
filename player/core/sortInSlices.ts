import { setImmediate as turn } from 'node:timers/promises'

/** So many are sorted in one go: comparing two texts as a person would takes about a microsecond. */
const run = 500

/** Sorts a list, equal ones in their order, and lets everything else have its turn in between. */
export async function sortInSlices<T>(
  list: readonly T[],
  compare: (one: T, other: T) => number,
): Promise<T[]> {
  let runs: T[][] = []
  for (let begin = 0; begin < list.length; begin += run) {
    if (begin > 0) await turn()
    runs.push(list.slice(begin, begin + run).sort(compare))
  }
  while (runs.length > 1) {
    const merged: T[][] = []
    for (let pair = 0; pair < runs.length; pair += 2)
      merged.push(await merge(runs[pair] ?? [], runs[pair + 1] ?? [], compare))
    runs = merged
  }
  return runs[0] ?? []
}

/** Two sorted lists as one. */
async function merge<T>(
  first: T[],
  second: readonly T[],
  compare: (one: T, other: T) => number,
): Promise<T[]> {
  const [end, begin] = [first.at(-1), second[0]]
  // Most lists are in order already.
  if (begin === undefined || (end !== undefined && compare(end, begin) <= 0)) return first.concat(second)
  const merged: T[] = []
  let index = 0
  for (const [place, one] of first.entries()) {
    if (place % run === run - 1) await turn()
    for (let other = second[index]; other !== undefined && compare(other, one) < 0; other = second[index]) {
      merged.push(other)
      index += 1
      if (index % run === 0) await turn()
    }
    merged.push(one)
  }
  return merged.concat(second.slice(index))
}
