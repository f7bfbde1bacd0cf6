import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { eventually } from '../../tests/support/eventually'
import { writeTone } from '../demonstration/writeTone'
import { connectTestClient, type TestClient } from '../testing/connectTestClient'
import type { TestPlayer } from '../testing/startTestPlayer'
import { connectMpd } from './connectMpd'
import { eachInFolder } from './testing/eachInFolder'
import { hasSound } from './testing/startSounding'
import { startServer, type TestServer } from './testing/startServer'
import { writeMpdPlaylist } from './storedPlaylists'

const { folder, open, closeAll, start: startOn } = eachInFolder('lists')

const titles = ['Ebb', 'Flow "x" \\ é', 'Spring', 'Neap']

/** A server with these four tracks in one folder. */
async function serve(without: readonly string[] = []): Promise<TestServer> {
  const path = join(folder(), 'music', 'Tide')
  await mkdir(path, { recursive: true })
  for (const [index, title] of titles.entries())
    await writeTone(join(path, `${index + 1} ${title}.wav`), {
      seconds: 3,
      pitch: 300,
      tags: { title, artist: 'Harbour', album: 'Tide', trackNumber: `${index + 1}` },
    })
  const server = await startServer(folder(), [`sticker_file "${join(folder(), 'stickers')}"`], without)
  open(server)
  await server.does('update')
  return server
}

interface Started {
  player: TestPlayer
  client: TestClient
  uris: readonly string[]
}

async function start({ path }: TestServer, dataFolder = join(folder(), 'player')): Promise<Started> {
  const started = await startOn({ place: { path } }, { dataFolder })
  const tracks = () => started.player.music.library().tracks
  await eventually(() => expect(tracks()).toHaveLength(titles.length))
  return { ...started, uris: tracks().map(({ uri }) => uri) }
}

const writeJson = (file: string, value: unknown) => writeFile(file, JSON.stringify(value))

const ask = async (client: TestClient, event: string, payload: unknown, answer: string): Promise<unknown> => {
  client.emit(event, payload)
  return client.next(answer)
}
const names = (client: TestClient) => ask(client, 'listPlaylist', '', 'pushListPlaylist')

/** Titles of what a page lists. */
async function listed(client: TestClient, uri: string): Promise<unknown[]> {
  const page: { navigation?: { lists: { items: { title: unknown }[] }[] } } = JSON.parse(
    JSON.stringify(await ask(client, 'browseLibrary', { uri }, 'pushBrowseLibrary')),
  )
  return (page.navigation?.lists ?? []).flatMap(({ items }) => items.map(({ title }) => title))
}

const stored = async (server: TestServer, name: string): Promise<string[]> =>
  (await server.does('listplaylist', name)).map(([, file]) => file.replace(/^Tide\/\d (.*)\.wav$/, '$1'))

const hard = `a "quoted" \\ one's é`

describe.skipIf(!hasSound)('the playlists of an MPD', () => {
  it('are made, filled, saved from the queue, taken from and deleted there, whatever they are called', async () => {
    const server = await serve()
    const { client, uris } = await start(server)
    expect(await ask(client, 'createPlaylist', { name: hard }, 'pushCreatePlaylist')).toMatchObject({
      success: true,
    })
    expect(await stored(server, hard)).toEqual([])
    await ask(
      client,
      'addToPlaylist',
      { name: hard, uri: 'music-library/Tide', service: 'mpd' },
      'pushAddToPlaylist',
    )
    expect(await stored(server, hard)).toEqual(titles)
    await ask(client, 'removeFromPlaylist', { name: hard, uri: uris[1], service: 'mpd' }, 'pushBrowseLibrary')
    expect(await stored(server, hard)).toEqual(['Ebb', 'Spring', 'Neap'])
    client.emit('addToQueue', { uri: uris[3] })
    await eventually(async () => expect(await server.does('playlistinfo')).not.toEqual([]))
    await ask(client, 'saveQueueToPlaylist', { name: 'Now' }, 'pushSaveQueueToPlaylist')
    expect(await stored(server, 'Now')).toEqual(['Neap'])
    await eventually(async () => expect(await names(client)).toEqual([hard, 'Now']))
    client.emit('deletePlaylist', { name: hard })
    await eventually(async () => expect(await names(client)).toEqual(['Now']))
    await expect(server.does('listplaylist', hard)).rejects.toThrow(/No such/)
  })

  it('show what others do with them within a moment, and what is played of them sounds', async () => {
    const server = await serve()
    const { player, client } = await start(server)
    const told = client.next('pushListPlaylist')
    await server.does('searchaddpl', hard, 'title', 'e')
    const since = performance.now()
    expect(await told).toEqual([hard])
    expect(performance.now() - since).toBeLessThan(1_000)
    await eventually(async () => expect(await listed(client, `playlists/${hard}`)).toContain('Ebb'))
    // Twice in one second, which the server's clock does not tell apart.
    await server.does('playlistclear', hard)
    await server.does('playlistadd', hard, 'Tide/3 Spring.wav')
    await eventually(async () => expect(await listed(client, `playlists/${hard}`)).toEqual(['Spring']))
    client.emit('playPlaylist', { name: hard })
    await eventually(() => expect(player.engine.state().status).toBe('play'))
    expect(player.engine.queue().map(({ name }) => name)).toEqual(['Spring'])
    await eventually(async () => expect(await listed(client, 'Last_100')).toEqual(['Spring']))
    await server.does('rename', hard, 'Other')
    await eventually(async () => expect(await names(client)).toEqual(['Other']))
    await server.does('rm', 'Other')
    await eventually(async () => expect(await names(client)).toEqual([]))
  })

  it('keep what others put on them that the player has no word for', async () => {
    const server = await serve()
    const { client, uris } = await start(server)
    await server.does('playlistadd', 'Mixed', 'http://192.168.0.9/stream')
    for (const name of ['1 Ebb', '3 Spring']) await server.does('playlistadd', 'Mixed', `Tide/${name}.wav`)
    await eventually(async () => expect(await listed(client, 'playlists/Mixed')).toHaveLength(3))
    await ask(
      client,
      'removeFromPlaylist',
      { name: 'Mixed', uri: uris[0], service: 'mpd' },
      'pushBrowseLibrary',
    )
    expect(await stored(server, 'Mixed')).toEqual(['http://192.168.0.9/stream', 'Spring'])
  })

  it('keep the name of a station beside its address', async () => {
    const server = await serve()
    const { client } = await start(server)
    const station = { uri: 'http://radio.example/a', service: 'webradio', albumTitle: 'Harbour FM' }
    await ask(client, 'addToPlaylist', { name: 'Air', ...station }, 'pushAddToPlaylist')
    expect(await stored(server, 'Air')).toEqual(['http://radio.example/a'])
    expect(await listed(client, 'playlists/Air')).toEqual(['Harbour FM'])
  })

  it.each(['a\nb', 'ü'.repeat(126)])('a name like %j is refused in words', async (name) => {
    const server = await serve()
    const { client, uris } = await start(server)
    const words = expect.stringMatching(/cannot be called|did not do this.*too long/)
    expect(await ask(client, 'createPlaylist', { name }, 'pushCreatePlaylist')).toMatchObject({
      success: false,
      reason: words,
    })
    const toast = await ask(
      client,
      'addToPlaylist',
      { name, uri: uris[0], service: 'mpd' },
      'pushToastMessage',
    )
    expect(toast).toMatchObject({ type: 'error', message: words })
    expect(await names(client)).toEqual([])
  })

  it('have no slash in their names, whoever asks', async () => {
    const server = await serve()
    const { client } = await start(server)
    const toast = await ask(client, 'createPlaylist', { name: 'a/b' }, 'pushToastMessage')
    expect(toast).toMatchObject({ type: 'error' })
    expect(await names(client)).toEqual([])
  })

  it('say what they do not take, and take the rest', async () => {
    const server = await serve()
    const { client, player } = await start(server)
    const gone = { uri: 'music-library/Tide/9 gone.wav', service: 'mpd' }
    const toast = await ask(client, 'addToPlaylist', { name: 'Some', ...gone }, 'pushToastMessage')
    expect(toast).toMatchObject({
      type: 'error',
      message: expect.stringContaining('cannot keep these: 9 gone.wav'),
    })
    await ask(
      client,
      'addToPlaylist',
      { name: 'Some', uri: 'podcast/x', service: 'podcast' },
      'pushToastMessage',
    )
    expect(player.lines.join('\n')).toContain('entries')
    expect(await stored(server, 'Some')).toEqual([])
  })

  it('get those that the player kept itself, once, and lose none to another of the same name', async () => {
    const first = await serve()
    const dataFolder = join(folder(), 'player')
    const before = await start(first, dataFolder)
    await first.does('playlistadd', 'Evening', 'Tide/1 Ebb.wav')
    await closeAll()
    const entry = (index: number) => ({ uri: before.uris[index]?.replace('music-library', 'mnt'), title: '' })
    const own = [
      { name: 'Evening', entries: [entry(2)] },
      { name: 'Morning', entries: [entry(3)] },
      { name: 'Odd', entries: [{ uri: 'podcast/x', title: 'x', service: 'podcast' }] },
    ]
    await writeJson(join(dataFolder, 'playlists.json'), own)
    const server = await serve()
    const { client } = await start(server, dataFolder)
    await eventually(async () =>
      expect(await names(client)).toEqual(['Evening', 'Evening (2)', 'Morning', 'Odd']),
    )
    expect(await stored(server, 'Evening')).toEqual(['Ebb'])
    await eventually(async () => expect(await stored(server, 'Morning')).toEqual(['Neap']))
    expect(await stored(server, 'Evening (2)')).toEqual(['Spring'])
  })

  it('are the player’s own, which is said, where the server has no folder for them', async () => {
    const server = await serve(['playlist_directory'])
    const { player, client, uris } = await start(server)
    await ask(client, 'addToPlaylist', { name: 'Mine', uri: uris[0], service: 'mpd' }, 'pushAddToPlaylist')
    expect(await listed(client, 'playlists/Mine')).toEqual(['Ebb'])
    expect(player.lines.join('\n')).toContain('keeps no playlists')
    const second = open(await connectTestClient(player.url, 4))
    await names(second)
    const told = [client, second].map(
      ({ messages }) => messages.filter((one) => one.includes('keeps no playlists')).length,
    )
    expect(told).toEqual([1, 0])
  })
})

describe.skipIf(!hasSound)('the favourites of an MPD', () => {
  const liked = async (server: TestServer) =>
    (await server.does('sticker', 'find', 'song', '', 'like')).map(([, value]) => value)

  it('are stickers, which others see and set', async () => {
    const server = await serve()
    const { client, uris } = await start(server)
    await ask(client, 'addToFavourites', { uri: uris[1], service: 'mpd' }, 'urifavourites')
    expect(await liked(server)).toEqual([`Tide/2 ${titles[1]}.wav`, 'like=2'])
    const told = client.next('urifavourites')
    await server.does('sticker', 'set', 'song', 'Tide/3 Spring.wav', 'like', '2')
    expect(await told).toEqual({ uri: 'mnt/Tide/3 Spring.wav', favourite: true })
    await server.does('sticker', 'set', 'song', 'Tide/1 Ebb.wav', 'like', '0')
    expect(await listed(client, 'favourites')).toEqual([titles[1], 'Spring'])
    await ask(client, 'removeFromFavourites', { uri: uris[1], service: 'mpd' }, 'pushBrowseLibrary')
    expect(await listed(client, 'favourites')).toEqual(['Spring'])
    expect(await liked(server)).toEqual(['Tide/1 Ebb.wav', 'like=0', 'Tide/3 Spring.wav', 'like=2'])
  })

  it('take over what the player kept itself, and leave it what can have no sticker', async () => {
    const server = await serve()
    const dataFolder = join(folder(), 'player')
    await mkdir(dataFolder)
    await writeJson(join(dataFolder, 'favourites.json'), [
      { uri: 'mnt/Tide/4 Neap.wav', title: 'Neap', service: 'mpd' },
      { uri: 'mnt/Tide/9 gone.wav', title: 'Gone', service: 'mpd' },
    ])
    const { client } = await start(server, dataFolder)
    await eventually(async () => expect(await liked(server)).toEqual(['Tide/4 Neap.wav', 'like=2']))
    expect(await listed(client, 'favourites')).toEqual(['Neap', 'Gone'])
  })

  it('are the player’s own where the server has no stickers', async () => {
    const server = await serve(['sticker_file'])
    const { client, uris } = await start(server)
    await ask(client, 'addToFavourites', { uri: uris[1], service: 'mpd' }, 'urifavourites')
    expect(await listed(client, 'favourites')).toEqual([titles[1]])
    const station = { uri: 'http://radio.example/a', title: 'Harbour FM', service: 'webradio' }
    await ask(client, 'addToFavourites', station, 'urifavourites')
    expect(await listed(client, 'radio/favourites')).toEqual(['Harbour FM'])
  })
})

describe.skipIf(!hasSound)('writing a list', () => {
  const file = (title: string) => `Tide/${titles.indexOf(title) + 1} ${title}.wav`
  const long = Array.from({ length: 300 }, (_, index) => titles[index % 4] ?? '')

  it.each([
    ['nothing', [], []],
    ['more at the end', ['Ebb'], ['Ebb', 'Spring', 'Ebb']],
    ['one less of two that are equal', ['Ebb', 'Spring', 'Ebb'], ['Ebb', 'Ebb']],
    ['one in the middle', ['Ebb', 'Neap'], ['Ebb', 'Spring', 'Spring', 'Neap']],
    ['others in the place of some', ['Ebb', 'Spring', 'Neap'], ['Neap', 'Ebb', 'Neap']],
    ['all in another order', long, long.toReversed()],
    ['a long one emptied', long, []],
  ])('makes of it %s', async (_, before, after) => {
    const server = await serve()
    const link = await connectMpd({ place: { path: server.path } })
    open(link)
    await eventually(async () => expect(await server.does('listall')).toHaveLength(5))
    expect(await writeMpdPlaylist(link, hard, undefined, before.map(file))).toEqual([])
    expect(await writeMpdPlaylist(link, hard, before.map(file), after.map(file))).toEqual([])
    expect(await stored(server, hard)).toEqual(after)
    expect((await server.does('listplaylists')).filter(([key]) => key === 'playlist')).toHaveLength(1)
    // What is not as it was when it was looked at stays as somebody else has made it.
    await server.does('playlistadd', hard, file('Neap'))
    const late = writeMpdPlaylist(link, hard, ['Ebb', ...after].map(file), ['Spring', ...after].map(file))
    await expect(late).rejects.toThrow('changed')
    expect(await stored(server, hard)).toEqual([...after, 'Neap'])
  })
})
