import { findPage } from '../browse/findPage'
import { addToQueue } from '../commands/addToQueue'
import { pushPage } from '../commands/answerPage'
import { toast } from '../commands/toast'
import type { PlayerContext } from '../core/PlayerContext'
import { queueUri } from '../music/queueUri'
import type { Wanted } from '../queue/expand'
import { toEntries } from '../queue/toEntries'
import { toldUri } from '../queue/toldUri'
import type { Requests } from './Requests'

type List = 'favourites' | 'radioFavourites'

/** A station among the favourites is a favourite station. */
const listOf = (service: string | undefined): List =>
  service === 'webradio' ? 'radioFavourites' : 'favourites'

/** Where each is listed. */
const pages = { favourites: 'favourites', radioFavourites: 'radio/favourites' }

const titleOf = ({ title, uri }: Wanted): string => (typeof title === 'string' && title !== '' ? title : uri)

async function add(player: PlayerContext, list: List, wanted: Wanted): Promise<void> {
  const { clients, manners, say, storage, teller } = player
  const added = toEntries(player, wanted)
  const uris = new Set(added.map(({ uri }) => uri))
  const others = storage[list].value().filter(({ uri }) => !uris.has(uri))
  await storage[list].save([...others, ...added])
  toast(
    player,
    'success',
    say('FAVOURITE.ADDED'),
    added.length === 1 ? (added[0]?.title ?? '') : titleOf(wanted),
  )
  // Real devices say that it is none, though they have taken it.
  clients.broadcast('urifavourites', { uri: toldUri(player, wanted.uri), favourite: !manners.isParticular })
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
  addToFavourites: ({ player }, wanted) => add(player, listOf(wanted.service), wanted),
  async removeFromFavourites({ player, client }, { uri, service }) {
    const list = listOf(service)
    await remove(player, list, uri)
    await pushPage(client, await findPage(player, pages[list]))
  },
  async playFavourites({ player, client }) {
    await addToQueue(player, [{ uri: 'favourites', title: player.say('SOURCE.FAVOURITES') }], 'instead', 0)
    client.pushAsIs('pushPlayFavourites', null)
  },

  async addToRadioFavourites({ player, client }, wanted) {
    await add(player, 'radioFavourites', wanted)
    client.pushAsIs('pushAddToRadioFavourites', null)
  },
  async removeFromRadioFavourites({ player, client }, { uri }) {
    await remove(player, 'radioFavourites', uri)
    client.pushAsIs('pushRemoveFromRadioFavourites', null)
  },
  async playRadioFavourites({ player, client }) {
    await addToQueue(player, [{ uri: 'radio/favourites', title: player.say('SOURCE.RADIO') }], 'instead', 0)
    client.pushAsIs('pushPlayRadioFavourites', null)
  },

  async addWebRadio({ player, client }, { name, uri }) {
    const { say, storage } = player
    const others = storage.webRadios.value().filter(({ title }) => title !== name)
    await storage.webRadios.save([...others, { uri, title: name, service: 'webradio' }])
    toast(player, 'success', say('RADIO.ADDED'), name)
    client.pushAsIs('pushAddWebRadio', { success: true })
  },
  async removeWebRadio({ player, client }, { name, uri }) {
    const { storage } = player
    const before = storage.webRadios.value()
    const after = before.filter((one) => one.title !== name || (uri !== undefined && one.uri !== uri))
    await storage.webRadios.save(after)
    // Without a toast, as real devices do.
    await pushPage(client, await findPage(player, 'radio/myWebRadio'))
  },
}
