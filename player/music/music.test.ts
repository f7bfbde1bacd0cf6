// @vitest-environment node
import { mkdir, mkdtemp, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeTone } from '../demonstration/writeTone'
import { flacOf, mp3Of } from '../testing/musicFiles'
import { createLibrary } from './createLibrary'
import { makeUpTracks } from './makeUpTracks'
import { openMusic } from './openMusic'
import { tagsOfPath } from './readMusicFiles'
import type { Track } from './Track'

let dataFolder: string
let lines: string[]
beforeEach(async () => {
  lines = []
  dataFolder = await mkdtemp(join(tmpdir(), 'player-music-'))
  await mkdir(join(dataFolder, 'music'))
})
afterEach(() => rm(dataFolder, { recursive: true, force: true }))

const at = (path: string) => join(dataFolder, 'music', path)
async function put(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(at(path)), { recursive: true })
  await writeFile(at(path), content)
}
const open = (madeUp: readonly Track[] = []) =>
  openMusic({
    dataFolder,
    roots: [
      { name: 'INTERNAL', folder: join(dataFolder, 'music') },
      { name: 'USB', folder: join(dataFolder, 'no such drive') },
    ],
    madeUp: () => madeUp,
    log: (line) => lines.push(line),
  })
async function scanned(...options: Parameters<Awaited<ReturnType<typeof open>>['scan']>) {
  const music = await open()
  await music.scan(...options)
  return music.library()
}

describe('a scan', () => {
  // Other systems have no such names.
  it.runIf(process.platform === 'linux')(
    'says which file is left out for a name that is not UTF-8',
    async () => {
      await put('good \uFFFD.mp3', mp3Of(3))
      await writeFile(
        Buffer.concat([Buffer.from(at('Caf')), Buffer.from([0xe9]), Buffer.from('.mp3')]),
        mp3Of(3),
      )
      expect((await scanned()).tracks).toHaveLength(1)
      expect(lines).toEqual([expect.stringMatching(/Caf\uFFFD\.mp3 is left out: its name is not UTF-8/)])
    },
  )

  it('reads tags and formats of real files', async () => {
    await put(
      'Zoë/Größe/01.flac',
      flacOf(12, {
        TITLE: '日本の歌',
        ARTIST: 'Zoë',
        ALBUM: 'Größe',
        ALBUMARTIST: 'Various',
        DATE: '1999',
        GENRE: 'Jazz',
        TRACKNUMBER: '7',
        DISCNUMBER: '2',
      }),
    )
    await put('a.mp3', mp3Of(10, { title: 'Gulls', artist: 'Ö', album: 'X', trackNumber: '3/9' }))
    await writeTone(at('tone.wav'), { seconds: 61, pitch: 440, tags: undefined, samplerate: 22_050 })
    const library = await scanned()
    expect(library.tracks).toEqual([
      expect.objectContaining({
        uri: 'music-library/INTERNAL/a.mp3',
        title: 'Gulls',
        artist: 'Ö',
        album: 'X',
        number: 3,
        duration: 10,
        trackType: 'mp3',
        samplerate: 44_100,
        bitdepth: 0,
        bitrate: 128_000,
      }),
      expect.objectContaining({ title: 'tone', artist: '', album: '', duration: 61, samplerate: 22_050 }),
      {
        uri: 'music-library/INTERNAL/Zoë/Größe/01.flac',
        title: '日本の歌',
        artist: 'Zoë',
        albumartist: 'Various',
        album: 'Größe',
        year: 1999,
        genre: 'Jazz',
        composer: '',
        disc: 2,
        number: 7,
        duration: 12,
        trackType: 'flac',
        samplerate: 96_000,
        bitdepth: 24,
        bitrate: expect.any(Number),
        channels: 2,
        added: expect.any(Number),
      },
    ])
    expect(lines).toEqual([])
  })

  it('leaves out what cannot be read, with one line each, and what is hidden, linked or no music', async () => {
    await put('good.mp3', mp3Of(3))
    await put('noise.flac', 'this is no flac')
    await put('empty.mp3', '')
    await put('cut.wav', 'RIFF')
    await put('.hidden/x.mp3', mp3Of(3))
    await put('notes.txt', 'text')
    await put('elsewhere/y.mp3', mp3Of(3))
    await rename(at('elsewhere'), join(dataFolder, 'elsewhere'))
    await symlink(join(dataFolder, 'elsewhere'), at('linked'))
    await symlink(at(''), at('circle'))
    const library = await scanned()
    expect(library.tracks.map(({ title }) => title)).toEqual(['good'])
    expect(new Set(lines.map((line) => line.split(' is left out')[0]))).toEqual(
      new Set(['cut.wav', 'empty.mp3', 'noise.flac'].map((name) => `music-library/INTERNAL/${name}`)),
    )
    lines = []
    await scanned()
    expect(lines).toEqual([])
  })

  it('reads again only what has changed, also after a restart', async () => {
    await put('a.mp3', mp3Of(5, { title: 'First' }))
    await put('b.mp3', mp3Of(5, { title: 'Second' }))
    await utimes(at('a.mp3'), 1_000, 1_000)
    await utimes(at('b.mp3'), 1_000, 1_000)
    expect((await scanned()).size().songs).toBe(2)
    const again = await open()
    expect(again.library().tracks.map(({ title }) => title)).toEqual(['First', 'Second'])
    // The same size and time, but not the same content: it is not read.
    await put('a.mp3', mp3Of(5, { title: 'Fürst'.slice(0, 5) }))
    await utimes(at('a.mp3'), 1_000, 1_000)
    await put('b.mp3', mp3Of(5, { title: 'Second, changed' }))
    await put('c.mp3', mp3Of(5, { title: 'Third' }))
    const titles = (library: { tracks: readonly Track[] }) => library.tracks.map(({ title }) => title)
    expect(titles(await scanned())).toEqual(['First', 'Second, changed', 'Third'])
    expect(titles(await scanned({ afresh: true }))).toEqual(['Fürst', 'Second, changed', 'Third'])
    await rm(at('b.mp3'))
    expect(titles(await scanned())).toEqual(['Fürst', 'Third'])
  })

  it.each(['', '{', '[]', '{"version": 1, "files": {"x": {"size": 1, "changed": 1, "track": {"uri": 7}}}}'])(
    'reads all again when the index is damaged: %j',
    async (content) => {
      await put('a.mp3', mp3Of(5, { title: 'First' }))
      await writeFile(join(dataFolder, 'music.json'), content)
      expect((await open()).library().tracks).toEqual([])
      expect((await scanned()).size().songs).toBe(1)
      expect(JSON.parse(await readFile(join(dataFolder, 'music.json'), 'utf8'))).toHaveProperty('version', 2)
    },
  )

  it('grows step by step, and is empty at once when it is read afresh', async () => {
    const music = await open(makeUpTracks(100, 'music-library/SYNTHETIC'))
    expect(music.library().size().songs).toBe(100)
    const sizes: number[] = []
    const scan = music.scan({
      afresh: true,
      between: async () => void sizes.push(music.library().size().songs),
    })
    expect(music.isScanning()).toBe(true)
    await scan
    expect([sizes[0], sizes.length, music.isScanning()]).toEqual([0, 20, false])
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other))
    expect(music.library().size().songs).toBe(100)
  })

  it('ends where it is when the player does', async () => {
    for (let number = 0; number < 30; number += 1) await put(`${number}.mp3`, mp3Of(1))
    const music = await open()
    let steps = 0
    await music.scan({
      async between() {
        steps += 1
        if (steps === 4) music.close()
      },
    })
    expect(steps).toBe(4)
    expect((await open()).library().tracks).toEqual([])
  })
})

describe('what a path says', () => {
  it.each([
    ['Artist/Album/03 - Title.flac', 'Title', 'Artist', 'Album', 0, 3],
    ['Artist/Album/2-11 Title.MP3', 'Title', 'Artist', 'Album', 2, 11],
    ['Artist/Album/07. A. B.mp3', 'A. B', 'Artist', 'Album', 0, 7],
    ['Album/Title.wav', 'Title', '', 'Album', 0, 0],
    ['40 Lanterns.wav', 'Lanterns', '', '', 0, 40],
    ['1999.wav', '1999', '', '', 0, 0],
    ['04 -.wav', '-', '', '', 0, 4],
    ['a/b/c/d/.wav', '.wav', 'c', 'd', 0, 0],
  ])('%s', (path, title, artist, album, disc, number) => {
    expect(tagsOfPath(path)).toMatchObject({ title, artist, album, disc, number })
  })
})

describe('the library', () => {
  const track = (path: string, difference: Partial<Track> = {}): Track => ({
    ...makeUpTracks(1, 'music-library/X')[0]!,
    uri: `music-library/INTERNAL/${path}`,
    ...difference,
  })
  const names = (tracks: readonly Track[]) => tracks.map(({ uri }) => uri.split('/').at(-1)).join(' ')

  it('is in the order in which a person would sort folders and files', async () => {
    const library = await createLibrary(
      ['b/10', 'b/9', 'a/2', 'a/10', 'ä/1', 'c', 'a b/1'].map((path) => track(path)),
    )
    expect(library.tracks.map(({ uri }) => uri.slice('music-library/INTERNAL/'.length))).toEqual([
      'c',
      'a/2',
      'a/10',
      'ä/1',
      'a b/1',
      'b/9',
      'b/10',
    ])
  })

  it('finds a track by every form of its address, and nothing by others', async () => {
    const library = await createLibrary([track('a/1')])
    for (const uri of ['music-library/INTERNAL/a/1', 'mnt/INTERNAL/a/1', '/mnt/INTERNAL/a/1'])
      expect(library.find(uri)?.uri).toBe('music-library/INTERNAL/a/1')
    for (const uri of ['', '/', 'INTERNAL/a/1', 'mnt/INTERNAL/a', 'http://mnt/INTERNAL/a/1', '__proto__'])
      expect(library.find(uri)).toBeUndefined()
  })

  it('finds what is in a folder and not what only begins alike', async () => {
    const library = await createLibrary(['a/1', 'a/b/2', 'ab/3'].map((path) => track(path)))
    expect(names(library.within('mnt/INTERNAL/a/'))).toBe('1 2')
    expect(names(library.within('music-library'))).toBe('1 2 3')
    expect(library.within('elsewhere')).toEqual([])
  })

  it('has albums in the order of their discs, and artists’ albums in the order of their years', async () => {
    const album = (path: string, disc: number, number: number, name: string, year: number) =>
      track(path, { disc, number, album: name, year, artist: 'A', albumartist: 'A' })
    const library = await createLibrary([
      album('x/a', 2, 1, 'New', 2020),
      album('x/b', 1, 2, 'New', 2020),
      album('x/c', 1, 1, 'New', 2020),
      album('y/d', 1, 1, 'Old', 1990),
      track('z/e', { artist: 'A', albumartist: 'Various', album: 'Sampler', year: 2000, genre: 'Rock' }),
    ])
    expect(names(library.album('A', 'New'))).toBe('c b a')
    expect(names(library.album('*', 'Old'))).toBe('d')
    expect(names(library.byArtist('A'))).toBe('d e c b a')
    expect(names(library.ofGenre('Rock'))).toBe('e')
    expect(library.size()).toMatchObject({ artists: 2, albums: 3, songs: 5 })
    expect([library.album('A', 'None'), library.byArtist(''), library.ofGenre('x')]).toEqual([[], [], []])
  })

  it('knows what lies in a folder, and who and what there is by name', async () => {
    const library = await createLibrary([
      track('b/x/1', { albumartist: 'Ö', album: 'Zwei', genre: 'Rock' }),
      track('b/2', { albumartist: 'Zoë', album: 'Eins', genre: 'Folk' }),
      track('a/3', { albumartist: '', album: '', genre: '' }),
    ])
    expect(library.folder('/mnt/INTERNAL')).toEqual({ folders: ['a', 'b'], tracks: [] })
    expect(library.folder('music-library/INTERNAL/b')).toEqual({
      folders: ['x'],
      tracks: [expect.objectContaining({ album: 'Eins' })],
    })
    expect(library.folder('music-library')).toMatchObject({ folders: ['INTERNAL'] })
    expect([library.folder('music-library/NAS'), library.folder(''), library.folder('/')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(await library.artists()).toEqual(['Ö', 'Zoë'])
    expect(await library.genres()).toEqual(['Folk', 'Rock'])
    expect(library.albums().map((album) => album.map(({ album: name }) => name))).toEqual([
      ['Eins'],
      ['Zwei'],
    ])
  })

  it('is searched in titles, artists and albums, without regard to case and accents', async () => {
    const library = await createLibrary([
      track('1', { title: 'Größe', artist: 'A', albumartist: 'A', album: 'X' }),
      track('2', { title: 'b', artist: 'Zoë Ångström', albumartist: 'Various', album: 'X' }),
      track('3', { title: 'c', artist: 'C', albumartist: 'C', album: 'Nuit d’ÉTÉ' }),
    ])
    const found = async (text: string) => names(await library.search(text))
    expect(await found('grosse')).toBe('1')
    expect(await found('grob')).toBe('')
    expect(await found('GRÖ')).toBe('1')
    expect(await found('zoe angstrom')).toBe('2')
    expect(await found('été')).toBe('3')
    expect(await found('vari')).toBe('2')
    // Not from one into the next.
    expect(await found('a x')).toBe('')
  })

  it('has room for 100,000 tracks', async () => {
    const made = makeUpTracks(100_000, 'music-library/SYNTHETIC')
    expect(new Set(made.map(({ uri }) => uri)).size).toBe(100_000)
    const library = await createLibrary(made)
    expect(library.find(made[77_777]!.uri)).toBe(made[77_777])
    expect(library.size().albums).toBe(Math.ceil(100_000 / 12))
    expect(makeUpTracks(1_000, 'music-library/SYNTHETIC')).toEqual(made.slice(0, 1_000))
  })
})
