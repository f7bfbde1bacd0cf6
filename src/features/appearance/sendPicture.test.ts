// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import three from '../../../fixtures/pushBackgrounds/three.json'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { ScriptedUpload } from '../../../tests/support/ScriptedUpload'
import { sendPicture } from './Pictures'

const jpeg = Uint8Array.of(0xff, 0xd8, 0xff)
const file = new File([jpeg], 'fjord.jpg')
// jsdom reads no part of a file.
Object.defineProperty(file, 'slice', { value: () => ({ arrayBuffer: () => Promise.resolve(jpeg.buffer) }) })
let stage: ReturnType<typeof ScriptedUpload.install>

const start = async () => {
  const device = new ScriptedDevice()
  device.push('pushBackgrounds', three)
  const controller = new AbortController()
  const moved = vi.fn<(percent: number) => void>()
  const outcome = sendPicture(device, file, moved, controller.signal)
  // The file is looked at before it goes.
  for (let turn = 0; turn < 20 && stage.uploads.length === 0; turn += 1) await Promise.resolve()
  const [upload] = stage.uploads
  if (!upload) throw new Error('nothing was sent')
  return { device, upload, outcome, moved, controller }
}
const withOneMore = { available: [...three.available, { name: 'Fjord', path: 'fjord.jpg' }] }

beforeEach(() => {
  vi.useFakeTimers()
  stage = ScriptedUpload.install()
})
afterEach(() => {
  vi.useRealTimers()
  stage.uninstall()
})

describe('a background on its way', () => {
  it('[D7-44] goes to backgrounds-upload of the connected player, in the field filename', async () => {
    const { upload, outcome, moved } = await start()
    expect(upload.url).toBe('http://192.168.1.50/backgrounds-upload')
    expect([...(upload.body?.keys() ?? [])]).toEqual(['filename'])
    upload.move(30, 60)
    expect(moved).toHaveBeenLastCalledWith(50)
    upload.answer(201)
    expect(await outcome).toEqual({ status: 'done', answer: undefined })
  })

  it('is there when the list has it, also when the player never answers the upload', async () => {
    const { device, upload, outcome } = await start()
    upload.finish()
    await vi.advanceTimersByTimeAsync(3000)
    expect(device.sentWith('getBackgrounds')).toHaveLength(1)
    device.push('pushBackgrounds', withOneMore)
    expect(await outcome).toEqual({ status: 'done', answer: undefined })
    expect(upload.isAborted).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is not there when the list is the old one, or has a picture of somebody else while it is on its way', async () => {
    const { device, upload, outcome } = await start()
    upload.move(1, 2)
    device.push('pushBackgrounds', withOneMore)
    upload.finish()
    device.push('pushBackgrounds', three)
    vi.advanceTimersByTime(30_000)
    expect(await outcome).toEqual({ status: 'failed', problem: 'silent' })
  })

  it('ends when it is cancelled', async () => {
    const { upload, outcome, controller } = await start()
    controller.abort()
    expect(await outcome).toEqual({ status: 'failed', problem: 'cancelled' })
    expect(upload.isAborted).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('goes nowhere before there was a player', async () => {
    const device = new ScriptedDevice()
    device.setOrigin(undefined)
    const { signal } = new AbortController()
    expect(await sendPicture(device, file, () => undefined, signal)).toEqual({
      status: 'failed',
      problem: 'unreachable',
    })
  })
})
