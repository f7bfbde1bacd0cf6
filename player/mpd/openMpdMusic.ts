import { setImmediate as turn } from 'node:timers/promises'
import { createLibrary } from '../music/createLibrary'
import { libraryUri } from '../music/addresses'
import type { Music } from '../music/openMusic'
import type { Track } from '../music/Track'
import type { MpdLink } from './createMpdLink'
import { MpdRefusal, NotMpd, toGroups } from './protocol'
import { toTrack } from './toTrack'

/** The music of an MPD, held to what that has. */
export interface MpdMusic extends Music {
  /** Reads all of it, once the server is there; it may be another one than before. */
  opened(): Promise<void>
  /** The server's own look at its folders has ended, or something else has changed its library. */
  changed(): Promise<void>
  /** Whether the server looks at its folders at the moment. */
  updating(isUpdating: boolean): void
}

interface MpdMusicParts {
  link: Pick<MpdLink, 'ask' | 'askAll' | 'can'>
  log: (line: string) => void
}

/** How many folders are read in one go: nobody else waits long, and servers have limits to what they say. */
const inOneGo = 50

/** The tags that a library is made of; a server that sends no others says half as much. */
const tags = ['Artist', 'AlbumArtist', 'Album', 'Title', 'Track', 'Genre', 'Date', 'Disc']

/** More folders or tracks than any collection has. */
const most = 1_000_000

/** The largest picture that is a cover, bytes. */
const largestPicture = 30_000_000

/** The music of an MPD that has not been reached yet. */
export async function openMpdMusic({ link, log }: MpdMusicParts): Promise<MpdMusic> {
  let library = await createLibrary([])
  let isUpdating = false
  let reading: Promise<void> | undefined
  let isStale = false
  let waiting: (() => void)[] = []

  const readAll = async () => {
    do {
      isStale = false
      const tracks: Track[] = []
      const known = new Map<string, string>()
      const folders = ['']
      // Folder by folder: to look for all of it walks through all of it for each page.
      while (folders.length > 0) {
        if (folders.length > most || tracks.length > most) throw new NotMpd('it lists music without an end')
        const some = folders.splice(0, inOneGo)
        const answers = await link.askAll(some.map((folder) => ['lsinfo', folder]))
        for (const things of answers.map(({ pairs }) => toGroups(pairs, ['file', 'directory', 'playlist'])))
          for (const thing of things)
            if (thing[0]?.[0] === 'directory') folders.push(thing[0][1])
            else if (thing[0]?.[0] === 'file') tracks.push(toTrack(thing, known))
        await turn()
      }
      library = await createLibrary(tracks)
    } while (isStale)
  }
  /** Reads it once more where it is being read: what has changed meanwhile may have been read already. */
  const read = (): Promise<void> => {
    isStale = true
    reading ??= readAll().finally(() => {
      reading = undefined
    })
    return reading
  }

  return {
    library: () => library,
    roots: [],
    isScanning: () => isUpdating || reading !== undefined,
    async scan({ afresh = false, folder = '' } = {}) {
      const command = afresh && link.can('rescan') ? 'rescan' : 'update'
      isUpdating = true
      const updated = new Promise<void>((resolve) => waiting.push(resolve))
      try {
        const below = libraryUri(folder)?.slice('music-library/'.length) ?? ''
        await link.ask(below === '' ? [command] : [command, below])
      } catch (error) {
        isUpdating = false
        throw error
      }
      await updated
      await read()
    },
    async opened() {
      await link
        .askAll([
          ['tagtypes', 'clear'],
          ['tagtypes', 'enable', ...tags],
        ])
        .catch((error: unknown) => {
          // Servers before 0.21 cannot be told; they send all tags.
          if (!(error instanceof MpdRefusal)) throw error
        })
      await read()
    },
    changed: read,
    updating(next) {
      const hasEnded = isUpdating && !next
      isUpdating = next
      if (!hasEnded) return
      for (const resolve of waiting) resolve()
      waiting = []
    },
    async picture({ uri }) {
      const file = uri.slice('music-library/'.length)
      for (const command of ['readpicture', 'albumart']) {
        if (!link.can(command)) continue
        try {
          const picture = await readPicture(command, file)
          if (picture !== undefined) return picture
        } catch (error) {
          // Not there, or not readable by this server: the other one may be.
          if (!(error instanceof MpdRefusal)) throw error
        }
      }
      return undefined
    },
    close() {
      for (const resolve of waiting) resolve()
      waiting = []
    },
  }

  async function readPicture(command: string, file: string): Promise<Buffer | undefined> {
    const pieces: Buffer[] = []
    let length = 0
    for (;;) {
      const { pairs, binary } = await link.ask([command, file, length])
      const size = Number(pairs.find(([key]) => key === 'size')?.[1] ?? 0)
      if (size > largestPicture) {
        log(`the cover of ${file} is too large: ${size} bytes`)
        return undefined
      }
      if (binary === undefined || binary.length === 0) break
      pieces.push(binary)
      length += binary.length
      if (length >= size) break
    }
    return length === 0 ? undefined : Buffer.concat(pieces)
  }
}
