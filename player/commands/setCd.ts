import { browseSources } from '../answers/browseSources'
import type { PlayerContext } from '../core/PlayerContext'

/** Puts a CD into the drive, or takes it out, and tells everyone what there is to browse then. */
export function setCd(player: PlayerContext, isIn: boolean): void {
  const { clients, faults } = player
  if (isIn) faults.end('cd-missing')
  else faults.ask('cd-missing', Infinity)
  clients.broadcast('pushBrowseSources', browseSources(player))
}
