import { networkShares } from '../answers/networkShares'
import type { Client } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'
import { answerAboutDrive } from './answerAboutDrive'

/** Forgets a network drive, unless there is none of that id or it is busy; tells the client [D8-13]. */
export async function deleteDrive(player: PlayerContext, client: Client, id: string): Promise<void> {
  const { faults, say, storage } = player
  const drives = storage.drives.value()
  const drive = drives.find((one) => one.id === id)
  const answer = (success: boolean, message: string) =>
    answerAboutDrive(player, client, { push: 'pushDeleteShare', success, message })
  if (drive === undefined) answer(false, say('DRIVE.GONE'))
  else if (faults.happens('drive-stays')) answer(false, say('DRIVE.BUSY', { name: drive.name }))
  else {
    await storage.drives.save(drives.filter((one) => one !== drive))
    answer(true, say('DRIVE.REMOVED', { name: drive.name }))
  }
  client.push('pushListShares', networkShares(player))
}
