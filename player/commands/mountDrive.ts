import { findPage } from '../browse/findPage'
import { type Client, toast } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'
import { libraryUri } from '../music/addresses'
import { pushPage } from './answerPage'
import { refreshLibrary } from './library'
import type { Drive } from '../storage/systemDocuments'
import { networkShares } from '../answers/networkAnswers'
import { wait } from '../core/Clock'
import { findMountProblem } from '../drives/drives'

const branch = 'music-library/USB'

/**
 * Lets a USB drive go, by its address in the library: its music with it. Shows who asked the drives that are
 * left [D7-15].
 */
export async function safeRemoveDrive(player: PlayerContext, client: Client, uri: string): Promise<void> {
  const { faults, say, usb } = player
  const listed = libraryUri(uri) ?? ''
  const isDrive = listed.startsWith(`${branch}/`)
  const name = isDrive ? listed.slice(branch.length + 1) : listed
  const title = say('USB.TITLE')
  if (isDrive && faults.happens('drive-stays'))
    return toast(player, 'error', title, say('USB.BUSY', { name }))
  if (!isDrive || !usb.takeOut(name)) return toast(player, 'error', title, say('USB.GONE', { name }))
  await refreshLibrary(player)
  toast(player, 'success', title, say('USB.REMOVED', { name }))
  await pushPage(client, await findPage(player, branch))
}

/**
 * Keeps a network drive, in the place of the one with its id or as the last. Rejects when it could not be
 * written.
 */
export function saveDrive({ storage }: PlayerContext, drive: Drive): Promise<void> {
  const drives = storage.drives.value()
  const isKnown = drives.some(({ id }) => id === drive.id)
  return storage.drives.save(
    isKnown ? drives.map((one) => (one.id === drive.id ? drive : one)) : [...drives, drive],
  )
}

/** What became of a request about a network drive. */
interface DriveAnswer {
  /** The push that bears the result; a changed drive has none on real devices. */
  push?: 'pushAddShare' | 'pushDeleteShare'
  /** Whether all went well. */
  success: boolean
  message: string
}

/**
 * Tells the client and everyone what became of a network drive: older devices by a result push [D8-12 D8-13],
 * newer ones by a toast, this player by both unless it is asked at /control to be one of them.
 */
export function answerAboutDrive(
  player: PlayerContext,
  client: Client,
  { push, success, message }: DriveAnswer,
): void {
  const onlyResult = player.faults.happens('drive-result-only')
  const onlyToast = player.faults.happens('drive-toast-only')
  if (push !== undefined && !onlyToast)
    client.push(push, success ? { success } : { success, reason: message })
  if (!onlyResult) toast(player, success ? 'success' : 'error', player.say('DRIVE.TITLE'), message)
}

/**
 * Mounts a kept drive after the time that this takes, and tells the client what became of it: mounted, not
 * reachable, or that user name and password are wanted [D2.11-4]. Rejects when the outcome could not be
 * written.
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
