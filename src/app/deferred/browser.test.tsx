import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPanel } from '../../../tests/support/renderPanel'
import { useWakeLock } from './BrowserIntegration'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock')
  Reflect.deleteProperty(navigator, 'mediaSession')
  vi.unstubAllGlobals()
})

const give = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })

it('keeps the screen on where that is wanted, again after it was hidden, and lets go', async () => {
  const release = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const locks: { released: boolean; release: typeof release }[] = []
  const request = vi.fn<() => Promise<unknown>>(() => {
    const lock = { released: false, release }
    locks.push(lock)
    return Promise.resolve(lock)
  })
  give('wakeLock', { request })
  const { rerender, unmount } = renderHook(({ isWanted }) => useWakeLock(isWanted), {
    initialProps: { isWanted: false },
  })
  expect(request).not.toHaveBeenCalled()
  rerender({ isWanted: true })
  await waitFor(() => expect(locks).toHaveLength(1))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(locks).toHaveLength(1)
  for (const lock of locks) lock.released = true
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(locks).toHaveLength(2))
  await act(async () => undefined)
  unmount()
  expect(release).toHaveBeenCalledOnce()
})

it('tells the browser what plays, and is led by its media controls', async () => {
  const handlers = new Map<string, ((details: object) => void) | null>()
  const session = {
    metadata: null as { title: string } | null,
    playbackState: 'none',
    setPositionState: vi.fn<(state?: object) => void>(),
    setActionHandler: (action: string, handler: ((details: object) => void) | null) => {
      if (action === 'seekto') throw new TypeError('not here')
      handlers.set(action, handler)
    },
  }
  give('mediaSession', session)
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(readonly init: { title: string; artwork: { src: string }[] }) {}
    },
  )
  const { device } = await renderPanel()
  act(() =>
    device.push('pushState', {
      status: 'play',
      title: 'Gull Song',
      artist: 'Pier Choir',
      albumart: '/albumart',
      duration: 200,
      seek: 1000,
    }),
  )
  await waitFor(() => expect(session.playbackState).toBe('playing'), { timeout: 15_000 })
  expect(session.metadata).toMatchObject({
    init: { title: 'Gull Song', artist: 'Pier Choir', artwork: [{ src: 'http://192.168.1.50/albumart' }] },
  })
  expect(session.setPositionState).toHaveBeenLastCalledWith(expect.objectContaining({ duration: 200 }))
  act(() => device.push('pushState', { status: 'play', title: 'Gull Song', duration: 200, seek: 120_000 }))
  await waitFor(() => {
    const position: unknown = Reflect.get(session.setPositionState.mock.lastCall?.[0] ?? {}, 'position')
    expect(position).toBeCloseTo(120, 0)
  })
  handlers.get('nexttrack')?.({})
  handlers.get('pause')?.({})
  expect(device.sentWith('next')).toHaveLength(1)
  expect(device.sentWith('pause')).toHaveLength(1)
})
