import { findPage } from '../browse/findPage'
import { pushPage } from '../commands/answerPage'
import { addToQueue, changePlaylist } from '../commands/addToQueue'
import { toast, type Client } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'
import type { Wanted } from '../queue/expand'
import { toEntry, toldUri } from '../queue/queueEntries'
import { entriesOf, without } from './libraryHabits'
import { type Habits, readItem, textOf, writeList } from './Habit'
import { appendExploded } from './queueHabits'

/**
 * What becomes of a name, which is a file's name there: folders that are always there, and names that no file
 * can have.
 */
function fateOf(name: string): 'kept' | 'folder' | 'no-file' {
  if (name === '' || name === '.' || name === '..') return 'folder'
  return name.includes('/') || Buffer.byteLength(name) > 255 ? 'no-file' : 'kept'
}

const find = ({ storage }: PlayerContext, name: string) =>
  storage.playlists.value().find((playlist) => playlist.name === name)

/** Stations are called what they are said to be called. */
const withTitle = (wanted: Wanted | undefined, title: string): Wanted | undefined =>
  wanted && (title === '' ? wanted : { ...wanted, title })

function pushList({ storage }: PlayerContext, client: Client): void {
  client.push(
    'pushListPlaylist',
    storage.playlists.value().map(({ name }) => name),
  )
}

/** Playlists by name: the toast comes first, and truth is the answer behind it, or that there is none. */
export const playlistHabits: Habits = {
  async createPlaylist({ player, client }, sent) {
    const name = textOf(sent, 'name')
    const fate = fateOf(name)
    if (fate === 'no-file') return client.pushAsIs('pushCreatePlaylist', { success: false })
    if (fate === 'folder' || find(player, name) !== undefined)
      return client.pushAsIs('pushCreatePlaylist', { success: false, reason: player.say('PLAYLIST.EXISTS') })
    await writeList(player, `playlists/${name}`, () => changePlaylist(player, name, () => []))
    client.pushAsIs('pushCreatePlaylist', { success: true })
    pushList(player, client)
  },

  async deletePlaylist({ player, client }, sent) {
    const { say, storage } = player
    const name = textOf(sent, 'name')
    const playlist = find(player, name)
    if (playlist === undefined) {
      client.pushAsIs('pushListPlaylist', { success: false, reason: say('PLAYLIST.GONE', { name }) })
      return pushPage(client, await findPage(player, 'playlists'))
    }
    await storage.playlists.save(storage.playlists.value().filter((one) => one !== playlist))
    // Only this: the list has to be asked for.
    toast(player, 'success', say('PLAYLIST.DELETED'), name)
  },

  async addToPlaylist({ player, client }, sent) {
    const { clients, say } = player
    const name = textOf(sent, 'name')
    const title = textOf(sent, 'albumTitle')
    const wanted = withTitle(readItem(sent), title)
    toast(player, 'success', say('PLAYLIST.ADDED', { name }), title || textOf(sent, 'uri'))
    const added = wanted === undefined ? [] : entriesOf(player, wanted)
    const fate = fateOf(name)
    if (wanted === undefined || added.length === 0 || fate === 'no-file') return
    if (fate === 'kept') {
      await writeList(player, `playlists/${name}`, () =>
        changePlaylist(player, name, (entries) => [...entries, ...added]),
      )
      // As if it had anything to do with the favourites.
      clients.broadcast('urifavourites', { uri: toldUri(player, wanted.uri), favourite: false })
    }
    client.pushAsIs('pushAddToPlaylist', fate === 'kept' ? null : { success: false })
    pushList(player, client)
  },

  async removeFromPlaylist({ player, client }, sent) {
    const name = textOf(sent, 'name')
    const uri = textOf(sent, 'uri')
    const playlist = find(player, name)
    if (playlist === undefined) toast(player, 'error', player.say('PLAYLIST.TITLE'), uri)
    else {
      const { entry, others } = without(playlist.entries, { uri, service: textOf(sent, 'service') || 'mpd' })
      // Also when there was nothing to take off.
      toast(player, 'success', player.say('PLAYLIST.REMOVED', { name }), entry?.title ?? uri)
      await writeList(player, `playlists/${name}`, () => changePlaylist(player, name, () => others))
    }
    await pushPage(client, await findPage(player, `playlists/${name}`))
  },

  async playPlaylist({ player, client }, sent) {
    const name = textOf(sent, 'name')
    player.clients.broadcast('playingPlaylist', name)
    if (name !== 'favourites' && find(player, name) === undefined)
      return client.pushAsIs('pushPlayPlaylist', gone(player, name))
    await addToQueue(player, [{ uri: `playlists/${name}`, title: name }], 'instead', 0)
    client.pushAsIs('pushPlayPlaylist', null)
  },

  async enqueue({ player, client }, sent) {
    const name = textOf(sent, 'name')
    if (find(player, name) === undefined) return client.pushAsIs('pushEnqueue', gone(player, name))
    client.pushAsIs('pushEnqueue', null)
    await appendExploded(player, [{ uri: `playlists/${name}` }])
  },

  async saveQueueToPlaylist({ player, client }, sent) {
    const { engine, say } = player
    const name = textOf(sent, 'name')
    // The failure, too, is told as a success, and without an answer.
    if (fateOf(name) !== 'kept')
      return player.clients.broadcastAsIs('pushToastMessage', {
        type: 'success',
        title: `${say('NOT_SAVED')} ${name}`,
      })
    const entries = engine.queue().map((item) => toEntry(player, { ...item, title: item.name }))
    await writeList(player, `playlists/${name}`, () => changePlaylist(player, name, () => entries))
    player.clients.broadcastAsIs('pushToastMessage', {
      type: 'success',
      title: `${say('PLAYLIST.SAVED')} ${name}`,
    })
    client.pushAsIs('pushSaveQueueToPlaylist', null)
  },
}

const gone = ({ say }: PlayerContext, name: string) => ({
  success: false,
  reason: say('PLAYLIST.GONE', { name }),
})
