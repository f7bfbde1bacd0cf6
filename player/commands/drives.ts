import { randomUUID } from 'node:crypto'
import type { RequestPayloads } from '../../schemas/generated/types'
import { networkShares } from '../answers/networkAnswers'
import type { Client } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'
import type { Drive } from '../storage/systemDocuments'
import { answerAboutDrive, mountDrive, saveDrive } from './mountDrive'

/** More network drives than a person has; whoever sends more wants to fill the disk. */
const most = 100

/**
 * Keeps a network drive and mounts it; an alias can be given once only. Tells the client what became of it.
 */
export async function addDrive(
  player: PlayerContext,
  client: Client,
  sent: RequestPayloads['addShare'],
): Promise<void> {
  const { say, storage } = player
  const drive = newDrive(sent)
  const refuse = (message: string) => {
    answerAboutDrive(player, client, { push: 'pushAddShare', success: false, message })
    client.push('pushListShares', networkShares(player))
  }
  const drives = storage.drives.value()
  if (drives.length >= most) return refuse(say('DRIVE.TOO_MANY'))
  if (drives.some(({ name }) => name === drive.name))
    return refuse(say('DRIVE.NAME_TAKEN', { name: drive.name }))
  try {
    await saveDrive(player, drive)
    await mountDrive(player, client, drive, 'pushAddShare')
  } catch (error) {
    refuse(say('NOT_SAVED'))
    throw error
  }
}

function newDrive(sent: RequestPayloads['addShare']): Drive {
  const { fstype, username = '', password = '', options = '' } = sent
  const path = sent.path.replaceAll('\\', '/').replace(/^\/+|\/+$/g, '') || '/'
  const ip = sent.ip.trim().replace(/^[\\/]+/, '')
  const name = sent.name?.trim() || path.split('/').at(-1) || ip
  return {
    id: randomUUID(),
    name,
    ip,
    path,
    fstype,
    username,
    password,
    options,
    mounted: false,
    asksPassword: false,
  }
}

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

/**
 * Changes a network drive and mounts it anew. What was not sent stays as it is; an empty password, as the
 * list shows it, means the kept one, as long as it goes to the same host under the same user name.
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
