import { cdRip } from '../answers/cdRip'
import type { Client } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'
import { toast } from './toast'

/** Offers to copy the CD: to one client, or to all; says so when there is none. */
export function startRip(player: PlayerContext, clients: readonly Client[]): void {
  const rip = cdRip(player)
  if (rip === undefined) return toast(player, 'error', player.say('CD.TITLE'), player.say('CD.MISSING'))
  for (const client of clients) client.push('cdRipStart', rip)
}
