import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTopicStore } from '../topics/createTopicStore'
import { createPendingRequests } from './createPendingRequests'

// Written out from the specification, so that a slip in the list is found.
const starts =
  `browseLibrary, search, goTo, GetTrackInfo, createPlaylist, listPlaylist, addToPlaylist, playPlaylist,
  enqueue, addToFavourites, playFavourites, addToRadioFavourites, removeFromRadioFavourites, playRadioFavourites,
  getSleep, getAlarms, saveAlarm, setMultiroom, getWirelessNetworks, getInfoNetwork`.split(/,\s+/)
const ends = `pushBrowseLibrary, pushGetTrackInfo, pushCreatePlaylist, pushListPlaylist, pushAddToPlaylist,
  pushPlayPlaylist, pushEnqueue, urifavourites, pushPlayFavourites, pushAddToRadioFavourites,
  pushRemoveFromRadioFavourites, pushPlayRadioFavourites, pushSleep, pushAlarm, pushMultiroom, pushWirelessNetworks,
  pushInfoNetwork, pushToastMessage`.split(/,\s+/)

const setUp = () => {
  const topics = createTopicStore()
  return { topics, pending: createPendingRequests(topics) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('createPendingRequests', () => {
  it.each(starts)('[D9-19] starts with %s', (event) => {
    const { pending } = setUp()
    pending.sent(event)
    expect(pending.isPending()).toBe(true)
  })

  it('does not start with what nobody has pressed anything for', () => {
    const { pending } = setUp()
    pending.passOver('getSleep')
    pending.sent('volume')
    pending.sent('getSleep')
    expect(pending.isPending()).toBe(false)
    pending.sent('getSleep')
    expect(pending.isPending()).toBe(true)
  })

  it('[D9-19] starts with no other request', () => {
    const { pending } = setUp()
    for (const event of ['getState', 'getUiConfig', 'callMethod', 'volume', 'getQueue']) pending.sent(event)
    expect(pending.isPending()).toBe(false)
  })

  it.each(ends)('[D9-20] ends with %s', (event) => {
    const { pending } = setUp()
    pending.sent('search')
    pending.received(event)
    expect(pending.isPending()).toBe(false)
  })

  it('[D9-20] goes on through other pushes', () => {
    const { pending } = setUp()
    pending.sent('search')
    for (const event of ['pushState', 'pushQueue', 'pushUiConfig']) pending.received(event)
    expect(pending.isPending()).toBe(true)
  })

  it('ends by itself 10 s after the last request that nothing answered', () => {
    const { pending } = setUp()
    pending.sent('setMultiroom')
    vi.advanceTimersByTime(6000)
    pending.sent('setMultiroom')
    vi.advanceTimersByTime(9999)
    expect(pending.isPending()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(pending.isPending()).toBe(false)
  })

  it('[D9-21] never runs while the UI settings say loadingBar=false', () => {
    const { topics, pending } = setUp()
    const listener = vi.fn<() => void>()
    pending.subscribe(listener)
    pending.sent('search')
    topics.put('pushUiSettings', { loadingBar: false })
    expect(pending.isPending()).toBe(false)
    topics.put('pushUiSettings', { loadingBar: true })
    expect(pending.isPending()).toBe(true)
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it('ends when the connection is lost', () => {
    const { pending } = setUp()
    pending.sent('search')
    pending.reset()
    expect(pending.isPending()).toBe(false)
  })
})
