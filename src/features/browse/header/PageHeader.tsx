import { useMemo } from 'react'
import type { BrowseInfo, BrowseItem } from '../../../../schemas/generated/types'
import { ListArt } from '../../../ui/rows/ListArt'
import { typeSign } from '../items/typeSign'
import { GoToLink } from './GoToLink'
import { HeaderActions, type HeaderActs } from './HeaderActions'
import type { HeaderParts } from './HeaderParts'
import { MetaLine } from './MetaLine'
import { offersOf } from './offersOf'
import classes from './PageHeader.module.css'
import { readMeta } from './readMeta'

interface Props extends HeaderActs {
  info: BrowseInfo
  /** Items of the page, for count and total time. */
  tracks: readonly BrowseItem[]
  /** Origin of the player; undefined before the first connect. */
  origin: string | undefined
  parts: HeaderParts
}

/**
 * The head of a page that is of an artist, album, song, playlist or cd: its cover, what it is, what is told of it and what can be
 * done with it as a whole [D2.6-3 D2.6-4 D2.6-5]; nothing where the player says nothing of it.
 */
export function PageHeader({ info, tracks, origin, parts, ...acts }: Props) {
  const meta = useMemo(() => readMeta(info, tracks), [info, tracks])
  if (!meta) return null
  const { kind, title, artist, album, question } = meta
  const offers = offersOf(kind, info.type, tracks.length)
  const named = kind === 'album' ? title : album
  return (
    <header className={classes.header}>
      <div className={classes.cover} data-round={kind === 'artist' || undefined}>
        <ListArt isLarge albumart={info.albumart} icon={info.icon} origin={origin}>
          {typeSign(info.type)}
        </ListArt>
      </div>
      <div className={classes.words}>
        <h1 className={classes.title}>{title}</h1>
        {artist || album ? (
          <p className={classes.by}>
            {artist ? <GoToLink type="artist" artist={artist} album={named} /> : null}
            {artist && album ? ' • ' : null}
            {album ? <GoToLink type="album" artist={artist} album={album} /> : null}
          </p>
        ) : null}
        <MetaLine meta={meta} info={info} origin={origin} />
      </div>
      <div className={classes.commands}>
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
        </HeaderActions>
      </div>
      <div className={classes.story}>{parts.story?.({ html: meta.story, question })}</div>
    </header>
  )
}
