import type { QueueItem, Engine, EngineChange } from '../playback/Engine'
import type { Command } from './connectMpd'
import type { MpdLink } from './createMpdLink'
import { type MpdStatus, type Song, toMoves } from './MpdStatus'
import { isSayable, MpdError, type Pair, toGroups, toRecord } from './protocol'

/** How entries are called here and at the server. */
export interface MpdPlaces {
  /** Finds out what is to be known of entries before they are called by the server's names. */
  prepare(items: readonly QueueItem[]): Promise<void>
  /** Under which address the server finds an entry; undefined where it has no way to. */
  toMpd(item: QueueItem): string | undefined
  /** Which piece of what it finds there is meant, in seconds: `4.000:7.000`. Default: all of it. */
  rangeOf?(item: QueueItem): string | undefined
  /** An entry that somebody else put there, by what the server says of it. */
  toItem(song: readonly Pair[]): QueueItem
}

/** The server's queue. What is changed here shows at once, and is then held to what the server has. */
interface MpdQueue {
  /** As it is shown. */
  items(): readonly QueueItem[]
  itemOf(id: number | undefined): QueueItem | undefined
  /** Id of an entry that the server has; undefined where it does not, or not yet. */
  idOf(item: QueueItem): number | undefined
  /** Shows this queue until the server has been asked for its own. */
  show(items: readonly QueueItem[]): void
  /** Puts entries into the server's queue, at a place or at its end; gives those that it does not take. */
  add(items: readonly QueueItem[], at?: number, first?: readonly Command[]): Promise<QueueItem[]>
  /** The command by which the server says what has changed since it was asked last. */
  question(): Command
  /**
   * Takes the answer to it, and shows it where nothing else is to be changed (`isFinal`). Whether something
   * is shown otherwise than before.
   */
  take(status: MpdStatus, changes: readonly Pair[], isFinal: () => boolean): Promise<boolean>
  /** The server may be another one now: nothing that was known of its queue need be true. */
  forget(): void
}

/** How many commands go in one list: servers take lists up to a size, and others want their turn. */
const inOneGo = 200

/** An empty queue, of which the server has not been asked. */
export function createMpdQueue(link: Pick<MpdLink, 'askAll'>, places: MpdPlaces): MpdQueue {
  let songs: Song[] = []
  let shown: readonly QueueItem[] = []
  let version = 0
  /** Entries that the server has, by the id that it gave them. */
  let known = new Map<number, QueueItem>()
  let ids = new Map<QueueItem, number>()
  /**
   * What was there before a server came back, by its address: it is told as it was, though its ids are new.
   */
  let before = new Map<string, QueueItem[]>()

  const learn = (id: number, item: QueueItem) => {
    known.set(id, item)
    ids.set(item, id)
  }

  /** Reads entries that somebody else has put there. */
  const read = async (strange: readonly number[]) => {
    for (let from = 0; from < strange.length; from += inOneGo) {
      const some = strange.slice(from, from + inOneGo)
      const answers = await link.askAll(some.map((id) => ['playlistid', id]))
      for (const song of answers.flatMap(({ pairs }) => toGroups(pairs, ['file']))) {
        const fields = toRecord(song)
        const item = before.get(fields['file'] ?? '')?.shift() ?? places.toItem(song)
        learn(Number(fields['Id']), item)
      }
    }
  }

  /** Has those that are pieces of a file play no more than their piece. */
  const limit = async (items: readonly QueueItem[]) => {
    const commands = items.flatMap((item): Command[] => {
      const [id, range] = [ids.get(item), places.rangeOf?.(item)]
      return id === undefined || range === undefined ? [] : [['rangeid', id, range]]
    })
    await link.askAll(commands)
  }

  return {
    items: () => shown,
    itemOf: (id) => (id === undefined ? undefined : known.get(id)),
    idOf: (item) => ids.get(item),
    show(items) {
      shown = items
    },
    async add(items, at, first = []) {
      await places.prepare(items)
      const missing: QueueItem[] = []
      const wanted = items.flatMap((item) => {
        const place = places.toMpd(item)
        if (place !== undefined && isSayable(place)) return [{ item, place }]
        missing.push(item)
        return []
      })
      let head = first
      let next = at
      let from = 0
      do {
        const some = wanted.slice(from, from + inOneGo)
        const lead = head
        const offset = next
        const list: Command[] = some.map(({ place }, index) =>
          offset === undefined ? ['addid', place] : ['addid', place, offset + index],
        )
        head = []
        let done
        try {
          done = await link.askAll([...lead, ...list])
        } catch (error) {
          const isMissing = error instanceof MpdError && error.done.length >= lead.length
          if (!isMissing) throw error
          done = error.done
          const refused = some[done.length - lead.length]
          if (refused !== undefined) missing.push(refused.item)
        }
        const added = done.slice(lead.length)
        for (const [index, { pairs }] of added.entries()) {
          const one = some[index]
          if (one !== undefined) learn(Number(toRecord(pairs)['Id']), one.item)
        }
        await limit(some.map(({ item }) => item))
        if (next !== undefined) next += added.length
        from += added.length < some.length ? added.length + 1 : some.length
      } while (from < wanted.length)
      return missing
    },
    question: () => ['plchangesposid', version],
    async take(status, changes, isFinal) {
      const moves = toMoves(changes)
      const strange = moves.map(({ id }) => id).filter((id) => !known.has(id))
      await read([...new Set(strange)])
      const next: (Song | undefined)[] = songs.slice(0, status.length)
      for (const { position, id } of moves) {
        const item = known.get(id)
        if (position < status.length) next[position] = item && { id, item }
      }
      songs = next.filter((song) => song !== undefined)
      version = status.version
      if (!isFinal()) return false
      known = new Map(songs.map(({ id, item }) => [id, item]))
      ids = new Map(songs.map(({ id, item }) => [item, id]))
      before.clear()
      const isSame = songs.length === shown.length && songs.every(({ item }, index) => item === shown[index])
      if (!isSame) shown = songs.map(({ item }) => item)
      return !isSame
    },
    forget() {
      before = new Map()
      for (const { item } of songs) {
        const place = places.toMpd(item)
        if (place === undefined) continue
        const same = before.get(place)
        if (same === undefined) before.set(place, [item])
        else same.push(item)
      }
      songs = []
      known.clear()
      ids.clear()
      version = 0
    },
  }
}

/** What changes of the queue need of the engine. */
interface MpdEditsParts {
  queue: Pick<MpdQueue, 'items' | 'show' | 'idOf'>
  /** The current entry, also before the server knows of it, and another one in its place. */
  current: () => QueueItem | undefined
  choose: (item: QueueItem | undefined) => void
  /** Its index; 0 where there is none. */
  position: () => number
  isPlaying: () => boolean
  /** Nothing plays, and this one is current. */
  rest: (item: QueueItem | undefined) => void
  /** Puts entries into the server's queue, at its end or at an index, behind these commands. */
  put: (items: readonly QueueItem[], at?: number, first?: readonly Command[]) => Promise<void>
  /** Commands for an entry, once the server knows of it. */
  on: (item: QueueItem, commands: (id: number) => readonly Command[]) => Promise<unknown>
  /** Does that at the server, after all that was to be done before. */
  edit: (work: () => Promise<unknown>, meant?: EngineChange) => void
  clear: () => Promise<unknown>
  changed: (what: EngineChange) => void
}

type Edits = Pick<Engine, 'add' | 'addNext' | 'addNextAlone' | 'replace' | 'remove' | 'move' | 'clear'>

/** Changes of the queue: each shows at once, and is then made at the server. */
export function createMpdEdits(parts: MpdEditsParts): Edits {
  const { queue, current, choose, position, isPlaying, rest, put, on, edit, clear, changed } = parts

  const show = (items: readonly QueueItem[], what: EngineChange) => {
    queue.show(items)
    changed(what)
  }
  const isIn = (index: number) => Number.isInteger(index) && index >= 0 && index < queue.items().length

  const addBehind = (left: readonly QueueItem[], items: readonly QueueItem[], gone: readonly QueueItem[]) => {
    const at = left.length === 0 ? 0 : Math.min(position() + 1, left.length)
    show(left.toSpliced(at, 0, ...items), 'queue')
    const leave = () => gone.flatMap((item) => queue.idOf(item) ?? []).map((id): Command => ['deleteid', id])
    edit(() => put(items, at, leave()))
  }

  return {
    add(items) {
      const first = queue.items().length
      choose(current() ?? items[0])
      show([...queue.items(), ...items], 'queue')
      edit(() => put(items))
      return first
    },
    addNext(items) {
      choose(current() ?? items[0])
      addBehind(queue.items(), items, [])
    },
    addNextAlone(items) {
      const isEqual = ({ uri }: QueueItem) => items.some((item) => item.uri === uri)
      const all = queue.items()
      addBehind(
        all.filter((item) => !isEqual(item)),
        items,
        all.filter(isEqual),
      )
    },
    replace(items) {
      rest(items[0])
      show([...items], 'replaced')
      edit(() => put(items, undefined, [['clear']]), 'stopped')
    },
    remove(index) {
      const item = queue.items()[index]
      if (item === undefined) return
      const wasAt = position()
      const left = queue.items().toSpliced(index, 1)
      if (index === wasAt) {
        choose(left[index] ?? left.at(-1))
        if (!isPlaying()) rest(current())
      }
      show(left, index < wasAt ? 'moved' : 'queue')
      edit(() => on(item, (id) => [['deleteid', id]]))
    },
    move(from, to) {
      const moved = queue.items()[from]
      if (moved === undefined || !isIn(to) || from === to) return
      show(queue.items().toSpliced(from, 1).toSpliced(to, 0, moved), 'moved')
      edit(() => on(moved, (id) => [['moveid', id, to]]))
    },
    clear() {
      rest(undefined)
      show([], 'cleared')
      edit(clear, 'stopped')
    },
  }
}
