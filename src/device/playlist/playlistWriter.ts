import type { Device } from '../Device'
import { onePerPlayer } from '../onePerPlayer'
import { createPlaylistWire, type PlaylistWire } from './playlistWire'
import { draftOf, type Written } from './writePlaylist'

const listeners = onePerPlayer(() => new Set<() => void>())

/** Calls `listener` whenever playlists have been written, as far as that went; returns what ends that. */
export function onPlaylistsWritten(device: Device, listener: () => void): () => void {
  const all = listeners(device)
  all.add(listener)
  return () => void all.delete(listener)
}

/** Says that playlists have been written. */
const tellPlaylistsWritten = (device: Device): void => listeners(device).forEach((tell) => tell())

/** Who writes the playlists of a player: one at a time, as long as that takes, whatever screen is open. */
interface PlaylistWriter {
  /**
   * Does one thing with the playlists; refused as `busy` while another is done. `names` are those that are
   * being written.
   */
  run: (names: readonly string[], job: (wire: PlaylistWire) => Promise<Written>) => Promise<Written>
  /** Whether a playlist of that name is being written just now, or is the draft of one. */
  isWriting: (name: string) => boolean
}

function createPlaylistWriter(device: Device): PlaylistWriter {
  let writing: readonly string[] | undefined
  const wire = createPlaylistWire(device)
  return {
    async run(names, job) {
      if (writing) return { status: 'refused', why: 'busy' }
      writing = names
      try {
        return await job(wire)
      } finally {
        writing = undefined
        tellPlaylistsWritten(device)
      }
    },
    isWriting: (name) =>
      writing?.some((one) => name === one || name.startsWith(draftOf(one, 0).slice(0, -2))) === true,
  }
}

/** The writer of the player that is driven. */
export const playlistWriterOf = onePerPlayer(createPlaylistWriter)
