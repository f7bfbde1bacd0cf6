import { expect, it } from 'vitest'
import type { RememberedPage } from './browse.vocabulary'
import { markStale, recallPage, rememberPage } from './browsePages'

const pageOf = (count: number) => ({
  navigation: { lists: [{ items: Array.from({ length: count }, () => ({})) }] },
})
const remember = (...sizes: readonly (readonly [string, number])[]) =>
  sizes.reduce(
    (known: readonly RememberedPage[], [address, size]) => rememberPage(known, address, '', pageOf(size)),
    [],
  )

it('remembers one page of each address, the last one', () => {
  const known = remember(['a', 1], ['b', 1], ['a', 2])
  expect(known.map(({ address }) => address)).toEqual(['b', 'a'])
  expect(recallPage(known, 'a')?.page).toEqual(pageOf(2))
})

it('forgets the oldest where they are too many, or of too many items, but never the one that has just come', () => {
  const many = remember(...Array.from({ length: 45 }, (_, place) => [`p${place}`, 1] as const))
  expect([many.length, many[0]?.address, many.at(-1)?.address]).toEqual([40, 'p5', 'p44'])
  const large = remember(['a', 40_000], ['b', 30_000], ['c', 20_000], ['d', 50_000])
  expect(large.map(({ address }) => address)).toEqual(['b', 'c', 'd'])
})

it('marks what is of or below an address of the library to be asked for again, or all', () => {
  const known = ['playlists', 'playlists/a', 'playlistsOfOthers', 'albums://'].reduce(
    (pages: readonly RememberedPage[], uri) => rememberPage(pages, `?uri=${uri}`, uri, pageOf(1)),
    [],
  )
  const stale = (pages: readonly RememberedPage[]) =>
    pages.filter(({ isStale }) => isStale).map(({ uri }) => uri)
  expect(stale(markStale(known, ['favourites', 'playlists']))).toEqual(['playlists', 'playlists/a'])
  expect(stale(markStale(known))).toHaveLength(4)
})
