import { findPage } from '../browse/findPage'
import { pushPage } from '../commands/answerPage'
import { toast } from '../commands/toast'
import { toEntries } from '../queue/toEntries'
import { toldUri } from '../queue/toldUri'
import { tracksAt } from '../queue/tracksAt'
import type { Wanted } from '../queue/expand'
import type { PlayerContext } from '../core/PlayerContext'
import type { Entry } from '../storage/entriesDocument'
import type { Habits } from './Habit'
import { readItem, textOf } from './sent'
import { writeList } from './writing'

/** What is written for an item: nothing where nobody can say what it is. The service says that, and no default stands for it. */
export function entriesOf(player: PlayerContext, wanted: Wanted): Entry[] {
  const service = typeof wanted.service === 'string' ? wanted.service : ''
  if (service === '' || (service === 'mpd' && tracksAt(player, wanted.uri).length === 0)) return []
  return toEntries(player, wanted)
}

/** An entry is found by the address and the service under which it is kept, and by no other form of either. */
export function without(entries: readonly Entry[], { uri, service }: { uri: string; service: string }) {
  const entry = entries.find((one) => one.uri === uri && one.service === service)
  return { entry, others: entries.filter((one) => one !== entry) }
}

/** Favourites, of music and of stations: the toast comes first, and whatever comes of it. */
export const favouriteHabits: Habits = {
  async addToFavourites({ player }, sent) {
    const { clients, say, storage, teller } = player
    const wanted = readItem(sent)
    toast(player, 'success', say('FAVOURITE.ADDED'), textOf(sent, 'title') || textOf(sent, 'uri'))
    if (wanted === undefined) return
    const added = entriesOf(player, wanted)
    if (added.length === 0) return player.log(`nothing is kept of the favourite ${wanted.uri}`)
    const isStation = wanted.service === 'webradio'
    const list = isStation ? storage.radioFavourites : storage.favourites
    await writeList(player, isStation ? 'radio/favourites' : 'favourites', () =>
      list.save([...list.value(), ...added]),
    )
    // They say that it is none, though they have taken it.
    clients.broadcast('urifavourites', { uri: toldUri(player, wanted.uri), favourite: false })
    teller.changed('state')
  },

  async removeFromFavourites({ player, client }, sent) {
    const { clients, say, storage, teller } = player
    const uri = textOf(sent, 'uri')
    const service = textOf(sent, 'service')
    const isStation = service === 'webradio'
    const list = isStation ? storage.radioFavourites : storage.favourites
    const { entry, others } = without(list.value(), { uri, service })
    toast(player, 'success', say('FAVOURITE.REMOVED'), entry?.title ?? uri)
    await writeList(player, isStation ? 'radio/favourites' : 'favourites', () => list.save(others))
    if (!isStation) clients.broadcastAsIs('urifavourites', { service, uri, favourite: false })
    teller.changed('state')
    // The favourites of music, of whichever kind the one was that went.
    await pushPage(client, await findPage(player, 'favourites'))
  },

  // For a service that is gone: adding does nothing and says nothing, removing does nothing and says that it is done.
  addToRadioFavourites: () => undefined,
  removeFromRadioFavourites({ player, client }, sent) {
    toast(player, 'success', player.say('FAVOURITE.REMOVED'), textOf(sent, 'uri'))
    client.pushAsIs('pushRemoveFromRadioFavourites', player.storage.radioFavourites.value())
  },
}
