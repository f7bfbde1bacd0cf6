import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { names, openItemCommands as open, pass } from '../../../../tests/support/openItemCommands'
import type { BrowseItem } from '../../../../schemas/generated/types'
import { isChoosable } from '../items/itemActions'

const songs = (count: number, type = 'song'): BrowseItem[] =>
  Array.from({ length: count }, (_, at) => ({
    type,
    service: 'mpd',
    title: `T ${at}`,
    uri: `music-library/${at}`,
  }))
const page = { uri: 'music-library' }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('several items', () => {
  it('play as one list where they are songs', () => {
    const { commands, device } = open(page)
    act(() => commands().actOnSeveral('play', songs(3)))
    expect(device.sentWith('playItemsList')).toMatchObject([
      { index: 0, list: songs(3).map(({ uri }) => ({ uri })) },
    ])
  })

  it('play one behind the other where they are not: the first takes the place of the queue', async () => {
    const { commands, device } = open(page)
    act(() => commands().actOnSeveral('play', songs(3, 'folder')))
    expect(device.sentWith('replaceAndPlay')).toMatchObject([{ uri: 'music-library/0' }])
    expect(device.sentWith('addToQueue')).toEqual([])
    act(() => device.push('pushQueue', [{ uri: 'mnt/a' }]))
    await pass(0)
    expect(device.sentWith('addToQueue')).toMatchObject([
      [{ uri: 'music-library/1' }, { uri: 'music-library/2' }],
    ])
  })

  it.each([
    ['an empty one', [], 0],
    ['the one before once more, and perhaps it is the same music', [{ uri: 'mnt/old' }], 1500],
  ])('wait for the new queue where the player first tells %s', async (_what, first, ms) => {
    const { commands, device } = open(page)
    act(() => device.push('pushQueue', [{ uri: 'mnt/old' }]))
    act(() => commands().actOnSeveral('play', songs(2, 'folder')))
    act(() => device.push('pushQueue', first))
    await pass(0)
    expect(device.sentWith('addToQueue')).toEqual([])
    if (ms === 0) act(() => device.push('pushQueue', [{ uri: 'mnt/a' }]))
    await pass(ms)
    expect(device.sentWith('addToQueue')).toMatchObject([[{ uri: 'music-library/1' }]])
  })

  it('are not added where the first brings nothing, and that is said', async () => {
    const { commands, device, seen } = open(page)
    act(() => device.push('pushQueue', [{ uri: 'mnt/old' }]))
    act(() => commands().actOnSeveral('play', songs(2, 'folder')))
    act(() => device.push('pushQueue', []))
    await pass(10_000)
    expect(device.sentWith('addToQueue')).toEqual([])
    expect(seen.toasts).toMatchObject([{ kind: 'warning' }])
  })

  it('are added in one request of at most 1,000, each when the one before is done', async () => {
    const { commands, device, seen } = open(page)
    act(() => commands().actOnSeveral('addToQueue', songs(2500)))
    const counts = () => device.sentWith('addToQueue').map((list) => (Array.isArray(list) ? list.length : 0))
    expect(counts()).toEqual([1000])
    act(() => device.push('pushQueue', [{ uri: 'mnt/a' }]))
    await pass(0)
    expect(counts()).toEqual([1000, 1000])
    await pass(10_000)
    expect(counts()).toEqual([1000, 1000])
    expect(seen.toasts).toMatchObject([{ kind: 'warning', message: expect.stringContaining('1000') }])
  })

  it('are not told to be there by a player that says nothing', async () => {
    const { commands, seen } = open(page)
    act(() => commands().actOnSeveral('addToQueue', songs(2)))
    await pass(10_000)
    expect(seen.toasts).toMatchObject([{ kind: 'warning', message: expect.stringContaining('does not say') }])
  })

  it('say nothing and do nothing where there are none', () => {
    const { commands, device } = open(page)
    for (const action of ['play', 'addToQueue'] as const) act(() => commands().actOnSeveral(action, []))
    expect(names(device)).toEqual([])
  })
})

describe('the head of a page in another order than its player’s', () => {
  const head = { type: 'artist', title: 'Lamps', uri: 'artists://Lamps', service: 'mpd' }
  const sorted = (items: BrowseItem[]) => [{ items, isSorted: true }]

  it('plays its albums one behind the other, and its songs as one list', async () => {
    const { commands, device } = open(page)
    act(() => commands().playWhole(sorted(songs(3, 'folder')), head))
    expect(device.sentWith('replaceAndPlay')).toMatchObject([{ uri: 'music-library/0' }])
    act(() => device.push('pushQueue', [{ uri: 'mnt/a' }]))
    await pass(0)
    expect(device.sentWith('addToQueue')).toMatchObject([
      [{ uri: 'music-library/1' }, { uri: 'music-library/2' }],
    ])
    act(() => commands().playWhole(sorted(songs(2)), head))
    expect(device.sentWith('playItemsList')).toMatchObject([{ list: songs(2).map(({ uri }) => ({ uri })) }])
  })

  it('adds to the queue what is shown, in its order, and the whole by its name else', () => {
    const { commands, device } = open(page)
    act(() => commands().queueWhole('addToQueue', sorted(songs(2)), head))
    act(() => commands().queueWhole('addToQueue', [{ items: songs(2) }], head))
    expect(device.sentWith('addToQueue')).toMatchObject([
      songs(2).map(({ uri }) => ({ uri })),
      { uri: 'artists://Lamps' },
    ])
  })
})

it('chooses what a queue takes by its address: no heading, no list of playlists, nothing without an address', () => {
  const [song = {}] = songs(1)
  expect(isChoosable(song, page)).toBe(true)
  expect(isChoosable({ ...song, uri: '' }, page)).toBe(false)
  expect(isChoosable({ ...song, type: 'title' }, page)).toBe(false)
  expect(isChoosable({ ...song, type: 'radio-category' }, page)).toBe(false)
  expect(isChoosable({ ...song, type: 'playlist' }, { uri: 'playlists' })).toBe(false)
})
