/** Maps a list with that many at work at once; the results are in the order of the list. Rejects with the first that rejects. */
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
