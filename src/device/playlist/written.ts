import type { Device } from '../Device'
import { onePerPlayer } from '../onePerPlayer'

const listeners = onePerPlayer(() => new Set<() => void>())

/** Calls `listener` whenever playlists have been written, as far as that went; returns what ends that. */
export function onPlaylistsWritten(device: Device, listener: () => void): () => void {
  const all = listeners(device)
  all.add(listener)
  return () => void all.delete(listener)
}

/** Says that playlists have been written. */
export const tellPlaylistsWritten = (device: Device): void => listeners(device).forEach((tell) => tell())
