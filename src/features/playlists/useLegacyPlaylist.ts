import { useEffect, useState } from 'react'
import { useOrigin } from '../../device'
import { readLegacyPlaylist, type LegacyPlaylist } from './readLegacyPlaylist'

/** The playlist of the player's legacy address [D7-28]; undefined until it is read, and for good where there is none. */
export function useLegacyPlaylist(): LegacyPlaylist | undefined {
  const origin = useOrigin()
  const [read, setRead] = useState<{ origin: string; playlist: LegacyPlaylist | undefined }>()
  useEffect(() => {
    if (origin === undefined) return undefined
    let isWanted = true
    void readLegacyPlaylist({ origin }).then((playlist) => {
      if (isWanted) setRead({ origin, playlist })
    })
    return () => {
      isWanted = false
    }
  }, [origin])
  return read && read.origin === origin ? read.playlist : undefined
}
