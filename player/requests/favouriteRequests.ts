import { addToQueue } from '../commands/addToQueue'
import { toast } from '../commands/toast'
import type { PlayerContext } from '../core/PlayerContext'
import { queueUri } from '../music/queueUri'
import type { Wanted } from '../queue/expand'
import { toEntry } from '../queue/toEntry'
import type { Requests } from './Requests'

type List = 'favourites' | 'radioFavourites'

async function add(player: PlayerContext, list: List, wanted: Wanted): Promise<void> {
  const { clients, manners, say, storage, teller } = player
  const entry = toEntry(player, wanted)
  const others = storage[list].value().filter(({ uri }) => uri !== entry.uri)
  await storage[list].save([...others, entry])
  toast(player, 'success', say('FAVOURITE.ADDED'), entry.title)
  // Real devices say that it is none, though they have taken it.
  clients.broadcast('urifavourites', { uri: entry.uri, favourite: !manners.isParticular })
  teller.changed('state')
}

async function remove(player: PlayerContext, list: List, uri: string): Promise<void> {
  const { clients, manners, say, storage, teller } = player
  const own = manners.isParticular ? uri : queueUri(uri)
  const before = storage[list].value()
  const entry = before.find((one) => one.uri === own)
  if (entry !== undefined) await storage[list].save(before.filter((one) => one !== entry))
  toast(player, 'success', say('FAVOURITE.REMOVED'), entry?.title ?? uri)
  clients.broadcast('urifavourites', { uri: own, favourite: false })
  teller.changed('state')
}

/** Favourites, of music and of stations, and stations of one's own [D7-24 to D7-26]. */
export const favouriteRequests: Requests = {
  addToFavourites: ({ player }, wanted) => add(player, 'favourites', wanted),
  removeFromFavourites: ({ player }, { uri }) => remove(player, 'favourites', uri),
  async playFavourites({ player, client }) {
    await addToQueue(player, [{ uri: 'favourites', title: player.say('SOURCE.FAVOURITES') }], 'instead', 0)
    client.pushAsIs('pushPlayFavourites', {})
  },

  async addToRadioFavourites({ player, client }, wanted) {
    await add(player, 'radioFavourites', wanted)
    client.pushAsIs('pushAddToRadioFavourites', {})
  },
  async removeFromRadioFavourites({ player, client }, { uri }) {
    await remove(player, 'radioFavourites', uri)
    client.pushAsIs('pushRemoveFromRadioFavourites', {})
  },
  async playRadioFavourites({ player, client }) {
    await addToQueue(player, [{ uri: 'radio/favourites', title: player.say('SOURCE.RADIO') }], 'instead', 0)
    client.pushAsIs('pushPlayRadioFavourites', {})
  },

  async addWebRadio({ player, client }, { name, uri }) {
    const { say, storage } = player
    const others = storage.webRadios.value().filter(({ title }) => title !== name)
    await storage.webRadios.save([...others, { uri, title: name, service: 'webradio' }])
    toast(player, 'success', say('RADIO.ADDED'), name)
    client.pushAsIs('pushAddWebRadio', { success: true })
  },
  async removeWebRadio({ player }, { name, uri }) {
    const { say, storage } = player
    const before = storage.webRadios.value()
    const after = before.filter((one) => one.title !== name || (uri !== undefined && one.uri !== uri))
    await storage.webRadios.save(after)
    toast(player, 'success', say('RADIO.REMOVED'), name)
  },
}
