// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PushBrowseLibrary } from '../../schemas/generated/types'
import { allPushChecks } from '../../tests/support/allPushChecks'
import { assertTaken } from '../../tests/support/assertTaken'
import { nextPage } from '../../tests/support/nextPage'
import { connectTestClient, type TestClient } from '../testing/connectTestClient'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'

const { validators } = allPushChecks

let player: TestPlayer
let client: TestClient
beforeAll(async () => {
  player = await startTestPlayer({ demonstration: true, synthetic: 0 })
  client = await connectTestClient(player.url, 4)
}, 60_000)
afterAll(async () => {
  assertTaken(client)
  client.close()
  await player.close()
})

async function browse(uri: string): Promise<NonNullable<PushBrowseLibrary['navigation']>> {
  client.emit('browseLibrary', { uri })
  const { navigation } = await nextPage(client)
  if (navigation === undefined) throw new Error(`nothing at ${uri}`)
  return navigation
}
const items = async (uri: string, list = 0) => (await browse(uri)).lists[list]?.items ?? []
const titles = async (uri: string, list = 0) => (await items(uri, list)).map(({ title }) => title)

describe('the library by folder', () => {
  it('has the player’s own disk, whose folders can be deleted, and drives, which can be removed', async () => {
    expect(await browse('music-library')).toMatchObject({
      prev: { uri: '' },
      lists: [{ availableListViews: ['grid', 'list'] }],
    })
    expect(await items('music-library')).toEqual(
      ['INTERNAL', 'USB'].map((title) =>
        expect.objectContaining({ type: 'folder', title, uri: `music-library/${title}`, service: 'mpd' }),
      ),
    )
    const own = await items('music-library/INTERNAL')
    expect(own.at(-1)).toMatchObject({ type: 'internal-folder', albumart: expect.stringMatching('folder-o') })
    expect(own.filter(({ type }) => type === 'folder')).toEqual([])
    expect(await items('music-library/USB')).toEqual([
      expect.objectContaining({ type: 'remdisk', title: 'MUSIK', uri: 'music-library/USB/MUSIK' }),
      expect.objectContaining({ type: 'remdisk', title: 'Field recorder' }),
    ])
    expect(await items('music-library/USB/MUSIK')).toEqual([])
    expect((await items('music-library/USB/Field recorder')).map(({ type }) => type)).toContain('folder')
  })

  it('lists the tracks of a folder before its folders, each with the page before', async () => {
    const { lists, prev } = await browse('music-library/INTERNAL/Slow Harbour/Ropewalk')
    expect(prev).toEqual({ uri: 'music-library/INTERNAL/Slow Harbour' })
    expect(lists[0]?.items).toHaveLength(9)
    expect(lists[0]?.items[1]).toEqual({
      service: 'mpd',
      type: 'song',
      title: 'Ropewalk',
      artist: 'Slow Harbour',
      album: 'Ropewalk',
      uri: 'music-library/INTERNAL/Slow Harbour/Ropewalk/02 - Ropewalk.wav',
      albumart: '/albumart?path=%2Fmnt%2FINTERNAL%2FSlow%20Harbour%2FRopewalk&icon=music&metadata=false',
    })
  })

  it('lists a cue sheet with its tracks behind it', async () => {
    const found = []
    for (const [first] of player.music.library().albums()) {
      const folder = first.uri.slice(0, first.uri.lastIndexOf('/'))
      const cue = (await items(folder)).filter(({ type }) => type === 'cuefile' || type === 'cuesong')
      if (cue.length > 0) found.push(cue)
    }
    expect(found).toHaveLength(1)
    const [file, ...songs] = found[0] ?? []
    expect(file).toMatchObject({ type: 'cuefile', uri: expect.stringMatching(/\.cue$/) })
    expect(songs.length).toBeGreaterThan(3)
    expect(songs.map(({ number }) => number)).toEqual(songs.map((_, index) => index + 1))
    expect(new Set(songs.map(({ uri }) => uri))).toEqual(new Set([file?.uri]))
  })

  it('has nothing in a folder that is not there, and knows no other address', async () => {
    expect(await browse('music-library/NOPE/../INTERNAL')).toEqual({
      prev: { uri: 'music-library/NOPE/..' },
      lists: [{ availableListViews: ['grid', 'list'], items: [] }],
    })
    for (const uri of ['', '/', 'inputs', 'nosuch', 'playlists/None', 'mnt/INTERNAL', 'demonstration/none']) {
      client.emit('browseLibrary', { uri })
      expect([uri, await nextPage(client)]).toEqual([uri, {}])
    }
  })
})

describe('the library by tags', () => {
  it('[D3-18] has albums, each under a header with its tracks', async () => {
    const all = await browse('albums://')
    expect(all.prev).toBeUndefined()
    expect(all.lists[0]?.availableSortings).toEqual(['title', 'artist', 'year'])
    expect(all.lists[0]?.items).toContainEqual({
      service: 'mpd',
      type: 'folder',
      title: 'Ropewalk',
      artist: 'Slow Harbour',
      year: '2017',
      album: '',
      uri: 'albums://Slow%20Harbour/Ropewalk',
      albumart:
        '/albumart?web=Slow%20Harbour/Ropewalk/extralarge&path=%2FINTERNAL%2FSlow%20Harbour%2FRopewalk&icon=dot-circle-o&metadata=false',
    })
    const { info, lists, prev } = await browse('albums://Slow%20Harbour/Ropewalk')
    expect(prev).toEqual({ uri: 'albums://' })
    expect(info).toMatchObject({
      uri: 'albums://Slow%20Harbour/Ropewalk',
      type: 'album',
      album: 'Ropewalk',
      artist: 'Slow Harbour',
      year: '2017',
      genre: 'Folk',
      trackType: 'wav',
      duration: player.music
        .library()
        .album('Slow Harbour', 'Ropewalk')
        .reduce((sum, { duration }) => sum + duration, 0),
    })
    expect(lists).toEqual([{ availableListViews: ['list'], items: expect.any(Array) }])
    expect(lists[0]?.items[0]).toMatchObject({ type: 'song', tracknumber: 1, duration: expect.any(Number) })
    expect(lists[0]?.items[0]?.albumart).toBeUndefined()
  })

  it('has artists by name, each with albums and tracks, down to an album and back', async () => {
    const artists = await titles('artists://')
    expect(artists).toContain('Käthe Übermorgen')
    expect(artists).toEqual(artists.toSorted((one = '', other = '') => one.localeCompare(other, 'en')))
    const { info, lists, prev } = await browse('artists://K%C3%A4the%20%C3%9Cbermorgen')
    expect([prev, info]).toMatchObject([{ uri: 'artists://' }, { type: 'artist', title: 'Käthe Übermorgen' }])
    expect(lists.map(({ title }) => title)).toEqual([
      'Albums (Käthe Übermorgen)',
      'Tracks (Käthe Übermorgen)',
    ])
    const own = lists[0]?.items[0]
    expect(own).toMatchObject({ title: 'Straßen ohne Namen', uri: expect.stringMatching(/^artists:\/\/K/) })
    const album = await browse(own?.uri ?? '')
    expect(album.info).toMatchObject({ type: 'album', album: 'Straßen ohne Namen' })
    expect(album.prev).toEqual({ uri: 'artists://K%C3%A4the%20%C3%9Cbermorgen' })
    expect(album.lists[0]?.items).toHaveLength(9)
  })

  it('has genres, with what is of one by album and by artist, down to an album and back', async () => {
    expect(await titles('genres://')).toContain('Chanson')
    const { lists, prev } = await browse('genres://Chanson')
    expect([prev, lists.map(({ title }) => title)]).toEqual([
      { uri: 'genres://' },
      ['Chanson albums', 'Chanson artists'],
    ])
    const artist = await browse(lists[1]?.items[0]?.uri ?? '')
    expect(artist.prev).toEqual({ uri: 'genres://Chanson' })
    const album = await browse(artist.lists[0]?.items[0]?.uri ?? '')
    expect(album.prev).toEqual({ uri: 'genres://Chanson/K%C3%A4the%20%C3%9Cbermorgen' })
    expect(album.lists[0]?.items.length).toBeGreaterThan(4)
  })

  it('lists under one name all that is of no album, and says nonsense of an album that is not there', async () => {
    const nameless = (await items('albums://')).at(-1)
    expect(nameless).toMatchObject({ title: '', artist: '*', year: '', uri: 'albums://*/' })
    expect((await items('albums://*/')).length).toBeGreaterThan(0)
    client.emit('browseLibrary', { uri: 'albums://Nobody/Nothing' })
    expect(await client.next('pushBrowseLibrary')).toMatchObject({
      navigation: { info: { type: 'song', title: 'title', duration: 'time' }, lists: [{ items: [] }] },
    })
  })
})

describe('other sources', () => {
  it('[D9-14] are favourites, playlists and web radio, each with the page before', async () => {
    expect(await browse('favourites')).toMatchObject({
      prev: { uri: '' },
      info: { type: 'play-playlist', name: 'favourites', uri: 'playlists/favourites' },
      lists: [{ items: [] }],
    })
    expect(await items('playlists')).toContainEqual({
      service: 'mpd',
      type: 'playlist',
      title: 'Neu & schön',
      icon: 'fa fa-list-ol',
      uri: 'playlists/Neu & schön',
    })
    const evening = await browse('playlists/Evening')
    expect([evening.prev, evening.info]).toMatchObject([{ uri: 'playlists' }, { name: 'Evening' }])
    expect(evening.lists[0]?.items[0]).toMatchObject({
      type: 'song',
      service: 'mpd',
      uri: expect.stringMatching(/^mnt\//),
    })
    expect((await items('radio')).map(({ type, uri }) => [type, uri])).toEqual([
      ['mywebradio-category', 'radio/myWebRadio'],
      ['radio-favourites', 'radio/favourites'],
      ['radio-category', 'radio/top500'],
      ['radio-category', 'radio/byGenre'],
      ['radio-category', 'radio/tunein/local'],
      ['radio-category', 'radio/tunein/location'],
      ['radio-category', 'radio/tunein/popular'],
      ['radio-category', 'radio/tunein/best'],
    ])
    for (const { uri = '' } of (await items('radio')).slice(2)) {
      const [first] = await items(uri)
      const station = first?.type === 'webradio' ? first : (await items(first?.uri ?? ''))[0]
      expect(station).toMatchObject({ type: 'webradio', uri: expect.stringMatching(/^http:.*\.example\//) })
    }
  })

  it('are podcasts with their episodes, which play', async () => {
    const [podcast] = await items('podcast')
    expect(podcast).toMatchObject({ service: 'podcast', type: 'folder', title: 'Voices of the Quay' })
    const { lists, prev } = await browse(podcast?.uri ?? '')
    expect(prev).toEqual({ uri: 'podcast' })
    const episode = lists[0]?.items[2]
    expect(episode).toMatchObject({ type: 'song', duration: 2_880, title: 'Episode 12: Low Water' })
    client.emit('replaceAndPlay', episode)
    await expect.poll(() => player.engine.state().status).toBe('play')
    expect(player.engine.current()).toMatchObject({
      service: 'podcast',
      name: episode?.title,
      duration: 2_880,
    })
    client.emit('search', { value: 'low water', service: 'podcast' })
    expect((await nextPage(client)).navigation?.lists).toMatchObject([
      { title: 'Found 1 episode “low water”', items: [{ uri: episode?.uri }] },
    ])
  })

  it('[D3-17] is a CD that can be ejected and copied, until it is out', async () => {
    const { eject, info, lists, prev, rip } = await browse('cd://')
    expect(prev).toEqual({ uri: '/' })
    expect(info).toMatchObject({ type: 'cd', album: 'Low Tide', service: 'cd_controller' })
    expect(lists[0]?.items[0]).toMatchObject({ uri: 'cd/1', service: 'cd_controller', tracknumber: 1 })
    for (const [control, method] of [
      [eject, 'eject'],
      [rip, 'getRipInfo'],
    ] as const)
      expect(control).toEqual({
        enabled: true,
        data: { endpoint: 'music_service/cd_controller', method, data: '' },
      })
    client.emit('callMethod', eject?.data)
    expect(JSON.stringify(await client.next('pushBrowseSources'))).not.toContain('"cd"')
    client.emit('browseLibrary', { uri: 'cd://' })
    expect(await nextPage(client)).toEqual({})
    await fetch(`${player.url}/control/run`, { method: 'POST', body: '{"action": "cd-in"}' })
    expect(JSON.stringify(await client.next('pushBrowseSources'))).toContain('"uri":"cd"')
  })

  it('[D3-16] has an item of every type somewhere, and a header of every type', async () => {
    const types = (await items('demonstration/types')).map(({ type }) => type)
    expect(new Set(types)).toEqual(
      new Set(
        'folder song mywebradio mywebradio-category webradio pin playlist cuesong cuefile remdisk folder-with-favourites internal-folder album artist cd play-playlist radio-favourites radio-category spotify-category streaming-category title item-no-menu'.split(
          ' ',
        ),
      ),
    )
    const cue = (await items('demonstration/types')).find(({ type }) => type === 'cuesong')
    expect(await items(cue?.uri?.replace(/\/[^/]+$/, '') ?? '')).toContainEqual(cue)
    for (const type of ['artist', 'album', 'song', 'playlist'])
      expect((await browse(`demonstration/${type}`)).info).toMatchObject({
        type,
        description: expect.stringMatching(/^<p>/),
      })
    expect((await browse('demonstration/artist')).info?.local_albums?.length).toBeGreaterThan(0)
    expect((await browse('demonstration/album')).info?.credits?.map(({ key }) => key)).toContain('Label')
    const cards = (await browse('demonstration')).lists
    expect(cards.map(({ availableListViews }) => availableListViews?.join())).toEqual([
      'grid',
      'grid,list',
      'list,grid',
      'list',
      'list,grid',
    ])
    expect(cards.at(-1)?.items).toEqual([])
    expect((await items('demonstration/oddities')).length).toBeGreaterThan(10)
    expect(await items('demonstration/tracks')).toHaveLength(player.music.library().tracks.length)
  })
})

describe('the sources', () => {
  it('[D3-21] each lead to a page, apart from the CD, which is played, copied or ejected from its menu', async () => {
    client.emit('getBrowseSources')
    const sources = await client.next('pushBrowseSources')
    if (!validators.pushBrowseSources(sources)) throw new Error('no sources')
    for (const { uri = '' } of sources) expect((await browse(uri)).lists.length).toBeGreaterThan(0)
    const calls = sources.flatMap(({ menuItems = [] }) => menuItems.map(({ socketCall }) => socketCall))
    expect(calls).toEqual(
      ['playCD', 'getRipInfo', 'eject'].map((method) => ({
        emit: 'callMethod',
        payload: { endpoint: 'music_service/cd_controller', method, data: '' },
      })),
    )
    expect(sources[0]).toEqual({
      albumart: '/albumart?sourceicon=music_service/mpd/favouritesicon.png',
      name: 'Favourites',
      uri: 'favourites',
      plugin_type: '',
      plugin_name: '',
    })
  })
})
