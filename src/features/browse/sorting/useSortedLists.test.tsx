import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { BrowseList } from '../../../../schemas/generated/types'
import { PanelProviders } from '../../../../tests/support/PanelProviders'
import { testBrand } from '../../../../tests/support/testBrand'
import { BrandContext } from '../../../ui/brand/BrandContext'
import { type SortQuestion, sortOrders } from './sortOrder'
import { useSortedLists, sortNow } from './useSortedLists'

const place = { uri: 'albums://' }
const listOf = (count: number): BrowseList => ({
  items: Array.from({ length: count }, (_, at) => ({ type: 'folder', title: `Album ${(at * 7) % count}` })),
})

const show = (first: BrowseList) =>
  renderHook(({ lists }) => useSortedLists(lists, place, '/browse'), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <BrandContext value={testBrand}>
        <PanelProviders>{children}</PanelProviders>
      </BrandContext>
    ),
    initialProps: { lists: [first] },
  })
type Shown = ReturnType<typeof show>['result']
const titleAt = ({ current }: Shown, index: number) => current.lists?.[0]?.list.items[index]?.title
const choose = ({ current }: Shown, isDescending: boolean) =>
  act(() => current.lists?.[0]?.choose({ field: 'title', isDescending }))

beforeEach(() => localStorage.clear())

it('shows a short list in its order at once, also the next one of its kind', () => {
  const { result, rerender } = show(listOf(5))
  expect([titleAt(result, 1), result.current.lists?.[0]?.fields]).toEqual(['Album 2', ['title']])
  choose(result, true)
  expect([titleAt(result, 0), result.current.isSorting]).toEqual(['Album 4', false])
  rerender({ lists: [listOf(9)] })
  expect(titleAt(result, 0)).toBe('Album 8')
  act(() => result.current.lists?.[0]?.choose(undefined))
  expect(titleAt(result, 1)).toBe('Album 7')
})

it('leaves a long list as it is until it is sorted, which says that it is on its way', async () => {
  const { result } = show(listOf(3001))
  choose(result, true)
  expect([titleAt(result, 1), result.current.isSorting]).toEqual(['Album 7', true])
  await waitFor(() => expect(titleAt(result, 0)).toBe('Album 3000'))
  expect(result.current.isSorting).toBe(false)
})

it('works out all orders of a long list before one is chosen, where it has a thread for it', async () => {
  class OwnThread extends EventTarget {
    postMessage(question: SortQuestion) {
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: sortOrders(question) })))
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', OwnThread)
  const list = listOf(3001)
  const { result, unmount } = show(list)
  act(() => result.current.prepare())
  await waitFor(() => expect(sortNow(list, { field: 'title', isDescending: false }, 'en')).toBeDefined())
  choose(result, false)
  expect([titleAt(result, 0), result.current.isSorting]).toEqual(['Album 0', false])
  unmount()
  vi.unstubAllGlobals()
})
