import { describe, expect, it } from 'vitest'
import type { BrowseItem } from '../../../../schemas/generated/types'
import { readSortings, withSorting } from './useSortedLists'
import { keyOf, readWords, sortFieldsOf } from './sortFields'

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
