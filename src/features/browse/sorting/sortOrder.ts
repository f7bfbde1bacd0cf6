import { foldText } from '../../../ui/foldText'

/** What an item is sorted by; '' where it has nothing of it. */
export type SortKey = string | number

/** What is to be put in order. */
export interface SortQuestion {
  keys: readonly SortKey[]
  isDescending: boolean
  /** BCP 47: whose alphabet it is. */
  language: string
}

/** A text whose code points have nearly the order of its language. */
const nearKey = (text: string) => foldText(text).replaceAll(/\d+/g, (digits) => digits.padStart(9, '0'))

/**
 * The places of keys in the order of the keys: numbers as numbers, also within texts, whatever their case and
 * accents. What has none comes last either way; equal ones stay as they were.
 */
export function sortOrder({ keys, isDescending, language }: SortQuestion): Uint32Array<ArrayBuffer> {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  const way = isDescending ? -1 : 1
  const filled: number[] = []
  const empty: number[] = []
  for (const [place, key] of keys.entries()) (key === '' ? empty : filled).push(place)
  // The language's own order is slow to ask for; what is nearly in order needs a seventh of the questions.
  const near = keys.map((key) => (typeof key === 'number' ? key : nearKey(key)))
  filled.sort((one, other) => {
    const [a = '', b = ''] = [near[one], near[other]]
    return (a < b ? -way : a > b ? way : 0) || one - other
  })
  filled.sort((one, other) => {
    const [a = '', b = ''] = [keys[one], keys[other]]
    const difference = typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b))
    return difference * way || one - other
  })
  return Uint32Array.from([...filled, ...empty])
}
