import type { QueueItem, Engine, EngineChange, EngineMemory, EngineState } from './Engine'
import type { OneTimer } from '../core/Clock'

/** The random order: every entry once before any comes again, and a way back along what was played. */
interface Order {
  played(item: QueueItem | undefined): void
  /**
   * Index of an entry that has not been played yet; after the last of them, with `repeat`, of any other; else
   * undefined.
   */
  next(queue: readonly QueueItem[], current: QueueItem | undefined, repeat: boolean): number | undefined
  /** Index of the entry that was played before the current one, if it is still in the queue. */
  previous(queue: readonly QueueItem[]): number | undefined
  forget(): void
}

/** Nothing has been played. Entries are known by identity, so that a queue may hold a track twice. */
function createOrder(chance: () => number = Math.random): Order {
  let done: QueueItem[] = []
  const pick = (queue: readonly QueueItem[], choice: readonly QueueItem[]) => {
    const item = choice[Math.floor(chance() * choice.length)]
    return item === undefined ? undefined : queue.indexOf(item)
  }
  return {
    played(item) {
      if (item !== undefined && done.at(-1) !== item) done = [...done.filter((other) => other !== item), item]
    },
    next(queue, current, repeat) {
      const played = new Set(done)
      const fresh = queue.filter((item) => !played.has(item) && item !== current)
      if (fresh.length > 0) return pick(queue, fresh)
      if (!repeat) return undefined
      done = current === undefined ? [] : [current]
      const others = queue.filter((item) => item !== current)
      return pick(queue, others.length > 0 ? others : queue)
    },
    previous(queue) {
      // The last is the current one itself.
      const before = done.slice(0, -1).findLast((item) => queue.includes(item))
      if (before === undefined) return undefined
      done = done.slice(0, done.indexOf(before) + 1)
      return queue.indexOf(before)
    },
    forget() {
      done = []
    },
  }
}

/** What an engine needs of its surroundings. */
interface EngineParts {
  /** Now, ms since 1970. */
  now: () => number
  /** Runs out when the current entry does. */
  end: OneTimer
  /** Told after each change. */
  changed: (what: EngineChange) => void
  /** A number from 0 up to 1, for the random order. */
  chance?: () => number
  memory?: EngineMemory
}

/** An engine with what was kept of the last one, or with an empty queue. */
export function createEngine({ now, end, changed, chance, memory }: EngineParts): Engine {
  let queue: QueueItem[] = memory?.queue ?? []
  const within = (index: number) => Math.max(0, Math.min(index, queue.length - 1))
  let position = within(memory?.position ?? 0)
  let status: EngineState['status'] = canWait(queue[position]) ? (memory?.status ?? 'stop') : 'stop'
  /** What had played when the clock was last looked at, ms, and when that was. */
  let played = status === 'stop' ? 0 : (memory?.seek ?? 0)
  let since = now()
  let modes = {
    random: memory?.random ?? false,
    repeat: memory?.repeat ?? false,
    repeatSingle: memory?.repeatSingle ?? false,
    consume: memory?.consume ?? false,
  }
  const order = createOrder(chance)

  const lasts = () => (queue[position]?.duration ?? 0) * 1_000
  const seekNow = () => {
    const passed = status === 'play' ? played + now() - since : played
    return lasts() > 0 ? Math.min(passed, lasts()) : passed
  }

  /** Stands at a time of the current entry; the end of one that plays and has an end is awaited. */
  const stand = (milliseconds: number, next: EngineState['status'], moment = now()) => {
    played = milliseconds
    since = moment
    status = next
    const over = since + lasts() - played
    if (status === 'play' && lasts() > 0) end.set(over, () => finish(over))
    else end.clear()
  }

  const start = (index: number, how: 'started' | 'followed', moment?: number) => {
    position = index
    order.played(queue[index])
    stand(0, 'play', moment)
    changed(how)
  }

  /** Stops at an entry, or at the last one where there are fewer. */
  const halt = (index: number, how: 'stopped' | 'ended') => {
    position = within(index)
    stand(0, 'stop')
    changed(how)
  }

  const following = () => {
    const index = modes.random
      ? order.next(queue, queue[position], modes.repeat)
      : position + 1 < queue.length
        ? position + 1
        : 0
    const isOver = index === undefined || (!modes.random && index === 0 && !modes.repeat)
    return isOver ? undefined : index
  }

  /**
   * Index of what follows; where entries are consumed the current one is gone before it begins, played to its
   * end or not.
   */
  const leave = () => {
    const next = following()
    if (!modes.consume) return next
    const after = next === undefined ? undefined : queue[next]
    queue = queue.toSpliced(position, 1)
    changed('queue')
    const index = after === undefined ? -1 : queue.indexOf(after)
    return index < 0 ? undefined : index
  }

  /**
   * The current entry has played to its end, at that moment: the next begins there, however late the timer
   * was.
   */
  const finish = (moment = now()) => {
    if (modes.repeatSingle) return start(position, 'followed', moment)
    const next = leave()
    return next === undefined ? halt(0, 'ended') : start(next, 'followed', moment)
  }

  const isIn = (index: number) => Number.isInteger(index) && index >= 0 && index < queue.length

  const begin = (items: readonly QueueItem[], how: 'replaced' | 'cleared') => {
    queue = [...items]
    order.forget()
    position = 0
    stand(0, 'stop')
    changed(how)
  }

  return {
    state: () => ({ status, position, seek: seekNow(), ...modes }),
    queue: () => queue,
    current: () => queue[position],
    play(index) {
      if (index !== undefined) {
        if (isIn(index)) start(index, 'started')
        return
      }
      if (queue.length === 0) return
      if (status === 'stop') return start(position, 'started')
      stand(seekNow(), 'play')
      changed('resumed')
    },
    pause() {
      if (status !== 'play') return
      stand(seekNow(), 'pause')
      changed('paused')
    },
    stop() {
      if (status !== 'stop') halt(position, 'stopped')
    },
    next() {
      const wasOn = status !== 'stop'
      const next = wasOn ? leave() : following()
      if (next !== undefined) start(next, 'started')
      else if (wasOn) halt(position, 'stopped')
    },
    previous() {
      const before = modes.random ? order.previous(queue) : position - 1
      if (queue.length > 0) start(before !== undefined && isIn(before) ? before : position, 'started')
    },
    seek(seconds) {
      if (queue.length === 0 || lasts() === 0) return
      const wanted = Math.max(0, seconds * 1_000)
      if (wanted >= lasts() && status === 'play') return finish()
      stand(Math.min(wanted, lasts()), status === 'stop' ? 'pause' : status)
      changed('sought')
    },
    set(changes) {
      modes = { ...modes, ...changes }
      changed('modes')
    },
    add(items) {
      const first = queue.length
      queue = [...queue, ...items]
      changed('queue')
      return first
    },
    addNext(items) {
      queue = queue.toSpliced(queue.length === 0 ? 0 : position + 1, 0, ...items)
      changed('queue')
    },
    addNextAlone(items) {
      const left = queue.filter(({ uri }) => items.every((item) => item.uri !== uri))
      queue = left.toSpliced(Math.min(position + 1, left.length), 0, ...items)
      changed('queue')
    },
    replace: (items) => begin(items, 'replaced'),
    remove(index) {
      if (!isIn(index)) return
      const wasPlaying = status === 'play'
      queue = queue.toSpliced(index, 1)
      changed('queue')
      if (index < position) {
        position -= 1
        changed('moved')
      } else if (index === position) {
        if (wasPlaying && isIn(position)) start(position, 'started')
        else halt(position, 'stopped')
      }
    },
    move(from, to) {
      const moved = queue[from]
      if (moved === undefined || !isIn(from) || !isIn(to) || from === to) return
      const current = queue[position]
      queue = queue.toSpliced(from, 1).toSpliced(to, 0, moved)
      position = current === undefined ? 0 : queue.indexOf(current)
      changed('moved')
    },
    clear: () => begin([], 'cleared'),
    memory: () => toBeKept({ queue: [...queue], position, seek: seekNow(), status, ...modes }),
  }
}

/**
 * As it is kept on disk: what plays is paused, as after a restart nobody wants to be startled, and what
 * cannot wait is stopped.
 */
export function toBeKept(memory: EngineMemory): EngineMemory {
  const { queue, position, status } = memory
  return canWait(queue[position])
    ? { ...memory, status: status === 'play' ? 'pause' : status }
    : { ...memory, seek: 0, status: 'stop' }
}

/**
 * Whether an entry can be gone on with later: a web radio, and all that has no end, is only ever heard live.
 */
function canWait(item: QueueItem | undefined): boolean {
  return item !== undefined && item.service !== 'webradio' && (item.duration ?? 0) > 0
}
