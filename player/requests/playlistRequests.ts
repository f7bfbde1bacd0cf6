import { findPage } from '../browse/findPage'
import { addToQueue, changePlaylist, playPlaylist, sayRefused } from '../commands/addToQueue'
import { pushPage } from '../commands/answerPage'
import { toast, type Client } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'
import { queueUri } from '../music/addresses'
import { ListRefused } from '../storage/musicDocuments'
import { toEntries, toEntry, toldUri } from '../queue/queueEntries'
import type { Requests } from './Requests'

function pushList({ storage }: PlayerContext, client: Client): void {
  client.push(
    'pushListPlaylist',
    storage.playlists.value().map(({ name }) => name),
  )
}

/** Playlists by name [D7-21 D7-23 D7-27]. */
export const playlistRequests: Requests = {
  listPlaylist: ({ player, client }) => pushList(player, client),
  getPlaylistContent({ player, client }, { name }) {
    const playlist = player.storage.playlists.value().find((one) => one.name === name)
    // A list within the list, as it stands on the wire.
    client.pushAsIs('pushPlaylistContent', { name, lists: [playlist?.entries ?? []] })
  },

  async createPlaylist({ player, client }, { name }) {
    if (player.storage.playlists.value().some((playlist) => playlist.name === name))
      return client.pushAsIs('pushCreatePlaylist', { success: false, reason: player.say('PLAYLIST.EXISTS') })
    try {
      await changePlaylist(player, name, () => [])
    } catch (error) {
      if (!(error instanceof ListRefused)) throw error
      return client.pushAsIs('pushCreatePlaylist', { success: false, reason: sayRefused(player, error) })
    }
    client.pushAsIs('pushCreatePlaylist', { success: true })
    pushList(player, client)
  },
  async deletePlaylist({ player }, { name }) {
    const { say, storage } = player
    const playlists = storage.playlists.value()
    const others = playlists.filter((playlist) => playlist.name !== name)
    if (others.length === playlists.length)
      return toast(player, 'error', say('PLAYLIST.TITLE'), say('PLAYLIST.GONE', { name }))
    await storage.playlists.save(others)
    // No list follows: real devices leave it to the interface to ask.
    toast(player, 'success', say('PLAYLIST.DELETED'), name)
  },

  async addToPlaylist({ player, client }, { name, albumTitle, ...wanted }) {
    const { clients, quirks, say } = player
    // Stations are called what they are said to be called.
    const added = toEntries(player, albumTitle === undefined ? wanted : { ...wanted, title: albumTitle })
    await changePlaylist(player, name, (entries) => [...entries, ...added])
    toast(
      player,
      'success',
      say('PLAYLIST.ADDED', { name }),
      added.length === 1 ? (added[0]?.title ?? '') : wanted.uri,
    )
    // As if it had anything to do with the favourites.
    if (quirks.isParticular)
      clients.broadcast('urifavourites', { uri: toldUri(player, wanted.uri), favourite: false })
    client.pushAsIs('pushAddToPlaylist', null)
    pushList(player, client)
  },
  async removeFromPlaylist({ player, client }, { name, uri }) {
    const { quirks, say, storage } = player
    const own = quirks.isParticular ? uri : queueUri(uri)
    const entries = storage.playlists.value().find((playlist) => playlist.name === name)?.entries ?? []
    const entry = entries.find((one) => one.uri === own)
    if (entry !== undefined) await changePlaylist(player, name, () => entries.filter((one) => one !== entry))
    // Real devices say so, too, when there was nothing to take off.
    toast(player, 'success', say('PLAYLIST.REMOVED', { name }), entry?.title ?? uri)
    await pushPage(client, await findPage(player, `playlists/${name}`))
  },

  async playPlaylist({ player, client }, { name }) {
    await playPlaylist(player, name)
    client.pushAsIs('pushPlayPlaylist', null)
  },
  async enqueue({ player, client }, { name }) {
    client.pushAsIs('pushEnqueue', null)
    await addToQueue(player, [{ uri: `playlists/${name}`, title: name }], 'end')
  },
  async saveQueueToPlaylist({ player, client }, { name }) {
    const { engine, say } = player
    const entries = engine.queue().map((item) => toEntry(player, { ...item, title: item.name }))
    await changePlaylist(player, name, () => entries)
    toast(player, 'success', say('PLAYLIST.SAVED'), name)
    client.pushAsIs('pushSaveQueueToPlaylist', null)
  },
}
