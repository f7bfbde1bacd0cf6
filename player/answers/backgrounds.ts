import { readdir } from 'node:fs/promises'
import type { PushBackgrounds } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'

/** The pictures to choose from and the current one [D3-35]; all of them came with the player and stay. */
export async function backgrounds(player: PlayerContext): Promise<PushBackgrounds> {
  const files = (await readdir(player.backgroundsFolder)).filter((file) => file.endsWith('.svg')).sort()
  const { background } = player.storage.appearance.value()
  return {
    ...(background && { current: { name: background.title, path: background.path } }),
    available: files.map((path) => ({
      name: path.charAt(0).toUpperCase() + path.slice(1, -'.svg'.length),
      path,
      thumbnail: `thumbnail-${path}`,
      notDeletable: true,
    })),
  }
}
