import type { BrowseItem, BrowseList } from '../../../../schemas/generated/types'
import { actionsOf } from '../items/actionsOf'
import type { ItemCommand } from './ItemCommand'
import { isAddressed } from './isAddressed'
import { isPlaylistPage } from '../place/isPlaylistPage'
import { playlistName } from './playlistName'
import type { CommandPlace } from './SeenItem'

/** What plays by itself, other than what holds such. */
const tracks: ReadonlySet<string> = new Set(['song', 'cuesong', 'webradio', 'mywebradio'])

const hasTracks = ({ items }: BrowseList) => items.some(({ type = '' }) => tracks.has(type))

/**
 * What the play button at the head of a page has the player do: play all that the page lists, in its order, however single items are
 * played. A list of albums alone beside one of tracks holds the same once more. A playlist goes by its name, because players head each
 * of them with the address of the favourites; a page that lists nothing to play by itself goes as `whole`.
 */
export function wholeCommand(
  lists: readonly BrowseList[],
  whole: BrowseItem,
  place: CommandPlace,
): ItemCommand {
  if (isPlaylistPage(place)) return { kind: 'playPlaylist', name: playlistName(place) }
  const list = lists
    .filter(hasTracks)
    .flatMap(({ items }) => items.filter((item) => isAddressed(item) && actionsOf(item, place).hasPlay))
  // Only songs go as a list; of stations the first plays, and the tracks of a cue sheet come with the sheet.
  const item = list.find(({ type }) => type === 'song') ?? list.find(({ type }) => type !== 'cuesong')
  return item
    ? { kind: 'playItemsList', item, list, index: list.indexOf(item) }
    : { kind: 'replaceAndPlay', item: whole }
}
