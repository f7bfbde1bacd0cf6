// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connectTestClient, type TestClient } from '../../player/testing/connectTestClient'
import { startTestPlayer, type TestPlayer } from '../../player/testing/startTestPlayer'
import type { BrowseItem } from '../../schemas/generated/types'
import type { ItemAction } from '../../src/features/browse/items/itemActions'
import { actionCommand, playCommand } from '../../src/features/browse/commands/createItemCommands'
import type { ItemCommand } from '../../src/features/browse/commands/ItemCommand'
import { sendCommand } from '../../src/features/browse/commands/sendCommand'
import { undoCommand } from '../../src/features/browse/commands/createCommandRunner'
import { nextPage } from '../support/nextPage'

// What browse sends, on a player with the quirks of real devices, which say of much that they did it and
// have not.

let player: TestPlayer
let client: TestClient

beforeEach(async () => {
  player = await startTestPlayer({ quirks: 'real' })
  client = await connectTestClient(player.url, 2)
})
afterEach(async () => {
  client.close()
  await player.close()
})

const send = (command: ItemCommand | undefined) => {
  if (!command) throw new Error('nothing is sent for it')
  const emit = (event: string, payload?: unknown) => {
    client.emit(event, payload)
    return { status: 'sent' as const }
  }
  sendCommand({ send: emit }, command)
}
const items = async (uri: string): Promise<BrowseItem[]> => {
  const look = () => client.emit('browseLibrary', { uri, ref: uri })
  look()
  // Not answered while it is being written.
  const again = setInterval(look, 500)
  let page = await nextPage(client)
  while (page.ref !== uri) page = await nextPage(client)
  clearInterval(again)
  return page.navigation?.lists.flatMap((list) => list.items) ?? []
}
const titles = async (uri: string) => (await items(uri)).map(({ title }) => title)
const act = (
  action: Exclude<ItemAction, 'playNext'>,
  item: BrowseItem | undefined,
  uri: string,
  type?: string,
) => {
  if (!item) throw new Error(`there is no item for ${action}`)
  const command = actionCommand(action, {
    item,
    list: [item],
    index: 0,
    place: { uri, type },
    method: 'single',
  })
  send(command)
  return command
}
/** A folder of tracks, and these. */
const album = async () => {
  const uri = player.music.library().tracks[0]?.uri.split('/').slice(0, -1).join('/') ?? ''
  const songs = (await items(uri)).filter(({ type }) => type === 'song')
  return { uri, songs }
}

describe('on a player with the quirks of real devices', () => {
  it('[D7-24] a favourite goes from where its album is listed, and from the favourites, and comes back', async () => {
    const { uri, songs } = await album()
    act('addToFavourites', songs[0], uri)
    await expect.poll(() => titles('favourites')).toEqual([songs[0]?.title])
    act('removeFromFavourites', songs[0], uri)
    await expect.poll(() => titles('favourites')).toEqual([])
    act('addToFavourites', songs[1], uri)
    await expect.poll(() => titles('favourites')).toEqual([songs[1]?.title])
    const command = act('removeFromFavourites', (await items('favourites'))[0], 'favourites')
    await expect.poll(() => titles('favourites')).toEqual([])
    send(command && undoCommand(command))
    await expect.poll(() => titles('favourites')).toEqual([songs[1]?.title])
  })

  it('[D7-23] a track goes off the playlist on which it is listed, and comes back', async () => {
    const { songs } = await album()
    for (const item of songs.slice(0, 2)) send({ kind: 'addToPlaylist', name: 'Mine & schön', item })
    const page = 'playlists/Mine & schön'
    await expect.poll(() => titles(page)).toEqual([songs[0]?.title, songs[1]?.title])
    const command = act('removeFromPlaylist', (await items(page))[0], page, 'playlist')
    await expect.poll(() => titles(page)).toEqual([songs[1]?.title])
    send(command && undoCommand(command))
    await expect.poll(() => titles(page)).toEqual([songs[1]?.title, songs[0]?.title])
    act('deletePlaylist', { type: 'playlist', title: 'Mine & schön', uri: page }, 'playlists')
    await expect.poll(() => titles('playlists')).not.toContain('Mine & schön')
  })

  it('[D7-25] a station is deleted, comes back, and goes among the favourites and out of them', async () => {
    send({ kind: 'addWebRadio', item: { title: 'Harbour FM', uri: 'http://radio.example/a' } })
    await expect.poll(() => titles('radio/myWebRadio')).toEqual(['Harbour FM'])
    const [station] = await items('radio/myWebRadio')
    const command = act('deleteWebRadio', station, 'radio/myWebRadio')
    await expect.poll(() => titles('radio/myWebRadio')).toEqual([])
    send(command && undoCommand(command))
    await expect.poll(() => titles('radio/myWebRadio')).toEqual(['Harbour FM'])
    act('addToRadioFavourites', station, 'radio/myWebRadio')
    await expect.poll(() => titles('radio/favourites')).toEqual(['Harbour FM'])
    act('removeFromRadioFavourites', (await items('radio/favourites'))[0], 'radio/favourites')
    await expect.poll(() => titles('radio/favourites')).toEqual([])
  })

  it('[D7-18 D7-19 D7-21] what is played and queued is what was meant', async () => {
    const queue = () => player.engine.queue().map(({ name }) => name)
    const { uri, songs } = await album()
    const index = songs.length - 1
    const item = songs[index]
    if (!item) throw new Error('the album is empty')
    send(playCommand({ item, list: songs, index, place: { uri }, method: undefined }))
    await expect.poll(queue).toEqual(songs.map(({ title }) => title))
    await expect.poll(() => player.engine.state().position).toBe(index)
    act('clearAndPlay', songs[0], uri)
    await expect.poll(queue).toEqual([songs[0]?.title])
    send({ kind: 'addToPlaylist', name: 'Mine', item })
    await expect.poll(() => titles('playlists')).toContain('Mine')
    const playlist = { type: 'playlist', title: 'Mine', uri: 'playlists/Mine' }
    act('addToQueue', playlist, 'playlists')
    await expect.poll(queue).toEqual([songs[0]?.title, item.title])
    act('play', playlist, 'playlists')
    await expect.poll(queue).toEqual([item.title])
  })
})
