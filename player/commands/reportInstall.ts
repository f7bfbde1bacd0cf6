import type { InstallPluginStatus } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'

/** How every client hears how far an install is [D3-32]. */
export interface InstallReport {
  /** A step begins: percent, and what is done, which is a line of the log, too, unless that has one of its own. */
  step(progress: number, message: string, line?: string): void
  /** One more line of the log, sent at once or with the next step. */
  line(text: string, when?: 'now' | 'later'): void
  /** It is over, for good (100) or not (0). */
  end(progress: 0 | 100, title: string, message: string, buttons?: InstallPluginStatus['buttons']): void
}

/**
 * Tells every client of an install as real devices do: each push holds the whole log, its lines parted by `<br>`; a failure goes
 * back to 0 and has a button.
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
