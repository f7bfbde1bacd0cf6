import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ScriptedDevice } from '../../../../tests/support/ScriptedDevice'
import { trackEndOf } from './useSleepActs'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const track = { uri: 'mnt/ebb.flac', service: 'mpd', title: 'Ebb', duration: 200, volume: 40, position: 1 }
const off = { enabled: false, time: '0:0', action: 'stop' }

/** A player so many seconds into a track, and what it is told. */
function play(seconds: number, change: object = {}) {
  const device = new ScriptedDevice()
  const push = (next: object = {}) =>
    device.push('pushState', { status: 'play', ...track, seek: seconds * 1000, ...change, ...next })
  push()
  const told = (event: string) =>
    device.sent.filter((one) => one.event === event).map(({ payload }) => payload)
  return { device, push, told, end: trackEndOf(device) }
}

it('stops at the very end, and sets the player’s own timer to the whole minute behind it', () => {
  const { end, told } = play(50)
  expect(end.set()).toBe(true)
  expect(told('setSleep')).toEqual([{ enabled: true, time: '0:3', action: 'stop' }])
  vi.advanceTimersByTime(149_300)
  expect(told('stop')).toEqual([])
  vi.advanceTimersByTime(700)
  expect(told('stop')).toHaveLength(1)
  expect(told('setSleep').at(-1)).toEqual(off)
})

it('follows who goes to another place in the track, and waits while it is paused', () => {
  const { end, push, told } = play(190)
  end.set()
  push({ seek: 20_000 })
  expect(told('setSleep').at(-1)).toEqual({ enabled: true, time: '0:4', action: 'stop' })
  vi.advanceTimersByTime(30_000)
  push({ status: 'pause', seek: 50_000 })
  vi.advanceTimersByTime(600_000)
  expect(told('stop')).toEqual([])
  push({ status: 'play', seek: 50_000 })
  vi.advanceTimersByTime(150_000)
  expect(told('stop')).toHaveLength(1)
})

it('stops a page that was woken late, once the next track has begun', () => {
  const { end, push, told } = play(198)
  end.set()
  vi.setSystemTime(Date.now() + 3_000)
  push({ uri: 'mnt/flow.flac', position: 2, seek: 0 })
  expect(told('stop')).toHaveLength(1)
})

it('lets the music go on where somebody has chosen another track, or takes it back', () => {
  const { end, push, told } = play(20)
  end.set()
  push({ uri: 'mnt/flow.flac', position: 2, seek: 0 })
  expect([told('stop'), told('setSleep').at(-1)]).toEqual([[], off])
  const other = play(20)
  other.end.set()
  other.end.cancel()
  vi.advanceTimersByTime(600_000)
  expect([other.told('stop'), other.told('setSleep').at(-1)]).toEqual([[], off])
  expect(end.set()).toBe(true)
})

it.each([
  ['a station', { service: 'webradio', duration: 0 }],
  ['what is paused', { status: 'pause' }],
  ['what has no length', { duration: 0 }],
  ['what another device leads', { disableUi: true }],
])('waits for no end of %s', (_, change) => {
  const { end, told } = play(20, change)
  expect(end.set()).toBe(false)
  expect(told('setSleep')).toEqual([])
})
