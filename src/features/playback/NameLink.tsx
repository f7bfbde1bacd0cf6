import { useRouter } from '@tanstack/react-router'
import { memo } from 'react'
import { PanelLink } from '../../ui/navigation/PanelLink'
import { screenExists } from '../../ui/navigation/screenExists'
import { browseLink } from './links'
import classes from './NameLink.module.css'

interface Props {
  /** Whose name it is. */
  to: 'artist' | 'album'
  artist: string
  album: string
}

/** The name of an artist or album, as a link into browse [D2.4-11]; as plain text while this panel has no such screen. */
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
