import type { PlayerContext } from '../core/PlayerContext'
import type { QueueItem } from '../playback/QueueItem'
import { expandAll, type Wanted } from '../queue/expand'
import { mostEntries, TooMany } from '../queue/TooMany'
import { writeAhead } from '../queue/queueText'
import { toast } from './toast'

/** Where in the queue: at its end, behind what plays, or in the place of all of it. */
type Place = 'end' | 'next' | 'instead'

/** What is put into the queue at the moment, by player. */
const running = new WeakMap<PlayerContext, Promise<unknown>>()

/**
 * Puts what addresses stand for into the queue, and plays it if `play` says which of them. What is not there leaves the queue as it
 * is, or empty where it was to be replaced, and is told on every screen. Returns what came into the queue. What is asked for later
 * comes later, though it may be found sooner.
 */
export async function addToQueue(
  player: PlayerContext,
  ...asked: [list: readonly Wanted[], place: Place, play?: number]
): Promise<readonly QueueItem[]> {
  const before = running.get(player)
  const run = () => add(player, ...asked)
  const adding = before === undefined ? run() : before.then(run, run)
  running.set(player, adding)
  try {
    return await adding
  } finally {
    if (running.get(player) === adding) running.delete(player)
  }
}

async function add(
  player: PlayerContext,
  list: readonly Wanted[],
  place: Place,
  play?: number,
): Promise<readonly QueueItem[]> {
  const { engine, say, teller } = player
  const room = mostEntries - (place === 'instead' ? 0 : engine.queue().length)
  const parts = await expandAll(player, list, room).catch((error: unknown) => {
    if (!(error instanceof TooMany)) throw error
    toast(player, 'error', say('QUEUE.TITLE'), say('QUEUE.FULL'))
    return undefined
  })
  if (parts === undefined) return []
  const items = parts.flat()
  await writeAhead(items)
  let first = 0
  if (place === 'instead') engine.replace(items)
  else if (place === 'next') engine.addNext(items)
  else first = engine.add(items)
  if (play !== undefined && items.length > 0) {
    const before = parts.slice(0, play).reduce((count, part) => count + part.length, 0)
    engine.play(first + Math.min(before, items.length - 1))
  }
  teller.tell()
  if (items.length === 0) {
    const [wanted] = list
    toast(player, 'error', say('QUEUE.TITLE'), say('QUEUE.MISSING', { name: nameOf(wanted) }))
  }
  return items
}

function nameOf(wanted: Wanted | undefined): string {
  return typeof wanted?.title === 'string' && wanted.title !== '' ? wanted.title : (wanted?.uri ?? '')
}
