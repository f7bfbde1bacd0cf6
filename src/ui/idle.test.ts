import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../tests/support/eventually'
import { afterFirstPicture, expectFirstPicture, prefetchOnIdle } from './idle'

describe('idle', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('fetches once the start is over, and minds no failure', async () => {
    const fetch = vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('the player is away')))
    prefetchOnIdle(fetch)
    await vi.advanceTimersByTimeAsync(3999)
    expect(fetch).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2001)
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('fetches nothing when it is called off', async () => {
    const fetch = vi.fn<() => Promise<unknown>>(() => Promise.resolve())
    const callOff = prefetchOnIdle(fetch)
    await vi.advanceTimersByTimeAsync(1000)
    callOff()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetch).not.toHaveBeenCalled()
  })

  it('lets somebody scroll, but not for ever', async () => {
    const fetch = vi.fn<() => Promise<unknown>>(() => Promise.resolve())
    let left = 12
    vi.stubGlobal('requestIdleCallback', (work: IdleRequestCallback) =>
      setTimeout(() => work({ didTimeout: false, timeRemaining: () => left }), 10),
    )
    vi.stubGlobal('cancelIdleCallback', clearTimeout)
    prefetchOnIdle(fetch)
    await vi.advanceTimersByTimeAsync(6000)
    expect(fetch).not.toHaveBeenCalled()
    left = 49
    await vi.advanceTimersByTimeAsync(600)
    expect(fetch).toHaveBeenCalledOnce()

    left = 12
    prefetchOnIdle(fetch)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})

describe('the first picture', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('calls who waits once the first picture of a start is on screen, and at once later', async () => {
    const frames: FrameRequestCallback[] = []
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
    expectFirstPicture()
    const [first, forgotten, later] = [0, 1, 2].map(() => vi.fn<() => void>())
    afterFirstPicture(() => first?.())
    afterFirstPicture(() => forgotten?.())()
    expect(first).not.toHaveBeenCalled()
    for (const frame of frames) frame(0)
    await eventually(() => expect(first).toHaveBeenCalledOnce())
    expect(forgotten).not.toHaveBeenCalled()
    afterFirstPicture(() => later?.())
    expect(later).toHaveBeenCalledOnce()
  })

  it('calls all the same where the page draws no frames, as one behind others', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0)
    expectFirstPicture()
    const listener = vi.fn<() => void>()
    afterFirstPicture(listener)
    await eventually(() => expect(listener).toHaveBeenCalledOnce())
  })
})
