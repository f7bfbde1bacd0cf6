import { useRouter } from '@tanstack/react-router'
import { browseLink, type BrowseTarget, searchLink } from '../NameLink'
import { screenExists } from '../../../ui/navigation/PanelLink'
import type { Brand } from '../../../../schemas/generated/types'
import { airPartsOf, useNowPlaying, withoutGuests } from '../../../device'
import { useBrand } from '../../../ui/brand/BrandContext'
import { usePanelSituation } from '../../../ui/panel/PanelSituationContext'

/** `song` is that of an air title, for which a search is offered. */
type Names = Pick<BrowseTarget, 'artist' | 'album'> & { song?: string | undefined }
/** The links into the library that names have. */
type BrowseLinks = Pick<TrackSheet, 'goToArtist' | 'goToAlbum' | 'search'>
type Action = (() => void) | undefined

/** What can be done from a sheet about a track; what is missing is not offered. */
export interface TrackSheet {
  /** Open browse at the artist or album [D2.4-12]. */
  goToArtist?: Action
  goToAlbum?: Action
  /** Seek a song that a station plays. */
  search?: Action
  /** Shares the track with a microblog. */
  share?: Action
}

/** What whoever opens a window about what plays, which stands outside the router, hands to it. */
export interface SheetParams {
  /** The links into browse, by the names of whatever plays then. */
  linksOf: (names: Names) => BrowseLinks
  /** What the UI settings say of sharing; undefined where nothing is shared. */
  sharing: Readonly<Record<string, unknown>> | undefined
}

const asAction = (value: unknown): Action =>
  typeof value === 'function' ? () => void Reflect.apply(value, undefined, []) : undefined

const asRecord = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null ? { ...value } : undefined

/** Reads what a sheet was opened with, for a track of these names. */
export function readTrackSheet(
  params: unknown,
  names: Names,
): Omit<TrackSheet, 'share'> & Pick<SheetParams, 'sharing'> {
  const { linksOf, sharing } = asRecord(params) ?? {}
  const links =
    typeof linksOf === 'function' ? asRecord(Reflect.apply(linksOf, undefined, [names])) : undefined
  return {
    goToArtist: asAction(links?.['goToArtist']),
    goToAlbum: asAction(links?.['goToAlbum']),
    search: asAction(links?.['search']),
    sharing: asRecord(sharing),
  }
}

/**
 * The links into browse from names [D2.4-12]; none from a name that is not known, nor while this panel has no
 * such screen.
 */
export function useBrowse(): (names: Names) => BrowseLinks {
  const router = useRouter({ warn: false })
  const lead = (name: string, href: string) =>
    router && name.trim() !== '' && screenExists(router, href) ? () => router.history.push(href) : undefined
  return (names) => {
    const { song = '', ...target } = names
    const goTo = (type: BrowseTarget['type']) => lead(names[type], browseLink({ type, ...target }))
    return { goToArtist: goTo('artist'), goToAlbum: goTo('album'), search: lead(song, searchLink(song)) }
  }
}

/** What a menu or a window about what plays goes by. */
export function useSheetParams(): SheetParams {
  const linksOf = useBrowse()
  const { settings, isKiosk } = usePanelSituation()
  const { actions, twitterData = {} } = settings.trackManagerButtonBar ?? {}
  // From the kiosk no way leads to other windows and back [D6-5].
  const sharing = isKiosk || actions?.twitter === false ? undefined : twitterData
  return { linksOf, sharing }
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

/**
 * The address at which a microblog offers to tell what plays [D2.4-14]: '♫ artist - title', the hashtag
 * nowplaying, and the handle and site of the UI settings (`data`), else of the brand.
 */
export function shareAddress(
  track: { artist: string; title: string },
  brand: Pick<Brand, 'share'>,
  data: Readonly<Record<string, unknown>>,
): string {
  const words = [track.artist, track.title].map((word) => word.trim()).filter((word) => word !== '')
  const query = new URLSearchParams({
    text: `♫ ${words.join(' - ')}`,
    hashtags: text(data['hashtags']) ?? 'nowplaying',
    via: text(data['via']) ?? brand.share.handle,
    url: text(data['url']) ?? brand.share.site,
  })
  return `https://twitter.com/intent/tweet?${query.toString()}`
}

/** [D9-31] */
const popup = 'popup,noopener,noreferrer,width=500,height=400'

/**
 * What a sheet offers of what plays at the moment, from what it was opened with: it follows the player with
 * its title.
 */
export function useLiveSheet(params: unknown): TrackSheet {
  const brand = useBrand()
  const track = useNowPlaying(({ artist, album, title, isRadio }) => ({ artist, album, title, isRadio }))
  if (!track) return {}
  const air = track.isRadio ? airPartsOf(track.title, track.artist) : undefined
  const named = air && { artist: withoutGuests(air.artist.text), album: '', song: air.title.text }
  const { sharing, ...links } = readTrackSheet(params, named ?? track)
  return {
    ...links,
    share: sharing && (() => void window.open(shareAddress(track, brand, sharing), '_blank', popup)),
  }
}
