import { expect, it } from 'vitest'
import { ownInputOf, readNowPlaying } from './NowPlaying'

it.each([
  [{ disableUi: true }, true, true, true],
  [{ service: 'airplay' }, true, true, true],
  [{ service: 'AirPlay', disableUi: false }, true, true, true],
  [{ service: 'analogin' }, true, true, false],
  [{ service: 'bluetoth', disableUi: false }, false, false, false],
  [{ service: 'bluetooth', disableUi: true }, true, true, false],
  [{ service: 'mpd', disableUiControls: true }, false, true, false],
  [{ service: 'mpd', disableUi: false, disableUiControls: false }, false, false, false],
  [{ service: 'mpd', disableVolumeControl: true }, false, false, true],
  [{}, false, false, false],
])('[D2.3-4 D4-8] of %j: locked %s, its transport %s, its volume %s', (state, all, transport, volume) => {
  const { isLocked, isTransportLocked, isVolumeLocked } = readNowPlaying({ status: 'play', ...state })
  expect([isLocked, isTransportLocked, isVolumeLocked]).toEqual([all, transport, volume])
})

it('[D3-5] knows the inputs of the player, however they are spelled', () => {
  expect(['analogin', 'bluetooth', 'bluetoth', 'Bluetooth'].map(ownInputOf)).toEqual([
    'analogInput',
    'bluetooth',
    'bluetooth',
    'bluetooth',
  ])
  expect(['airplay', 'mpd', ''].map(ownInputOf)).toEqual([undefined, undefined, undefined])
  const inputs = [{ service: 'AirPlay' }, { service: 'mpd', trackType: 'bt' }, { service: 'mpd' }]
  expect(inputs.map((state) => readNowPlaying({ status: 'play', ...state }).input)).toEqual([
    'airplay',
    'bluetooth',
    undefined,
  ])
})

it('[D3-1 D3-2 D3-3 D3-4 D3-6 D3-7 D3-8 D3-10] has of what plays all that the player tells, in its units', () => {
  const words = { title: 'Gulls', artist: 'Pier', album: 'Ebb', albumart: '/albumart?path=a' }
  const sound = { trackType: 'flac', samplerate: '96 kHz', bitdepth: '24 bit', bitrate: '900 kbps' }
  const modes = { random: true, repeat: true, repeatSingle: true, volatile: true }
  const told = {
    ...words,
    ...sound,
    ...modes,
    seek: 61_000,
    duration: 254,
    position: 3,
    volume: 42,
    mute: true,
  }
  const playing = readNowPlaying({
    ...told,
    status: 'play',
    dbVolume: -23.5,
    enableSkip: true,
    updatedb: true,
    favourite: { favourite: true },
    disableVolumeControl: true,
    disableUiControls: true,
  })
  expect(playing).toMatchObject({ ...words, ...modes, sound, seek: 61_000, duration: 254, position: 3 })
  expect(playing).toMatchObject({ status: 'play', volume: 42, mute: true, decibels: -23.5 })
  expect(playing).toMatchObject({ hasSkips: true, isScanning: true, isFavourite: true })
  expect(playing).toMatchObject({ isVolumeLocked: true, isTransportLocked: true, isLocked: false })
  expect(readNowPlaying({ status: 'play', disableUi: true }).isLocked).toBe(true)
  for (const status of ['pause', 'stop'] as const)
    expect(readNowPlaying({ status })).toMatchObject({
      status,
      random: false,
      isFavourite: false,
      seek: undefined,
    })
})

it('shows names without the spaces around them, and names a track to the player as the player does', () => {
  const playing = readNowPlaying({ status: 'play', title: ' Gulls ', artist: ' ', uri: 'a', service: 'mpd' })
  expect([playing.title, playing.artist, playing.album]).toEqual(['Gulls', '', ''])
  expect(playing.item).toEqual({ uri: 'a', service: 'mpd', title: ' Gulls ' })
})

it('[D9-5] keeps the volume that a push leaves out', () => {
  const before = readNowPlaying({ status: 'play', volume: 12 })
  expect(readNowPlaying({ status: 'pause' }, before).volume).toBe(12)
  expect(readNowPlaying({ status: 'pause' }).volume).toBe(80)
})
