import type { PlayerContext } from '../core/PlayerContext'
import { reportInstall } from './reportInstall'
import { wait } from '../core/wait'

/** Tells of an install that nobody asked for and that has very much to say: so many lines, so many in a second. */
export async function pushLongLog(player: PlayerContext, lines: number, perSecond: number): Promise<void> {
  const { say } = player
  const report = reportInstall(player, say('PLUGIN.INSTALLING'))
  report.step(70, say('PLUGIN.UTILITIES'))
  const begin = performance.now()
  for (let line = 1; line <= lines; line += 1) {
    const size = String((line * 37) % 900)
    report.line(say('PLUGIN.CHATTY', { line: String(line), count: String(lines), size }))
    const ahead = begin + (line * 1_000) / perSecond - performance.now()
    if (ahead > 0) await wait(player, ahead)
  }
  report.end(100, say('PLUGIN.INSTALLED_TITLE'), say('PLUGIN.INSTALLED_TITLE'))
}
