import { useNowPlaying } from '../../../device'
import { useBrand } from '../../../ui/brand/useBrand'
import { readTrackSheet, type TrackSheet } from './TrackSheet'
import { shareAddress } from './shareAddress'

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
