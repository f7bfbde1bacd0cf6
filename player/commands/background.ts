import { readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { rm, rename } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { backgrounds } from '../answers/backgrounds'
import { uiSettings } from '../answers/systemAnswers'
import type { PlayerContext } from '../core/PlayerContext'
import type { PictureKind } from '../uploads/kindOfBytes'
import { safeStem } from '../uploads/receiveFile'
import { toast } from './toast'
import type { AppearanceDocument } from '../storage/Storage'
import { removeOldest } from '../core/createOverlay'

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
