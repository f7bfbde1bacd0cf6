import { readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { rm, rename, readdir } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { uiSettings } from '../answers/systemAnswers'
import type { PlayerContext } from '../core/PlayerContext'
import { type PictureKind, safeStem } from '../uploads/receiveFile'
import { toast } from '../core/Clients'
import type { AppearanceDocument } from '../storage/openStorage'
import { removeOldest } from '../storage/writeAtomically'
import type { PushBackgrounds } from '../../schemas/generated/types'

/**
 * The pictures to choose from and the current one [D3-35]: those that came with the player and stay, then the
 * ones that people sent.
 */
export async function backgrounds(player: PlayerContext): Promise<PushBackgrounds> {
  const shipped = (await filesOf(player.backgroundsFolder)).filter((file) => file.endsWith('.svg'))
  const sent = await filesOf(player.uploads.backgrounds)
  const { background } = player.storage.appearance.value()
  return {
    ...(background && { current: { name: background.title, path: background.path } }),
    available: [
      ...shipped.map((path) => ({ ...picture(path), notDeletable: true })),
      ...sent.map((path) => ({ ...picture(path), notDeletable: false })),
    ],
  }
}

function picture(path: string) {
  const stem = path.replace(/\.[^.]*$/, '').replaceAll('-', ' ')
  return {
    name: stem.charAt(0).toUpperCase() + stem.slice(1),
    path,
    thumbnail: `thumbnail-${path}`,
  }
}

/** Its pictures by name; what is on its way in begins with a dot. A folder that is not there yet has none. */
async function filesOf(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((file) => !file.startsWith('.')).sort()
  } catch {
    return []
  }
}

/** Sends everyone the UI settings and the pictures to choose from. */
async function pushAppearance(player: PlayerContext): Promise<void> {
  player.clients.broadcast('pushUiSettings', uiSettings(player))
  player.clients.broadcast('pushBackgrounds', await backgrounds(player))
}

/** A picture that was received and found to be one. */
interface ReceivedPicture {
  file: string
  name: string
  kind: PictureKind
}

/**
 * Puts a picture among the backgrounds, under its own name or, if that is taken, with a number behind it.
 * Tells everyone.
 */
export async function addBackground(player: PlayerContext, picture: ReceivedPicture): Promise<void> {
  const path = place(picture, player.uploads.backgrounds, readdirSync(player.backgroundsFolder))
  toast(player, 'success', player.say('APPEARANCE.TITLE'), player.say('UPLOAD.ADDED', { name: path }))
  await pushAppearance(player)
}

/**
 * Moves the picture to a name that is free, whatever its case; nothing comes between looking and moving.
 * `shipped` are names that are taken besides.
 */
function place({ file, name, kind }: ReceivedPicture, folder: string, shipped: readonly string[]): string {
  const stem = safeStem(name)
  const taken = new Set([...shipped, ...readdirSync(folder)].map((one) => one.toLowerCase()))
  for (let number = 1; ; number += 1) {
    const path = `${number === 1 ? stem : `${stem}-${number}`}.${kind}`
    if (taken.has(path.toLowerCase())) continue
    renameSync(file, join(folder, path))
    return path
  }
}

/**
 * Deletes a background that somebody sent, by its path as listed; what came with the player stays. Tells
 * everyone.
 */
export async function deleteBackground(player: PlayerContext, path: string): Promise<void> {
  const { say, storage, uploads } = player
  const { available } = await backgrounds(player)
  const picture = available.find((one) => one.path === path)
  if (picture === undefined) return player.log(`refused deleteBackground: no picture ${JSON.stringify(path)}`)
  if (picture.notDeletable) return toast(player, 'error', say('APPEARANCE.TITLE'), say('APPEARANCE.KEPT'))
  // Only what was found in the folder itself is deleted: the path leads nowhere else.
  await rm(join(uploads.backgrounds, path), { force: true })
  if (storage.appearance.value().background?.path === path) {
    const { background: _gone, ...rest }: AppearanceDocument = storage.appearance.value()
    await storage.appearance.save(rest)
  }
  toast(player, 'success', say('APPEARANCE.TITLE'), say('UPLOAD.DELETED', { name: picture.name ?? path }))
  await pushAppearance(player)
}

/** How many covers are kept; the oldest goes when one more comes. */
const most = 200

/** Keeps a cover that was received and gives the address under which the player serves it [D7-41]. */
export async function addAlbumart(
  { uploads }: PlayerContext,
  { file, kind }: { file: string; kind: PictureKind },
): Promise<string> {
  const name = `${randomUUID()}.${kind}`
  await rename(file, join(uploads.albumart, name))
  await removeOldest(uploads.albumart, most)
  return `/albumart?upload=${name}`
}

/** Sets a background picture, or a colour that hides it, everywhere. Rejects when it could not be written. */
export async function setAppearance(player: PlayerContext, chosen: AppearanceDocument): Promise<void> {
  const { say, storage } = player
  const picture = storage.appearance.value().background
  await storage.appearance.save(picture ? { background: picture, ...chosen } : chosen)
  toast(player, 'success', say('APPEARANCE.TITLE'), say('APPEARANCE.BACKGROUND'))
  await pushAppearance(player)
}
