import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  favourite,
  folder,
  names,
  pass,
  radio,
  song,
  openItemCommands as open,
} from '../../../../tests/support/openItemCommands'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('what is pressed', () => {
  it('[D5-12 D5-13] is played or opened', () => {
    const { commands, device, seen } = open({ uri: 'music-library' })
    commands().press(song, [song], 0)
    commands().press(folder, [folder], 0)
    commands().pressCard(folder, [folder], 0)
    commands().pressCard(song, [song], 0)
    commands().play(folder, [folder], 0)
    expect(names(device)).toEqual(['addPlay', 'addPlay', 'addPlay'])
    expect(seen.browsed).toEqual([folder, folder])
  })

  it('is asked about when the player does not say that it plays', async () => {
    const { commands, device } = open({ uri: 'music-library' })
    commands().play(song, [song], 0)
    await pass(800)
    expect(names(device)).toEqual(['addPlay', 'getState'])
  })

  it('[D2.3-4] does not play while another device leads what plays', () => {
    const { commands, device, seen } = open({ uri: 'music-library' })
    act(() => device.push('pushState', { status: 'play', disableUi: true }))
    expect(commands().isLocked).toBe(true)
    commands().play(song, [song], 0)
    commands().act('addToQueue', song, [song], 0)
    expect(names(device)).toEqual(['addToQueue'])
    expect(seen.toasts).toMatchObject([{ kind: 'info' }])
  })

  it('is told about when it was not sent', () => {
    const { commands, device, seen } = open({ uri: 'favourites' })
    commands().play({ type: 'song', title: 'Ebb' }, [], 0)
    device.setOutcome({ status: 'refused', reason: 'offline', message: '' })
    commands().act('removeFromFavourites', favourite, [favourite], 0)
    expect(seen.toasts.map(({ kind }) => kind)).toEqual(['warning', 'error'])
    expect(seen.undos).toEqual([])
    expect(commands().isFavourite({ ...song, favourite: true })).toBe(true)
  })
})

describe('the heart', () => {
  it('[D7-24] shows at once, and is not taken back by players that say “no” of what they have added', () => {
    const { commands, device } = open({ uri: 'albums://a' })
    act(() => commands().heart(song))
    expect(commands().isFavourite(song)).toBe(true)
    act(() => device.push('urifavourites', { uri: '/mnt/INTERNAL/ebb.flac', favourite: false }))
    expect(commands().isFavourite(song)).toBe(true)
    act(() => commands().heart(song))
    expect(commands().isFavourite(song)).toBe(false)
    expect(device.sent).toEqual([
      { event: 'addToFavourites', payload: { uri: song.uri, title: 'Ebb', service: 'mpd' } },
      { event: 'removeFromFavourites', payload: { uri: 'mnt/INTERNAL/ebb.flac', service: 'mpd' } },
    ])
  })

  it('is back when a removal is taken back', () => {
    const { commands, seen } = open({ uri: 'albums://a' })
    act(() => commands().act('removeFromFavourites', { ...song, favourite: true }, [song], 0))
    expect(commands().isFavourite({ ...song, favourite: true })).toBe(false)
    act(() => seen.undos[0]?.run?.())
    expect(commands().isFavourite(song)).toBe(true)
  })

  it('hears of what others do', () => {
    const { commands, device } = open({ uri: 'albums://a' })
    expect(commands().isFavourite({ ...song, favorite: true })).toBe(true)
    act(() => device.push('urifavourites', { uri: '/mnt/INTERNAL/ebb.flac', favourite: true }))
    expect(commands().isFavourite(song)).toBe(true)
  })
})

it('[D2.6-15] opens the windows of what asks something first', () => {
  const { commands, seen } = open({ uri: 'radio/myWebRadio' })
  const other = { ...radio, title: 'Kitchen' }
  commands().act('addToPlaylist', folder, [folder], 0)
  commands().act('addWebRadio', { type: 'mywebradio-category' }, [other, folder], 0)
  commands().act('editWebRadio', radio, [radio, other], 0)
  expect(seen.windows).toEqual([
    {
      name: 'modal-add-to-playlist',
      params: { uri: folder.uri, service: '', title: 'Low Tide', favour: expect.any(Function) },
    },
    { name: 'modal-web-radio', params: { known: ['Kitchen'] } },
    {
      name: 'modal-web-radio',
      params: {
        name: 'Harbour FM',
        uri: radio.uri,
        known: ['Harbour FM', 'Kitchen'],
        remove: expect.any(Function),
      },
    },
  ])
})

describe('what a window does that the page shows', () => {
  /** The function of that name, which the window that was opened last was given. */
  const given = ({ windows }: ReturnType<typeof open>['seen'], name: string) => {
    const params = windows.at(-1)?.params
    const call: unknown =
      typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined
    if (typeof call !== 'function') throw new Error(`it was given no ${name}`)
    return () => act(() => expect(call()).toBe(true))
  }

  it('[D7-25 D5-4] is a station deleted in its own: the page is as the player pushes it, and it comes back by “Undo”', async () => {
    const { commands, device, seen } = open({ uri: 'radio/myWebRadio' })
    commands().act('editWebRadio', radio, [radio], 0)
    given(seen, 'remove')()
    expect(device.sent).toEqual([{ event: 'removeWebRadio', payload: { name: 'Harbour FM' } }])
    act(() => device.push('pushBrowseLibrary', { navigation: { lists: [] } }))
    await pass(0)
    expect([seen.changes, seen.told.length]).toEqual([0, 1])
    act(() => seen.undos[0]?.run?.())
    expect(device.sent.at(-1)).toEqual({
      event: 'addWebRadio',
      payload: { name: 'Harbour FM', uri: radio.uri },
    })
  })

  it('[D7-24] is a heart given where playlists are chosen, which stays when the player says “no” of it', () => {
    const { commands, device, seen } = open({ uri: 'albums://a' })
    commands().act('addToPlaylist', song, [song], 0)
    given(seen, 'favour')()
    act(() => device.push('urifavourites', { uri: '/mnt/INTERNAL/ebb.flac', favourite: false }))
    expect(commands().isFavourite(song)).toBe(true)
  })
})

it('has the page asked for again when a station was saved in its window', async () => {
  const { device, seen } = open({ uri: 'radio/myWebRadio' })
  act(() => device.push('pushAddWebRadio', { success: false }))
  await pass(800)
  expect(seen.changes).toBe(0)
  act(() => device.push('pushAddWebRadio', { success: true }))
  await pass(800)
  expect(seen.changes).toBe(1)
})
