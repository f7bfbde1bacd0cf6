import { createStore } from 'zustand/vanilla'
import type { Device } from '../Device'
import { onePerPlayer } from '../onePerPlayer'

/**
 * ms within which a player that says otherwise of what was just pressed has not taken it yet, or says it of
 * all that it adds.
 */
const timeoutMs = 5_000

/**
 * The address under which a player lists a favourite, which alone removes it: what is of the library stands
 * there by its place on the disk, wherever else it is seen. Other addresses are the same everywhere.
 */
export const favouriteUri = (uri: string): string => uri.replace(/^(music-library|\/mnt)\//, 'mnt/')

/**
 * Which tracks are favourites, as pressed here or heard of the player since: pages and states do not come
 * anew for it.
 */
export interface Favourites {
  /** By `favouriteUri`; the same map until something changes. */
  known: () => ReadonlyMap<string, boolean>
  /** Undefined where nothing is known but what the page or state says. */
  read: (uri: string | undefined) => boolean | undefined
  /** Shows at once what was asked for. */
  press: (uri: string | undefined, isFavourite: boolean) => void
  /** Takes the player's word, unless it contradicts a press of the last 5 s. */
  hear: (uri: string | undefined, isFavourite: boolean | undefined) => void
  subscribe: (listener: () => void) => () => void
}

function createFavourites(device: Device): Favourites {
  const known = createStore<ReadonlyMap<string, boolean>>(() => new Map())
  const pressed = new Map<string, number>()
  /** Pressed ones of which the player has told since: it tells once of each press. */
  const answered = new Set<string>()
  const set = (uri: string, isFavourite: boolean) =>
    known.setState(
      (before) => (before.get(uri) === isFavourite ? before : new Map(before).set(uri, isFavourite)),
      true,
    )
  const favourites: Favourites = {
    known: known.getState,
    read: (uri = '') => known.getState().get(favouriteUri(uri)),
    press(uri = '', isFavourite) {
      const key = favouriteUri(uri)
      pressed.set(key, performance.now())
      answered.delete(key)
      set(key, isFavourite)
    },
    hear(uri = '', isFavourite) {
      const key = favouriteUri(uri)
      const isAnswer = performance.now() - (pressed.get(key) ?? -timeoutMs) < timeoutMs
      if (key !== '' && isFavourite !== undefined && !isAnswer) set(key, isFavourite)
    },
    subscribe: known.subscribe,
  }
  device.onRare('urifavourites', ({ uri = '', favourite }) => {
    const key = favouriteUri(uri)
    // What is told behind the answer is what somebody else has done, however soon.
    if (answered.has(key)) pressed.delete(key)
    favourites.hear(uri, favourite)
    if (pressed.has(key)) answered.add(key)
  })
  return favourites
}

/** The favourites of the player that is driven, which all features share. */
export const favouritesOf = onePerPlayer(createFavourites)
