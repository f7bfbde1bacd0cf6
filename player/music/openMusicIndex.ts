import { type Json, isJsonObject } from '../../authoring/json/Json'
import type { Track } from './Track'
import { readJsonFile } from '../storage/openJsonDocument'
import { writeAtomically } from '../storage/writeAtomically'
import type { MusicFile } from './readMusicFiles'

/** A track as it was kept on disk, or undefined when that is none. */
function readStoredTrack(value: Json | undefined): Track | undefined {
  if (!isJsonObject(value) || typeof value['uri'] !== 'string' || value['uri'] === '') return undefined
  const text = (key: keyof Track) => {
    const kept = value[key]
    return typeof kept === 'string' ? kept : ''
  }
  const number = (key: keyof Track) => {
    const kept = value[key]
    return typeof kept === 'number' && kept > 0 ? kept : 0
  }
  return {
    uri: value['uri'],
    title: text('title'),
    artist: text('artist'),
    albumartist: text('albumartist'),
    album: text('album'),
    year: number('year'),
    genre: text('genre'),
    composer: text('composer'),
    disc: number('disc'),
    number: number('number'),
    duration: number('duration'),
    trackType: text('trackType'),
    samplerate: number('samplerate'),
    bitdepth: number('bitdepth'),
    bitrate: number('bitrate'),
    channels: number('channels'),
    added: number('added'),
  }
}

/** Raised when tracks are read otherwise than before. */
const version = 2

/** What was read of a file; `null` when it could not be read. */
interface Entry {
  size: number
  changed: number
  track: Track | null
}

/** What was read of each file, so that only files that changed are read again. */
export interface MusicIndex {
  tracks(): Track[]
  /** What is known of a file as it is now; `undefined` when nothing is, `null` that it cannot be read. */
  find(file: MusicFile): Track | null | undefined
  /** Keeps what is known of these files, and forgets all others. Rejects when it could not be written. */
  save(files: readonly { file: MusicFile; track: Track | null }[]): Promise<void>
}

/**
 * Opens the index of a folder. One that is missing, damaged, of another folder or of another time is empty:
 * all that it costs is to read the files again.
 */
export async function openMusicIndex(path: string, folder: string): Promise<MusicIndex> {
  let entries = await readEntries(path, folder)
  return {
    tracks: () => [...entries.values()].flatMap(({ track }) => track ?? []),
    find({ uri, size, changed }) {
      const entry = entries.get(uri)
      return entry?.size === size && entry.changed === changed ? entry.track : undefined
    },
    async save(files) {
      const next = new Map(
        files.map(({ file: { uri, size, changed }, track }) => [uri, { size, changed, track }] as const),
      )
      const isSame =
        next.size === entries.size && [...next].every(([uri, { track }]) => entries.get(uri)?.track === track)
      entries = next
      if (!isSame)
        await writeAtomically(path, JSON.stringify({ version, folder, files: Object.fromEntries(entries) }))
    },
  }
}

async function readEntries(path: string, folder: string): Promise<Map<string, Entry>> {
  const reading = await readJsonFile(path)
  const value = reading.kind === 'read' ? reading.value : null
  if (!isJsonObject(value) || value['version'] !== version || value['folder'] !== folder) return new Map()
  if (!isJsonObject(value['files'])) return new Map()
  return new Map(Object.entries(value['files']).flatMap(([uri, entry]) => readEntry(uri, entry)))
}

function readEntry(uri: string, value: Json): [string, Entry][] {
  if (!isJsonObject(value)) return []
  const { size, changed } = value
  const track = value['track'] === null ? null : readStoredTrack(value['track'])
  if (typeof size !== 'number' || typeof changed !== 'number' || track === undefined) return []
  return [[uri, { size, changed, track }]]
}
