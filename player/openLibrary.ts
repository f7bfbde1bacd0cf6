import { samplePlaylists } from './commands/addToQueue'
import { scanLibrary } from './commands/library'
import type { PlayerContext } from './core/PlayerContext'
import { inBackground } from './core/Clock'
import type { MusicOptions } from './openPlayback'
import { expand } from './queue/expand'
import { newPlaylists } from './storage/musicDocuments'

/**
 * Looks through the music: the player's own at once, a person's folder, which may be large, while it is in
 * use already.
 */
export async function openLibrary(
  player: PlayerContext,
  { musicFolder, mpd }: MusicOptions,
  isNew: boolean,
): Promise<void> {
  const { engine, music, storage } = player
  // It reads its music itself, whenever it is there.
  if (mpd?.kind === 'shared') return
  if (musicFolder !== undefined)
    return inBackground(player, 'reading the music', () => scanLibrary(player, 'update', { silently: true }))
  await music.scan()
  if (storage.playlists.value() === newPlaylists) await storage.playlists.save(samplePlaylists(player))
  // Something to press play for.
  const [first] = storage.playlists.value()
  if (isNew && first !== undefined && engine.queue().length === 0)
    engine.replace(await expand(player, { uri: `playlists/${first.name}` }))
}
