// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isJsonObject, type Json, toJson } from '../../authoring/json/Json'
import { nextPage } from '../../tests/support/nextPage'
import { connectTestClient, type TestClient } from '../testing/connectTestClient'
import { eachWithPlayer } from '../../tests/support/eachWithPlayer'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'

let player: TestPlayer
let client: TestClient
eachWithPlayer(
  (each) => {
    ;({ player, client } = each)
  },
  { seed: 1 },
)

const ask = async (event: string, payload: unknown, push: string) => {
  client.emit(event, payload)
  return client.next(push)
}
const toast = () => client.next('pushToastMessage')
const tracks = () => player.music.library().tracks
const queued = () => player.engine.queue().map(({ uri }) => uri)
const listed = (index: number) => tracks()[index]?.uri ?? ''
const inQueue = (index: number) => listed(index).replace('music-library', 'mnt')
async function content(name: string): Promise<Json[]> {
  const pushed = toJson(await ask('getPlaylistContent', { name }, 'pushPlaylistContent'))
  expect(pushed).toMatchObject({ name, lists: [expect.any(Array)] })
  const lists = isJsonObject(pushed) ? pushed['lists'] : []
  const [list] = Array.isArray(lists) ? lists : []
  return Array.isArray(list) ? list : []
}

describe('playlists', () => {
  it('are there from the start, with music on them', async () => {
    expect(await ask('listPlaylist', undefined, 'pushListPlaylist')).toEqual([
      'Evening',
      'Sunday morning',
      'Neu & schön',
    ])
    expect((await content('Neu & schön')).length).toBeGreaterThan(5)
  })

  it('[D7-23] are made, filled, emptied and deleted', async () => {
    expect(await ask('createPlaylist', { name: 'Mine' }, 'pushCreatePlaylist')).toEqual({ success: true })
    expect(await client.next('pushListPlaylist')).toContain('Mine')
    expect(await ask('createPlaylist', { name: 'Mine' }, 'pushCreatePlaylist')).toMatchObject({
      success: false,
    })
    const added = { name: 'Mine', uri: listed(3), service: 'mpd' }
    await ask('addToPlaylist', added, 'pushAddToPlaylist')
    await client.next('pushListPlaylist')
    expect(await toast()).toMatchObject({ type: 'success', message: tracks()[3]?.title })
    expect(await content('Mine')).toEqual([
      expect.objectContaining({ uri: inQueue(3), title: tracks()[3]?.title, service: 'mpd' }),
    ])
    // In any form of its address; a device knows the listed one only.
    expect(await ask('removeFromPlaylist', added, 'pushToastMessage')).toMatchObject({ type: 'success' })
    expect(await content('Mine')).toEqual([])
    expect(await ask('deletePlaylist', { name: 'Mine' }, 'pushToastMessage')).toMatchObject({
      type: 'success',
    })
    expect(await ask('listPlaylist', undefined, 'pushListPlaylist')).not.toContain('Mine')
    expect(await ask('deletePlaylist', { name: 'Mine' }, 'pushToastMessage')).toMatchObject({ type: 'error' })
    expect(await content('Mine')).toEqual([])
  })

  it('[D7-21] take the place of the queue, or come behind it', async () => {
    const uris = (await content('Evening')).map((entry) => (isJsonObject(entry) ? entry['uri'] : undefined))
    await ask('playPlaylist', { name: 'Evening' }, 'pushPlayPlaylist')
    expect(client.names().slice(-6)).toEqual([
      'playingPlaylist',
      'pushQueue',
      'pushQueue',
      'pushMultiRoomDevices',
      'pushState',
      'pushPlayPlaylist',
    ])
    expect([queued(), player.engine.state().status]).toEqual([uris, 'play'])
    await ask('enqueue', { name: 'Evening' }, 'pushQueue')
    await client.next('pushQueue')
    await client.next('pushQueue')
    expect(queued()).toEqual([...uris, ...uris])
    expect(await ask('playPlaylist', { name: 'None' }, 'pushToastMessage')).toMatchObject({ type: 'error' })
    expect(queued()).toHaveLength(2 * uris.length)
  })

  it('[D7-23] are made of the queue, over one of the same name', async () => {
    await ask(
      'addToQueue',
      [{ uri: listed(5) }, { uri: 'http://stream.one.example/a', title: 'One FM' }],
      'pushQueue',
    )
    await ask('saveQueueToPlaylist', { name: 'Evening' }, 'pushSaveQueueToPlaylist')
    expect(await content('Evening')).toEqual([
      expect.objectContaining({ uri: inQueue(5) }),
      expect.objectContaining({ uri: 'http://stream.one.example/a', title: 'One FM', service: 'webradio' }),
    ])
    client.emit('clearQueue')
    await ask('playPlaylist', { name: 'Evening' }, 'pushPlayPlaylist')
    expect(player.engine.queue().map(({ service }) => service)).toEqual(['mpd', 'webradio'])
  })

  it('hold no other list, and survive a restart', async () => {
    for (const uri of ['playlists/Loop', 'favourites', 'radio/favourites', listed(0)])
      await ask('addToPlaylist', { name: 'Loop', uri }, 'pushAddToPlaylist')
    await ask('playPlaylist', { name: 'Loop' }, 'pushPlayPlaylist')
    expect(queued()).toEqual([inQueue(0)])
    const second = await startTestPlayer({ dataFolder: player.dataFolder })
    const other = await connectTestClient(second.url, 4)
    other.emit('listPlaylist')
    expect(await other.next('pushListPlaylist')).toContain('Loop')
    other.close()
    await second.close()
  })
})

describe('favourites', () => {
  it('[D4-9 D7-24] are added and removed by the address of what plays, in every form; everyone is told', async () => {
    const other = await connectTestClient(player.url, 4)
    await ask('replaceAndPlay', { uri: listed(2) }, 'pushState')
    expect(await ask('getState', undefined, 'pushState')).toMatchObject({ favourite: { favourite: false } })
    const told = { uri: inQueue(2), favourite: true }
    expect(
      await ask('addToFavourites', { uri: inQueue(2), title: 'x', service: 'mpd' }, 'urifavourites'),
    ).toEqual(told)
    expect(await toast()).toMatchObject({ type: 'success', message: tracks()[2]?.title })
    expect(await other.next('urifavourites')).toEqual(told)
    expect(await client.next('pushState')).toMatchObject({ favourite: { favourite: true } })
    await ask('addToFavourites', { uri: listed(2) }, 'urifavourites')
    await ask('playFavourites', { name: 'favourites' }, 'pushPlayFavourites')
    expect(queued()).toEqual([inQueue(2)])
    expect(await ask('removeFromFavourites', { uri: listed(2) }, 'urifavourites')).toEqual({
      ...told,
      favourite: false,
    })
    await ask('playFavourites', { name: 'favourites' }, 'pushPlayFavourites')
    expect(queued()).toEqual([])
    other.close()
  })

  it('[D7-25] of stations are kept apart, and so are one’s own stations', async () => {
    const station = { uri: 'http://stream.one.example/a', title: 'One FM', service: 'webradio' }
    await ask('addToRadioFavourites', station, 'pushAddToRadioFavourites')
    await ask('playRadioFavourites', undefined, 'pushPlayRadioFavourites')
    expect(player.engine.queue()).toMatchObject([{ uri: station.uri, name: 'One FM', service: 'webradio' }])
    await ask('removeFromRadioFavourites', station, 'pushRemoveFromRadioFavourites')
    expect(
      await ask('addWebRadio', { name: 'Two FM', uri: 'http://two.example/' }, 'pushAddWebRadio'),
    ).toEqual({
      success: true,
    })
    await ask('addWebRadio', { name: 'Two FM', uri: 'http://two.example/new' }, 'pushAddWebRadio')
    await ask('replaceAndPlay', { uri: 'radio/myWebRadio' }, 'pushState')
    await expect.poll(queued).toEqual(['http://two.example/new'])
    client.emit('removeWebRadio', { name: 'Two FM' })
    await expect.poll(() => player.lines).toEqual([])
    await expect
      .poll(async () => {
        await ask('replaceAndPlay', { uri: 'radio/myWebRadio' }, 'pushQueue')
        return queued()
      })
      .toEqual([])
  })
})

describe('lists as they are shown', () => {
  const shown = async (uri: string) => {
    client.emit('browseLibrary', { uri })
    return (await nextPage(client)).navigation?.lists[0]?.items ?? []
  }
  const album = () => listed(0).slice(0, listed(0).lastIndexOf('/'))

  it('[D7-23 D7-24] take a folder track by track, and come back without what is taken off', async () => {
    await ask('addToPlaylist', { name: 'Mine', uri: album(), service: 'mpd' }, 'pushAddToPlaylist')
    const items = await shown('playlists/Mine')
    expect(items.map(({ type, uri }) => [type, uri])).toEqual(
      Array.from({ length: 12 }, (_, index) => ['song', inQueue(index)]),
    )
    client.emit('removeFromPlaylist', { name: 'Mine', uri: items[0]?.uri, service: 'mpd' })
    expect((await nextPage(client)).navigation).toMatchObject({
      info: { name: 'Mine' },
      prev: { uri: 'playlists' },
    })
    client.emit('addToFavourites', {
      uri: 'albums://' + album().split('/').slice(2).map(encodeURIComponent).join('/'),
    })
    await client.next('urifavourites')
    expect(await shown('favourites')).toHaveLength(12)
    expect((await shown(album()))[3]).toMatchObject({ uri: listed(3), favourite: true })
    client.emit('removeFromFavourites', { uri: inQueue(3), service: 'mpd' })
    expect((await nextPage(client)).navigation?.lists[0]?.items).toHaveLength(11)
    expect((await shown(album()))[3]?.favourite).toBeUndefined()
  })

  it('[D7-25] have stations among the favourite radios, and one’s own where they can be edited', async () => {
    const one = { uri: 'http://one.example/', title: 'One FM', service: 'webradio' }
    await ask('addToFavourites', one, 'urifavourites')
    expect(await shown('favourites')).toEqual([])
    expect(await shown('radio/favourites')).toMatchObject([{ ...one, type: 'webradio' }])
    await ask('addWebRadio', { name: 'Two FM', uri: 'http://two.example/' }, 'pushAddWebRadio')
    await ask('addWebRadio', { name: 'Two FM', uri: 'http://two.example/new' }, 'pushAddWebRadio')
    expect(await shown('radio/myWebRadio')).toMatchObject([
      { type: 'mywebradio', title: 'Two FM', uri: 'http://two.example/new' },
    ])
    client.emit('removeFromFavourites', { uri: one.uri, service: 'webradio' })
    expect((await nextPage(client)).navigation).toMatchObject({
      prev: { uri: 'radio' },
      lists: [{ items: [] }],
    })
    client.emit('removeWebRadio', { name: 'Two FM', uri: 'http://two.example/new' })
    expect((await nextPage(client)).navigation).toMatchObject({
      prev: { uri: 'radio' },
      lists: [{ items: [] }],
    })
  })

  it('have what was played last at the top, each but once, over a restart', async () => {
    for (const index of [0, 1, 0, 2]) {
      await ask('replaceAndPlay', { uri: listed(index) }, 'pushQueue')
      await client.next('pushQueue')
    }
    await expect
      .poll(async () => (await shown('Last_100')).map(({ uri }) => uri))
      .toEqual([inQueue(2), inQueue(0), inQueue(1)])
    const kept = join(player.dataFolder, 'lastPlayed.json')
    await expect.poll(async () => JSON.parse(await readFile(kept, 'utf8'))).toHaveLength(3)
    const second = await startTestPlayer({ dataFolder: player.dataFolder })
    const other = await connectTestClient(second.url, 4)
    other.emit('browseLibrary', { uri: 'Last_100' })
    expect((await nextPage(other)).navigation?.lists[0]?.items).toHaveLength(3)
    other.close()
    await second.close()
  })

  it('are told of by real players as if nothing had become a favourite', async () => {
    await fetch(`${player.url}/control/run`, { method: 'POST', body: '{"action": "quirks-real"}' })
    expect(await ask('addToFavourites', { uri: listed(0), service: 'mpd' }, 'urifavourites')).toEqual({
      uri: `/${inQueue(0)}`,
      favourite: false,
    })
    await ask('addToPlaylist', { name: 'Mine', uri: listed(1), service: 'mpd' }, 'pushAddToPlaylist')
    expect(await client.next('urifavourites')).toEqual({ uri: `/${inQueue(1)}`, favourite: false })
    client.emit('removeFromFavourites', { uri: inQueue(0), service: 'mpd' })
    expect((await nextPage(client)).navigation?.lists[0]?.items).toHaveLength(0)
    client.emit('goTo', { type: 'album', value: tracks()[0]?.album, artist: tracks()[0]?.artist })
    expect((await nextPage(client)).navigation).toMatchObject({
      info: { type: 'song' },
      lists: [{ items: [] }],
    })
  })
})
