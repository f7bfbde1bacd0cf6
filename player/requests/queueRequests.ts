import { type Json, isJsonObject, toJson } from '../../authoring/json/Json'
import { addToQueue } from '../commands/addToQueue'
import { toast } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'
import type { Wanted } from '../queue/expand'
import { queueText, prewrite } from '../queue/queueEntries'
import type { Requests } from './Requests'

/** A page's list and the index in it that was pressed. */
interface Listed {
  list: readonly unknown[]
  index: number
}

/** The entries of a list that have an address, and where the pressed one is among them. */
function readList({ list, index }: Listed): { wanted: Wanted[]; play: number } {
  const read = list.map((entry) => readWanted(toJson(entry)))
  return {
    wanted: read.flatMap((one) => one ?? []),
    play: read.slice(0, index).filter((one) => one !== undefined).length,
  }
}

function readWanted(entry: Json): Wanted | undefined {
  if (!isJsonObject(entry) || typeof entry['uri'] !== 'string' || entry['uri'] === '') return undefined
  return { ...entry, uri: entry['uri'] }
}

async function playList(player: PlayerContext, listed: Listed, place: 'end' | 'instead'): Promise<void> {
  const { wanted, play } = readList(listed)
  await addToQueue(player, wanted, place, play)
}

const titleOf = ({ title, name, uri }: Wanted): string => {
  const shownName = [title, name].find((text) => typeof text === 'string' && text !== '')
  return typeof shownName === 'string' ? shownName : uri
}

/** The queue [D7-17 to D7-22]. */
export const queueRequests: Requests = {
  getQueue({ player, client }) {
    const push = () => client.pushText('pushQueue', queueText(player.engine.queue()))
    // Of a queue that was kept over a restart, nothing is written yet.
    const writing = prewrite(player.engine.queue())
    return writing === undefined ? push() : writing.then(push)
  },
  moveQueue: ({ player }, { from, to }) => player.engine.move(from, to),
  clearQueue: ({ player }) => player.engine.clear(),

  removeFromQueue({ player }, { value }) {
    const item = player.engine.queue()[value]
    if (item === undefined) return
    toast(player, 'success', player.say('QUEUE.REMOVED'), item.name)
    player.engine.remove(value)
  },

  async addToQueue({ player }, wanted) {
    const list = Array.isArray(wanted) ? wanted : [wanted]
    const items = await addToQueue(player, list, 'end')
    const [first] = list
    if (items.length > 0 && first !== undefined)
      toast(player, 'success', player.say('QUEUE.ADDED'), titleOf(first))
  },
  async playNext({ player }, wanted) {
    const items = await addToQueue(player, [wanted], 'next')
    if (items.length > 0) toast(player, 'success', player.say('QUEUE.NEXT'), titleOf(wanted))
  },
  async addPlay({ player }, wanted) {
    await addToQueue(player, [wanted], 'end', 0)
  },
  addPlayList: ({ player }, listed) => playList(player, listed, 'end'),
  async addPlayCue({ player }, wanted) {
    await addToQueue(player, [wanted], 'end', 0)
  },

  async replaceAndPlay({ player }, wanted) {
    const sent: { uri?: unknown; list?: unknown; index?: unknown } = wanted
    if (Array.isArray(sent.list) && typeof sent.index === 'number')
      return playList(player, { list: sent.list, index: sent.index }, 'instead')
    if (typeof sent.uri === 'string') await addToQueue(player, [{ ...sent, uri: sent.uri }], 'instead', 0)
  },
  async playItemsList({ player }, listed) {
    if ('list' in listed) return playList(player, listed, 'instead')
    await addToQueue(player, [listed.item], 'instead', 0)
  },
  async replaceAndPlayCue({ player }, wanted) {
    await addToQueue(player, [wanted], 'instead', 0)
  },
}
