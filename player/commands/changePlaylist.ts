import type { PlayerContext } from '../core/PlayerContext'
import type { Entry } from '../storage/entriesDocument'

/** More playlists than anybody has; whoever makes more wants to fill the disk. */
const most = 1_000

/** Sets what is on a playlist, which is made if there is none of that name. Rejects when it could not be written. */
export async function changePlaylist(
  { storage }: PlayerContext,
  name: string,
  change: (entries: readonly Entry[]) => readonly Entry[],
): Promise<void> {
  const playlists = storage.playlists.value()
  const before = playlists.find((playlist) => playlist.name === name)
  if (before === undefined && playlists.length >= most) throw new Error('there are too many playlists')
  const after = { name, entries: [...change(before?.entries ?? [])] }
  await storage.playlists.save(
    before === undefined
      ? [...playlists, after]
      : playlists.map((playlist) => (playlist === before ? after : playlist)),
  )
}
