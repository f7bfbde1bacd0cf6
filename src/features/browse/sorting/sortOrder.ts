import type { BrowseItem, BrowseList } from '../../../../schemas/generated/types'
import { foldText } from '../../../ui/foldText'

/** What an item is sorted by; '' where it has nothing of it. */
export type SortKey = string | number

/** What is to be put in order: one text, because to hand over 50,000 holds a page up. */
export interface SortQuestion {
  /** All keys, one behind the other. */
  text: string
  /** Where each of them ends in it. */
  ends: Uint32Array<ArrayBuffer>
  /** Those that say something are all numbers. */
  areNumbers: boolean
  /** BCP 47: whose alphabet it is. */
  language: string
}

/** The places of keys in their order. */
export type SortOrder = Uint32Array<ArrayBuffer>

/** Both ways, which are worked out together. */
export interface SortOrders {
  ascending: SortOrder
  descending: SortOrder
}

/** Takes keys one by one, and gives what asks for their orders. */
export function collectKeys(language: string) {
  const texts: string[] = []
  const ends: number[] = []
  let end = 0
  let areNumbers = true
  return {
    add: (key: SortKey): void => {
      const text = String(key)
      if (text !== '' && typeof key === 'string') areNumbers = false
      texts.push(text)
      end += text.length
      ends.push(end)
    },
    question: (): SortQuestion => ({
      text: texts.join(''),
      ends: new Uint32Array(ends),
      areNumbers,
      language,
    }),
  }
}

/** The different ones of the keys, and for each place which of them stands there. */
function readKeys({ text, ends }: SortQuestion) {
  const numbers = new Map<string, number>()
  const keys: string[] = []
  const keyAt = new Uint32Array(ends.length)
  let start = 0
  for (const [place, end] of ends.entries()) {
    const key = text.slice(start, end)
    start = end
    let number = numbers.get(key)
    if (number === undefined) {
      number = keys.push(key) - 1
      numbers.set(key, number)
    }
    keyAt[place] = number
  }
  return { keys, keyAt }
}

const pad = (digits: string) => digits.padStart(9, '0')

/** A text whose code points have nearly the order of its language. */
function nearKey(text: string): string {
  const folded = foldText(text)
  return /\d/.test(folded) ? folded.replaceAll(/\d+/g, pad) : folded
}

type Compare = (one: string, other: string) => number

/** Puts texts in the order of `compare`, a slow one: what is nearly in order needs a seventh of its calls. */
function sortTexts(texts: readonly string[], compare: Compare): string[] {
  return texts
    .map((text) => ({ text, near: nearKey(text) }))
    .sort(({ near: one }, { near: other }) => (one < other ? -1 : one > other ? 1 : 0))
    .map(({ text }) => text)
    .sort(compare)
}

/** The places in the order of their ranks; those of the same rank stay as they were. */
function placesBy(ranks: Uint32Array, count: number): SortOrder {
  const next = new Uint32Array(count + 1)
  for (const rank of ranks) next[rank + 1] = (next[rank + 1] ?? 0) + 1
  for (let rank = 0; rank < count; rank += 1) next[rank + 1] = (next[rank + 1] ?? 0) + (next[rank] ?? 0)
  const order = new Uint32Array(ranks.length)
  for (const [place, rank] of ranks.entries()) {
    const at = next[rank] ?? 0
    order[at] = place
    next[rank] = at + 1
  }
  return order
}

/**
 * The places of keys in the order of the keys: numbers as numbers, also within texts, whatever their case and
 * whatever accents do not make another letter of the language. What has none comes last either way; equal
 * ones stay as they were.
 */
export function sortOrders(question: SortQuestion): SortOrders {
  const { areNumbers, language } = question
  const { keys, keyAt } = readKeys(question)
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  const compare: Compare = areNumbers ? (one, other) => Number(one) - Number(other) : collator.compare
  const filled = keys.filter((key) => key !== '')
  const sorted = areNumbers ? filled.sort(compare) : sortTexts(filled, compare)
  const ranks = new Map<string, number>()
  let last = -1
  for (const [at, key] of sorted.entries()) {
    if (at === 0 || compare(sorted[at - 1] ?? '', key) !== 0) last += 1
    ranks.set(key, last)
  }
  const none = last + 1
  const rankOf = keys.map((key) => ranks.get(key) ?? none)
  const upwards = keyAt.map((key) => rankOf[key] ?? none)
  const downwards = upwards.map((rank) => (rank === none ? none : last - rank))
  return { ascending: placesBy(upwards, none + 1), descending: placesBy(downwards, none + 1) }
}

/** By which of their fields items are sorted, and which way. */
export interface Sorting {
  field: string
  isDescending: boolean
}

/** What lists are sorted by where their player does not say, in the order offered. */
const usual = ['title', 'artist', 'album', 'year', 'duration', 'tracknumber'] as const

/** Of which letters begin the items of a list that is sorted by it. */
const worded: ReadonlySet<string> = new Set(['title', 'artist', 'album', 'genre'])

/** So many items, spread over a list, say what most of them have: to look at 50,000 takes too long. */
const looked = 100

/** Spreads evenly without a rhythm: every twelfth track of albums of twelve would have the same number. */
const goldenRatio = (Math.sqrt(5) - 1) / 2

/** What an item is sorted by; '' where it has nothing of it. */
export function keyOf(item: BrowseItem, field: string): SortKey {
  const value: unknown = field === 'title' ? item.title || item.name : item[field]
  if (typeof value === 'number') return Number.isFinite(value) ? value : ''
  return typeof value === 'string' ? value.trim() : ''
}

/** What letters lead to in a list that is sorted so; undefined where they lead to nothing. */
export function readWords(sorting: Sorting | undefined): ((item: BrowseItem) => string) | undefined {
  if (!sorting || sorting.field === 'title') return ({ title, name }) => title || name || ''
  const { field } = sorting
  return worded.has(field) ? (item) => String(keyOf(item, field)) : undefined
}

/** What a list can be sorted by. */
interface SortFields {
  /** Those that are offered: as its player says, else those that tell most of its items apart. */
  fields: readonly string[]
  /** Which kind of list it is, by what its items are and have. */
  kind: string
}

const none: SortFields = { fields: [], kind: '' }

function look({ items, availableSortings = [] }: BrowseList): SortFields {
  if (items.length < 2) return none
  const sample =
    items.length <= looked
      ? items
      : Array.from(
          { length: looked },
          (_, turn) => items[Math.floor(((turn * goldenRatio) % 1) * items.length)],
        ).filter((item) => item !== undefined)
  const had = usual.flatMap((field) => {
    const keys = sample.map((item) => keyOf(item, field)).filter((key) => key !== '' && key !== 0)
    return keys.length > sample.length / 2 ? [{ field, isTelling: new Set(keys).size > 1 }] : []
  })
  const told = [...new Set(availableSortings)].filter((field) => field !== '')
  return {
    fields: told.length > 0 ? told : had.filter(({ isTelling }) => isTelling).map(({ field }) => field),
    kind: [sample[0]?.type ?? '', ...had.map(({ field }) => field)].join(' '),
  }
}

const known = new WeakMap<BrowseList, SortFields>()

/** What a list can be sorted by; the same object for the same list. */
export function sortFieldsOf(list: BrowseList): SortFields {
  const before = known.get(list)
  if (before) return before
  const fields = look(list)
  known.set(list, fields)
  return fields
}
