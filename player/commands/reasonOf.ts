import type { PlayerContext } from '../core/PlayerContext'
import { Refused } from '../installer/Refused'

/** Why something was not installed, in a few words for whoever wanted it. */
export function reasonOf({ log, say }: PlayerContext, error: unknown): string {
  if (error instanceof Refused) return say(error.text, error.values)
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return say('PLUGIN.DISK_FULL')
  log(`a plugin could not be changed: ${error instanceof Error ? error.message : String(error)}`)
  return say('PLUGIN.UNKNOWN')
}
