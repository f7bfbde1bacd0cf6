import { compareValues } from '../embedded/database/query/compareValues'
import { compareKeys } from '../embedded/database/tree/compareKeys'
import type { Asked, Leaf } from '../services/ports/Records'

interface Entry {
  value: Leaf
  key: string
}

/** Entries of one bucket at most: what is moved for each that comes or goes. */
const most = 512

const compare = (a: Entry, b: Entry) => compareValues(a.value, b.value) || compareKeys(a.key, b.key)

/** Keys in the order of their values, then of their own: what `.indexOn` is to a real database. */
export class OrderedIndex {
  private readonly buckets: Entry[][] = []

  add(value: Leaf, key: string): void {
    const entry = { value, key }
    const at = this.bucketOf(entry)
    const bucket = this.buckets[at]
    if (bucket === undefined) {
      const last = this.buckets.at(-1)
      if (last === undefined || last.length >= most) this.buckets.push([entry])
      else last.push(entry)
      return
    }
    bucket.splice(placeIn(bucket, entry), 0, entry)
    if (bucket.length > most) this.buckets.splice(at + 1, 0, bucket.splice(most / 2))
  }

  remove(value: Leaf, key: string): void {
    const entry = { value, key }
    const at = this.bucketOf(entry)
    const bucket = this.buckets[at]
    const place = bucket === undefined ? 0 : placeIn(bucket, entry)
    if (bucket?.[place]?.key !== key) return
    bucket.splice(place, 1)
    if (bucket.length === 0) this.buckets.splice(at, 1)
  }

  /** The keys that are asked for, in order. */
  find({ from, to, most: count = Number.POSITIVE_INFINITY, last }: Asked): string[] {
    const found: string[] = []
    const isWithin = ({ value }: Entry) =>
      (from === undefined || compareValues(value, from) >= 0) &&
      (to === undefined || compareValues(value, to) <= 0)
    if (last !== undefined) {
      for (const bucket of this.buckets.toReversed())
        for (const entry of bucket.toReversed()) {
          if (found.length >= last || (from !== undefined && compareValues(entry.value, from) < 0))
            return found.toReversed()
          if (isWithin(entry)) found.push(entry.key)
        }
      return found.toReversed()
    }
    for (const bucket of this.buckets)
      for (const entry of bucket) {
        if (found.length >= count || (to !== undefined && compareValues(entry.value, to) > 0)) return found
        if (isWithin(entry)) found.push(entry.key)
      }
    return found
  }

  /** The bucket in whose range an entry is; their number for one that comes after all. */
  private bucketOf(entry: Entry): number {
    let low = 0
    let high = this.buckets.length
    while (low < high) {
      const middle = (low + high) >> 1
      const last = this.buckets[middle]?.at(-1)
      if (last !== undefined && compare(last, entry) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Where an entry stands in a bucket, or would. */
function placeIn(bucket: readonly Entry[], entry: Entry): number {
  let low = 0
  let high = bucket.length
  while (low < high) {
    const middle = (low + high) >> 1
    const found = bucket[middle]
    if (found !== undefined && compare(found, entry) < 0) low = middle + 1
    else high = middle
  }
  return low
}
