import type { PlayerContext } from '../core/PlayerContext'
import type { PluginsDocument } from '../storage/systemDocuments'
import { Refused } from '../installer/InstallOrder'
import type { InstallPluginStatus } from '../../schemas/generated/types'

/** Keeps what was decided about a plugin, `category/name`; undefined forgets it. */
export async function decideAboutPlugin(
  { storage }: PlayerContext,
  id: string,
  decision: PluginsDocument[string] | undefined,
): Promise<void> {
  const { [id]: _before, ...others } = storage.plugins.value()
  await storage.plugins.save(decision === undefined ? others : { ...others, [id]: decision })
}

/** Why something was not installed, in a few words for whoever wanted it. */
export function reasonOf({ log, say }: PlayerContext, error: unknown): string {
  if (error instanceof Refused) return say(error.text, error.values)
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return say('PLUGIN.DISK_FULL')
  log(`a plugin could not be changed: ${error instanceof Error ? error.message : String(error)}`)
  return say('PLUGIN.UNKNOWN')
}

/**
 * Thrown where an install ends without another word, as on a device that hangs, or that was cut off in the
 * middle.
 */
export class Silence extends Error {}

/** How every client hears how far an install is [D3-32]. */
export interface InstallReport {
  /**
   * A step begins: percent, and what is done, which is a line of the log, too, unless that has one of its
   * own.
   */
  step(progress: number, message: string, line?: string): void
  /** One more line of the log, sent at once or with the next step. */
  line(text: string, when?: 'now' | 'later'): void
  /** It is over, for good (100) or not (0). */
  end(progress: 0 | 100, title: string, message: string, buttons?: InstallPluginStatus['buttons']): void
}

/**
 * Tells every client of an install as real devices do: each push holds the whole log, its lines parted by
 * `<br>`; a failure goes back to 0 and has a button.
 */
export function reportInstall({ clients, say }: PlayerContext, title: string): InstallReport {
  const log: string[] = []
  let now = { progress: 0, message: '' }
  const push = (more: Partial<InstallPluginStatus> = {}) =>
    clients.broadcast('installPluginStatus', { title, ...now, advancedLog: log.join('<br>'), ...more })
  return {
    step(progress, message, line = message) {
      now = { progress, message }
      log.push(line)
      push()
    },
    line(text, when = 'now') {
      log.push(text)
      if (when === 'now') push()
    },
    end(progress, lastTitle, message, buttons = []) {
      now = { progress, message }
      log.push(message)
      const close = { name: say('PLUGIN.CLOSE'), class: 'btn btn-warning' }
      push({ title: lastTitle, buttons: [close, ...buttons] })
    },
  }
}
