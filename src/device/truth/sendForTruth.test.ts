import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { isTrueSuccess, hearFavourite, hearResult, sendForTruth } from './sendForTruth'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const add = (device: ScriptedDevice) =>
  sendForTruth(device, hearResult('pushAddToPlaylist'), ['Evening'], () =>
    device.send('addToPlaylist', { name: 'Evening', uri: 'mnt/a' }),
  )

it('is done when the push of its result says nothing else, failed with its reason when it does, and silent after 8 s', async () => {
  const device = new ScriptedDevice()
  const done = add(device)
  device.push('pushAddToPlaylist', {})
  expect(await done.truth).toEqual({ status: 'done' })
  const failed = add(device)
  device.push('pushAddToPlaylist', { success: false, reason: 'full' })
  expect(await failed.truth).toEqual({ status: 'failed', reason: 'full' })
  const silent = add(device)
  await vi.advanceTimersByTimeAsync(8_000)
  expect(await silent.truth).toEqual({ status: 'silent' })
})

it('takes no toast for an answer: one of success waits for the truth, and is none when it failed', async () => {
  const device = new ScriptedDevice()
  const { truth } = add(device)
  const shown = isTrueSuccess(device, 'Added “Ebb” to Evening')
  expect(isTrueSuccess(device, 'Alarm set')).toBe(true)
  device.push('pushAddToPlaylist', { success: false })
  expect(await shown).toBe(false)
  expect((await truth).status).toBe('failed')
  expect(isTrueSuccess(device, 'Added “Ebb” to Evening')).toBe(true)
  add(device)
  const kept = isTrueSuccess(device, 'Added “Ebb” to Evening')
  device.push('pushAddToPlaylist', {})
  expect(await kept).toBe(true)
})

it('waits for nothing when nothing was sent', async () => {
  const device = new ScriptedDevice()
  device.setOutcome({ status: 'refused', reason: 'offline', message: '' })
  const { outcome, truth } = add(device)
  expect(outcome.status).toBe('refused')
  expect(await truth).toEqual({ status: 'silent' })
  expect(isTrueSuccess(device, 'Evening')).toBe(true)
})

it('knows a favourite by any form of its address, and its failure by the word without one', async () => {
  const device = new ScriptedDevice()
  const favour = () =>
    sendForTruth(device, hearFavourite('music-library/NAS/a.flac'), [], () =>
      device.send('addToFavourites', { uri: 'music-library/NAS/a.flac', title: 'A', service: 'mpd' }),
    )
  const done = favour()
  device.push('urifavourites', { uri: '/mnt/NAS/other.flac', favourite: true })
  device.push('urifavourites', { uri: '/mnt/NAS/a.flac', favourite: false })
  expect(await done.truth).toEqual({ status: 'done' })
  const failed = favour()
  device.push('urifavourites', { success: false })
  expect((await failed.truth).status).toBe('failed')
})
