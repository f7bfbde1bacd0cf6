import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BrowseItem } from '../../../../schemas/generated/types'
import { favourites, openItemCommands as open, pass } from '../../../../tests/support/openItemCommands'
import type { ScriptedDevice } from '../../../../tests/support/ScriptedDevice'
import { lackingItems, removalOf } from './createSeveralRemover'

/** A song for each letter. */
const songs = (letters: string): BrowseItem[] =>
  letters.split('').map((title) => ({ type: 'song', service: 'mpd', title, uri: `mnt/${title}` }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('knows the lists of the owner from other pages', () => {
  expect(removalOf({ uri: 'favourites' })).toBe('removeFromFavourites')
  expect(removalOf({ uri: 'radio/favourites' })).toBe('removeFromRadioFavourites')
  expect(removalOf({ uri: 'radio/myWebRadio' })).toBe('removeWebRadio')
  expect(removalOf({ uri: 'playlists/Tea' })).toBe('removeFromPlaylist')
  for (const uri of ['playlists', 'radio', 'music-library', '']) expect(removalOf({ uri })).toBeUndefined()
})

it('tells of equal items as many as went, whatever form their addresses have', () => {
  const [a = {}, b = {}] = songs('ab')
  const other = { ...a, uri: 'music-library/a' }
  expect(
    lackingItems(
      'removeFromFavourites',
      [a, other, b],
      [
        [a, a, b],
        [a, b],
      ],
    ),
  ).toEqual([a])
  expect(lackingItems('removeFromFavourites', [a, other], [[a, a], []])).toEqual([a, other])
  const station = { title: 'Harbour', uri: 'http://a.example' }
  expect(lackingItems('removeWebRadio', [station], [[station], [{ ...station, uri: 'x' }]])).toEqual([])
})

describe('several favourites', () => {
  /** The player says what it lists, to the question that was asked last. */
  const answer = async (device: ScriptedDevice, letters: string) => {
    act(() => device.push('pushBrowseLibrary', { ref: 'several', ...favourites(songs(letters)) }))
    await pass(0)
  }
  /** It has looked for one, and pushes the page. */
  const look = async (device: ScriptedDevice) => {
    act(() => device.push('pushBrowseLibrary', favourites([])))
    await pass(0)
  }
  const removed = (device: ScriptedDevice) =>
    device.sentWith('removeFromFavourites').map((told) => (told as { uri: string }).uri)

  it('go one by one, are read off the list in the end, and come back with one press', async () => {
    const { commands, device, seen } = open({ uri: 'favourites' })
    act(() => commands().actOnSeveral('remove', songs('bc')))
    await answer(device, 'abcd')
    expect(removed(device)).toEqual(['mnt/b'])
    await look(device)
    expect(removed(device)).toEqual(['mnt/b', 'mnt/c'])
    expect(seen.undos).toEqual([])
    await look(device)
    await answer(device, 'ad')
    expect(seen.undos).toMatchObject([{ text: '2 favourites removed.' }])
    act(() => seen.undos[0]?.run?.())
    await answer(device, 'ad')
    const back = () => device.sentWith('addToFavourites')
    expect(back()).toEqual([{ uri: 'mnt/b', title: 'b', service: 'mpd' }])
    // Players say false of what they have just added.
    act(() => device.push('urifavourites', { uri: 'mnt/b', favourite: false }))
    await pass(0)
    expect(back()).toHaveLength(2)
    act(() => device.push('urifavourites', { uri: 'mnt/c', favourite: false }))
    await pass(0)
    await answer(device, 'adb')
    expect(seen.undos.at(-1)).toEqual({
      text: '1 is back, at the end of the list. 1 the player did not take back.',
    })
  })

  it('that stay are told, and stay favourites', async () => {
    const { commands, device, seen } = open({ uri: 'favourites' })
    const [a = {}, b = {}] = songs('ab').map((item) => ({ ...item, favourite: true }))
    act(() => commands().actOnSeveral('remove', [a, b]))
    await answer(device, 'ab')
    await look(device)
    expect([a, b].map(commands().isFavourite)).toEqual([false, false])
    await look(device)
    await answer(device, 'b')
    expect(seen.undos.at(-1)?.text).toBe(
      '1 favourite removed. 1 is still there: the player did not remove it.',
    )
    expect([a, b].map(commands().isFavourite)).toEqual([false, true])
  })

  it('are no more asked for where the player says nothing three times', async () => {
    const { commands, device, seen } = open({ uri: 'favourites' })
    act(() => commands().actOnSeveral('remove', songs('abcdef')))
    await answer(device, 'abcdef')
    await pass(30_000)
    expect(removed(device)).toHaveLength(3)
    await pass(10_000)
    expect(seen.toasts).toMatchObject([{ kind: 'warning', message: expect.stringContaining('does not say') }])
    expect(seen.undos.filter(({ run, label }) => run && !label)).toEqual([])
  })

  it('stop where somebody wants that, with what is done', async () => {
    const { commands, device, seen } = open({ uri: 'favourites' })
    act(() => commands().actOnSeveral('remove', songs('abc')))
    await answer(device, 'abc')
    await pass(1200)
    await look(device)
    expect(seen.undos).toMatchObject([{ text: 'Removing: 1 of 3', label: 'Cancel' }])
    act(() => seen.undos[0]?.run?.())
    await look(device)
    expect(removed(device)).toHaveLength(2)
    await answer(device, 'c')
    expect(seen.undos.at(-1)?.text).toContain('2 favourites removed.')
  })
})
