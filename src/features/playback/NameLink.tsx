import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PanelLink } from '../../ui/navigation/PanelLink'
import { screenExists } from '../../ui/navigation/screenExists'
import { browseLink, type BrowseTarget } from './links'
import classes from './NameLink.module.css'

interface Props {
  target: BrowseTarget
  children: ReactNode
}

/** The name of an artist or album, as a link into browse [D2.4-11]; as plain text while this panel has no such screen. */
export function NameLink({ target, children }: Props) {
  const router = useRouter({ warn: false })
  const href = browseLink(target)
  const leads = (target.type === 'artist' ? target.artist : target.album) !== ''
  // Outside a router, as in the gallery, there is nowhere to go.
  if (!router || !leads || !screenExists(router, href)) return children
  return (
    <PanelLink href={href} className={classes.link}>
      {children}
    </PanelLink>
  )
}
