import type { PlayerContext } from '../core/PlayerContext'
import { toast } from './toast'

/** Says how it ended, if there is anything to say. */
export type LastWord = (() => void) | undefined

/** The players that install or remove a plugin at the moment. */
const working = new WeakSet<PlayerContext>()

/**
 * Runs what installs or removes a plugin; refuses, in a toast, while something else does. The last word that `run` gives is said
 * when the next may begin: whoever hears it may try again at once.
 */
export async function oneAtATime(player: PlayerContext, run: () => Promise<LastWord>): Promise<void> {
  if (working.has(player))
    return toast(player, 'warning', player.say('PLUGIN.TITLE'), player.say('PLUGIN.BUSY'))
  working.add(player)
  let sayLast: LastWord
  try {
    sayLast = await run()
  } finally {
    working.delete(player)
  }
  sayLast?.()
}
