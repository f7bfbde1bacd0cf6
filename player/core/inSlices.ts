import { setImmediate as turn } from 'node:timers/promises'

/** So many are taken at once unless the caller knows better: some milliseconds' worth of what is done with a track. */
const usual = 500

/**
 * Takes each of a list in its order. Everything else has its turn after every so many, so that a list of 50,000 holds up nobody;
 * a short one is done at once.
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
