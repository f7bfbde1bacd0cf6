import type { PlayerContext } from '../core/PlayerContext'
import { toast } from './toast'

/** Says on every screen that what plays is not on disk. */
export function tellUnkept(player: PlayerContext): void {
  toast(player, 'error', player.say('QUEUE.TITLE'), player.say('QUEUE.NOT_KEPT'))
}
