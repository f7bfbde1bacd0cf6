import {
  IconHeart,
  IconHeartFilled,
  IconPlayerPlayFilled,
  IconPlaylistAdd,
  IconRowInsertBottom,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { HeaderKind } from './readMeta'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { SlimButton } from '../../../ui/slimButton/SlimButton'
import classes from './HeaderActions.module.css'

/** What the head of a page may offer. */
type HeaderOffer = 'play' | 'addToQueue' | 'addToPlaylist' | 'favourite' | 'credits' | 'artistStory'

const offers: Readonly<Record<HeaderKind, readonly HeaderOffer[]>> = {
  artist: ['play', 'addToQueue', 'favourite'],
  album: ['play', 'addToQueue', 'addToPlaylist', 'favourite', 'credits', 'artistStory'],
  song: ['play', 'addToQueue', 'addToPlaylist', 'favourite', 'credits', 'artistStory'],
  playlist: ['play', 'addToQueue'],
  cd: ['play', 'addToQueue'],
  other: ['play'],
}

/** What is no more than what is listed below it, by the types that players name; of other types nobody knows. */
const lists: readonly unknown[] = ['playlist', 'play-playlist', 'cd']

/** What makes sense at the head of a page of that kind and type with so many items; an empty list is not played [D2.6-3 D2.6-4 D2.6-5]. */
export const offersOf = (
  kind: HeaderKind,
  type: string | undefined,
  count: number,
): ReadonlySet<HeaderOffer> => new Set(count === 0 && lists.includes(type) ? [] : offers[kind])

/** What is done with a page as a whole; what is left out is not offered. */
export interface HeaderActs {
  onPlay?: (() => void) | undefined
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
  const { offers, isFavourite, onPlay, onAddToQueue, onAddToPlaylist, onHeart, children } = props
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
      <div className={classes.more}>{children}</div>
    </div>
  )
}
