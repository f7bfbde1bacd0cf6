import type { Device } from '../Device'
import { keepQueue, watchQueue, type KeptQueue } from './keepQueue'

/** Requests that put something, or nothing, in the place of the queue, by their names on the wire. */
const replacing: ReadonlySet<string> = new Set([
  'clearQueue',
  'playFavourites',
  'playItemsList',
  'playPlaylist',
  'playRadioFavourites',
  'replaceAndPlay',
  'replaceAndPlayCue',
])

/** Whether a request, by its name on the wire, puts something, or nothing, in the place of the queue. */
export const takesPlace = (event: string): boolean => replacing.has(event)

/** A queue that a request of this panel has put something in the place of. */
export interface Replaced {
  kept: KeptQueue
  /** Whether the queue is still what that request has made of it. */
  isStill: () => boolean
  /** Whoever cleared it has a way back of its own. */
  isTakenBack: boolean
}

/** Who clears queues by itself just now, for each device. */
const clearing = new WeakMap<Device, () => boolean>()

/** Tells that what clears the queue while `isClearing` offers the way back by itself. */
export const takesBack = (device: Device, isClearing: () => boolean): void => {
  clearing.set(device, isClearing)
}

/** What goes with the next request that takes its place, for each device, where somebody knows it better. */
const going = new WeakMap<Device, KeptQueue>()

/**
 * Tells what the queue was that somebody is about to throw away, in whose order he has meddled; until he says
 * that it is gone.
 */
export const throwsAway = (device: Device, kept: KeptQueue | undefined): void => {
  if (kept) going.set(device, kept)
  else going.delete(device)
}

/**
 * Sees queues go: calls `tell` with each one that a request of this panel, whoever sends it, has put
 * something in the place of; returns what ends it. What others replace, `onReplacedElsewhere` tells.
 */
export function onReplaced(device: Device, tell: (replaced: Replaced) => void): () => void {
  return device.onLeaving((event) => {
    if (!takesPlace(event)) return
    const player = device.player()
    const isTakenBack = event === 'clearQueue' && clearing.get(device)?.() === true
    // Asked before the request leaves, so that the answer tells of what was.
    const known = going.get(device)
    const keeping = known ? Promise.resolve(known) : keepQueue(device)
    queueMicrotask(() => {
      const isOurs = watchQueue(device)
      void keeping.then((kept) => {
        if (!kept || device.player() !== player) return
        tell({ kept, isStill: () => device.player() === player && isOurs(), isTakenBack })
      })
    })
  })
}
