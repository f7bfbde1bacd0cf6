import { useRouter } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { PanelLink } from '../../ui/navigation/PanelLink'
import { useShownItem } from '../../ui/navigation/shownItem'
import { addressOf, isPlaylistPage } from './place/place'
import goToLinkClasses from './header/GoToLink.module.css'
import { useTranslation } from '../../i18n/TranslationProvider'
import type { BrowseInfo, BrowseItem, PushBrowseLibrary } from '../../../schemas/generated/types'
import { FormatIcon, formatOf } from '../../ui/format/FormatIcon'
import { formatDuration, isFavourite as isFavouriteOf } from './items/itemActions'
import metaLineClasses from './header/MetaLine.module.css'
import {
  type HeaderMeta,
  readMeta,
  type HeaderParts,
  HeaderActions,
  type HeaderActs,
  offersOf,
} from './header/HeaderActions'
import { ListArt } from '../../ui/rows/ListArt'
import { typeSign } from './items/itemParts'
import pageHeaderClasses from './header/PageHeader.module.css'
import { useOrigin } from '../../device'
import classes from './BrowseView.module.css'
import { hasSeveralSongs, type WholeList } from './commands/wholeCommand'
import type { SortedList } from './sorting/useSortedLists'
import { playlistName, type CommandPlace } from './commands/ItemCommand'
import type { ItemCommands } from './commands/useItemCommands'

interface GoToLinkProps {
  type: 'artist' | 'album'
  artist: string
  album: string
}

/**
 * The name of an artist or album, which leads there [D2.6-4 D7-11]; plain text where there is nowhere to go,
 * as in the gallery.
 */
function GoToLink({ type, artist, album }: GoToLinkProps) {
  const router = useRouter({ warn: false })
  const value = type === 'artist' ? artist : album
  if (!router) return value
  const href = addressOf({ kind: 'goTo', target: { type, value, artist, album } })
  return (
    <PanelLink href={href} className={goToLinkClasses.link}>
      {value}
    </PanelLink>
  )
}

interface MetaLineProps {
  meta: HeaderMeta
  info: Pick<BrowseInfo, 'trackType' | 'fileFormat'>
  /** Origin of the player; undefined before the first connect. */
  origin: string | undefined
}

/**
 * Year, genre, tracks and length of a page, and the icon of its format, or its track type where that has none
 * [D2.6-4].
 */
function MetaLine({ meta: { year, genre, count, seconds }, info, origin }: MetaLineProps) {
  const { t } = useTranslation()
  const { trackType, fileFormat } = info
  const hasIcon = formatOf(trackType, fileFormat) !== undefined
  const parts = [
    year,
    genre,
    count > 0 ? t('browse.header.tracks', { count }) : '',
    formatDuration(seconds),
    hasIcon ? '' : (trackType?.trim() ?? ''),
  ].filter((text) => text !== '')
  if (parts.length === 0 && !hasIcon) return null
  return (
    <p className={metaLineClasses.line}>
      {parts.length > 0 ? <span>{parts.join(' • ')}</span> : null}
      {hasIcon ? <FormatIcon trackType={trackType} fileFormat={fileFormat} origin={origin} /> : null}
    </p>
  )
}

interface PageHeaderProps extends HeaderActs {
  info: BrowseInfo
  /** Items of the page, for count and total time. */
  tracks: readonly BrowseItem[]
  /** Origin of the player; undefined before the first connect. */
  origin: string | undefined
  parts: HeaderParts
  /** Stands above the buttons, at the end of the title. */
  link?: ReactNode
  /** The name of the playlist that the page is of, if it is of one. */
  playlist?: string
}

/**
 * The head of a page that is of an artist, album, song, playlist or cd: its cover, what it is, what is told
 * of it and what can be done with it as a whole [D2.6-3 D2.6-4 D2.6-5]; nothing where the player says nothing
 * of it.
 */
export function PageHeader({ info, tracks, origin, parts, link, playlist = '', ...acts }: PageHeaderProps) {
  const meta = useMemo(() => readMeta(info, tracks), [info, tracks])
  if (!meta) return null
  const { kind, title, artist, album, question } = meta
  const offers = offersOf(kind, info.type, tracks.length)
  const named = kind === 'album' ? title : album
  const story = parts.story?.({ html: meta.story, question })
  // What is told has lines of its own; what asks for it is a button among the others.
  const isTold = meta.story.trim() !== ''
  return (
    <header className={pageHeaderClasses.header}>
      <div className={pageHeaderClasses.cover} data-round={kind === 'artist' || undefined}>
        <ListArt isLarge albumart={info.albumart} icon={info.icon} origin={origin}>
          {typeSign(info.type)}
        </ListArt>
      </div>
      <div className={pageHeaderClasses.words} data-link={link !== undefined || undefined}>
        <h1 className={pageHeaderClasses.title}>{title}</h1>
        {artist || album ? (
          <p className={pageHeaderClasses.by}>
            {artist ? <GoToLink type="artist" artist={artist} album={named} /> : null}
            {artist && album ? ' • ' : null}
            {album ? <GoToLink type="album" artist={artist} album={album} /> : null}
          </p>
        ) : null}
        <MetaLine meta={meta} info={info} origin={origin} />
      </div>
      {link === undefined ? null : <div className={pageHeaderClasses.link}>{link}</div>}
      <div className={pageHeaderClasses.commands}>
        <HeaderActions offers={offers} isFavourite={meta.isFavourite} {...acts}>
          {offers.has('credits')
            ? parts.credits?.({
                rows: meta.credits,
                artist,
                album: named,
                song: kind === 'song' ? title : undefined,
              })
            : null}
          {artist && offers.has('artistStory') ? parts.artistStory?.(artist) : null}
          {playlist === '' ? null : parts.playlist?.(playlist)}
          {isTold ? null : story}
        </HeaderActions>
      </div>
      {isTold ? <div className={pageHeaderClasses.story}>{story}</div> : null}
    </header>
  )
}

interface PageHeadProps {
  page: PushBrowseLibrary
  /** Its lists as they are shown; absent where they are in the player's order. */
  sorted?: readonly SortedList[] | undefined
  /** What the page is called, for one that says nothing of itself. */
  title: string
  place: CommandPlace
  parts: HeaderParts
  commands: Pick<ItemCommands, 'act' | 'playShuffled' | 'playWhole' | 'queueWhole' | 'isFavourite'>
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

/**
 * The page's own lists, without those of its header, as they are shown; a sorted one says so, since what has
 * a name of its own plays in the player's order.
 */
const shownLists = ({ navigation }: PushBrowseLibrary, sorted: readonly SortedList[] = []): WholeList[] =>
  (navigation?.lists ?? []).map((list, place) => {
    const one = sorted[place]
    return one?.sorting ? { ...one.list, isSorted: true } : list
  })

/**
 * What the page is called, and, where the player says so, what it is about and what can be done with the
 * whole of it [D2.6-3].
 */
export function PageHead({ page, sorted, title, place, parts, commands }: PageHeadProps) {
  const origin = useOrigin()
  const info = page.navigation?.info
  const tracks = useMemo(() => tracksOf(page), [page])
  const item = useMemo(() => info && itemOf(info, place, tracks[0]), [info, place, tracks])
  const canShuffle = useMemo(() => hasSeveralSongs(page.navigation?.lists ?? []), [page])
  const isFavourite = item !== undefined && commands.isFavourite(item)
  const shown = useMemo(
    () => info && { ...info, favourite: isFavourite, favorite: isFavourite },
    [info, isFavourite],
  )
  // Most of what is found is of many things, whatever the header says.
  const isOfOne = useMemo(
    () =>
      info !== undefined && page.navigation?.isSearchResult !== true && readMeta(info, tracks) !== undefined,
    [info, page, tracks],
  )
  useShownItem(isOfOne ? item : undefined)
  if (!isOfOne || !shown || !item) return <h1 className={classes.title}>{title}</h1>
  return (
    <PageHeader
      info={shown}
      tracks={tracks}
      origin={origin}
      parts={parts}
      link={parts.link?.(item)}
      playlist={isPlaylistPage(place) ? playlistName(place) : ''}
      onPlay={() => commands.playWhole(shownLists(page, sorted), item)}
      onShuffle={canShuffle ? () => commands.playShuffled(page.navigation?.lists ?? [], item) : undefined}
      onPlayNext={() => commands.queueWhole('playNext', shownLists(page, sorted), item)}
      onAddToQueue={() => commands.queueWhole('addToQueue', shownLists(page, sorted), item)}
      onAddToPlaylist={() => commands.act('addToPlaylist', item, [item], 0)}
      onHeart={(isWanted) =>
        commands.act(isWanted ? 'addToFavourites' : 'removeFromFavourites', item, [item], 0)
      }
    />
  )
}
