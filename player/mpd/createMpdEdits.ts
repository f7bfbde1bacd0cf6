import type { Engine, EngineChange, QueueItem } from '../playback/Engine'
import type { Command } from './connectMpd'
import type { MpdQueue } from './createMpdQueue'

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
