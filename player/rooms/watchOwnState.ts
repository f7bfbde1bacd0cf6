import { ownState } from '../answers/ownState'
import type { PlayerContext } from '../core/PlayerContext'
import { inBackground } from '../core/inBackground'
import { tellOutputs } from './relay'

/**
 * Something of this player has changed: the others hear of it. Who plays something of his own does not follow
 * anybody any more.
 */
export function watchOwnState(player: PlayerContext): void {
  const { account, house } = player
  if (house.leaderId() !== null && ownState(player)['status'] === 'play')
    inBackground(player, 'leaving the group', () => house.follow(null))
  house.announce()
  account.changed()
  tellOutputs(player)
}
