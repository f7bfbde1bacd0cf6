import { updateInfo } from '../answers/updateInfo'
import type { Client } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'
import { wait } from '../core/wait'

/** Looks for an update [D4-19]: says to who asked that it looks, and a little later what there is. */
export async function checkForUpdate(player: PlayerContext, client: Client): Promise<void> {
  const { delays, faults, say } = player
  client.push('updateWaitMsg', {
    title: say('UPDATE.SEARCH_TITLE'),
    description: say('UPDATE.SEARCH'),
    changeLogLink: '',
    updateavailable: false,
  })
  if (faults.happens('update-search-hangs')) return
  await wait(player, delays.updateCheck)
  client.push('updateReady', updateInfo(player))
}
