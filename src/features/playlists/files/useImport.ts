import { useEffect, useRef, useState } from 'react'
import { useDevice } from '../../../device'
import { UnreadableFile } from './fileEntries'
import { findTracks, libraryOf, type Found } from './findTracks'
import { readPlaylistFile, type FileTrack, type PlaylistFileContent } from './readPlaylistFile'
import { newStations, readStations } from './saveStations'

/** How far reading a file and looking for what it names has come. */
export type ImportPhase =
  | { is: 'choosing'; problem?: 'large' | 'unknown' | 'broken' }
  | { is: 'finding'; done: number; total: number }
  | ({ is: 'found' } & ImportResult)

/** What a file holds, and what of it the player has. */
export interface ImportResult {
  /** What the file calls itself, else what it is called. */
  name: string
  content: PlaylistFileContent
  /** In the order of the file. */
  found: readonly NonNullable<Found>[]
  missing: readonly FileTrack[]
  /** Tracks that were not looked for, because somebody stopped. */
  unsought: number
  /** Stations that are not among the owner's. */
  stations: ReturnType<typeof newStations>
}

/** Reads files of playlists and finds what they name, for as long as the component is mounted. */
export function useImport() {
  const device = useDevice()
  const [phase, setPhase] = useState<ImportPhase>({ is: 'choosing' })
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  const read = async (file: File) => {
    const control = new AbortController()
    stop.current = control
    try {
      const content = readPlaylistFile(new Uint8Array(await file.arrayBuffer()))
      const { tracks } = content
      const total = tracks.length
      setPhase({ is: 'finding', done: 0, total })
      const own = content.stations.length > 0 ? ((await readStations(device)) ?? []) : []
      const all = await findTracks(tracks, libraryOf(device), {
        signal: control.signal,
        onTrack: (done) => control.signal.aborted || setPhase({ is: 'finding', done, total }),
      })
      setPhase({
        is: 'found',
        name: content.name || file.name.replace(/\.[a-z0-9]+$/i, ''),
        content,
        found: all.flatMap((one) => (one ? [one] : [])),
        missing: tracks.filter((_, place) => place < all.length && !all[place]),
        unsought: total - all.length,
        stations: newStations(content.stations, own),
      })
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      setPhase({ is: 'choosing', problem: error.why })
    }
  }
  return { phase, read, stop: () => stop.current?.abort() }
}
