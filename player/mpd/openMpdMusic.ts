import { createLibrary } from '../music/createLibrary'
import { libraryUri } from '../music/addresses'
import type { Music } from '../music/openMusic'
import type { MpdLink } from './createMpdLink'
import { MpdError } from './protocol'
import { type Part, readMpdLibrary, type TooMuch } from './readMpdLibrary'

/** The music of an MPD, held to what that has. */
export interface MpdMusic extends Music {
  /** Reads all of it, once the server is there; it may be another one than before. */
  opened(): Promise<void>
  /** The server's own look at its folders has ended, or something else has changed its library. */
  changed(): Promise<void>
  /** Whether the server looks at its folders at the moment. */
  updating(isUpdating: boolean): void
  /** The piece of a file that a track is, where the server has no address for it. */
  part(uri: string): Part | undefined
  /** The address of the track that is this piece. */
  uriOf(part: Part): string | undefined
}

interface MpdMusicParts {
  link: Pick<MpdLink, 'ask' | 'askAll' | 'can'>
  log: (line: string) => void
}

/** The tags that a library is made of; a server that sends no others says half as much. */
const tags = ['Artist', 'AlbumArtist', 'Album', 'Title', 'Track', 'Genre', 'Composer', 'Date', 'Disc']

/** The largest picture that is a cover, bytes. */
const largestPicture = 30_000_000

/** The music of an MPD that has not been reached yet. */
export async function openMpdMusic({ link, log }: MpdMusicParts): Promise<MpdMusic> {
  let library = await createLibrary([])
  let parts: ReadonlyMap<string, Part> = new Map()
  let uris = new Map<string, string>()
  const tooMuch: TooMuch = { suspects: new Set(), large: new Set() }
  let isUpdating = false
  let reading: Promise<void> | undefined
  let isStale = false
  let waiting: (() => void)[] = []

  const readAll = async () => {
    do {
      isStale = false
      const content = await readMpdLibrary(link, undefined, tooMuch)
      library = await createLibrary(content.tracks)
      parts = content.parts
      uris = new Map([...parts].map(([uri, { file, range }]) => [`${range} ${file}`, uri]))
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
          if (!(error instanceof MpdError)) throw error
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
    part: (uri) => parts.get(uri),
    uriOf: ({ file, range }) => uris.get(`${range} ${file}`),
    async picture({ uri }) {
      // Of a piece of a file, that of the file, or the one that lies beside its sheet.
      const file =
        parts.get(uri)?.file ?? uri.slice('music-library/'.length).replace(/(\.cue)\/track\d+$/i, '$1')
      for (const command of ['readpicture', 'albumart']) {
        if (!link.can(command)) continue
        try {
          const picture = await readPicture(command, file)
          if (picture !== undefined) return picture
        } catch (error) {
          // Not there, or not readable by this server: the other one may be.
          if (!(error instanceof MpdError)) throw error
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
