import { useMemo } from 'react'
import type { BrowseInfo, BrowseItem, PushBrowseLibrary } from '../../../schemas/generated/types'
import { useOrigin } from '../../device'
import classes from './BrowseView.module.css'
import { isPlaylistPage } from './place/isPlaylistPage'
import type { CommandPlace } from './commands/SeenItem'
import type { ItemCommands } from './commands/useItemCommands'
import type { HeaderParts } from './header/HeaderParts'
import { PageHeader } from './header/PageHeader'
import { readMeta } from './header/readMeta'
import { isFavourite as isFavouriteOf } from './items/isFavourite'

interface Props {
  page: PushBrowseLibrary
  /** What the page is called, for one that says nothing of itself. */
  title: string
  place: CommandPlace
  parts: HeaderParts
  commands: Pick<ItemCommands, 'act' | 'playWhole' | 'isFavourite'>
}

const tracksOf = ({ navigation }: PushBrowseLibrary): readonly BrowseItem[] => {
  const [list, ...others] = navigation?.lists ?? []
  return list && others.length === 0 ? list.items : (navigation?.lists.flatMap(({ items }) => items) ?? [])
}

/** What a header is of, as an item that can be played and kept. */
function itemOf(info: BrowseInfo, place: CommandPlace, first: BrowseItem | undefined): BrowseItem {
  const { title, name, album, artist, albumart } = info
  // Players head each playlist with the address of the favourites.
  const uri = isPlaylistPage(place) ? place.uri : (info.uri ?? place.uri)
  const service = info.service || place.service || first?.service
  return {
    ...(info.type !== undefined && { type: info.type }),
    uri,
    title: title || name || album || artist || '',
    ...(service && { service }),
    ...(albumart !== undefined && { albumart }),
    ...(artist !== undefined && { artist }),
    ...(album !== undefined && { album }),
    favourite: isFavouriteOf(info),
  }
}

/** What the page is called, and, where the player says so, what it is about and what can be done with the whole of it [D2.6-3]. */
export function PageHead({ page, title, place, parts, commands }: Props) {
  const origin = useOrigin()
  const info = page.navigation?.info
  const tracks = useMemo(() => tracksOf(page), [page])
  const item = useMemo(() => info && itemOf(info, place, tracks[0]), [info, place, tracks])
  const isFavourite = item !== undefined && commands.isFavourite(item)
  const shown = useMemo(
    () => info && { ...info, favourite: isFavourite, favorite: isFavourite },
    [info, isFavourite],
  )
  // Most of what is found is of many things, whatever the header says.
  if (!info || !shown || !item || page.navigation?.isSearchResult)
    return <h1 className={classes.title}>{title}</h1>
  if (!readMeta(info, tracks)) return <h1 className={classes.title}>{title}</h1>
  return (
    <PageHeader
      info={shown}
      tracks={tracks}
      origin={origin}
      parts={parts}
      onPlay={() => commands.playWhole(page.navigation?.lists ?? [], item)}
      onAddToQueue={() => commands.act('addToQueue', item, [item], 0)}
      onAddToPlaylist={() => commands.act('addToPlaylist', item, [item], 0)}
      onHeart={(isWanted) =>
        commands.act(isWanted ? 'addToFavourites' : 'removeFromFavourites', item, [item], 0)
      }
    />
  )
}
