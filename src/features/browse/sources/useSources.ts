import type { BrowseSource, PushBrowseSources } from '../../../../schemas/generated/types'
import { useAnswer, type AnswerPhase } from '../../../device'

/** The roots of the library, as far as the player has told them. */
export interface Sources {
  phase: AnswerPhase
  sources: readonly BrowseSource[]
  /** Asks once more. */
  retry: () => void
}

const none: readonly BrowseSource[] = []
const all = (sources: PushBrowseSources) => sources

/** Asks for the sources [D7-14] and keeps to what the player pushes of them [D7-16]. */
export function useSources(): Sources {
  const { phase, data, retry } = useAnswer('getBrowseSources', 'pushBrowseSources', all)
  return { phase, sources: data ?? none, retry }
}
