import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { nowPlayingOf } from './nowPlayingStore'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const track = {
  uri: 'mnt/ebb.flac',
  service: 'mpd',
  title: 'Ebb',
  duration: 200,
  seek: 0,
  volume: 40,
} as const

/** A player that plays a track, or does as `change` says, and what of it is known. */
function play(change: object = {}) {
  const device = new ScriptedDevice()
  const push = (next: object = {}) =>
    device.push('pushState', { status: 'play', ...track, ...change, ...next })
  push()
  return { device, push, player: nowPlayingOf(device) }
}

it('knows nothing before the player has said something, and takes its first word', () => {
  const device = new ScriptedDevice()
  const player = nowPlayingOf(device)
  expect([player.read(), player.isRunning(), player.elapsed()]).toEqual([undefined, false, 0])
  device.push('pushState', { status: 'play', ...track })
  expect(player.read()).toMatchObject({ title: 'Ebb', status: 'play' })
  expect(nowPlayingOf(device)).toBe(player)
})

it('shows what was chosen at once, until the player has had its time to say so', () => {
  const { push, player } = play()
  const heard = vi.fn<() => void>()
  player.subscribe(heard)
  player.send({ type: 'random.toggled' })
  player.send({ type: 'volume.changed', volume: 55 })
  expect(player.read()).toMatchObject({ random: true, volume: 55 })
  push({ random: false })
  expect(player.read()).toMatchObject({ random: true, volume: 55 })
  vi.advanceTimersByTime(2_000)
  expect(player.read()).toMatchObject({ random: false, volume: 40 })
  expect(heard.mock.calls.length).toBeGreaterThanOrEqual(3)
})

it('[D4-4] reckons the time on, tells of another clock, and begins anew where the track is over', () => {
  const { push, player } = play()
  vi.advanceTimersByTime(3_000)
  expect(player.elapsed()).toBe(3_000)
  const heard = vi.fn<() => void>()
  player.subscribe(heard)
  player.seekBy(10_000)
  expect([player.elapsed(), heard.mock.calls.length]).toEqual([13_000, 1])
  push({ seek: 199_000 })
  vi.advanceTimersByTime(2_500)
  push({ seek: 199_000 })
  vi.advanceTimersByTime(1_500)
  expect([player.elapsed(), player.isRunning()]).toEqual([0, false])
})

it('[D2.5-1] tells decibels only of the volume that the player has', () => {
  const { player } = play({ dbVolume: -20 })
  expect(player.read()?.decibels).toBe(-20)
  player.send({ type: 'volume.changed', volume: 60 })
  expect(player.read()?.decibels).toBeUndefined()
})

it('[D4-9 D7-24] toggles the favourite, keeps to the press, and goes by what is heard of it later', () => {
  const { device, push, player } = play()
  player.toggleFavourite()
  const { uri, service, title } = track
  expect(device.sentWith('addToFavourites')).toEqual([{ uri, service, title }])
  push({ favourite: { favourite: false } })
  expect(player.read()?.isFavourite).toBe(true)
  player.toggleFavourite()
  expect(device.sentWith('removeFromFavourites')).toEqual([{ uri, service }])
  vi.advanceTimersByTime(5_000)
  device.push('urifavourites', { uri, favourite: true })
  expect(player.read()?.isFavourite).toBe(true)
  push({ uri: 'other' })
  expect(player.read()?.isFavourite).toBe(false)
})

it('[D4-8 D5-3] does not take to the favourites what has no address, or is led from elsewhere', () => {
  for (const change of [{ uri: '' }, { disableUi: true }]) {
    const { device, player } = play(change)
    player.toggleFavourite()
    expect(device.sent).toEqual([])
  }
})

it('asks a player that was told elsewhere to play and does not say that it does', () => {
  const { device, push, player } = play({ status: 'stop' })
  player.expectPlay()
  vi.advanceTimersByTime(700)
  expect(device.sentWith('getState')).toHaveLength(1)
  push({ status: 'play' })
  vi.advanceTimersByTime(60_000)
  expect(device.sentWith('getState')).toHaveLength(1)
})

it('tells of what could not be sent', () => {
  const { device, player } = play()
  const refused = vi.fn<(outcome: object) => void>()
  const leave = player.onRefused(refused)
  device.setOutcome({ status: 'refused', reason: 'offline', message: 'away' })
  player.send({ type: 'next.pressed' })
  expect(refused).toHaveBeenCalledWith(expect.objectContaining({ status: 'refused', reason: 'offline' }))
  leave()
  player.send({ type: 'next.pressed' })
  expect(refused).toHaveBeenCalledOnce()
})

it('leaves a player that is driven no more alone', () => {
  const { device, push, player } = play()
  device.forget()
  const next = nowPlayingOf(device)
  push({ title: 'Flow' })
  expect([player.read()?.title, next.read()?.title]).toEqual(['Ebb', 'Flow'])
})

it('shows the logo of a station that it has seen once, where the player has forgotten it', () => {
  const radio = {
    service: 'webradio',
    uri: 'http://harbour.example/live',
    position: 0,
    albumart: '/albumart',
  }
  const { device, push, player } = play(radio)
  expect(player.read()?.albumart).toBe('/albumart')
  device.push('pushQueue', [{ ...radio, name: 'Harbour FM', albumart: 'https://logos.example/harbour.png' }])
  push({ title: 'Ebb' })
  expect(player.read()?.albumart).toBe('https://logos.example/harbour.png')
  device.push('pushQueue', [{ ...radio, name: 'Harbour FM' }])
  push({ title: 'Flow', albumart: undefined })
  expect(player.read()?.albumart).toBe('https://logos.example/harbour.png')
  // A cover of the song on air is shown, and is no logo.
  push({ title: 'Rope', albumart: '/albumart?web=Slow%20Harbour/Rope/large' })
  expect(player.read()?.albumart).toBe('/albumart?web=Slow%20Harbour/Rope/large')
  push({ title: 'Ebb' })
  expect(player.read()?.albumart).toBe('https://logos.example/harbour.png')
  expect(play({ ...radio, uri: 'http://other.example' }).player.read()?.albumart).toBe('/albumart')
})
