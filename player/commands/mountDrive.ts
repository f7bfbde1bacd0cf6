import { networkShares } from '../answers/networkShares'
import type { Client } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'
import { wait } from '../core/wait'
import { findMountProblem } from '../nas/findMountProblem'
import type { Drive } from '../storage/drivesDocument'
import { answerAboutDrive } from './answerAboutDrive'
import { saveDrive } from './saveDrive'

/**
 * Mounts a kept drive after the time that this takes, and tells the client what became of it: mounted, not reachable, or that
 * user name and password are wanted [D2.11-4]. Rejects when the outcome could not be written.
 */
export async function mountDrive(
  player: PlayerContext,
  client: Client,
  { id }: Drive,
  push?: 'pushAddShare',
): Promise<void> {
  const { brand, delays, faults, say, storage } = player
  if (faults.happens('drive-hangs')) return
  await wait(player, delays.mount)
  const drive = storage.drives.value().find((one) => one.id === id)
  if (drive === undefined) return
  const asksPassword = drive.asksPassword || faults.happens('drive-asks-password')
  const problem = faults.happens('drive-unreachable')
    ? 'unreachable'
    : findMountProblem({ ...drive, asksPassword }, brand.word)
  await saveDrive(player, { ...drive, asksPassword, mounted: problem === undefined })
  if (problem === 'password') askForPassword(player, client, drive)
  else {
    const success = problem === undefined
    const message = say(success ? 'DRIVE.MOUNTED' : 'DRIVE.UNREACHABLE', { name: drive.name, ip: drive.ip })
    answerAboutDrive(player, client, { ...(push && { push }), success, message })
  }
  client.push('pushListShares', networkShares(player))
}

function askForPassword({ say }: PlayerContext, client: Client, drive: Drive): void {
  const { id, name, ip, path, fstype, options, username } = drive
  client.push('nasCredentialsCheck', {
    id,
    name,
    title: say('DRIVE.PASSWORD_TITLE'),
    message: say(username === '' ? 'DRIVE.PASSWORD' : 'DRIVE.PASSWORD_WRONG', { name }),
    username,
    password: '',
    ip,
    path,
    fstype,
    options,
  })
}
