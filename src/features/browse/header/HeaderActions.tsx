import type { ReactNode } from 'react'
import {
  IconHeart,
  IconArrowsShuffle,
  IconHeartFilled,
  IconPlayerPlayFilled,
  IconPlayerTrackNext,
  IconPlaylistAdd,
  IconRowInsertBottom,
} from '@tabler/icons-react'
import type { CreditRow, BrowseInfo, BrowseItem } from '../../../../schemas/generated/types'
import { isFavourite } from '../items/itemActions'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { SlimButton } from '../../../ui/slimButton/SlimButton'
import classes from './HeaderActions.module.css'

/** What a story is asked for with [D7-29]. */
type StoryQuestion =
  | { mode: 'storyArtist'; artist: string }
  | { mode: 'storyAlbum'; artist: string; album: string }
  | { mode: 'storyTrack'; artist: string; track: string }

/** What the head of a page shows of another feature, which knows how stories and credits are asked for. */
export interface HeaderParts {
  /** A story in its place, as it came with the page ('' where it did not), or by asking for it. */
  story?: (told: { html: string; question: StoryQuestion | undefined }) => ReactNode
  /**
   * Opens the credits of an album, those of the page, or by asking for them; of a `song` those of its page,
   * else those of its album.
   */
  credits?: (credited: {
    rows: readonly CreditRow[]
    artist: string
    album: string
    song?: string | undefined
  }) => ReactNode
  /** Opens the story of an artist. */
  artistStory?: (artist: string) => ReactNode
  /** Shows the link to what the page is of. */
  link?: (item: BrowseItem) => ReactNode
  /** What can be done with a playlist of the player, by its name. */
  playlist?: (name: string) => ReactNode
}

/** What a page is of, as far as its head differs by it [D3-18]; `other` for a type that nobody has named. */
type HeaderKind = 'artist' | 'album' | 'song' | 'playlist' | 'cd' | 'other'

/** What the head of a page says [D2.6-3]; a text is '' where the player does not say it. */
export interface HeaderMeta {
  kind: HeaderKind
  title: string
  /** Not of an artist's own page. */
  artist: string
  /** Of a song: the album that it is from. */
  album: string
  year: string
  genre: string
  /** Tracks on the page; 0 where it is of one track or of an artist. */
  count: number
  /** How long it plays, s; 0 where that is not known. */
  seconds: number
  isFavourite: boolean
  /** HTML. */
  story: string
  /** What is asked where it has no story. */
  question: StoryQuestion | undefined
  /** Of an album or song. */
  credits: readonly CreditRow[]
}

const kinds: ReadonlySet<string> = new Set(['artist', 'album', 'song', 'playlist', 'cd'])
const isKind = (type: string): type is HeaderKind => kinds.has(type)

const textFields = ['title', 'name', 'artist', 'album', 'year', 'genre', 'description'] as const

/** The texts of a header. Of what a device does not have it says the name of the field: that is no text. */
function textsOf(info: BrowseInfo): Record<(typeof textFields)[number], string> {
  const textOf = (field: (typeof textFields)[number]) => {
    const text = info[field]?.trim() ?? ''
    return text === field ? '' : text
  }
  return {
    title: textOf('title'),
    name: textOf('name'),
    artist: textOf('artist'),
    album: textOf('album'),
    year: textOf('year'),
    genre: textOf('genre'),
    description: textOf('description'),
  }
}

/** What it says of itself, else the sum of its tracks; 0 where one of these is of unknown length. */
function lengthOf(info: BrowseInfo, tracks: readonly BrowseItem[]): number {
  if (info.duration !== undefined && info.duration > 0) return info.duration
  let seconds = 0
  for (const { duration = 0 } of tracks) {
    if (!(duration > 0)) return 0
    seconds += duration
  }
  return seconds
}

const questionOf = (
  kind: HeaderKind,
  { title, artist, album }: { title: string; artist: string; album: string },
): StoryQuestion | undefined => {
  if (kind === 'artist') return { mode: 'storyArtist', artist: title }
  if (kind === 'album') return { mode: 'storyAlbum', artist, album: album || title }
  return kind === 'song' ? { mode: 'storyTrack', artist, track: title } : undefined
}

/**
 * Reads what the head of a page says [D2.6-3 … D2.6-5 D3-18], of its info and the items of the page;
 * undefined where the player says nothing of it.
 */
export function readMeta(info: BrowseInfo, items: readonly BrowseItem[]): HeaderMeta | undefined {
  const { title, name, artist, album, year, genre, description } = textsOf(info)
  const { type = '' } = info
  const kind = isKind(type) ? type : 'other'
  const shown = title || (kind === 'album' ? album || name : name || (kind === 'artist' ? artist : album))
  if (shown === '') return undefined
  const tracks = items.filter(({ type }) => type === 'song' || type === 'cuesong')
  const hasTracks = kind !== 'artist' && kind !== 'song'
  return {
    kind,
    title: shown,
    artist: kind === 'artist' || artist === shown ? '' : artist,
    album: kind === 'song' && album !== shown ? album : '',
    year,
    genre,
    count: hasTracks ? tracks.length : 0,
    seconds: kind === 'artist' ? 0 : lengthOf(info, tracks),
    isFavourite: isFavourite(info),
    story: description,
    question: questionOf(kind, { title: shown, artist, album }),
    credits: kind === 'album' || kind === 'song' ? (info.credits ?? []) : [],
  }
}

/** What the head of a page may offer. */
type HeaderOffer =
  | 'play'
  | 'playNext'
  | 'addToQueue'
  | 'addToPlaylist'
  | 'favourite'
  | 'credits'
  | 'artistStory'

const offers: Readonly<Record<HeaderKind, readonly HeaderOffer[]>> = {
  artist: ['play', 'playNext', 'addToQueue', 'favourite'],
  album: ['play', 'playNext', 'addToQueue', 'addToPlaylist', 'favourite', 'credits', 'artistStory'],
  song: ['play', 'playNext', 'addToQueue', 'addToPlaylist', 'favourite', 'credits', 'artistStory'],
  playlist: ['play', 'playNext', 'addToQueue'],
  cd: ['play', 'playNext', 'addToQueue'],
  other: ['play'],
}

/**
 * What is no more than what is listed below it, by the types that players name; of other types nobody knows.
 */
const lists: readonly unknown[] = ['playlist', 'play-playlist', 'cd']

/**
 * What makes sense at the head of a page of that kind and type with so many items; an empty list is not
 * played [D2.6-3 D2.6-4 D2.6-5].
 */
export const offersOf = (
  kind: HeaderKind,
  type: string | undefined,
  count: number,
): ReadonlySet<HeaderOffer> => new Set(count === 0 && lists.includes(type) ? [] : offers[kind])

/** What is done with a page as a whole; what is left out is not offered. */
export interface HeaderActs {
  onPlay?: (() => void) | undefined
  onShuffle?: (() => void) | undefined
  onPlayNext?: (() => void) | undefined
  onAddToQueue?: (() => void) | undefined
  onAddToPlaylist?: (() => void) | undefined
  /** Told whether it is to be a favourite. */
  onHeart?: ((isFavourite: boolean) => void) | undefined
}

interface Props extends HeaderActs {
  offers: ReadonlySet<HeaderOffer>
  isFavourite: boolean
  /** What stands behind the buttons, of another feature. */
  children: ReactNode
}

const look = { size: 20, stroke: 1.6, 'aria-hidden': true }

/** The buttons at the head of a page [D2.6-3 D2.6-4 D2.6-5]. */
export function HeaderActions(props: Props) {
  const { offers, isFavourite, onPlay, onShuffle, onPlayNext, onAddToQueue, onAddToPlaylist, onHeart } = props
  const { t } = useTranslation()
  const Heart = isFavourite ? IconHeartFilled : IconHeart
  return (
    <div className={classes.commands}>
      {onPlay && offers.has('play') ? (
        <SlimButton
          variant="filled"
          shrinks="never"
          icon={<IconPlayerPlayFilled size={18} aria-hidden />}
          label={t('browse.header.play')}
          onPress={onPlay}
        />
      ) : null}
      {onShuffle && offers.has('play') ? (
        <SlimButton
          shrinks="always"
          icon={<IconArrowsShuffle {...look} />}
          label={t('browse.header.shuffle')}
          onPress={onShuffle}
        />
      ) : null}
      {onPlayNext && offers.has('playNext') ? (
        <SlimButton
          shrinks="narrow"
          icon={<IconPlayerTrackNext {...look} />}
          label={t('browse.header.playNext')}
          onPress={onPlayNext}
        />
      ) : null}
      {onAddToQueue && offers.has('addToQueue') ? (
        <SlimButton
          shrinks="narrow"
          icon={<IconRowInsertBottom {...look} />}
          label={t('browse.header.addToQueue')}
          onPress={onAddToQueue}
        />
      ) : null}
      {onAddToPlaylist && offers.has('addToPlaylist') ? (
        <SlimButton
          shrinks="narrow"
          icon={<IconPlaylistAdd {...look} />}
          label={t('browse.header.addToPlaylist')}
          onPress={onAddToPlaylist}
        />
      ) : null}
      {onHeart && offers.has('favourite') ? (
        <SlimButton
          shrinks="always"
          icon={<Heart {...look} className={isFavourite ? classes.loved : undefined} />}
          label={t('browse.header.favourite')}
          isPressed={isFavourite}
          onPress={() => onHeart(!isFavourite)}
        />
      ) : null}
      <div className={classes.more}>{props.children}</div>
    </div>
  )
}
