import { describe, expect, it, vi } from 'vitest'
import type { BrowseItem } from '../../../../schemas/generated/types'
import { createSorter } from './createSorter'
import {
  collectKeys,
  keyOf,
  readWords,
  sortFieldsOf,
  type SortKey,
  type SortOrders,
  sortOrders,
} from './sortOrder'
import { readSortings, withSorting } from './useSortedLists'

function questionOf(keys: readonly SortKey[], language = 'en') {
  const { add, question } = collectKeys(language)
  for (const key of keys) add(key)
  return question()
}

const sorted = (keys: readonly SortKey[], language = 'en') =>
  Array.from(sortOrders(questionOf(keys, language)).ascending, (place) => keys[place])

it('sorts words whatever their case and accents, and numbers within them as numbers', () => {
  expect(sorted(['No. 10', 'éclair', 'Echo', 'no. 9', 'Zoo'])).toEqual([
    'Echo',
    'éclair',
    'no. 9',
    'No. 10',
    'Zoo',
  ])
  expect(sorted([10.25, 9, 10.3])).toEqual([9, 10.25, 10.3])
  expect(sorted(['12', 7, '3/12'])).toEqual(['3/12', 7, '12'])
})

describe('goes by the alphabet of the language', () => {
  it.each([
    ['sv', 'Alfa Zebra Ångström Äpple Östen'],
    ['de', 'Alfa Ångström Äpfel Östen Ostern Zebra'],
    ['es', 'Nube Nuez Ñandú Oboe'],
    ['en', 'nadir Ñandú Nube'],
    ['pl', 'Lato Luna Łza Mila'],
    ['tr', 'Ilgaz Irmak İnci izmir'],
    ['tr', 'Cem Çam Dam'],
    ['da', 'Zoo Æble Øl Ål'],
    ['cs', 'Cesta Hora Chata Ibis'],
  ])('of %s', (language, text) => {
    const words = text.split(' ')
    expect(sorted(words.toReversed(), language)).toEqual(words)
  })
})

it('leaves what has nothing to go by to the end, either way, and equal ones as they were', () => {
  const { ascending, descending } = sortOrders(questionOf(['', 'b', 'a', 'B', '']))
  expect([...ascending]).toEqual([2, 1, 3, 0, 4])
  expect([...descending]).toEqual([1, 3, 2, 0, 4])
})

it('tells keys apart however they are made, and takes none at all', () => {
  expect(sorted(['a\u0000b', 'a', 'b', '\ud800', 'a'])).toHaveLength(5)
  expect(sorted(['b,a', 'b', ',a'])).toEqual([',a', 'b', 'b,a'])
  expect(sorted([])).toEqual([])
  expect(sorted(['', ''])).toEqual(['', ''])
  expect(sorted([10, '', 2])).toEqual([2, 10, ''])
})

it('puts 50,000 in order, those of few artists as those of as many titles', () => {
  const keys = Array.from({ length: 50_000 }, (_, at) => `Song ${(at * 7919) % 50_000}`)
  const { ascending, descending } = sortOrders(questionOf(keys))
  expect(Array.from(ascending.subarray(0, 3), (place) => keys[place])).toEqual(['Song 0', 'Song 1', 'Song 2'])
  expect([...descending]).toEqual([...ascending].toReversed())
  const artists = keys.map((_, at) => `Artist ${at % 3}`)
  const found = sortOrders(questionOf(artists))
  expect([...found.ascending.subarray(0, 3)]).toEqual([0, 3, 6])
  expect([...found.descending.subarray(0, 3)]).toEqual([2, 5, 8])
})

/** A worker that does nothing. */
const brokenWorker = () =>
  Object.assign(new EventTarget(), {
    postMessage: vi.fn<() => void>(),
    terminate: vi.fn<() => void>(),
  })
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a worker as is used
const sorterOn = (worker: object) => createSorter(() => worker as unknown as Worker)
const placesOf = (orders: SortOrders | undefined) => orders && [...orders.ascending]

it('sorts on its own thread where there is no other, or its code cannot be had', async () => {
  const question = questionOf(['b', 'a'])
  const none = createSorter(() => {
    throw new Error('forbidden')
  })
  expect(none.prepare()).toBe(false)
  expect(placesOf(await none.sort(question))).toEqual([1, 0])
  const worker = brokenWorker()
  const sorter = sorterOn(worker)
  expect(sorter.prepare()).toBe(true)
  const first = sorter.sort(question)
  const second = sorter.sort(questionOf(['a', 'b']))
  worker.dispatchEvent(new Event('error'))
  expect(placesOf(await first)).toEqual([1, 0])
  expect(placesOf(await second)).toEqual([0, 1])
  expect(worker.terminate).toHaveBeenCalledOnce()
  expect(placesOf(await sorter.sort(question))).toEqual([1, 0])
  expect(worker.postMessage).toHaveBeenCalledTimes(2)
  expect(sorter.prepare()).toBe(false)
})

it('lets nobody wait for a sorter that was closed', async () => {
  const worker = brokenWorker()
  const sorter = sorterOn(worker)
  const asked = sorter.sort(questionOf(['b', 'a']))
  sorter.close()
  expect(await asked).toBeUndefined()
  expect(worker.terminate).toHaveBeenCalledOnce()
})

const album = (number: number, more: BrowseItem = {}): BrowseItem => ({
  type: 'folder',
  title: `Album ${number}`,
  artist: 'The Lamps',
  year: String(1990 + number),
  album: '',
  ...more,
})
const count = (many: number, make: (place: number) => BrowseItem): BrowseItem[] =>
  Array.from({ length: many }, (_, at) => make(at))

describe('a list can be sorted by', () => {
  it('what most of its items have and what tells them apart, where its player does not say', () => {
    expect(sortFieldsOf({ items: count(6, album) }).fields).toEqual(['title', 'year'])
    const songs = count(6, (at) => ({
      type: 'song',
      title: `Song ${at}`,
      duration: 60 + at,
      tracknumber: at + 1,
    }))
    expect(sortFieldsOf({ items: songs }).fields).toEqual(['title', 'duration', 'tracknumber'])
  })

  it('nothing that only few have, that is empty or 0, or that a single item has', () => {
    const few = count(6, (at) => ({
      title: `A ${at}`,
      duration: 0,
      album: ' ',
      ...(at < 3 && { year: `${at}` }),
    }))
    expect(sortFieldsOf({ items: few }).fields).toEqual(['title'])
    expect(sortFieldsOf({ items: [album(1)] }).fields).toEqual([])
    expect(sortFieldsOf({ items: [] }).fields).toEqual([])
  })

  it('what its player says, once each', () => {
    const told = { items: count(6, album), availableSortings: ['bpm', 'title', 'bpm', ''] }
    expect(sortFieldsOf(told).fields).toEqual(['bpm', 'title'])
  })

  it('what most of 50,000 have, of which few are looked at', () => {
    let looks = 0
    const item = {
      get title() {
        looks += 1
        return String(looks)
      },
    }
    expect(sortFieldsOf({ items: count(50_000, () => item) }).fields).toEqual(['title'])
    expect(looks).toBeLessThan(2000)
  })

  it.each([1_200, 4_800, 12_000])('what tells %d apart, however it comes and goes', (length) => {
    const songs = count(length, (at) => ({ title: `Song ${at}`, tracknumber: (at % 12) + 1 }))
    expect(sortFieldsOf({ items: songs }).fields).toEqual(['title', 'tracknumber'])
  })
})

it('knows lists of a kind by what their items are and have, not by what is in them', () => {
  const kindOf = (items: BrowseItem[]) => sortFieldsOf({ items }).kind
  expect(kindOf(count(6, album))).toBe(kindOf(count(9, (at) => album(at, { artist: `A ${at}` }))))
  expect(kindOf(count(6, album))).not.toBe(kindOf(count(6, (at) => ({ type: 'folder', title: `G ${at}` }))))
  expect(kindOf(count(6, album))).not.toBe(kindOf(count(6, (at) => album(at, { type: 'song' }))))
})

it('reads what an item is sorted by; a name stands for a title', () => {
  expect(keyOf({ name: ' Jazz ' }, 'title')).toBe('Jazz')
  expect(keyOf({ duration: 61 }, 'duration')).toBe(61)
  expect(keyOf({ duration: Number.NaN }, 'duration')).toBe('')
  expect(keyOf({ meta: {} }, 'meta')).toBe('')
})

it('has letters lead to what the list is sorted by, where that is words', () => {
  const item = { title: 'Tide', artist: 'Lamps', year: '1999' }
  const words = (field?: string) =>
    readWords(field === undefined ? undefined : { field, isDescending: false })?.(item)
  expect([words(), words('title'), words('artist'), words('year')]).toEqual([
    'Tide',
    'Tide',
    'Lamps',
    undefined,
  ])
})

describe('what is remembered', () => {
  it('comes back by kind, and goes where the player’s own order is chosen', () => {
    const first = withSorting(new Map(), 'albums', { field: 'year', isDescending: true })
    const both = withSorting(readSortings(first), 'songs', { field: 'title', isDescending: false })
    expect([...readSortings(both)]).toEqual([
      ['albums', { field: 'year', isDescending: true }],
      ['songs', { field: 'title', isDescending: false }],
    ])
    expect([...readSortings(withSorting(readSortings(both), 'albums', undefined)).keys()]).toEqual(['songs'])
  })

  it('is the last 60, and nothing that is none', () => {
    let text = '[]'
    for (let at = 0; at < 70; at += 1)
      text = withSorting(readSortings(text), `kind ${at}`, { field: 'title', isDescending: false })
    expect([...readSortings(text).keys()].at(0)).toBe('kind 10')
    for (const strange of ['', '{', 'null', '{"a":1}', '[1,["a"],["a",2],["a","b","c"]]'])
      expect([...readSortings(strange)]).toEqual([])
  })
})
