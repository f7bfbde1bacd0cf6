import { readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { PlayerContext } from '../core/PlayerContext'
import type { PictureKind } from '../uploads/kindOfBytes'
import { safeStem } from '../uploads/safeStem'
import { pushAppearance } from './pushAppearance'
import { toast } from './toast'

/** A picture that was received and found to be one. */
interface ReceivedPicture {
  file: string
  name: string
  kind: PictureKind
}

/** Puts a picture among the backgrounds, under its own name or, if that is taken, with a number behind it. Tells everyone. */
export async function addBackground(player: PlayerContext, picture: ReceivedPicture): Promise<void> {
  const path = place(picture, player.uploads.backgrounds, readdirSync(player.backgroundsFolder))
  toast(player, 'success', player.say('APPEARANCE.TITLE'), player.say('UPLOAD.ADDED', { name: path }))
  await pushAppearance(player)
}

/**
 * Moves the picture to a name that is free, whatever its case; nothing comes between looking and moving. `shipped` are names
 * that are taken besides.
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
