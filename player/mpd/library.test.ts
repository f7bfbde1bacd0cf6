import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { eventually } from '../../tests/support/eventually'
import type { Command } from './connectMpd'
import { createMpdQueue } from './createMpdQueue'
import type { MpdLink } from './createMpdLink'
import { createAnswerReader, NotMpd, type TakePair } from './protocol'
import { readMpdLibrary } from './readMpdLibrary'
import { eachInFolder } from './testing/eachInFolder'
import { hasSound, loudness, readWave } from './testing/startSounding'
import { startServer } from './testing/startServer'
import { writeSheet } from '../testing/musicFiles'

const { folder, open, start } = eachInFolder('library')

const sheet = [
  { title: 'One', seconds: 4, pitch: 300 },
  { title: 'Two', seconds: 3, pitch: 500 },
  { title: 'Three', seconds: 5, pitch: 700 },
]

describe.skipIf(!hasSound)('a cue sheet at an MPD', () => {
  it.each([
    ['that shows its tracks in a folder', []],
    ['that knows it as a list', ['playlist_plugin {\nname "cue"\nas_directory "no"\n}']],
  ])('%s is an album whose tracks play as long as they are', async (_, lines) => {
    const heard = join(folder(), 'heard.wav')
    const recorder = `audio_output {\ntype "recorder"\nname "file"\nencoder "wave"\npath "${heard}"\n}`
    const server = await startServer(folder(), [...lines, recorder])
    open(server)
    await writeSheet(join(server.music, 'Box "1"'), 'Whole', sheet)
    await server.does('update')
    const { player, client } = await start({ place: { path: server.path } })
    await eventually(() => expect(player.music.library().tracks).toHaveLength(3))
    const tracks = player.music.library().album('Harbour', 'Whole')
    expect(tracks).toMatchObject(
      sheet.map(({ title, seconds }, index) => ({
        title,
        artist: 'Harbour',
        year: 1999,
        number: index + 1,
        duration: seconds,
      })),
    )
    client.emit('replaceAndPlay', { uri: tracks[1]?.uri })
    await eventually(() => expect(player.engine.state()).toMatchObject({ status: 'play' }))
    expect(player.engine.queue()).toMatchObject([{ name: 'Two', duration: 3 }])
    client.emit('seek', 1)
    await eventually(() => expect(player.engine.state().seek).toBeGreaterThan(1_000))
    const since = performance.now()
    await eventually(() => expect(player.engine.state().status).toBe('stop'))
    expect(performance.now() - since).toBeLessThan(2_500)
    // Its own pitch was heard, and nothing of what is before and behind it in the file.
    const sound = readWave(await readFile(heard))
    for (const other of [300, 700]) expect(loudness(sound, 500)).toBeGreaterThan(loudness(sound, other) * 20)
    // What others see in the queue is told as the same track.
    client.emit('addToQueue', { uri: 'albums://Harbour/Whole' })
    await eventually(() =>
      expect(player.engine.queue().map(({ name, duration }) => [name, duration])).toEqual([
        ['Two', 3],
        ['One', 4],
        ['Two', 3],
        ['Three', 5],
      ]),
    )
    expect((await server.does('playlistinfo')).filter(([key]) => key === 'duration')).toEqual(
      ['3.000', '4.000', '3.000', '5.000'].map((time) => ['duration', time]),
    )
  })
})

/** A server that says this of a folder. */
const saying = (lines: (folder: string) => Iterable<readonly [string, string]>) =>
  ({
    ask: async () => ({ pairs: [] }),
    async askAll(commands, take) {
      for (const [, name] of commands) for (const [key, value] of lines(String(name))) take?.(key, value)
      return []
    },
  }) satisfies Pick<MpdLink, 'ask' | 'askAll'>

describe('all the music of an MPD', () => {
  it('may lie in one folder, though that says more lines than an answer has', async () => {
    const pairs: [string, string][] = []
    let held = 0
    const take: TakePair = (key, value) => pairs.push([key, value])
    const reader = createAnswerReader({
      greeted: () => undefined,
      done: (answer) => (held += answer.pairs.length),
      taker: () => take,
      refused: () => undefined,
    })
    reader.take(Buffer.from('OK MPD 0.23.5\n'))
    const count = 36_000
    const song = (index: number) =>
      `file: all/${index}.flac\nTitle: ${index}\n${'Artist: Harbour\n'.repeat(10)}`
    for (let index = 0; index < count; index += 100)
      reader.take(Buffer.from(Array.from({ length: 100 }, (_, at) => song(index + at)).join('')))
    reader.take(Buffer.from('OK\n'))
    expect([pairs.length, held]).toEqual([count * 12, 0])
    const { tracks } = await readMpdLibrary(saying((name) => (name === '' ? pairs : [])))
    expect(tracks).toHaveLength(count)
    expect(tracks.at(-1)).toMatchObject({ title: `${count - 1}`, uri: `music-library/all/${count - 1}.flac` })
  })

  it('is read piece by piece where the server hangs up over an answer that is too long', async () => {
    const count = 12_000
    const songs = (folder: string) =>
      Array.from({ length: folder === 'b' ? count : 2 }, (_, index) => `${folder}/${index}.flac`)
    const asked: string[] = []
    const link = {
      ask: async () => ({ pairs: [] }),
      async askAll(commands: readonly Command[], take?: TakePair) {
        asked.push(commands.map((command) => command.join(' ')).join(', '))
        for (const [name, first, , range] of commands) {
          const [from = 0, to = Infinity] = String(range ?? '0:Infinity')
            .split(':')
            .map(Number)
          if (first === '') for (const folder of ['a', 'b', 'c']) take?.('directory', folder)
          else if (name === 'lsinfo' && first === 'b') throw new Error('the connection is over')
          else
            for (const file of songs(name === 'find' ? 'b' : String(first)).slice(from, to))
              take?.('file', file)
        }
        return []
      },
    }
    const tooMuch = { suspects: new Set<string>(), large: new Set<string>() }
    for (let tries = 0; tries < 2; tries += 1)
      await expect(readMpdLibrary(link, undefined, tooMuch)).rejects.toThrow('over')
    const { tracks } = await readMpdLibrary(link, undefined, tooMuch)
    expect(tracks).toHaveLength(count + 4)
    expect(new Set(tracks.map(({ uri }) => uri)).size).toBe(count + 4)
    expect(asked.slice(-5)).toEqual([
      'lsinfo a',
      'find (base "b") window 0:5000',
      'find (base "b") window 5000:10000',
      'find (base "b") window 10000:15000',
      'lsinfo c',
    ])
  })

  it('ends where a server goes on for ever', async () => {
    const folders = saying((name) => [['directory', `${name}/a`]])
    await expect(readMpdLibrary(folders, 1_000)).rejects.toThrow(NotMpd)
    const lines = saying(function* () {
      yield ['file', 'a.flac']
      for (;;) yield ['Title', 'x']
    })
    await expect(readMpdLibrary(lines)).rejects.toThrow(NotMpd)
    const files = saying(function* () {
      for (;;) yield ['file', 'a.flac']
    })
    await expect(readMpdLibrary(files, 1_000)).rejects.toThrow(NotMpd)
  })

  it('is what its tags say, also where they say little', async () => {
    const { tracks } = await readMpdLibrary(
      saying((name) =>
        name === ''
          ? [
              ['directory', 'a'],
              ['playlist', 'x'],
              ['Last-Modified', 'never'],
              ['file', 'b/c "d" \\.flac'],
              ['Last-Modified', '2020-01-01T00:00:00Z'],
              ['Added', '2021-01-01T00:00:00Z'],
              ['AlbumArtist', 'Harbour'],
              ['Composer', 'Ligeti'],
            ]
          : [],
      ),
    )
    expect(tracks).toEqual([
      expect.objectContaining({
        uri: 'music-library/b/c "d" \\.flac',
        title: 'c "d" \\',
        artist: 'Harbour',
        composer: 'Ligeti',
        added: 1_609_459_200,
      }),
    ])
  })
})

describe('entries for the queue of an MPD', () => {
  it('that cannot be told are refused alone, not all that come with them', async () => {
    const told: string[] = []
    const queue = createMpdQueue(
      {
        async askAll(commands) {
          told.push(...commands.map((command) => command.join(' ')))
          return commands.map((_, index) => ({ pairs: [['Id', `${index}`] as const] }))
        },
      },
      {
        prepare: () => Promise.resolve(),
        toMpd: ({ uri }) => (uri === 'nowhere' ? undefined : uri),
        toItem: () => item('x'),
      },
    )
    const items = ['a', 'b\nclear', 'nowhere', 'c'].map(item)
    const missing = await queue.add(items)
    expect(told).toEqual(['addid a', 'addid c'])
    expect(missing).toEqual([items[1], items[2]])
    expect(items.map((one) => queue.idOf(one))).toEqual([0, undefined, undefined, 1])
  })
})

const item = (uri: string) => ({ uri, name: uri, service: 'mpd' })
