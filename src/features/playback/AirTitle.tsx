import { useRouter } from '@tanstack/react-router'
import { airPartsOf, withoutGuests, type AirParts } from '../../device'
import { PanelLink, screenExists } from '../../ui/navigation/PanelLink'
import { browseLink } from './NameLink'
import classes from './NameLink.module.css'

interface Props {
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
export function AirTitle({ air, station }: Props) {
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
