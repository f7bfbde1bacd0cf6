import { expect, it, vi } from 'vitest'
import { hideSilentIndexedDb } from './createSdk'

/** Databases whose `open` says `word` soon, or nothing. */
function databases(word?: 'success' | 'error') {
  const request = Object.assign(new EventTarget(), { result: { close: vi.fn<() => void>() } })
  const open = vi.fn<() => EventTarget>(() => {
    if (word) queueMicrotask(() => request.dispatchEvent(new Event(word)))
    return request
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of them that is asked
  return { open, deleteDatabase: vi.fn<(name: string) => void>() } as unknown as IDBFactory
}

it.each(['success', 'error'] as const)('databases that say %s stay', async (word) => {
  const page = { indexedDB: databases(word) }
  await hideSilentIndexedDb(page)
  expect(page.indexedDB).toBeDefined()
})

it('databases that cannot even be asked stay', async () => {
  const page = { indexedDB: databases() }
  vi.mocked(page.indexedDB.open).mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  await hideSilentIndexedDb(page)
  expect(page.indexedDB).toBeDefined()
})

it('databases that say nothing for 2 s are taken away', async () => {
  vi.useFakeTimers()
  const page = { indexedDB: databases() }
  const done = hideSilentIndexedDb(page)
  await vi.advanceTimersByTimeAsync(1999)
  expect(page.indexedDB).toBeDefined()
  await vi.advanceTimersByTimeAsync(1)
  await done
  expect(page.indexedDB).toBeUndefined()
  vi.useRealTimers()
})

it('a page without any is left alone', async () => {
  await expect(hideSilentIndexedDb({})).resolves.toBeUndefined()
})
