import type { BrowseItem, UiSettings } from '../../../../schemas/generated/types'
import { addressOf, placeOfItem } from '../place/place'

/** What a press does. */
export type Press =
  /** Plays the item as the play button does. */
  | 'play'
  /** Plays the list that it stands in, from it on. */
  | 'playFromHere'
  /** Adds the track of a cue sheet and plays it. */
  | 'playCue'
  /** Puts it in the place of the queue and plays it. */
  | 'replaceAndPlay'
  /** Plays the playlist of its name. */
  | 'playPlaylist'
  /** Opens the page of its address. */
  | 'browse'
  | 'nothing'

/** How the UI settings have items played: each alone, or with its list. */
export type PlayMethod = UiSettings['playMethod']

const alone: ReadonlySet<string> = new Set(['webradio', 'mywebradio', 'album', 'artist'])

/** [D5-15] */
const open = (uri: string): Press => (uri === 'cd' ? 'nothing' : 'browse')

/**
 * What a press on an item of a list does [D5-12]: where each is played alone by the first reading [D5-13],
 * else by the second [D5-14].
 */
export function pressOf(
  { type = '', uri = '' }: Pick<BrowseItem, 'type' | 'uri'>,
  method: PlayMethod,
): Press {
  if (alone.has(type)) return 'play'
  switch (type) {
    case 'song':
      return method === 'single' ? 'play' : 'playFromHere'
    case 'cuesong':
      return 'playCue'
    case 'cd':
      return 'replaceAndPlay'
    case 'play-playlist':
      return 'playPlaylist'
    default:
      return open(uri)
  }
}

/** What players answer with an empty page when it is opened. */
const closed: ReadonlySet<string> = new Set(['webradio', 'mywebradio', 'cuesong', 'cd', 'play-playlist'])

/**
 * What a press on the card of an item does [D5-16]: a card without a page behind it plays as its row does.
 */
export function cardPressOf(item: Pick<BrowseItem, 'type' | 'uri'>): Press {
  const { type = '', uri = '' } = item
  if (closed.has(type)) return pressOf(item, 'single')
  return type === 'song' ? 'play' : open(uri)
}

const addressBehind = (item: BrowseItem, press: Press): string | undefined =>
  press === 'browse' ? addressOf(placeOfItem(item)) : undefined

/**
 * The address within the panel that a press on the row of an item leads to; undefined where it plays, or does
 * nothing. How songs are played says nothing about what leads on.
 */
export const rowAddress = (item: BrowseItem): string | undefined =>
  addressBehind(item, pressOf(item, 'single'))

/** The same of its card, which leads on wherever a row does, and from albums and artists, too. */
export const cardAddress = (item: BrowseItem): string | undefined => addressBehind(item, cardPressOf(item))

/** What the play button of an item does on the page of an address [D5-17]. */
export function playOf(page: string, method: PlayMethod): 'playPlaylist' | 'addPlay' | 'playFromHere' {
  if (page === 'playlists') return 'playPlaylist'
  return method === 'single' ? 'addPlay' : 'playFromHere'
}

/** What adding to the queue does on the page of an address [D5-18]. */
export const enqueueOf = (page: string): 'enqueue' | 'addToQueue' =>
  page === 'playlists' ? 'enqueue' : 'addToQueue'
