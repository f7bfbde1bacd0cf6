import type { BrowseItem, BrowseList } from '../../../../schemas/generated/types'
import { actionsOf, isChoosable } from '../items/itemActions'
import { isPlaylistPage } from '../place/place'
import { type CommandPlace, isAddressed, type ItemCommand, playlistName } from './ItemCommand'

const tracks: ReadonlySet<string> = new Set(['song', 'cuesong', 'webradio', 'mywebradio'])

/** A list that is played as a whole; in another order than its player's it cannot go by its name. */
export type WholeList = BrowseList & { isSorted?: boolean }

/** Whether something plays by itself, other than what holds such. */
export const isTrack = ({ type = '' }: BrowseItem) => tracks.has(type)
const hasTracks = ({ items }: BrowseList) => items.some(isTrack)

/**
 * More go as a whole, in the player's own order: one by one it would tell its whole queue again for each
 * thousand of them.
 */
const mostInOrder = 10_000

/**
 * What a page lists, as it is shown, where that is another order than the player's, so that it cannot go by
 * the name of the whole: its tracks, else what its only list holds. Undefined where it can, or has to.
 */
export function shownInOrder(
  lists: readonly WholeList[],
  place: CommandPlace,
): readonly BrowseItem[] | undefined {
  const filled = lists.filter(({ items }) => items.length > 0)
  const tracked = filled.filter(hasTracks)
  const used = tracked.length > 0 ? tracked : filled.length === 1 ? filled : []
  if (!used.some(({ isSorted }) => isSorted)) return undefined
  const items = used.flatMap((list) =>
    list.items.filter((item) => isAddressed(item) && item.type !== 'title'),
  )
  return items.length <= mostInOrder && items.every((item) => isChoosable(item, place)) ? items : undefined
}

/**
 * What the play button at the head of a page has the player do: play all that the page lists, in its order,
 * however single items are played. A list of albums alone beside one of tracks holds the same once more. A
 * playlist in its own order goes by its name, because players head each of them with the address of the
 * favourites; a page that lists nothing to play by itself goes as `whole`.
 */
export function wholeCommand(
  lists: readonly WholeList[],
  whole: BrowseItem,
  place: CommandPlace,
): ItemCommand {
  if (isPlaylistPage(place) && !lists.some(({ isSorted }) => isSorted))
    return { kind: 'playPlaylist', name: playlistName(place) }
  const list = lists
    .filter(hasTracks)
    .flatMap(({ items }) => items.filter((item) => isAddressed(item) && actionsOf(item, place).hasPlay))
  // Only songs go as a list; of stations the first plays, and the tracks of a cue sheet come with the sheet.
  const item = list.find(({ type }) => type === 'song') ?? list.find(({ type }) => type !== 'cuesong')
  return item
    ? { kind: 'playItemsList', item, list, index: list.indexOf(item) }
    : { kind: 'replaceAndPlay', item: whole }
}

/**
 * What plays all that a page lists in random order: a list begins with any of its songs. What goes as a whole
 * begins with its first.
 */
export function shuffledCommand(
  lists: readonly BrowseList[],
  whole: BrowseItem,
  place: CommandPlace,
  random: () => number = Math.random,
): ItemCommand {
  const songs = songsOf(lists)
  const index = Math.floor(random() * songs.length)
  const item = songs[index]
  return item ? { kind: 'playItemsList', item, list: songs, index } : wholeCommand(lists, whole, place)
}

const isSong = (item: BrowseItem) => item.type === 'song' && isAddressed(item)

/** The songs that a page lists, as far as they have an address. */
const songsOf = (lists: readonly BrowseList[]): BrowseItem[] =>
  lists.flatMap(({ items }) => items.filter(isSong))

/** Whether a page lists more than one; asked at each push, so it looks no further than the second. */
export function hasSeveralSongs(lists: readonly BrowseList[]): boolean {
  let count = 0
  return lists.some(({ items }) => items.some((item) => isSong(item) && ++count > 1))
}
