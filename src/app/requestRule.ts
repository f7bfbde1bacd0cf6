import type { ConnectionTag } from '../../machines/connection.machine'

/** Reads the machine's request rule from its tags: commands go out or are refused, questions may also wait. */
export const requestRule = (
  snapshot: { hasTag(tag: ConnectionTag): boolean },
  kind: 'question' | 'command',
): 'sends' | 'holds' | 'refuses' => {
  if (snapshot.hasTag('sends')) return 'sends'
  return kind === 'question' && snapshot.hasTag('holds') ? 'holds' : 'refuses'
}
