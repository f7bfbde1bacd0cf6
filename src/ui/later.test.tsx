import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Boundary } from './Boundary'
import { later, laterOnceStarted, laterWhenIdle } from './later'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A host of which the panel asks only as a browser asks for a page. */
const hostThat = (answers: () => boolean) =>
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: { accept: string } }) =>
    answers() && headers.accept === 'text/html'
      ? Promise.resolve(new Response(null, { status: 404 }))
      : Promise.reject(new TypeError('away')),
  )

/** As long as there is between two tries. */
const passTime = () => act(() => vi.advanceTimersByTimeAsync(3000))

const Loaded = () => <p>loaded</p>

async function draw(load: () => Promise<typeof Loaded>) {
  const Later = later(load)
  await act(async () =>
    render(
      <Boundary fallback={<p>failed</p>}>
        <Suspense fallback={<p>waiting</p>}>
          <Later />
        </Suspense>
      </Boundary>,
    ),
  )
}

it('waits for a chunk while the player that serves it is away', async () => {
  let isAway = true
  hostThat(() => !isAway)
  await draw(() => (isAway ? Promise.reject(new TypeError('away')) : Promise.resolve(Loaded)))
  for (let tries = 0; tries < 20; tries++) await passTime()
  expect(screen.queryByText('waiting')).not.toBeNull()
  isAway = false
  await passTime()
  expect(screen.queryByText('loaded')).not.toBeNull()
})

it('tries a chunk once more that did not come from a host that answers', async () => {
  hostThat(() => true)
  let tries = 0
  await draw(() => (++tries === 1 ? Promise.reject(new TypeError('cut')) : Promise.resolve(Loaded)))
  await passTime()
  expect(screen.queryByText('loaded')).not.toBeNull()
})

it('fails where the host answers and the chunk is gone', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  hostThat(() => true)
  await draw(() => Promise.reject(new TypeError('gone')))
  expect(screen.queryByText('waiting')).not.toBeNull()
  await passTime()
  expect(screen.queryByText('failed')).not.toBeNull()
  expect(errors).toHaveBeenCalled()
})

it.each([
  ['the browser has nothing else to do', laterWhenIdle, 200],
  ['the start is over', laterOnceStarted, 4200],
])('is fetched when %s, also where what had it before was gone by then', async (_when, laterThen, ms) => {
  const load = vi.fn<() => Promise<typeof Loaded>>(() => Promise.resolve(Loaded))
  const Later = laterThen(load)
  const shown = (
    <Suspense fallback={null}>
      <Later />
    </Suspense>
  )
  render(shown).unmount()
  await act(() => vi.advanceTimersByTimeAsync(ms))
  expect(load).not.toHaveBeenCalled()
  const { unmount } = render(shown)
  await act(() => vi.advanceTimersByTimeAsync(ms - 100))
  expect(load).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(200))
  await vi.waitFor(() => expect(screen.queryByText('loaded')).not.toBeNull())
  unmount()
  // It has come for whoever is drawn next, too.
  render(shown)
  expect(screen.queryByText('loaded')).not.toBeNull()
})
