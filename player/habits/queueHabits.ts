import { playPlaylist } from '../commands/addToQueue'
import { stopPlayback } from '../commands/playOn'
import { toast } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'
import type { QueueItem } from '../playback/Engine'
import { expandAll, type Wanted, mostEntries, TooMany } from '../queue/expand'
import { prewrite } from '../queue/queueEntries'
import { type Habits, fieldOf, readItem, readItems, textOf } from './Habit'
import { messageOf } from '../core/messageOf'

const isStation = ({ uri, service }: Wanted) => service === 'webradio' || /^https?:\/\//i.test(uri)

/**
 * All that a list stands for, each entry into all of its tracks. Stations among several are looked up one
 * after the other, and the first that does not answer rejects all of it.
 */
async function explode(
  player: PlayerContext,
  list: readonly Wanted[],
  kept = player.engine.queue().length,
): Promise<QueueItem[]> {
  if (list.length > 1) for (const wanted of list) if (isStation(wanted)) await player.radio.ask(wanted.uri)
  const items = await expandAll(player, list, mostEntries - kept).catch((error: unknown) => {
    if (error instanceof TooMany) toast(player, 'error', player.say('QUEUE.TITLE'), player.say('QUEUE.FULL'))
    throw error
  })
  const all = items.flat()
  await prewrite(all)
  return all
}

const sameAddresses = (one: readonly QueueItem[], other: readonly QueueItem[]) =>
  one.length === other.length && one.every(({ uri }, place) => uri === other[place]?.uri)

/** Puts entries at the end, unless the queue ends with just these. Returns where the first of them is. */
function addUnlessLast({ engine }: PlayerContext, items: readonly QueueItem[]): number {
  const queue = engine.queue()
  const isThere = items.length > 0 && sameAddresses(queue.slice(-items.length), items)
  return isThere ? queue.length - items.length : engine.add(items)
}

/** Plays a place of the queue; behind its end is silence. */
function playPlace(player: PlayerContext, place: number): void {
  if (player.engine.queue()[place] === undefined) stopPlayback(player)
  else player.engine.play(place)
}

/** The queue is emptied before anybody knows whether something comes into it. */
async function playInstead(player: PlayerContext, list: readonly Wanted[], place: number): Promise<void> {
  const { engine, log, teller } = player
  try {
    const now = await explode(player, list.slice(0, place + 1), 0)
    if (now.length === 0) throw new Error('there is nothing at these addresses')
    engine.replace(now)
    playPlace(player, place)
    teller.tell()
    const rest = list.slice(place + 1)
    if (rest.length > 0) addUnlessLast(player, await explode(player, rest))
  } catch (error) {
    engine.clear()
    log(`nothing plays: ${messageOf(error)}`)
  }
  teller.tell()
}

async function playAnew(player: PlayerContext, sent: unknown): Promise<void> {
  const own = readItem(sent)
  const list = fieldOf(sent, 'list')
  const index = fieldOf(sent, 'index')
  // The address alone says that it is a playlist, the title which.
  if (own !== undefined && own.uri.includes('playlists/') && !own.uri.includes('://'))
    await playPlaylist(player, textOf(sent, 'title'))
  else if (own !== undefined) await playInstead(player, [own], 0)
  else if (Array.isArray(list) && typeof index === 'number') await playInstead(player, readItems(list), index)
  else {
    const item = readItem(fieldOf(sent, 'item'))
    if (item === undefined) player.log('could not replace the queue: no item, no list')
    else await playInstead(player, [item], 0)
  }
}

/** A track of a cue sheet comes in last, and what is played is the place behind it. */
async function addCue(player: PlayerContext, sent: unknown): Promise<void> {
  const { engine, teller } = player
  const item = readItem(sent)
  if (item === undefined || fieldOf(sent, 'number') === undefined) return
  const added = await explode(player, [item])
  stopPlayback(player)
  engine.add(added)
  teller.tell()
}

const titleOf = (sent: unknown) => textOf(sent, 'title') || textOf(sent, 'album') || textOf(sent, 'uri')

/**
 * Puts what a list stands for at the end of the queue, as real devices do: not when it stands there already.
 */
export async function appendExploded(player: PlayerContext, list: readonly Wanted[]): Promise<number> {
  const place = addUnlessLast(player, await explode(player, list))
  player.teller.tell()
  return place
}

/** What real devices do to the queue. */
export const queueHabits: Habits = {
  async addToQueue({ player }, sent) {
    await appendExploded(player, readItems(sent))
    // Whatever came of it.
    toast(player, 'success', player.say('QUEUE.ADDED'), titleOf(sent))
  },
  async playNext({ player }, sent) {
    player.engine.addNextAlone(await explode(player, readItems(sent)))
    player.teller.tell()
    toast(player, 'success', player.say('QUEUE.NEXT'), titleOf(sent))
  },
  async addPlay({ player }, sent) {
    playPlace(player, await appendExploded(player, readItems(sent)))
    player.teller.tell()
  },
  playItemsList: ({ player }, sent) => playAnew(player, sent),
  replaceAndPlay: ({ player }, sent) => playAnew(player, sent),
  async addPlayCue({ player }, sent) {
    await addCue(player, sent)
    toast(player, 'success', player.say('QUEUE.ADDED'), textOf(sent, 'uri'))
  },
  async replaceAndPlayCue({ player }, sent) {
    player.engine.clear()
    await addCue(player, sent)
  },
  moveQueue({ player: { engine } }, sent) {
    const from = fieldOf(sent, 'from')
    const to = fieldOf(sent, 'to')
    if (typeof from === 'number' && typeof to === 'number' && to < engine.queue().length)
      engine.move(from, to)
  },
}
