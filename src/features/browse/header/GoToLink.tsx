import { useRouter } from '@tanstack/react-router'
import { PanelLink } from '../../../ui/navigation/PanelLink'
import { addressOf } from '../place/addressOf'
import classes from './GoToLink.module.css'

interface Props {
  type: 'artist' | 'album'
  artist: string
  album: string
}

/** The name of an artist or album, which leads there [D2.6-4 D7-11]; plain text where there is nowhere to go, as in the gallery. */
export function GoToLink({ type, artist, album }: Props) {
  const router = useRouter({ warn: false })
  const value = type === 'artist' ? artist : album
  if (!router) return value
  const href = addressOf({ kind: 'goTo', target: { type, value, artist, album } })
  return (
    <PanelLink href={href} className={classes.link}>
      {value}
    </PanelLink>
  )
}
