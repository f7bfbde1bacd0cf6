import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backgrounds } from '../answers/backgrounds'
import type { PlayerContext } from '../core/PlayerContext'
import type { AppearanceDocument } from '../storage/Storage'
import { pushAppearance } from './pushAppearance'
import { toast } from './toast'

/** Deletes a background that somebody sent, by its path as listed; what came with the player stays. Tells everyone. */
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
