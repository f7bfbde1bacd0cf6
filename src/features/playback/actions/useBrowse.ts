import { useRouter } from '@tanstack/react-router'
import { screenExists } from '../../../ui/navigation/screenExists'
import { browseLink, type BrowseTarget } from '../links'
import type { TrackSheet } from './TrackSheet'

type Names = Pick<BrowseTarget, 'artist' | 'album'>

/** The ways into browse from names [D2.4-12]; none from a name that is not known, nor while this panel has no such screen. */
export function useBrowse(): (names: Names) => Pick<TrackSheet, 'goToArtist' | 'goToAlbum'> {
  const router = useRouter({ warn: false })
  return (names) => {
    const goTo = (type: BrowseTarget['type']) => {
      const href = browseLink({ type, ...names })
      if (!router || names[type].trim() === '' || !screenExists(router, href)) return undefined
      return () => router.history.push(href)
    }
    return { goToArtist: goTo('artist'), goToAlbum: goTo('album') }
  }
}
