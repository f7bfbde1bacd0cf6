import type { PlayItemsList } from '../../schemas/generated/types'
import type { Device, SendOutcome } from './Device'
import { hearResult, sendForTruth, type Truth } from './truth/sendForTruth'

interface Playable {
  uri: string
  [name: string]: unknown
}

const isSong = (item: Playable): item is Playable & { type: 'song' } => item.type === 'song'

/**
 * What plays an item that was pressed at place `index` of a list (docs/decisions/002). Players turn every
 * entry of a list into its tracks and count the place among those, and look up each station of it before the
 * first plays: so songs go with the songs of their list, and whatever is no song goes alone.
 */
export function playItemsRequest(item: Playable, list: readonly Playable[], index: number): PlayItemsList {
  if (!isSong(item)) return { item }
  return { item, list: list.filter(isSong), index: list.slice(0, index).filter(isSong).length }
}

/** Bytes of UTF-8 that the name of a file may have where players keep playlists. */
const mostBytes = 255

/**
 * Why a player cannot keep a playlist of a name: it holds a slash, it is the name of a folder itself (`.`,
 * `..`), or is too long.
 */
type PlaylistNameProblem = 'slash' | 'dots' | 'long'

/**
 * What is wrong with the name of a playlist; undefined for one that players can keep. They keep each as a
 * file of its name, and what cannot be one is acknowledged all the same and lost. Everything else may stand
 * in it: `% # " ' < \`, any script, emoji.
 */
export function playlistNameProblem(name: string): PlaylistNameProblem | undefined {
  if (name.includes('/')) return 'slash'
  if (name === '.' || name === '..') return 'dots'
  return new TextEncoder().encode(name).length > mostBytes ? 'long' : undefined
}

/** Saves the queue under a name later, if it must not be saved yet; whether it does. */
type HoldSave = (name: string) => boolean

const holders = new WeakMap<Device, HoldSave>()

/** Asks `hold` from now on whenever the queue is to be saved, in the place of the one before. */
export function keepSaves(device: Device, hold: HoldSave): void {
  holders.set(device, hold)
}

/**
 * Sends that it is to save its queue under a name; the truth is its own push, since its toast comes before it
 * tries.
 */
export const sendSave = (device: Device, name: string) =>
  sendForTruth(device, hearResult('pushSaveQueueToPlaylist'), [name], () =>
    device.send('saveQueueToPlaylist', { name }),
  )

/**
 * Has the player save its queue as the playlist of that name [D7-23]; `held` while it is not yet the queue
 * that the user sees, because not all that was wanted of it is done: then whoever keeps it tells of its
 * truth.
 */
export function saveQueue(device: Device, name: string): { outcome: SendOutcome; truth: Promise<Truth> } {
  return holders.get(device)?.(name)
    ? { outcome: { status: 'held' }, truth: Promise.resolve({ status: 'silent' }) }
    : sendSave(device, name)
}
