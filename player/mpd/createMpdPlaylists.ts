import {
  type Entry,
  newPlaylists,
  type Playlist,
  type PlaylistsDocument,
  ListRefused,
} from '../storage/musicDocuments'
import type { JsonDocument } from '../storage/openJsonDocument'
import type { MpdLink } from './createMpdLink'
import { createTurns } from './createTurns'
import { isSayable, MpdError } from './protocol'
import { areSame, createMpdListReader, inWords, type MpdLists, writeMpdPlaylist } from './storedPlaylists'
import { messageOf } from '../core/messageOf'

/** A list of the player that a server keeps, where it does. */
export interface MpdKept<T extends Playlist[] | Entry[]> extends JsonDocument<T> {
  /** Forgets what the player keeps, as others keep theirs; missing where nobody else has any. */
  forget?(): Promise<void>
  /** Whether the server keeps it; before it was reached, it does not. */
  isKept(): boolean
  /** There is a server, maybe another one than before: what it has is read, and it gets what it lacks. */
  opened(): Promise<void>
  /** Reads what the server has, as somebody may have changed it. */
  read(): Promise<void>
}

/** How entries are called here and at the server. */
export interface MpdEntries {
  /** Undefined where the server has no way to find it. */
  toFile(entry: Entry): string | undefined
  /** With what the library knows of it at the moment. */
  toEntry(file: string): Entry
  /** What entries are made of at the moment: they are made anew when it is another. */
  library(): unknown
}

interface MpdPlaylistsParts {
  link: Pick<MpdLink, 'ask' | 'askAll' | 'can'>
  /** The player's own, for a server that keeps none, and for what that does not take. */
  own: JsonDocument<PlaylistsDocument>
  /** The server is the player's own: a list that it does not hold whole is the player's, and none is lost. */
  isOwn: boolean
  entries: MpdEntries
  /** Others see others: told with each change that was not made here. */
  changed: () => void
  log: (line: string) => void
}

/**
 * The playlists that a server keeps, by name, and behind them those of the player's own. What is changed here
 * shows at once, and is then held to what the server has: `save` resolves when that is done, and rejects with
 * `ListRefused` where it is not, or not quite.
 */
export function createMpdPlaylists(parts: MpdPlaylistsParts): MpdKept<PlaylistsDocument> {
  const { link, own, isOwn, entries, changed, log } = parts
  /** As the server has them; undefined while none is known to keep any. */
  let lists: MpdLists | undefined
  const readLists = createMpdListReader(link)
  /** What the server calls the entries that came from it. */
  const origins = new WeakMap<Entry, string>()
  const turns = createTurns()
  let hasFailed = false
  let wanted: PlaylistsDocument | undefined
  let made: { of: unknown; library: unknown; own: PlaylistsDocument; value: PlaylistsDocument } | undefined

  const toEntry = (file: string): Entry => {
    const entry = entries.toEntry(file)
    origins.set(entry, file)
    return entry
  }
  const filesOf = (list: readonly Entry[]) =>
    list.map((entry) => {
      const file = origins.get(entry) ?? entries.toFile(entry)
      return file !== undefined && isSayable(file) ? file : undefined
    })

  const value = (): PlaylistsDocument => {
    if (lists === undefined) return own.value()
    if (wanted !== undefined) return wanted
    // Whoever makes those of a new player has to know that they are not made yet.
    if (lists.size === 0 && own.value() === newPlaylists) return newPlaylists
    const library = entries.library()
    if (made?.of === lists && made.library === library && made.own === own.value()) return made.value
    const names = lists
    const theirs = [...lists].map(([name, files]) => ({ name, entries: files.map(toEntry) }))
    const value = [...theirs, ...own.value().filter(({ name }) => !names.has(name))]
    made = { of: lists, library, own: own.value(), value }
    return value
  }

  /** Whether they are other ones than before. */
  const readAll = async (): Promise<boolean> => {
    const isKept = link.can('listplaylists') && link.can('playlistadd')
    const next = isKept ? await readLists() : undefined
    if (areSame(lists, next)) return false
    lists = next
    return true
  }

  /** Has a list kept by the player, in the place of the server's where that has one. */
  const keep = async (list: Playlist, atServer: Playlist | undefined) => {
    await own.save([...own.value(), list])
    if (atServer !== undefined) await writeMpdPlaylist(link, list.name, undefined, undefined)
  }

  /** Does at the server what makes one list another; own ones are the player's business. */
  const write = async (before: Playlist | undefined, after: Playlist | undefined): Promise<void> => {
    const name = after?.name ?? before?.name ?? ''
    if (own.value().some((list) => list.name === name)) {
      const others = own.value().filter((list) => list.name !== name)
      const isThere = own.value().findIndex((list) => list.name === name)
      return own.save(after === undefined ? others : others.toSpliced(isThere, 0, after))
    }
    if (!isName(name)) {
      if (isOwn && after !== undefined) return keep(after, undefined)
      throw new ListRefused('name', name)
    }
    const had = before && filesOf(before.entries).filter((file) => file !== undefined)
    const files = after && filesOf(after.entries)
    const lost = after?.entries.filter((_, index) => files?.[index] === undefined) ?? []
    const sayable = files?.filter((file) => file !== undefined)
    if (isOwn && after !== undefined && lost.length > 0) return keep(after, before)
    const refused = await writeMpdPlaylist(link, name, had, sayable)
    if (isOwn && after !== undefined && refused.length > 0) return keep(after, after)
    const titles = [...lost, ...refused.map((file) => entries.toEntry(file))].map(({ title }) => title)
    if (titles.length > 0) throw new ListRefused('entries', inShort(titles))
  }

  /** The own lists go to a server that keeps lists, unless it does not take them whole. */
  const moveOwn = async () => {
    // Those of a new player are not made yet.
    if (own.value() === newPlaylists) return
    const theirs = new Set(lists?.keys())
    for (const list of own.value()) {
      const files = filesOf(list.entries)
      if (!isName(list.name) || files.includes(undefined)) continue
      let name = list.name
      for (let count = 2; theirs.has(name); count += 1) name = `${list.name} (${count})`
      const all = files.filter((file) => file !== undefined)
      const refused = await writeMpdPlaylist(link, name, undefined, all).catch((error: unknown) => {
        // It has no file for a name as long as that, or has it already.
        if (error instanceof MpdError) return undefined
        throw error
      })
      const isMoved = refused?.length === 0
      if (!isMoved && refused !== undefined) await link.ask(['rm', name])
      if (isMoved) {
        // First there, then no more here: at no moment is it in neither place.
        await readAll()
        await own.save(own.value().filter((one) => one !== list))
      }
      theirs.add(name)
      log(
        isMoved
          ? `the playlist ${list.name} is kept by MPD from now on`
          : `the playlist ${list.name} stays with the player: MPD does not take all of it`,
      )
    }
  }

  /** Shows what the server has now: what it was given, or, where that went wrong, what it says itself. */
  const settle = async (given: PlaylistsDocument) => {
    const ofPlayer = new Set(own.value().map(({ name }) => name))
    const theirs = given.filter(({ name }) => !ofPlayer.has(name))
    lists = new Map(
      theirs
        .map(({ name, entries: all }) => [name, filesOf(all).filter((file) => file !== undefined)] as const)
        .sort(([one], [other]) => inWords.compare(one, other)),
    )
    wanted = undefined
    if (!hasFailed) return
    hasFailed = false
    await readAll().catch((error: unknown) => log(`playlists cannot be read: ${String(error)}`))
    changed()
  }

  return {
    value,
    save(next) {
      if (lists === undefined) return own.save(next)
      const steps = difference(value(), next)
      wanted = next
      return turns.change(
        async () => {
          try {
            for (const { before, after } of steps) await write(before, after)
          } catch (error) {
            hasFailed = true
            throw toRefused(error)
          }
        },
        async (isLast) => {
          if (isLast) await settle(next)
        },
      )
    },
    ...(!isOwn && { forget: () => own.save([]) }),
    isKept: () => lists !== undefined,
    async settled() {
      await turns.settled()
      await own.settled()
    },
    opened: () =>
      turns.run(async () => {
        const isOther = await readAll()
        if (lists !== undefined) await moveOwn()
        if (isOther) changed()
      }),
    read: () =>
      turns.read(async () => {
        if (await readAll()) changed()
      }),
  }
}

/** Names that a file can have: MPD keeps a list in one. */
const isName = (name: string) => name !== '' && isSayable(name) && !name.includes('/')

const inShort = (titles: readonly string[]) =>
  titles.length < 4 ? titles.join(', ') : `${titles.slice(0, 3).join(', ')} … (${titles.length})`

function toRefused(error: unknown): unknown {
  if (error instanceof ListRefused) return error
  const words = messageOf(error)
  if (error instanceof MpdError)
    return new ListRefused(error.code === 56 ? 'taken' : error.code === 2 ? 'name' : 'refused', words)
  return new ListRefused('away', words)
}

/** The lists that are not the same, one by one; those that go come last: their content may go elsewhere. */
function difference(before: PlaylistsDocument, after: PlaylistsDocument) {
  const [had, has] = [before, after].map((all) => new Map(all.map((list) => [list.name, list])))
  const changed = after
    .filter((list) => had?.get(list.name)?.entries !== list.entries)
    .map((list) => ({ before: had?.get(list.name), after: list }))
  const gone = before.filter(({ name }) => has?.has(name) !== true)
  return [...changed, ...gone.map((list) => ({ before: list, after: undefined }))]
}
