import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BrowseItem } from '../../../../schemas/generated/types'
import {
  done,
  favourite,
  favourites,
  folder,
  names,
  pass,
  playlist,
  radio,
  song,
  openItemCommands as open,
} from '../../../../tests/support/openItemCommands'
import type { CommandPlace } from './ItemCommand'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('what is taken away', () => {
  it.each<
    [
      string,
      CommandPlace,
      'removeFromFavourites' | 'removeFromPlaylist' | 'removeFromRadioFavourites',
      BrowseItem,
      string,
      string,
      unknown,
    ]
  >([
    [
      'D7-24',
      { uri: 'favourites' },
      'removeFromFavourites',
      favourite,
      'removeFromFavourites',
      'addToFavourites',
      { uri: favourite.uri, title: 'Ebb', service: 'mpd' },
    ],
    [
      'D7-23',
      { uri: 'playlists/Evening', type: 'playlist' },
      'removeFromPlaylist',
      favourite,
      'removeFromPlaylist',
      'addToPlaylist',
      { name: 'Evening', uri: favourite.uri, service: 'mpd' },
    ],
    [
      'D7-24',
      { uri: 'radio/favourites' },
      'removeFromRadioFavourites',
      radio,
      'removeFromFavourites',
      'addToFavourites',
      { uri: radio.uri, title: 'Harbour FM', service: 'webradio' },
    ],
  ])('[%s] comes back by “Undo”: %j', async (_, place, action, item, event, back, payload) => {
    const { commands, device, seen } = open(place)
    act(() => commands().act(action, item, [item], 0))
    expect(names(device)).toEqual([event])
    expect(seen.undos[0]?.text).toContain(String(item.title))
    await pass(800)
    expect(seen.changes).toBe(1)
    act(() => seen.undos[0]?.run?.())
    expect(device.sent.at(-1)).toEqual({ event: back, payload })
    await pass(800)
    expect(seen.changes).toBe(2)
  })

  it('[D7-23] is said to be back at the end of its playlist, where players put it', async () => {
    const { commands, device, seen } = open({ uri: 'playlists/Evening', type: 'playlist' })
    act(() => commands().act('removeFromPlaylist', favourite, [favourite], 0))
    act(() => seen.undos[0]?.run?.())
    expect(seen.undos).toHaveLength(1)
    act(() => device.push('pushAddToPlaylist', {}))
    await pass(0)
    expect(seen.undos.slice(1)).toEqual([{ text: '“Ebb” is back on “Evening”, at its end' }])
  })

  it('[D7-25 D5-4] is a station that comes back by “Undo”, once the player has taken it', async () => {
    const { commands, device, seen } = open({ uri: 'radio/myWebRadio' })
    act(() => commands().act('deleteWebRadio', radio, [radio], 0))
    await pass(800)
    act(() => seen.undos[0]?.run?.())
    act(() => device.push('pushAddWebRadio', { success: true }))
    await pass(800)
    expect(seen.toasts).toEqual([])
    expect(device.sent).toEqual([
      { event: 'removeWebRadio', payload: { name: 'Harbour FM' } },
      { event: 'addWebRadio', payload: { name: 'Harbour FM', uri: radio.uri } },
    ])
    expect(seen.changes).toBe(2)
  })

  it('is shown as the player pushes it by itself, and not asked for again', async () => {
    const { commands, device, seen } = open({ uri: 'favourites' })
    act(() => commands().act('removeFromFavourites', favourite, [favourite], 0))
    // Players toast it whatever became of it.
    act(() => device.push('pushToastMessage', done))
    await pass(0)
    expect([seen.changes, seen.told]).toEqual([0, []])
    const page = favourites([])
    act(() => device.push('pushBrowseLibrary', page))
    await pass(10_000)
    expect([seen.changes, seen.told, seen.toasts]).toEqual([0, [page], []])
  })

  it('is said to be there still when the page that follows lists it, and its heart is back', async () => {
    const { commands, device, seen } = open({ uri: 'favourites' })
    act(() => commands().act('removeFromFavourites', favourite, [favourite], 0))
    expect(commands().isFavourite(favourite)).toBe(false)
    act(() => device.push('pushBrowseLibrary', favourites([favourite])))
    await pass(0)
    expect(seen.toasts).toMatchObject([
      { kind: 'warning', message: '“Ebb” is still there: the player has not removed it.' },
    ])
    expect(commands().isFavourite(favourite)).toBe(true)
  })

  it('says what could not be put back, and what the player says nothing of', async () => {
    const { commands, device, seen } = open({ uri: 'playlists/Evening', type: 'playlist' })
    act(() => commands().act('removeFromPlaylist', favourite, [favourite], 0))
    act(() => device.push('pushBrowseLibrary', { navigation: { lists: [], prev: { uri: 'playlists' } } }))
    await pass(0)
    act(() => seen.undos[0]?.run?.())
    act(() => device.push('pushAddToPlaylist', { success: false }))
    await pass(0)
    expect(seen.toasts).toMatchObject([{ message: '“Ebb” could not be put back.' }])
    expect(seen.undos).toHaveLength(1)
    act(() => commands().heart(song))
    await pass(8_000)
    expect(seen.toasts.at(-1)).toMatchObject({ message: 'The player has not said what became of “Ebb”.' })
  })

  it('leaves pages alone that it does not change, and those that were left', async () => {
    const album = open({ uri: 'albums://a' })
    act(() => album.commands().heart(song))
    await pass(5000)
    expect(album.seen.changes).toBe(0)
    const left = open({ uri: 'favourites' })
    act(() => left.commands().act('removeFromFavourites', favourite, [favourite], 0))
    left.unmount()
    await pass(5000)
    expect(left.seen.changes).toBe(0)
  })
})

describe('a playlist that is deleted', () => {
  const remove = async (content: boolean, answer = true) => {
    const page = open({ uri: 'playlists' }, answer)
    act(() => page.commands().act('deletePlaylist', playlist, [playlist], 0))
    if (content)
      act(() =>
        page.device.push('pushPlaylistContent', {
          name: 'Evening',
          lists: [favourite, radio, { title: 'lost' }],
        }),
      )
    await pass(600)
    return page
  }

  it('[D7-23] is asked about before, and comes back entry by entry', async () => {
    const { device, seen } = await remove(true)
    expect(seen.questions).toMatchObject([
      { isDangerous: true, message: expect.not.stringContaining('undone') },
    ])
    expect(names(device)).toEqual(['getPlaylistContent', 'deletePlaylist'])
    act(() => device.push('pushToastMessage', done))
    await pass(0)
    expect(names(device).at(-1)).toBe('listPlaylist')
    act(() => device.push('pushListPlaylist', []))
    await pass(0)
    expect(seen.changes).toBe(1)
    act(() => seen.undos[0]?.run?.())
    await pass(0)
    expect(device.sent.at(-1)).toEqual({ event: 'createPlaylist', payload: { name: 'Evening' } })
    act(() => device.push('pushCreatePlaylist', { success: true }))
    await pass(0)
    act(() => device.push('pushAddToPlaylist', {}))
    await pass(0)
    act(() => device.push('pushAddToPlaylist', {}))
    await pass(0)
    expect(device.sentWith('addToPlaylist')).toEqual([
      { name: 'Evening', uri: favourite.uri, service: 'mpd' },
      { name: 'Evening', uri: radio.uri, service: 'webradio', albumTitle: 'Harbour FM' },
    ])
    expect(seen.toasts).toMatchObject([{ message: '1 entry could not be put back.' }])
    expect(seen.changes).toBe(2)
  })

  it('is said to be on its way back where that takes long, but not in place of the way back from something else', async () => {
    const { commands, device, seen } = await remove(true)
    act(() => seen.undos[0]?.run?.())
    await pass(800)
    act(() => device.push('pushCreatePlaylist', { success: true }))
    await pass(800)
    expect(seen.undos).toHaveLength(1)
    act(() => device.push('pushAddToPlaylist', {}))
    await pass(0)
    expect(seen.undos.slice(1)).toEqual([{ text: 'Putting “Evening” back: 1 of 2' }])
    act(() => commands().act('removeFromRadioFavourites', radio, [radio], 0))
    act(() => device.push('pushAddToPlaylist', {}))
    await pass(1000)
    expect(seen.undos.map(({ text }) => text).slice(2)).toEqual([expect.stringContaining('Harbour FM')])
    expect(seen.changes).toBeGreaterThan(1)
  })

  it('[D7-23] is said to be back as far as it is, where that took long', async () => {
    const { device, seen } = await remove(true)
    act(() => seen.undos[0]?.run?.())
    await pass(1000)
    act(() => device.push('pushCreatePlaylist', { success: true }))
    await pass(0)
    act(() => device.push('pushAddToPlaylist', {}))
    await pass(0)
    act(() => device.push('pushAddToPlaylist', {}))
    await pass(0)
    expect(seen.undos.at(-1)).toEqual({ text: '1 entry could not be put back.' })
  })

  it('is said to be gone for good where the player does not say what it holds', async () => {
    const { seen } = await remove(false)
    expect(seen.questions).toMatchObject([{ message: expect.stringContaining('undone') }])
    expect(seen.undos).toEqual([{ text: 'Playlist “Evening” deleted' }])
  })

  it('stays when somebody thinks better of it', async () => {
    const { device, seen } = await remove(true, false)
    expect(names(device)).toEqual(['getPlaylistContent'])
    expect(seen.undos).toEqual([])
  })
})

describe('a folder, a drive', () => {
  it('[D7-15] is named and asked about before it goes', async () => {
    const { commands, device, seen } = open({ uri: 'music-library/INTERNAL' })
    act(() => commands().act('deleteFolder', folder, [folder], 0))
    act(() => commands().act('safeRemove', { ...folder, title: 'MUSIK' }, [folder], 0))
    expect(device.sent).toEqual([])
    await pass(0)
    expect(names(device)).toEqual(['deleteFolder', 'safeRemoveDrive'])
    expect(seen.questions[0]?.message).toContain('Low Tide')
    expect(seen.questions[1]?.message).toContain('MUSIK')
    expect(seen.questions[0]?.isDangerous).toBe(true)
    await pass(800)
    // What is still being deleted is not asked for yet.
    expect(seen.changes).toBe(1)
    const page = { navigation: { lists: [] } }
    act(() => device.push('pushBrowseLibrary', page))
    await pass(0)
    expect([seen.changes, seen.told]).toEqual([1, [page]])
    expect(device.sentWith('updateDb')).toEqual(['music-library/INTERNAL'])
  })

  it('[D7-15] stays when somebody says no', async () => {
    const { commands, device } = open({ uri: 'music-library/INTERNAL' }, false)
    act(() => commands().act('deleteFolder', folder, [folder], 0))
    await pass(1000)
    expect(device.sent).toEqual([])
  })
})
