import { useEffect, useRef, useState } from 'react'
import { useDevice, ask, byPush, type Device } from '../../../device'
import { UnreadableFile } from './fileEntries'
import { readPlaylistFile, type FileTrack, type PlaylistFileContent } from './readPlaylistFile'
import { newStations, readStations } from './saveStations'
import type { BrowseItem, PushBrowseLibrary } from '../../../../schemas/generated/types'
import { foldText } from '../../../ui/foldText'

/** What the library has for a track of a file; undefined where it has nothing that is surely the same. */
export type Found = BrowseItem | undefined

/** How the library is asked. */
export interface Library {
  /** Songs that are found for words; none where the player does not say. */
  search: (words: string) => Promise<readonly BrowseItem[]>
  /** Songs of a folder, by its address; none where there is no such folder. */
  list: (uri: string) => Promise<readonly BrowseItem[]>
}

/** A word as it is compared: without case, accents, signs and what stands in brackets behind a title. */
const plain = (text = '') =>
  foldText(text)
    .replaceAll(/[([{][^)\]}]*[)\]}]/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const partsOf = (path: string) => path.split('/').filter((part) => part !== '')

/** How many parts two paths have in common from their ends. */
function commonEnd(one: string, other: string): number {
  const [a, b] = [partsOf(foldText(one)), partsOf(foldText(other))]
  let count = 0
  while (count < Math.min(a.length, b.length) && a.at(-1 - count) === b.at(-1 - count)) count += 1
  return count
}

/**
 * How surely an item is a track of a file: 0 where it is not. A title alone is not enough where an artist is
 * named.
 */
export function likeness(track: FileTrack, item: BrowseItem): number {
  const end = track.path === '' ? 0 : commonEnd(track.path, item.uri ?? '')
  if (end >= 2) return 10 + end
  const [title, artist] = [plain(track.title), plain(track.artist)]
  const isTitle =
    title !== '' && (plain(item.title) === title || foldText(item.title ?? '') === foldText(track.title))
  if (!isTitle) return 0
  const isArtist = artist !== '' && plain(item.artist) === artist
  const isAlbum = track.album !== '' && plain(item.album) === plain(track.album)
  const isLength =
    track.seconds > 0 && item.duration !== undefined && Math.abs(item.duration - track.seconds) <= 3
  if (artist !== '' && !isArtist && !isAlbum) return 0
  return 1 + Number(isArtist) * 4 + Number(isAlbum) * 2 + Number(isLength) + end
}

const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')))

const best = (track: FileTrack, items: readonly BrowseItem[]): Found => {
  let [found, most]: [Found, number] = [undefined, 0]
  for (const item of items) {
    const like = likeness(track, item)
    if (like > most) [found, most] = [item, like]
  }
  return found
}

/** A path as the player's own library has it; '' for one of another machine. */
export function libraryPath(path: string): string {
  const [, own = ''] = /^\/?(?:mnt\/|music-library\/)?((?:INTERNAL|USB|NAS)\/.+)$/.exec(path) ?? []
  return own === '' ? '' : `music-library/${own}`
}

/**
 * Finds tracks of a file, one after the other: by the folder where the path leads, if it is one of the
 * player's, else by searching for the title. What one path has turned out to be tells where its neighbours
 * are, so that an album is one question. Ends early once it is aborted; `onTrack` hears of each.
 */
export async function findTracks(
  tracks: readonly FileTrack[],
  library: Library,
  { signal, onTrack }: { signal?: AbortSignal; onTrack?: (done: number) => void } = {},
): Promise<Found[]> {
  const found: Found[] = []
  const folders = new Map<string, Promise<readonly BrowseItem[]>>()
  const searches = new Map<string, Promise<readonly BrowseItem[]>>()
  /** Where a folder of the file lies in the library. */
  const places = new Map<string, string>()
  const inFolder = async (track: FileTrack): Promise<Found> => {
    const own = libraryPath(track.path)
    const folder = own === '' ? places.get(folderOf(track.path)) : folderOf(own)
    if (folder === undefined || folder === '') return undefined
    const listed = folders.get(folder) ?? library.list(folder)
    folders.set(folder, listed)
    const file = foldText(partsOf(track.path).at(-1) ?? '')
    return (await listed).find(({ uri = '' }) => foldText(partsOf(uri).at(-1) ?? '') === file)
  }
  const bySearch = async (track: FileTrack): Promise<Found> => {
    const words = track.title.trim()
    if (words.length < 3) return undefined
    const listed = searches.get(words) ?? library.search(words)
    searches.set(words, listed)
    const item = best(track, await listed)
    if (item?.uri?.startsWith('music-library/') && track.path !== '' && commonEnd(track.path, item.uri) >= 1)
      places.set(folderOf(track.path), folderOf(item.uri))
    return item
  }
  for (const track of tracks) {
    if (signal?.aborted) break
    found.push((await inFolder(track)) ?? (await bySearch(track)))
    onTrack?.(found.length)
  }
  return found
}

/** ms: without internet, players wait for their radios for five seconds. */
const searchTimeoutMs = 15_000

const songsIn = ({ navigation }: PushBrowseLibrary): readonly BrowseItem[] =>
  navigation?.lists.flatMap(({ items }) => items.filter(({ type, uri }) => type === 'song' && uri)) ?? []

/** The library of a player. */
function libraryOf(device: Device): Library {
  let asked = 0
  return {
    async search(value) {
      const told = await ask(
        device,
        { event: 'search', payload: { value, type: 'any' } },
        {
          // A page of the library has a ref, where the player sends it back.
          answeredBy: byPush('pushBrowseLibrary', (page) => (page.ref === undefined ? page : undefined)),
          timeoutMs: searchTimeoutMs,
        },
      )
      return told.status === 'answered' ? songsIn(told.answer) : []
    },
    async list(uri) {
      const ref = `playlist-file-${++asked}`
      const told = await ask(
        device,
        { event: 'browseLibrary', payload: { uri, ref } },
        {
          answeredBy: byPush('pushBrowseLibrary', (page) =>
            page.ref === undefined || page.ref === ref ? page : undefined,
          ),
        },
      )
      return told.status === 'answered' ? songsIn(told.answer) : []
    },
  }
}

/** How far reading a file and looking for what it names has come. */
type ImportPhase =
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
