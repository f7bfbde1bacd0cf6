import { randomUUID } from 'node:crypto'
import type { RequestPayloads } from '../../schemas/generated/types'
import { networkShares } from '../answers/networkShares'
import type { Client } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'
import type { Drive } from '../storage/drivesDocument'
import { answerAboutDrive } from './answerAboutDrive'
import { mountDrive } from './mountDrive'
import { saveDrive } from './saveDrive'

/** More network drives than a person has; whoever sends more wants to fill the disk. */
const most = 100

/** Keeps a network drive and mounts it; an alias can be given once only. Tells the client what became of it. */
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
