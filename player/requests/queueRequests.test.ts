// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { assertTaken } from '../../tests/support/assertTaken'
import { connectTestClient, type TestClient, pushesSince } from '../testing/connectTestClient'
import { eachWithPlayer } from '../../tests/support/eachWithPlayer'
import { mp3Of } from '../testing/musicFiles'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'

describe.each([4, 2] as const)('the queue of generation %i', (generation) => {
  let player: TestPlayer
  let client: TestClient
  eachWithPlayer(
    (each) => {
      ;({ player, client } = each)
    },
    { generation, seed: 1 },
  )

  const track = (index: number) => {
    const found = player.music.library().tracks[index]
    if (found === undefined) throw new Error('no such track')
    return found
  }
  const asked = (index: number) => ({ uri: track(index).uri, title: track(index).title, service: 'mpd' })
  const titles = () => player.engine.queue().map(({ name }) => name)
  const plays = () => `${player.engine.state().status} ${player.engine.state().position}`
  /** Sends a request, waits for its last push and tells the order of all. */
  async function send(event: string, payload?: unknown, until?: string): Promise<string[]> {
    const pushes = await pushesSince(client, () => {
      client.emit(event, payload)
      return until && client.next(until)
    })
    return pushes.map(({ event: name, payload: pushed }) =>
      name === 'pushQueue' && Array.isArray(pushed) ? `${name} ${pushed.length}` : name,
    )
  }
  const state = ['pushMultiRoomDevices', 'pushState']

  it('[D7-18] replaces it: an empty one first, then the new one, then the state', async () => {
    expect(await send('replaceAndPlay', { uri: 'albums://nobody/nothing' })).toEqual([
      'pushQueue 0',
      'pushQueue 0',
      ...state,
      'pushToastMessage',
    ])
    expect(await send('replaceAndPlay', asked(3))).toEqual(['pushQueue 0', 'pushQueue 1', ...state])
    expect([titles(), plays()]).toEqual([[track(3).title], 'play 0'])
  })

  it('[D7-18 D3-23] adds to its end, plays what was added, and what is to be next', async () => {
    expect(await send('addToQueue', asked(0))).toEqual(['pushQueue 1', ...state, 'pushToastMessage'])
    expect(plays()).toBe('stop 0')
    expect(await send('addPlay', asked(1))).toEqual(['pushQueue 2', ...state])
    expect(plays()).toBe('play 1')
    expect(await send('addToQueue', [asked(2), asked(3)])).toEqual(['pushQueue 4', 'pushToastMessage'])
    expect(await send('playNext', asked(9))).toEqual(['pushQueue 5', 'pushToastMessage'])
    expect(titles()).toEqual([0, 1, 9, 2, 3].map((index) => track(index).title))
    client.emit('getQueue')
    const queue = await client.next('pushQueue')
    expect(queue).toBeInstanceOf(Array)
    expect(player.engine.queue()[0]).toMatchObject({
      uri: track(0).uri.replace('music-library', 'mnt'),
      name: track(0).title,
      artist: track(0).artist,
      album: track(0).album,
      service: 'mpd',
      type: 'track',
      tracknumber: 0,
      duration: track(0).duration,
    })
  })

  it('[D7-17] plays, moves, removes and clears', async () => {
    await send('addToQueue', [0, 1, 2, 3].map(asked))
    expect(await send('play', { value: 2 })).toEqual(state)
    expect(await send('moveQueue', { from: 2, to: 0 })).toEqual(['pushQueue 4', ...state])
    expect([titles()[0], plays()]).toEqual([track(2).title, 'play 0'])
    expect(await send('removeFromQueue', { value: 3 })).toEqual(['pushToastMessage', 'pushQueue 3'])
    expect(await send('removeFromQueue', { value: 0 })).toEqual(['pushToastMessage', 'pushQueue 2', ...state])
    expect([titles(), plays()]).toEqual([[0, 1].map((index) => track(index).title), 'play 0'])
    expect(await send('clearQueue')).toEqual([...state, 'pushQueue 0'])
    expect(plays()).toBe('stop 0')
    for (const [event, payload] of [
      ['removeFromQueue', { value: 5 }],
      ['moveQueue', { from: 0, to: 5 }],
      ['play', { value: 5 }],
    ] as const)
      expect([event, await send(event, payload)]).toEqual([event, []])
  })

  it.each([
    ['playItemsList', []],
    ['replaceAndPlay', [{ title: 'no address' }]],
  ])('[D7-19] %s plays a list from where it was pressed', async (event, before) => {
    await send('addToQueue', asked(9))
    const list = [0, 1, 2, 3].map((index) => ({ ...asked(index), type: 'song' }))
    const pressed = { item: list[2], list: [...before, ...list], index: before.length + 2 }
    expect(await send(event, pressed)).toEqual(['pushQueue 0', 'pushQueue 4', ...state])
    expect([titles(), plays()]).toEqual([[0, 1, 2, 3].map((index) => track(index).title), 'play 2'])
  })

  it('[D7-19] addPlayList puts the list behind what is there, and folders in it count all that is in them', async () => {
    await send('addToQueue', asked(9))
    const album = { uri: track(0).uri.slice(0, track(0).uri.lastIndexOf('/')) }
    expect(await send('addPlayList', { item: asked(13), list: [album, asked(13)], index: 1 })).toEqual([
      'pushQueue 14',
      ...state,
    ])
    expect([titles().at(-1), plays()]).toEqual([track(13).title, 'play 13'])
  })

  it('plays folders, albums, artists and genres, in their order', async () => {
    const { albumartist, album, genre } = track(0)
    const one = player.music.library().album(albumartist, album)
    const all = player.music.library().byArtist(albumartist)
    const encoded = encodeURIComponent(albumartist)
    for (const [uri, count] of [
      ['music-library', 24],
      ['mnt/SYNTHETIC', 24],
      [`music-library/SYNTHETIC/${albumartist}/${album}`, one.length],
      [`albums://${encoded}/${encodeURIComponent(album)}`, one.length],
      [`albums://*/${encodeURIComponent(album)}`, one.length],
      [`artists://${encoded}`, all.length],
      [`artists://${encoded}/${encodeURIComponent(album)}`, one.length],
      [`genres://${genre}`, one.length],
      [`genres://${genre}/${encoded}/${encodeURIComponent(album)}`, one.length],
      ['artists://%', 0],
      ['music-library/../../etc', 0],
    ] as const) {
      await send('replaceAndPlay', { uri })
      expect([uri, titles().length]).toEqual([uri, count])
    }
  })

  it('takes no more than anybody plays', async () => {
    for (let time = 0; time < 4; time += 1)
      await send(
        'addToQueue',
        Array.from({ length: 600 }, () => ({ uri: 'music-library' })),
        'pushToastMessage',
      )
    expect(titles()).toHaveLength(43_200)
    expect(
      await send(
        'addToQueue',
        Array.from({ length: 600 }, () => ({ uri: 'music-library' })),
        'pushToastMessage',
      ),
    ).toEqual(['pushToastMessage'])
  })

  it('keeps to the order in which it was asked, though much takes longer to find than little', async () => {
    const much = Array.from({ length: 600 }, () => ({ uri: 'music-library' }))
    client.emit('addToQueue', much)
    client.emit('replaceAndPlay', asked(1))
    client.emit('addToQueue', asked(2))
    await client.next('pushToastMessage')
    await client.next('pushToastMessage')
    expect(titles()).toEqual([track(1).title, track(2).title])
  })
})

describe('a cue sheet', () => {
  it('is played whole, by track, and where it was kept in a playlist', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'player-cue-'))
    await mkdir(join(folder, 'Live'))
    await writeFile(join(folder, 'Live/show.mp3'), mp3Of(100, { title: 'Show', artist: 'Somebody' }))
    await writeFile(
      join(folder, 'Live/show.cue'),
      'PERFORMER "All"\r\nFILE "show.mp3" MP3\r\n TRACK 01 AUDIO\r\n  TITLE "One"\r\n  INDEX 01 00:00:00\r\n' +
        ' TRACK 02 AUDIO\r\n  TITLE "Two"\r\n  PERFORMER "Guest"\r\n  INDEX 00 00:29:00\r\n  INDEX 01 00:30:00\r\n' +
        ' TRACK 03 AUDIO\r\n  INDEX 01 01:10:37\r\nFILE "gone.mp3" MP3\r\n TRACK 04 AUDIO\r\n  TITLE "Gone"\r\n',
    )
    const player = await startTestPlayer({ musicFolder: folder, synthetic: 0 })
    await expect.poll(() => player.music.library().tracks.length).toBe(1)
    const client = await connectTestClient(player.url, 4)
    const queue = () =>
      player.engine.queue().map(({ name, artist, duration, number }) => [number, name, artist, duration])
    const uri = 'music-library/INTERNAL/Live/show.cue'
    const all = [
      [1, 'One', 'All', 30],
      [2, 'Two', 'Guest', 40],
      [3, 'Show', 'All', 30],
    ]
    client.emit('replaceAndPlay', { uri })
    await expect.poll(queue).toEqual(all)
    client.emit('replaceAndPlayCue', { uri, number: '2', service: 'mpd' })
    await expect.poll(queue).toEqual([all[1]])
    client.emit('addPlayCue', { uri, number: 3 })
    await expect.poll(() => [queue(), player.engine.state().position]).toEqual([[all[1], all[2]], 1])
    client.emit('saveQueueToPlaylist', { name: 'Cues' })
    await client.next('pushSaveQueueToPlaylist')
    client.emit('playPlaylist', { name: 'Cues' })
    await client.next('pushPlayPlaylist')
    expect(queue()).toEqual([all[1], all[2]])
    assertTaken(client)
    client.close()
    await player.close()
    await rm(folder, { recursive: true, force: true })
  })
})
