import { readdir } from 'node:fs/promises'
import type { PushBackgrounds } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'

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
