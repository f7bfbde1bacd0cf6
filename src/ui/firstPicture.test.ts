import { afterEach, expect, it, vi } from 'vitest'
import { eventually } from '../../tests/support/eventually'
import { afterFirstPicture, expectFirstPicture } from './firstPicture'

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
