import type { RequestPayloads } from '../../schemas/generated/types'
import { networkShares } from '../answers/networkShares'
import type { Client } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'
import type { Drive } from '../storage/drivesDocument'
import { answerAboutDrive } from './answerAboutDrive'
import { mountDrive } from './mountDrive'
import { saveDrive } from './saveDrive'

/**
 * Changes a network drive and mounts it anew. What was not sent stays as it is; an empty password, as the list shows it, means
 * the kept one, as long as it goes to the same host under the same user name.
 */
export async function editDrive(
  player: PlayerContext,
  client: Client,
  sent: RequestPayloads['editShare'],
): Promise<void> {
  const { say, storage } = player
  const refuse = (message: string) => {
    answerAboutDrive(player, client, { success: false, message })
    client.push('pushListShares', networkShares(player))
  }
  const before = storage.drives.value().find(({ id }) => id === sent.id)
  if (before === undefined) return refuse(say('DRIVE.GONE'))
  const drive = changed(before, sent)
  if (storage.drives.value().some(({ id, name }) => id !== drive.id && name === drive.name))
    return refuse(say('DRIVE.NAME_TAKEN', { name: drive.name }))
  try {
    await saveDrive(player, drive)
    await mountDrive(player, client, drive)
  } catch (error) {
    refuse(say('NOT_SAVED'))
    throw error
  }
}

function changed(before: Drive, sent: RequestPayloads['editShare']): Drive {
  const { name, ip, path, fstype, username, password, options } = before
  const drive: Drive = {
    ...before,
    name: sent.name?.trim() || name,
    ip: sent.ip ?? ip,
    path: sent.path ?? path,
    fstype: sent.fstype ?? fstype,
    username: sent.username ?? username,
    password: sent.password ?? password,
    options: sent.options ?? options,
    mounted: false,
  }
  const isSamePlace = drive.ip === ip && drive.path === path
  const isSameLogin = drive.ip === ip && drive.username === username
  return {
    ...drive,
    asksPassword: before.asksPassword && isSamePlace,
    password: drive.password === '' && isSameLogin ? password : drive.password,
  }
}
