import { useEffect } from 'react'
import { useAsk, useNowPlayingStore } from '../../device'
import { useReportOutcome } from '../../ui/toasts/Toast'

/** While mounted, asks what plays, and tells the user of what could not be sent to lead it. Draws nothing. */
export function NowPlayingUpdates() {
  const player = useNowPlayingStore()
  const tell = useReportOutcome()
  useAsk('getState')
  useEffect(() => player.onRefused((outcome) => void tell(outcome)), [player, tell])
  return null
}
