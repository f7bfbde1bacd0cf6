import type { Engine, EngineChange, EngineMemory, EngineState, QueueItem } from '../playback/Engine'
import { toBeKept } from '../playback/createEngine'
import type { Command } from './connectMpd'
import type { MpdLink } from './createMpdLink'
import { createMpdEdits, createMpdQueue, type MpdPlaces } from './createMpdQueue'
import {
  happened,
  modeCommands,
  type Modes,
  modesOf,
  restoreModes,
  type MpdStatus,
  toStatus,
} from './MpdStatus'
import { toRecord } from './protocol'

/** An engine whose music comes out of an MPD, and what else that says of itself. */
export interface MpdEngine extends Engine {
  /** What the server said last. */
  status(): MpdStatus
  /** What a web radio says that it plays; '' where it says nothing. */
  streamTitle(): string
  /**
   * Does something at the server, after all that was to be done before; then what it says is told. Resolves
   * before that, when it is done or cannot be.
   */
  run(commands: readonly Command[]): Promise<void>
  /** Asks the server how it is, after all that was to be done before. */
  sync(): Promise<void>
  /** There is a server (again): it is told these, its queue is read, or it is given what is to be there. */
  opened(first?: readonly Command[]): void
  /** There is none: nothing sounds. */
  lost(): void
}

/** What an MPD engine needs of its surroundings. */
interface MpdEngineParts {
  link: Pick<MpdLink, 'ask' | 'askAll'>
  places: MpdPlaces
  /**
   * What a server that nobody else speaks to is given when it starts; started again, what it had. Without it
   * the server has a queue of its own.
   */
  memory?: EngineMemory
  /** Now, ms since 1970. */
  now: () => number
  /** Told after each change. */
  changed: (what: EngineChange) => void
  /** The server has said how it is: volume, quality, title of a stream, an error. */
  told: (status: MpdStatus, before: MpdStatus) => void
  /** Something could not be done. */
  failed: (error: unknown) => void
  /** These entries are not where they are said to be, and did not come into the queue. */
  missing: (items: readonly QueueItem[]) => void
}

/** An engine that knows nothing of the server yet. */
export function createMpdEngine({
  link,
  places,
  memory: kept,
  now,
  changed,
  told,
  failed,
  missing,
}: MpdEngineParts): MpdEngine {
  const queue = createMpdQueue(link, places)
  if (kept !== undefined) queue.show(kept.queue)
  let status = toStatus([])
  let title = ''
  /** When the server was asked for what it said. */
  let since = now()
  /** The current entry, also before the server knows of it. */
  let current = kept?.queue[kept.position]
  /** Modes that the server does not have yet. */
  let wanted: Partial<Modes> = {}
  let last: Promise<void> = Promise.resolve()
  /** Changes of the queue that the server has not made yet. */
  let edits = 0
  /** What is done and not looked at yet. */
  let turns = 0
  /**
   * How it will be when that is done, as far as it matters for what is wanted next: `play` and at once `seek`
   * is to seek in what plays then.
   */
  let coming: { status: MpdStatus['status']; item: QueueItem | undefined } | undefined
  let isSyncing = false
  /** What the server is given when there is one; meanwhile what is wanted is wanted of that. */
  let left = kept

  const position = () => Math.max(0, current === undefined ? 0 : queue.items().indexOf(current))
  const elapsed = () => {
    const passed = status.status === 'play' ? status.elapsed + now() - since : status.elapsed
    return status.duration > 0 ? Math.min(passed, status.duration) : passed
  }

  /** Asks the server how it is, and tells what is otherwise. */
  const look = async (meant?: EngineChange) => {
    const meantModes = wanted
    const answers = await link.askAll([['status'], ['currentsong'], queue.question()])
    const [ofStatus, ofSong, ofQueue] = answers
    if (ofStatus === undefined || ofSong === undefined || ofQueue === undefined) return
    const next = toStatus(ofStatus.pairs)
    const isQueueNew = await queue.take(next, ofQueue.pairs, () => edits === 0)
    const [before, expected, beforeModes] = [status, elapsed(), state()]
    status = next
    since = now()
    const song = toRecord(ofSong.pairs)
    title = song['Title'] ?? ''
    const own = queue.itemOf(status.songId)
    if (own !== undefined && queue.items().includes(own)) current = own
    else if (current === undefined || !queue.items().includes(current)) current = queue.items()[0]
    if (meantModes === wanted) wanted = {}
    if (isQueueNew) changed(queue.items().length === 0 ? 'cleared' : 'queue')
    const what = happened({ before, status, expected, meant, isStation: current?.service === 'webradio' })
    // Begun again, it begins at its head.
    if (what === 'ended') current = queue.items()[0]
    // Of a station that begins, what it says comes second; of one that ended, why it did comes first.
    const isEnd = status.status === 'stop' && what !== 'started'
    if (isEnd) told(status, before)
    if (what !== undefined) changed(what)
    if (!isEnd) told(status, before)
    const modes = state()
    const names = ['random', 'repeat', 'repeatSingle', 'consume'] as const
    if (names.some((name) => modes[name] !== beforeModes[name])) changed('modes')
  }

  /** Does something after all that was to be done before, and sees what has come of it. */
  const inTurn = (work: () => Promise<unknown>, meant?: EngineChange): Promise<void> => {
    turns += 1
    last = last
      .then(work)
      .catch((error: unknown) => {
        // It is given all of it when it is there.
        if (left === undefined) failed(error)
      })
      .then(() => look(meant))
      .catch(() => {
        // Without a server there is nothing to see; `lost` tells of it.
      })
      .then(() => {
        turns -= 1
        if (turns === 0) coming = undefined
      })
    return last
  }
  /** The same with a change of the queue, which is shown already. */
  const edit = (work: () => Promise<unknown>, meant?: EngineChange): void => {
    edits += 1
    const done = () => {
      edits -= 1
    }
    void inTurn(() => work().finally(done), meant)
  }
  const run = (commands: readonly Command[], meant?: EngineChange) =>
    void inTurn(() => link.askAll(commands), meant)

  /** Commands for an entry, which may have come to the server only just now; none where it did not. */
  const on = (item: QueueItem, commands: (id: number) => readonly Command[]) => {
    const id = queue.idOf(item)
    return link.askAll(id === undefined ? [] : commands(id))
  }
  const runWith = (item: QueueItem, commands: (id: number) => readonly Command[], meant?: EngineChange) =>
    void inTurn(() => on(item, commands), meant)

  const put = async (items: readonly QueueItem[], at?: number, first?: readonly Command[]) => {
    const absent = await queue.add(items, at, first)
    if (absent.length > 0) missing(absent)
  }

  const rest = (item: QueueItem | undefined) => {
    current = item
    foresee('stop', item)
    status = { ...status, status: 'stop', songId: undefined, elapsed: 0, duration: 0 }
  }

  const statusThen = () => coming?.status ?? left?.status ?? status.status
  const itemThen = () => coming?.item ?? current
  const foresee = (next: MpdStatus['status'], item = itemThen()) => {
    coming = { status: next, item }
    if (left === undefined) return
    left = { ...left, status: next, seek: item === current ? left.seek : 0 }
    current = item
  }
  const playItem = (item: QueueItem) => {
    foresee('play', item)
    runWith(item, (id) => [['playid', id]], 'started')
  }

  const step = (name: 'next' | 'previous') => {
    if (statusThen() !== 'stop') return run([[name]], 'started')
    const at = Math.max(0, position() + (name === 'next' ? 1 : -1))
    const item = queue.items()[at]
    if (item !== undefined) playItem(item)
  }

  const state = (): EngineState => ({
    status: status.status,
    position: position(),
    seek: elapsed(),
    ...modesOf(status),
    ...wanted,
  })

  const whatIsLeft = (): EngineMemory | undefined =>
    left && { ...left, queue: [...queue.items()], position: position(), ...wanted }
  const asItIs = (): EngineMemory => ({ queue: [...queue.items()], ...state() })

  return {
    state,
    status: () => status,
    streamTitle: () => title,
    queue: () => queue.items(),
    current: () => current,
    run: (commands) =>
      new Promise((resolve) => {
        void inTurn(() => link.askAll(commands).finally(resolve))
      }),
    async sync() {
      // One question is enough for all that has changed until it is put.
      if (isSyncing) return last
      isSyncing = true
      return inTurn(() => {
        isSyncing = false
        return Promise.resolve()
      })
    },
    play(index) {
      const item = index === undefined ? itemThen() : queue.items()[index]
      if (item === undefined) return
      if (index === undefined && statusThen() === 'pause') {
        foresee('play')
        run([['pause', 0]], 'resumed')
      } else if (index !== undefined || statusThen() === 'stop') playItem(item)
    },
    pause() {
      if (statusThen() !== 'play') return
      foresee('pause')
      // It looks where it is only when it is asked: of a short track it would say that it waits at its head.
      run([['status'], ['pause', 1]], 'paused')
    },
    stop() {
      if (statusThen() === 'stop') return
      foresee('stop')
      run([['stop']], 'stopped')
    },
    next: () => step('next'),
    previous: () => step('previous'),
    seek(seconds) {
      const item = itemThen()
      const duration = item?.duration ?? 0
      if (item === undefined || duration === 0) return
      const to = Math.max(0, seconds)
      if (to >= duration && statusThen() === 'play') return run([['next']], 'started')
      const place = Math.min(to, duration).toFixed(3)
      if (statusThen() !== 'stop') return run([['seekcur', place]], 'sought')
      const paused = (id: number): Command[] => [
        ['seekid', id, place],
        ['pause', 1],
      ]
      foresee('pause', item)
      runWith(item, paused, 'sought')
    },
    set(modes) {
      wanted = { ...wanted, ...modes }
      changed('modes')
      // Once it is its turn: what was pressed before decides, too.
      void inTurn(() => link.askAll(modeCommands(modes, status)))
    },
    ...createMpdEdits({
      queue,
      current: () => current,
      choose: (item) => (current = item),
      position,
      isPlaying: () => status.status === 'play',
      rest,
      put,
      on,
      edit,
      clear: () => link.ask(['clear']),
      changed,
    }),
    memory: () => toBeKept(whatIsLeft() ?? asItIs()),
    opened(first = []) {
      const given = whatIsLeft()
      left = undefined
      queue.forget()
      edit(async () => {
        await link.askAll(first)
        if (given !== undefined) await restore(given)
      })
    },
    lost() {
      if (kept !== undefined) left ??= asItIs()
      if (status.status === 'stop') return
      status = { ...status, status: 'stop', elapsed: 0 }
      changed('stopped')
    },
  }

  /** Gives a server that has just started what another one had. */
  async function restore(had: EngineMemory): Promise<void> {
    await put(had.queue, undefined, [['clear'], ...restoreModes(had, status)])
    current = had.queue[had.position]
    const id = current && queue.idOf(current)
    if (current === undefined || id === undefined || had.status === 'stop') return
    // What has no end is heard live, or not at all.
    const isLive = (current.duration ?? 0) === 0
    const begin: Command = isLive ? ['playid', id] : ['seekid', id, (had.seek / 1_000).toFixed(3)]
    if (had.status === 'play') await link.ask(begin)
    else if (!isLive) await link.askAll([begin, ['pause', 1]])
  }
}
