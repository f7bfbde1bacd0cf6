import { useNowPlayingStore, type SendOutcome } from '../../device'
import { useTellRefusal } from '../../ui/toasts/useTellRefusal'

/**
 * Takes what became of an order to play: tells of what was refused, and asks a player that does not say that it plays, also when
 * this screen has been left meanwhile.
 */
export function usePlayOrder(): (outcome: SendOutcome) => void {
  const player = useNowPlayingStore()
  const went = useTellRefusal()
  return (outcome) => {
    if (went(outcome)) player.expectPlay()
  }
}
