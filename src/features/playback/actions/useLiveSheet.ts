import type { Brand } from '../../../../schemas/generated/types'
import { useNowPlaying } from '../../../device'
import { useBrand } from '../../../ui/brand/useBrand'
import { readTrackSheet, type TrackSheet } from './TrackSheet'

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

/**
 * The address at which a microblog offers to tell what plays [D2.4-14]: '♫ artist - title', the hashtag nowplaying, and the handle
 * and site of the UI settings (`data`), else of the brand.
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

/** What a sheet offers of what plays at the moment, from what it was opened with: it follows the player with its title. */
export function useLiveSheet(params: unknown): TrackSheet {
  const brand = useBrand()
  const track = useNowPlaying(({ artist, album, title }) => ({ artist, album, title }))
  if (!track) return {}
  const { sharing, ...ways } = readTrackSheet(params, track)
  return {
    ...ways,
    share: sharing && (() => void window.open(shareAddress(track, brand, sharing), '_blank', popup)),
  }
}
