import { inBackground } from '../core/inBackground'
import type { PlayerContext } from '../core/PlayerContext'
import { toEntry } from '../queue/toEntry'

/** As many as the list is named after. */
const most = 100

/** Puts what plays now at the top of what was played last, where it stands but once. */
export function rememberPlayed(player: PlayerContext): void {
  const current = player.engine.current()
  if (current === undefined) return
  const { lastPlayed } = player.storage
  const { number } = current
  const entry = toEntry(player, { ...current, title: current.name })
  const others = lastPlayed
    .value()
    .filter((one) => one.uri !== entry.uri || (typeof number === 'number' && one.number !== number))
  inBackground(player, 'keeping what was played', () => lastPlayed.save([entry, ...others].slice(0, most)))
}
