import { act, render, renderHook, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Boundary } from './Boundary'
import { createMoment } from './idle'
import { later } from './later'

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

it('a moment is waited for by each who asks, until it has come for one', async () => {
  const useMoment = createMoment((come) => {
    const timer = setTimeout(come, 200)
    return () => clearTimeout(timer)
  })
  renderHook(useMoment).unmount()
  await act(() => vi.advanceTimersByTimeAsync(200))
  const first = renderHook(useMoment)
  expect(first.result.current).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(first.result.current).toBe(true)
  expect(renderHook(useMoment).result.current).toBe(true)
})
