import { describe, expect, it, vi } from 'vitest'
import type { BrowseList } from '../../../../schemas/generated/types'
import { isLong, sortNow, sortSoon } from './useSortedLists'
import { type SortQuestion, sortOrders } from './sortOrder'

const upwards = { field: 'title', isDescending: false }
const downwards = { field: 'title', isDescending: true }

const listOf = (count: number): BrowseList => ({
  title: 'Songs',
  items: Array.from({ length: count }, (_, at) => ({ type: 'song', title: `Song ${(at * 7) % count}` })),
})
const titles = (list: BrowseList | undefined) => list?.items.map(({ title }) => title)

const sorterOf = (sort: (question: SortQuestion) => ReturnType<typeof sortOrders> | undefined) => ({
  prepare: () => true,
  sort: vi.fn<(question: SortQuestion) => Promise<ReturnType<typeof sortOrders> | undefined>>((question) =>
    Promise.resolve(sort(question)),
  ),
  close: () => undefined,
})

it('sorts a short list at once, the same object each time, and leaves what it was', () => {
  const list = listOf(5)
  expect(titles(sortNow(list, upwards, 'en'))).toEqual(['Song 0', 'Song 1', 'Song 2', 'Song 3', 'Song 4'])
  expect(titles(sortNow(list, downwards, 'en'))?.[0]).toBe('Song 4')
  expect(sortNow(list, upwards, 'en')).toBe(sortNow(list, upwards, 'en'))
  expect(sortNow(list, upwards, 'en')).toMatchObject({ title: 'Songs' })
  expect(list.items[1]?.title).toBe('Song 2')
})

describe('a long list', () => {
  it('is there when its orders have come, both of which come at once', async () => {
    const list = listOf(12_001)
    const sorter = sorterOf(sortOrders)
    expect(isLong(list)).toBe(true)
    expect(sortNow(list, upwards, 'en')).toBeUndefined()
    await sortSoon(list, 'title', 'en', sorter)
    expect(titles(sortNow(list, upwards, 'en'))?.slice(0, 3)).toEqual(['Song 0', 'Song 1', 'Song 2'])
    expect(titles(sortNow(list, downwards, 'en'))?.[0]).toBe('Song 12000')
    expect(sortNow(list, upwards, 'de')).toBeUndefined()
  })

  it('is asked for once, whoever wants it', async () => {
    const list = listOf(2000)
    const sorter = sorterOf(sortOrders)
    await Promise.all([1, 2, 3].map(() => sortSoon(list, 'title', 'en', sorter)))
    await sortSoon(list, 'title', 'en', sorter)
    expect(sorter.sort).toHaveBeenCalledOnce()
  })

  it('is asked for again where whoever sorted it was closed', async () => {
    const list = listOf(2000)
    await sortSoon(
      list,
      'title',
      'en',
      sorterOf(() => undefined),
    )
    expect(sortNow(list, upwards, 'en')).toBeUndefined()
    await sortSoon(list, 'title', 'en', sorterOf(sortOrders))
    expect(sortNow(list, upwards, 'en')).toBeDefined()
  })
})
