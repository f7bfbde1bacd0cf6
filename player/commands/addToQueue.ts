import { setImmediate as turn } from 'node:timers/promises'
import type { PlayerContext } from '../core/PlayerContext'
import type { QueueItem } from '../playback/QueueItem'
import { expand, type Wanted } from '../queue/expand'
import { writeAhead } from '../queue/queueText'
import { toast } from './toast'

/** More entries than anybody plays; whoever sends more wants to fill the memory. */
const most = 50_000

/** So many entries of a list are looked up before everything else has its turn. */
const atOnce = 500

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
  const parts: QueueItem[][] = []
  for (const [index, wanted] of list.entries()) {
    if (index % atOnce === atOnce - 1) await turn()
    parts.push(await expand(player, wanted))
  }
  const items = parts.flat()
  const kept = place === 'instead' ? 0 : engine.queue().length
  if (kept + items.length > most) {
    toast(player, 'error', say('QUEUE.TITLE'), say('QUEUE.FULL'))
    return []
  }
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
