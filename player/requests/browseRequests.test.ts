// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { eachWithPlayer } from '../../tests/support/eachWithPlayer'
import { nextPage } from '../../tests/support/nextPage'
import type { Track } from '../music/Track'
import { connectTestClient, type TestClient } from '../testing/connectTestClient'
import type { TestPlayer } from '../testing/startTestPlayer'

let player: TestPlayer
let client: TestClient
const take = (each: { player: TestPlayer; client: TestClient }) => {
  ;({ player, client } = each)
}

const run = (action: string) =>
  fetch(`${player.url}/control/run`, { method: 'POST', body: JSON.stringify({ action }) })
function firstTrack(): Track {
  const [track] = player.music.library().tracks
  if (track === undefined) throw new Error('the library is empty')
  return track
}
async function lists(event: string, payload: unknown) {
  client.emit(event, payload)
  return (await nextPage(client)).navigation?.lists ?? []
}

describe.each([4, 2] as const)('pages of generation %i', (generation) => {
  eachWithPlayer(take, { generation })

  it('[D7-11 D7-16] come to who asked, with the mark of the question', async () => {
    const other = await connectTestClient(player.url, generation)
    client.emit('browseLibrary', { uri: 'playlists', ref: 'r-1', prevUri: '' })
    expect(await nextPage(client)).toMatchObject({ ref: 'r-1', navigation: { lists: [{}] } })
    client.emit('browseLibrary', { uri: '', ref: 'r-2' })
    expect(await nextPage(client)).toEqual({ ref: 'r-2' })
    client.emit('browseLibrary', { uri: 'favourites' })
    expect(await nextPage(client)).not.toHaveProperty('ref')
    client.emit('getLastPushedBrowseLibrary')
    expect(await nextPage(client)).toEqual({})
    expect(other.names()).not.toContain('pushBrowseLibrary')
    other.close()
  })

  it('[D7-11] are gone to by the name of an artist or an album', async () => {
    const { artist, album } = firstTrack()
    client.emit('goTo', { type: 'artist', value: artist })
    const shown = await nextPage(client)
    expect(shown.navigation?.prev).toEqual({ uri: '' })
    expect(shown.navigation?.info).toMatchObject({ type: 'artist', title: artist })
    const [own] = shown.navigation?.lists[0]?.items ?? []
    expect(own).toMatchObject({ title: album, uri: expect.stringMatching(/^albums:\/\//) })
    client.emit('goTo', { type: 'album', value: album, artist, album })
    expect((await nextPage(client)).navigation).toMatchObject({
      info: { type: 'album', album, artist, uri: own?.uri },
      lists: [
        {
          items: player.music
            .library()
            .album(artist, album)
            .map(({ uri }) => ({ uri })),
        },
      ],
    })
    client.emit('goTo', { type: 'label', value: 'x' })
    expect(await nextPage(client)).toEqual({})
  })

  it('go wrong as they are asked to', async () => {
    for (const action of ['browse-overtaken', 'browse-empty']) await run(action)
    client.emit('browseLibrary', { uri: 'playlists', ref: 'first' })
    client.emit('browseLibrary', { uri: 'favourites', ref: 'second' })
    expect(await nextPage(client)).toMatchObject({ ref: 'second', navigation: {} })
    expect(await nextPage(client)).toEqual({ ref: 'first' })
    await run('browse-slow')
    client.emit('browseLibrary', { uri: 'playlists', ref: 'slow' })
    client.emit('browseLibrary', { uri: 'favourites', ref: 'fast' })
    expect([(await nextPage(client)).ref, (await nextPage(client)).ref]).toEqual(['fast', 'slow'])
    await run('browse-silent')
    client.emit('browseLibrary', { uri: 'playlists', ref: 'silent' })
    client.emit('browseLibrary', { uri: 'playlists', ref: 'heard' })
    expect((await nextPage(client)).ref).toBe('heard')
    await run('browse-dirty')
    client.emit('browseLibrary', { uri: 'demonstration/tracks' })
    const dirty = await nextPage(client)
    expect(dirty.navigation?.lists[0]?.items).toHaveLength(24)
    expect(dirty.navigation?.lists[0]?.items[0]).toMatchObject({ duration: 288, tracknumber: 7 })
    await run('sources-static')
    expect(await client.next('pushBrowseSources')).toContainEqual(
      expect.objectContaining({ name: 'Analog input', static: true, active: true }),
    )
    await run('input-active')
    expect(await client.next('pushActiveDumbInput')).toBe('Analog input')
  })
})

describe('a search', () => {
  eachWithPlayer(take)

  it('[D7-12] finds artists, albums, tracks and stations, each in a list that says how many', async () => {
    const { tracks } = player.music.library()
    const { artist, album } = firstTrack()
    const own = tracks.filter((track) => track.artist === artist)
    const found = await lists('search', { type: 'any', value: artist.toUpperCase() })
    expect(found.map(({ title, items }) => [title, items.length])).toEqual([
      [`Found 1 artist “${artist.toUpperCase()}”`, 1],
      [`Found 2 albums “${artist.toUpperCase()}”`, 2],
      [`Found ${own.length} tracks “${artist.toUpperCase()}”`, own.length],
    ])
    expect(found[0]?.items[0]).toMatchObject({
      type: 'folder',
      title: artist,
      uri: expect.stringMatching(/^artists/),
    })
    expect(found[1]?.items[0]).toMatchObject({
      title: album,
      album: '',
      uri: expect.stringMatching(/^albums/),
    })
    expect(found[2]?.items[0]).toMatchObject({ type: 'song', uri: own[0]?.uri, title: own[0]?.title })
    const stations = await lists('search', { value: 'tidewater' })
    expect(stations.map(({ title }) => title)).toEqual(['Found 2 web radios “tidewater”'])
    expect(stations[0]?.items[0]).toMatchObject({ type: 'webradio', title: 'Tidewater FM' })
  })

  it('[D7-12] is of one kind, or within one source, when that is asked for; nothing found is a list that says so', async () => {
    const { artist } = firstTrack()
    const kinds = await lists('search', { type: 'album', value: artist })
    expect(kinds.map(({ title }) => title)).toEqual([`Found 2 albums “${artist}”`])
    const none = [{ type: 'title', title: 'No results', availableListViews: ['list'], items: [] }]
    const inRadio = {
      plugin_name: 'webradio',
      plugin_type: 'music_service',
      uri: 'radio',
      service: 'webradio',
    }
    expect(await lists('search', { value: artist, ...inRadio })).toEqual(none)
    expect(await lists('search', { value: 'tidewater', ...inRadio })).toHaveLength(1)
    expect(await lists('search', { value: 'tidewater', service: 'mpd' })).toEqual(none)
    client.emit('search', { value: 'zzzz' })
    expect((await nextPage(client)).navigation).toEqual({ isSearchResult: true, lists: none })
    client.emit('getBrowseFilters')
    expect(await client.next('pushBrowseFilters')).toContainEqual({ name: 'album', index: 2 })
    await run('search-slow')
    client.emit('search', { value: 'zzzz' })
    client.emit('browseLibrary', { uri: 'playlists' })
    expect((await nextPage(client)).navigation?.isSearchResult).toBeUndefined()
    expect((await nextPage(client)).navigation?.isSearchResult).toBe(true)
  })
})

describe('a large library', () => {
  eachWithPlayer(take, { synthetic: 20_000 })

  it('lets other questions be answered while a page of all of it is made', async () => {
    client.emit('browseLibrary', { uri: 'demonstration/tracks' })
    // They come with the question for the page and after it: whoever makes the page in one go answers them
    // only then.
    for (let question = 0; question < 5; question += 1) client.emit('pinger', question)
    await client.next('ponger')
    expect(client.names()).not.toContain('pushBrowseLibrary')
    const [list] = (await nextPage(client)).navigation?.lists ?? []
    expect(list?.items).toHaveLength(20_000)
    client.emit('search', { value: 'ember' })
    client.emit('pinger', 'while it searches')
    while ((await client.next('ponger')) !== 'while it searches');
    expect(client.names().filter((name) => name === 'pushBrowseLibrary')).toHaveLength(1)
    expect((await nextPage(client)).navigation?.isSearchResult).toBe(true)
  })

  it('[D7-19] is played from one of its tracks on, though all of it comes back with the request', async () => {
    client.emit('browseLibrary', { uri: 'demonstration/tracks' })
    const list = (await nextPage(client)).navigation?.lists[0]?.items ?? []
    client.emit('playItemsList', { item: list[15_000], list, index: 15_000 })
    await expect.poll(() => player.engine.state().position).toBe(15_000)
    expect(player.engine.current()?.name).toBe(list[15_000]?.title)
    expect(player.engine.queue()).toHaveLength(20_000)
  })
})
