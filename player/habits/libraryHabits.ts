import { findPage } from '../browse/findPage'
import { pushPage, answerPage } from '../commands/answerPage'
import { toast } from '../core/Clients'
import { toEntries, toldUri } from '../queue/queueEntries'
import { tracksAt, type Wanted } from '../queue/expand'
import type { PlayerContext } from '../core/PlayerContext'
import type { Entry } from '../storage/musicDocuments'
import { type Habits, isLoading, readItem, textOf, writeList, fieldOf, isBeingWritten } from './Habit'
import type { Page } from '../browse/items'
import { removeOwnFolder, scanLibrary } from '../commands/library'
import { safeRemoveDrive } from '../commands/mountDrive'
import { toJson } from '../../authoring/json/Json'

/**
 * What is written for an item: nothing where nobody can say what it is. The service says that, and no default
 * stands for it.
 */
export function entriesOf(player: PlayerContext, wanted: Wanted): Entry[] {
  const service = typeof wanted.service === 'string' ? wanted.service : ''
  if (service === '' || (service === 'mpd' && tracksAt(player, wanted.uri).length === 0)) return []
  return toEntries(player, wanted)
}

/**
 * An entry is found by the address and the service under which it is kept, and by no other form of either.
 */
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

  // For a service that is gone: adding does nothing and says nothing, removing does nothing and says that it
  // is done.
  addToRadioFavourites: () => undefined,
  removeFromRadioFavourites({ player, client }, sent) {
    toast(player, 'success', player.say('FAVOURITE.REMOVED'), textOf(sent, 'uri'))
    client.pushAsIs('pushRemoveFromRadioFavourites', player.storage.radioFavourites.value())
  },
}

const library = 'music-library/'

/** A page without what was deleted; the rest of it is as the player still believes it to be. */
function pageWithout({ navigation, ...rest }: Page, uri: string): Page {
  if (navigation === undefined) return rest
  const lists = navigation.lists.map((list) => ({
    ...list,
    items: list.items.filter((item) => item.uri !== uri),
  }))
  return { ...rest, navigation: { ...navigation, lists } }
}

/** Pages of the library, and what is done to a folder or a drive from them. */
export const libraryHabits: Habits = {
  async browseLibrary(call, sent) {
    const { player, client } = call
    const uri = textOf(sent, 'uri')
    const ref = textOf(sent, 'ref') || undefined
    // The socket is up before the plugins are that know the music.
    if (isLoading(player)) return pushPage(client, {}, ref)
    if (isBeingWritten(player, uri)) return player.log(`${uri} is being written: nobody is answered`)
    await answerPage(call, () => findPage(player, uri), ref)
  },

  async updateDb({ player }, sent) {
    // Anything but a text has ended the player by now.
    const uri = typeof sent === 'string' ? sent : ''
    const path = uri.replace(library, '')
    if (path === '' || uri.startsWith(library)) return scanLibrary(player, 'update', { folder: path })
    // Albums, artists and genres are nowhere on the disk; it says that it looks all the same.
    toast(player, 'success', player.say('LIBRARY.TITLE'), player.say('LIBRARY_UPDATE.PART', { name: path }))
    player.log(`there is no folder ${path} to update`)
  },

  async deleteFolder({ player, client }, sent) {
    const uri = textOf(fieldOf(sent, 'item'), 'uri')
    const page = textOf(sent, 'curUri')
    if (uri === '' || page === '') return
    const name = uri.split('/').at(-1) ?? ''
    if (!(await removeOwnFolder(player, uri)))
      return toast(player, 'error', player.say('FOLDER.TITLE'), player.say('FOLDER.REFUSED', { name }))
    toast(player, 'success', player.say('FOLDER.TITLE'), player.say('FOLDER.DELETED', { name }))
    // Right this once: until the folder around it is updated, who asks for the page has the folder on it
    // still.
    await pushPage(client, pageWithout(await findPage(player, page), uri))
  },

  safeRemoveDrive({ player, client }, sent) {
    if (typeof sent === 'string') return safeRemoveDrive(player, client, `music-library/USB/${sent}`)
    // It looks for a drive of the name that an object has, and shows the object in the place of its name.
    const message = player.say('USB.GONE', { name: '[object Object]' })
    return player.clients.broadcastAsIs('pushToastMessage', { type: 'error', title: toJson(sent), message })
  },
}
