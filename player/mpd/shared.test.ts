import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { eventually } from '../../tests/support/eventually'
import { drawCover } from '../covers/drawCover'
import { writeTone } from '../demonstration/writeTone'
import { eachInFolder } from './testing/eachInFolder'
import { hasSound } from './testing/startSounding'
import { startServer, type TestServer } from './testing/startServer'

const { folder, open, start: startOn } = eachInFolder('shared')

const album = 'Low "Tide" \\ é'

/** Two albums of two tracks, the first with names that are hard to say and a cover. */
async function serve(lines: readonly string[] = []): Promise<TestServer> {
  const server = open(await startServer(folder(), lines))
  const image = {
    mime: 'image/png',
    type: { id: 3 },
    description: '',
    imageBuffer: await drawCover('x', 240),
  }
  for (const [artist, title, hasCover] of [
    ['Harbour', album, true],
    ['Meadow', 'Hay', false],
  ] as const)
    for (const number of [1, 2]) {
      const path = join(server.music, artist, title.replaceAll('\\', '_'))
      await mkdir(path, { recursive: true })
      await writeTone(join(path, `${number} "x" \\ y.wav`), {
        seconds: 20,
        pitch: 300,
        tags: {
          title: `${title} ${number}`,
          artist,
          album: title,
          trackNumber: `${number}/2`,
          year: '1996',
          ...(hasCover && { image }),
        },
      })
    }
  return server
}

const start = ({ path }: TestServer, password?: string) =>
  startOn({ place: { path }, ...(password !== undefined && { password }) })

const page = (value: unknown): { navigation: { lists: { items: Record<string, unknown>[] }[] } } =>
  JSON.parse(JSON.stringify(value))

describe.skipIf(!hasSound)('an MPD that runs elsewhere', () => {
  it('has its music here: folders, albums, search, covers', async () => {
    const server = await serve()
    const { player, client } = await start(server)
    client.emit('updateDb', '')
    await eventually(() => expect(player.music.library().size()).toMatchObject({ songs: 4, albums: 2 }))
    const browse = async (uri: string) => {
      client.emit('browseLibrary', { uri })
      return page(await client.next('pushBrowseLibrary')).navigation.lists.flatMap(({ items }) => items)
    }
    expect((await browse('music-library')).map(({ title }) => title)).toEqual(['Harbour', 'Meadow'])
    const [found] = await browse('albums://')
    expect(found).toMatchObject({ title: album, artist: 'Harbour', year: '1996' })
    client.emit('search', { value: 'tide' })
    expect(JSON.stringify(await client.next('pushBrowseLibrary'))).toContain('Found 1 album')
    const cover = await fetch(`${player.url}${String(found?.['albumart'])}`)
    expect(cover.headers.get('content-type')).toBe('image/png')
  })

  it('plays what is chosen here, whatever it is called, and shows what others choose', async () => {
    const server = await serve()
    const { player, client } = await start(server)
    client.emit('updateDb', '')
    await eventually(() => expect(player.music.library().size().songs).toBe(4))
    client.emit('replaceAndPlay', { uri: 'music-library/Harbour' })
    await eventually(() => expect(player.engine.state().status).toBe('play'))
    const files = await server.does('playlistinfo')
    expect(files.filter(([key]) => key === 'Title').map(([, value]) => value)).toEqual([
      `${album} 1`,
      `${album} 2`,
    ])
    const before = player.engine.queue()[0]
    await server.does('add', 'Meadow')
    await eventually(() =>
      expect(player.engine.queue().map(({ name }) => name)).toEqual([
        `${album} 1`,
        `${album} 2`,
        'Hay 1',
        'Hay 2',
      ]),
    )
    // What has not changed is the same, and is not written again.
    expect(player.engine.queue()[0]).toBe(before)
    await server.does('play', 3)
    await eventually(() => expect(player.engine.state()).toMatchObject({ status: 'play', position: 3 }))
    await server.does('clear')
    await eventually(() => expect(player.engine.queue()).toHaveLength(0))
  })

  it('comes back by itself after it was away, and says both', async () => {
    const server = await serve()
    const { player, client } = await start(server)
    client.emit('updateDb', '')
    await eventually(() => expect(player.music.library().size().songs).toBe(4))
    client.emit('replaceAndPlay', { uri: 'music-library/Meadow' })
    await eventually(() => expect(player.engine.state().status).toBe('play'))
    await server.restart()
    const toasts: unknown[] = []
    while (!JSON.stringify(toasts).includes('is there again'))
      toasts.push(await client.next('pushToastMessage'))
    expect(JSON.stringify(toasts)).toContain('cannot be reached')
    await eventually(() => expect(player.engine.queue()).toHaveLength(2))
    await server.does('play', 1)
    await eventually(() => expect(player.engine.state()).toMatchObject({ status: 'play', position: 1 }))
  })

  it('says when its password is wrong or what it needs is not allowed', async () => {
    const server = await serve(['password "sesame@read,add,control,admin"', 'default_permissions ""'])
    const wrong = await start(server, 'nothing')
    await eventually(() => expect(wrong.player.lines.join('\n')).toContain('does not take this password'))
    const none = await start(server)
    await eventually(() => expect(none.player.lines.join('\n')).toContain('does not allow this player'))
    const right = await start(server, 'sesame')
    right.client.emit('updateDb', '')
    await eventually(() => expect(right.player.music.library().size().songs).toBe(4))
  })
})
