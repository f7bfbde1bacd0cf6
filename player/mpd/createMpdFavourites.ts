import { type EntriesDocument, type Entry, ListRefused } from '../storage/musicDocuments'
import type { JsonDocument } from '../storage/openJsonDocument'
import type { Command } from './connectMpd'
import type { MpdLink } from './createMpdLink'
import type { MpdEntries, MpdKept } from './createMpdPlaylists'
import { createTurns } from './createTurns'
import { isSayable, MpdError } from './protocol'
import { inWords } from './storedPlaylists'
import { messageOf } from '../core/messageOf'

/**
 * How clients of MPD say that somebody likes a song: 0 is dislike, 1 neither, 2 like
 * (https://github.com/jcorporation/mpd-stickers; myMPD, rmpc and Euphonica do so).
 */
const sticker = 'like'
const liked = '2'

interface MpdFavouritesParts {
  link: Pick<MpdLink, 'ask' | 'askAll' | 'can'>
  /** The player's own, for a server without stickers, and for what can have none: only its tracks can. */
  own: JsonDocument<EntriesDocument>
  entries: MpdEntries
  /** Others are favourites: told with each change that was not made here. */
  changed: (uris: readonly { uri: string; isFavourite: boolean }[]) => void
  log: (line: string) => void
}

/**
 * The favourites as stickers of a server that has them, and behind them those of the player's own. What is
 * changed here shows at once, and is then held to what the server has, as with playlists.
 */
export function createMpdFavourites(parts: MpdFavouritesParts): MpdKept<EntriesDocument> {
  const { link, own, entries, changed, log } = parts
  /** Files that are liked; undefined while no server is known to have stickers. */
  let files: readonly string[] | undefined
  /** How often something was to be another favourite. */
  let saves = 0
  const turns = createTurns()
  let made: { of: unknown; library: unknown; own: EntriesDocument; value: EntriesDocument } | undefined

  const value = (): EntriesDocument => {
    if (files === undefined) return own.value()
    const library = entries.library()
    if (made?.of === files && made.library === library && made.own === own.value()) return made.value
    const theirs = files.map((file) => entries.toEntry(file))
    const uris = new Set(theirs.map(({ uri }) => uri))
    const value = [...theirs, ...own.value().filter(({ uri }) => !uris.has(uri))]
    made = { of: files, library, own: own.value(), value }
    return value
  }

  /** The file of an entry that can have a sticker. */
  const fileOf = (entry: Entry): string | undefined => {
    const file = entry.service === 'mpd' && entry.number === undefined ? entries.toFile(entry) : undefined
    return file !== undefined && isSayable(file) && !/^https?:/i.test(file) ? file : undefined
  }

  const readLiked = async (): Promise<string[] | undefined> => {
    if (!link.can('sticker')) return undefined
    try {
      const { pairs } = await link.ask(['sticker', 'find', 'song', '', sticker])
      const found: string[] = []
      let file = ''
      for (const [key, text] of pairs)
        if (key === 'file') file = text
        else if (key === 'sticker' && text === `${sticker}=${liked}`) found.push(file)
      return found
    } catch (error) {
      // It has no file for them.
      if (error instanceof MpdError) return undefined
      throw error
    }
  }

  /** Takes what the server says; those that were there keep their place. */
  const readAll = async (): Promise<{ uri: string; isFavourite: boolean }[]> => {
    const given = saves
    const found = await readLiked()
    // What was wanted meanwhile is on its way there.
    if (given !== saves) return []
    const [before, after] = [new Set(files), new Set(found)]
    const gone = [...before].filter((file) => !after.has(file))
    const come = [...after].filter((file) => !before.has(file)).sort(inWords.compare)
    if (found === undefined || files === undefined || gone.length + come.length > 0)
      files = found && [...before].filter((file) => after.has(file)).concat(come)
    return [
      ...gone.map((file) => ({ uri: entries.toEntry(file).uri, isFavourite: false })),
      ...come.map((file) => ({ uri: entries.toEntry(file).uri, isFavourite: true })),
    ]
  }

  /** Marks or unmarks; gives those that can have no sticker. */
  const mark = async (some: readonly string[], isLiked: boolean): Promise<string[]> => {
    const refused: string[] = []
    for (let done = 0; done < some.length;) {
      const rest = some.slice(done, done + 200)
      const commands = rest.map((file): Command =>
        isLiked
          ? ['sticker', 'set', 'song', file, sticker, liked]
          : ['sticker', 'delete', 'song', file, sticker],
      )
      try {
        await link.askAll(commands)
        done += rest.length
      } catch (error) {
        if (!(error instanceof MpdError) || error.code !== 50) throw error
        refused.push(rest[error.done.length] ?? '')
        done += error.done.length + 1
      }
    }
    return refused
  }

  const write = async (come: readonly string[], gone: readonly string[]) => {
    await mark(gone, false)
    const refused = new Set(await mark(come, true))
    // What the server knows nothing of stays with the player.
    const kept = [...refused].map((file) => entries.toEntry(file))
    if (kept.length > 0) await own.save([...own.value(), ...kept])
    if (kept.length > 0) files = files?.filter((file) => !refused.has(file))
  }

  return {
    value,
    save(next) {
      if (files === undefined) return own.save(next)
      const before = new Set(files)
      const ofPlayer = new Set(own.value().map(({ uri }) => uri))
      const wanted = new Set<string>()
      const kept: Entry[] = []
      for (const entry of next) {
        const file = ofPlayer.has(entry.uri) ? undefined : fileOf(entry)
        if (file === undefined) kept.push(entry)
        else wanted.add(file)
      }
      const come = [...wanted].filter((file) => !before.has(file))
      const gone = files.filter((file) => !wanted.has(file))
      files = files.filter((file) => wanted.has(file)).concat(come)
      saves += 1
      const isSame = kept.length === ofPlayer.size && kept.every(({ uri }) => ofPlayer.has(uri))
      const saving = isSame ? Promise.resolve() : own.save(kept)
      return turns.change(async () => {
        try {
          await write(come, gone)
        } catch (error) {
          await readAll().catch((why: unknown) => log(`favourites cannot be read: ${String(why)}`))
          const words = messageOf(error)
          throw new ListRefused(error instanceof MpdError ? 'refused' : 'away', words)
        }
        await saving
      })
    },
    forget: () => own.save([]),
    isKept: () => files !== undefined,
    async settled() {
      await turns.settled()
      await own.settled()
    },
    opened: () =>
      turns.run(async () => {
        changed(await readAll())
        if (files === undefined) return
        const movable = own.value().flatMap((entry) => fileOf(entry) ?? [])
        if (movable.length === 0) return
        const refused = new Set(await mark(movable, true))
        // First there, then no more here: at no moment is one in neither place.
        await readAll()
        await own.save(
          own.value().filter((entry) => {
            const file = fileOf(entry)
            return file === undefined || refused.has(file)
          }),
        )
        log(`${movable.length - refused.size} favourites are kept by MPD from now on`)
      }),
    read: () =>
      turns.read(async () => {
        const others = await readAll()
        if (others.length > 0) changed(others)
      }),
  }
}
