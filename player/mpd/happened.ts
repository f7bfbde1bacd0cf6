import type { EngineChange } from '../playback/Engine'
import type { MpdStatus } from './MpdStatus'

/** How far off the clock what plays may be before somebody must have moved it, ms. */
const jump = 1_000
/** How shortly before its end a track counts as played to it, ms. */
const atTheEnd = 1_500

/** Two words of a server, and what is known besides. */
interface Words {
  before: MpdStatus
  status: MpdStatus
  /** Where what plays would be by the clock, ms. */
  expected: number
  /** What was done here, where anything was. */
  meant: EngineChange | undefined
  /** The current entry is a web radio. */
  isStation: boolean
}

/** What happened between two words of a server; undefined where nothing did. */
export function happened({ before, status, expected, meant, isStation }: Words): EngineChange | undefined {
  if (status.status === 'stop') {
    // A station that was no sooner begun than refused.
    if (meant === 'started' && status.error !== '' && isStation) return 'started'
    if (before.status === 'stop') return undefined
    const isOver = meant === undefined && status.error === '' && expected >= before.duration - atTheEnd
    return isOver && before.duration > 0 ? 'ended' : 'stopped'
  }
  if (status.status === 'play') {
    if (before.status === 'stop' || meant === 'started') return 'started'
    if (before.songId !== status.songId) return 'followed'
    if (before.status === 'pause') return 'resumed'
  } else if (before.status === 'play') return 'paused'
  const isElsewhere = before.songId !== status.songId || Math.abs(status.elapsed - expected) > jump
  return isElsewhere ? 'sought' : undefined
}
