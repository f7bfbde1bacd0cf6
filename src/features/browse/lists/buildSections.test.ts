import { describe, expect, it } from 'vitest'
import type { BrowseItem, BrowseList } from '../../../../schemas/generated/types'
import { buildSections, isGridOf, listsOf, type Arrangement } from './buildSections'

const usual: Arrangement = {
  wantsGrid: false,
  isSimple: false,
  sought: '',
  expanded: new Set(),
}
const names = { local: 'In the library', streaming: 'From services' }
const songs = (count: number): BrowseItem[] =>
  Array.from({ length: count }, (_, index) => ({ title: `Song ${count - index}`, uri: `s/${index}` }))
const list = (count: number, more: Partial<BrowseList> = {}): BrowseList => ({ items: songs(count), ...more })
const titles = ({ items }: { items: readonly BrowseItem[] }) => items.map(({ title }) => title)

describe('[D3-17 D4-16] [D2.6-7] a list is a grid', () => {
  it.each([
    ['not by itself', undefined, false, false],
    ['where it is wished for', undefined, true, true],
    ['where there is nothing else', ['grid'], false, true],
    ['where it is wished for and offered', ['list', 'grid'], true, true],
    ['not where it is offered and not wished for', ['list', 'grid'], false, false],
    ['not where it refuses', ['list'], true, false],
  ] as const)('%s', (_, views, wantsGrid, isGrid) => {
    const offered = views ? { availableListViews: [...views] } : {}
    expect(isGridOf(offered, { wantsGrid, isSimple: false })).toBe(isGrid)
    // [D2.6-9]
    expect(isGridOf(offered, { wantsGrid, isSimple: true })).toBe(false)
  })
})

it('has the albums of a header after the lists of the page [D3-18]', () => {
  const page = { navigation: { lists: [list(1)], info: { local_albums: songs(2), streaming_albums: [] } } }
  expect(listsOf(page, names).map(({ title }) => title)).toEqual([undefined, 'In the library'])
  expect(listsOf({}, names)).toEqual([])
})

it('leaves the items of a page as they are: the same array, in the same order', () => {
  const lists = [list(50)]
  expect(buildSections(lists, false, usual)[0]?.items).toBe(lists[0]?.items)
})

it('[D9-10] shows the first 10 of each list of what was found, and all of one that is asked for', () => {
  const lists = [list(30), list(8)]
  const shape = (expanded: number[]) =>
    buildSections(lists, true, { ...usual, expanded: new Set(expanded) }).map(({ items, more }) => [
      items.length,
      more,
    ])
  expect(shape([])).toEqual([
    [10, 20],
    [8, 0],
  ])
  expect(shape([0])[0]).toEqual([30, 0])
  expect(buildSections([list(30)], true, usual)[0]?.items).toHaveLength(30)
})

it('finds within lists by words, in any order and case, with and without accents, and leaves out lists without', () => {
  const items = [{ title: 'Café Noir', artist: 'Émile' }, { title: 'Noise' }]
  const [section, ...rest] = buildSections([{ items }, list(3)], false, { ...usual, sought: 'emile CAFE' })
  expect(section && titles(section)).toEqual(['Café Noir'])
  expect(rest).toEqual([])
})
