// @vitest-environment node
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseFile } from 'music-metadata'
import { findLyrics } from '../music/findLyrics'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Library } from '../music/Track'
import { openMusic } from '../music/openMusic'
import { readCue } from '../queue/expandCue'
import { fileName, makeDemonstrationOnce } from './makeDemonstration'

let dataFolder: string
let folder: string
let library: Library
const lines: string[] = []
const log = (line: string) => void lines.push(line)

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'player-demonstration-'))
  folder = join(dataFolder, 'music', 'INTERNAL')
  await makeDemonstrationOnce(folder, log)
  const music = await openMusic({ dataFolder, roots: [{ name: 'INTERNAL', folder }], madeUp: () => [], log })
  await music.scan()
  library = music.library()
}, 60_000)
afterAll(() => rm(dataFolder, { recursive: true, force: true }))

const files = async () => {
  const names = await readdir(folder, { recursive: true })
  return Promise.all(
    names.map(async (name) => {
      const { size, blocks, mtimeMs } = await stat(join(folder, name))
      return { name, size, blocks, mtimeMs }
    }),
  )
}

describe('the demonstration', () => {
  it('is a collection of real files, all of which can be read', () => {
    const { albums, artists, songs } = library.size()
    expect(albums).toBeGreaterThanOrEqual(40)
    expect(artists).toBeGreaterThanOrEqual(20)
    expect(songs).toBeGreaterThanOrEqual(300)
    expect(lines).toHaveLength(1)
  })

  it('takes no room for the hours that it plays', async () => {
    const all = await files()
    const sizes = all.reduce((sum, { size }) => sum + size, 0)
    const onDisk = all.reduce((sum, { blocks }) => sum + blocks * 512, 0)
    expect(library.size().playtime).toBeGreaterThan(15 * 3_600)
    // 16,000 bytes a second, most of them holes.
    expect(sizes).toBeGreaterThan(library.size().playtime * 15_000)
    expect(onDisk).toBeLessThan(40_000_000)
  })

  it.each([
    ['Japanese', /[\u3040-\u30ff\u4e00-\u9fff]/],
    ['Greek', /\p{Script=Greek}/u],
    ['Cyrillic', /\p{Script=Cyrillic}/u],
    ['Hangul', /\p{Script=Hangul}/u],
    ['Arabic', /\p{Script=Arabic}/u],
    ['umlauts', /[äöüß]/],
    ['emoji', /\p{Extended_Pictographic}/u],
    ['a very long name', /^.{100,}$/],
    ['what folders cannot be called', /[?/<>|*"\\]/],
  ])('has titles with %s', (_, letters) => {
    expect(library.tracks.some(({ title }) => letters.test(title))).toBe(true)
  })

  it('has what goes wrong in collections: no tags, two discs, a sampler, one file for a concert', async () => {
    expect(library.tracks.filter(({ artist }) => artist === '').length).toBeGreaterThan(0)
    expect(library.find('mnt/INTERNAL/Field recordings/Attic tapes/untitled.wav')).toMatchObject({
      title: 'untitled',
      artist: 'Field recordings',
      album: 'Attic tapes',
    })
    const live = library.album('Slow Harbour', 'Live at the Old Net Loft')
    expect(live.map(({ disc, number }) => `${disc}-${number}`)).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7].map((number) => `1-${number}`),
      ...[1, 2, 3, 4, 5, 6].map((number) => `2-${number}`),
    ])
    const sampler = library.album('Various artists', 'Lamp Posts and Ladders: A Sampler')
    expect(new Set(sampler.map(({ artist }) => artist)).size).toBe(sampler.length)
    const sheet = (await files()).find(({ name }) => name.endsWith('.cue'))?.name ?? ''
    const tracks = readCue(await readFile(join(folder, sheet), 'utf8'))
    expect(tracks.map(({ begin }) => begin)).toEqual([0, 85, 397, 671, 872])
  })

  it('has very short tracks, and one of twenty minutes', () => {
    const lengths = library.tracks.map(({ duration }) => duration)
    expect(Math.min(...lengths)).toBeLessThan(5)
    expect(Math.max(...lengths)).toBe(1_200)
  })

  it('has covers in folders, in files, and none', async () => {
    const withCover = new Set(
      (await files()).flatMap(({ name }) => (name.endsWith('cover.png') ? [dirname(name)] : [])),
    )
    expect(withCover.size).toBeGreaterThan(25)
    const others = library.tracks
      .map(({ uri }) => uri.replace('music-library/INTERNAL/', ''))
      .filter((path) => !withCover.has(dirname(path)))
    const embedded = await Promise.all(
      others.map(async (path) => (await parseFile(join(folder, path))).common.picture?.length ?? 0),
    )
    expect(new Set(embedded)).toEqual(new Set([0, 1]))
  })

  it('has words beside some files and in the tags of others, with times and without', async () => {
    const music = { library: () => library, roots: [{ name: 'INTERNAL', folder }] }
    const told = (track: string, artist = 'Slow Harbour') => findLyrics(music, { artist, track })
    expect(await told('Ropewalk')).toMatch(/^\[offset:\+250\]$/m)
    expect(await told('Straßen ohne Namen', 'Käthe Übermorgen')).toContain('[00:22.00][00:52.00]Straßen')
    expect(await told('First Light on the Quay')).toContain('[00:06.500]and the gulls have begun')
    expect(await told('Tarred Hands')).toMatch(/^You can tell/)
    expect(await told('Moorings')).toBeUndefined()
  })

  it('is made once', async () => {
    const [before] = await files()
    expect(await makeDemonstrationOnce(folder, log)).toBe(false)
    expect((await files())[0]?.mtimeMs).toBe(before?.mtimeMs)
    expect(lines).toHaveLength(1)
  })
})

it.each([
  ['AC/DC: Live?', 'AC_DC_ Live_'],
  ['..', '__'],
  ['.hidden', '_hidden'],
  ['Ends…', 'Ends…'],
  ['Ends. . ', 'Ends_'],
  ['a\0b\nc', 'a_b_c'],
  ['x'.repeat(300), 'x'.repeat(60)],
  ['', ''],
])('makes a file name of %j', (name, safe) => {
  expect(fileName(name)).toBe(safe)
})
