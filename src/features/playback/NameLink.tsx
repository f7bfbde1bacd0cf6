import { useRouter } from '@tanstack/react-router'
import { memo } from 'react'
import { type AirParts, airPartsOf, withoutGuests } from '../../device'
import { PanelLink, screenExists } from '../../ui/navigation/PanelLink'
import classes from './NameLink.module.css'

/**
 * What browse is opened with from a name: the artist or the album that is meant, and both names [D2.4-11].
 */
export interface BrowseTarget {
  type: 'artist' | 'album'
  artist: string
  album: string
}

/** The address of browse at an artist or album; the device is asked with the same values (`goTo` [D7-11]). */
export function browseLink({ type, artist, album }: BrowseTarget): string {
  const value = type === 'artist' ? artist : album
  return `/browse?${new URLSearchParams({ type, value, artist, album }).toString()}`
}

interface Props {
  /** Whose name it is. */
  to: 'artist' | 'album'
  artist: string
  album: string
}

/**
 * The name of an artist or album, as a link into browse [D2.4-11]; as plain text while this panel has no such
 * screen.
 */
export const NameLink = memo(function NameLink({ to: type, artist, album }: Props) {
  const router = useRouter({ warn: false })
  const href = browseLink({ type, artist, album })
  const name = type === 'artist' ? artist : album
  // Outside a router, as in the gallery, there is nowhere to go.
  if (!router || name === '' || !screenExists(router, href)) return name
  return (
    <PanelLink href={href} className={classes.link}>
      {name}
    </PanelLink>
  )
})

interface AirTitleProps {
  /** What a station says that it plays. */
  air: string
  /** What the station is called; '' where nobody knows. */
  station: string
}

/** Where music of a text is sought. */
export const searchLink = (text: string): string => `/search?${new URLSearchParams({ q: text }).toString()}`

/** Where the artist of an air title is. */
export const artistLink = ({ artist }: Pick<AirParts, 'artist'>): string =>
  browseLink({ type: 'artist', artist: withoutGuests(artist.text), album: '' })

/**
 * What a station says that it plays, letter by letter as it says it: where artist and song are known in it,
 * they lead to the artist, and to a search for the song.
 */
export function AirTitle({ air, station }: AirTitleProps) {
  const router = useRouter({ warn: false })
  const parts = airPartsOf(air, station)
  // Outside a router, as in the gallery, there is nowhere to go.
  if (!parts || !router || !screenExists(router, '/search')) return air
  const { artist, title } = parts
  const links = [
    { ...artist, href: artistLink(parts) },
    { ...title, href: searchLink(title.text) },
  ]
  return (
    <>
      {air.slice(0, artist.from)}
      {links.map(({ href, text, to }, place) => (
        <span key={href}>
          <PanelLink href={href} className={`${classes.link} ${classes.large}`}>
            {text}
          </PanelLink>
          {air.slice(to, links[place + 1]?.from)}
        </span>
      ))}
    </>
  )
}
