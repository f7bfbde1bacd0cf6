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

/**
 * Maps a list with that many at work at once; the results are in the order of the list. Rejects with the
 * first that rejects.
 */
export async function mapLimited<T, R>(
  list: readonly T[],
  atOnce: number,
  map: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const indexes = list.keys()
  const work = async () => {
    for (const index of indexes) {
      const item = list[index]
      if (item !== undefined) results[index] = await map(item)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, list.length) }, work))
  return results
}

/**
 * So many are taken at once unless the caller knows better: some milliseconds' worth of what is done with a
 * track.
 */
const usual = 500

/**
 * Takes each of a list in its order. Everything else has its turn after every so many, so that a list of
 * 50,000 holds up nobody; a short one is done at once.
 */
export async function inSlices<T>(
  list: Iterable<T>,
  take: (one: T) => void,
  atOnce: number = usual,
): Promise<void> {
  let taken = 0
  for (const one of list) {
    if (taken === atOnce) {
      await turn()
      taken = 0
    }
    take(one)
    taken += 1
  }
}

/** Maps a list as `inSlices` takes it. */
export async function mapInSlices<T, R>(list: Iterable<T>, map: (one: T) => R): Promise<R[]> {
  const mapped: R[] = []
  await inSlices(list, (one) => mapped.push(map(one)))
  return mapped
}

/**
 * The JSON of a value in characters of one byte each: one wider character makes all that it is put together
 * with twice as large in memory, and as slow to send.
 */
export function narrowJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u0100-\uffff]/g,
    (wide) => `\\u${wide.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
