import { expect, it } from 'vitest'
import type { BrowseItem } from '../../../../schemas/generated/types'
import { findTracks, libraryPath, likeness, type Library } from './useImport'
import type { FileTrack } from './readPlaylistFile'

const track = (part: Partial<FileTrack>): FileTrack => ({
  title: '',
  artist: '',
  album: '',
  path: '',
  seconds: 0,
  ...part,
})
const song = (artist: string, album: string, title: string, file = `${title}.flac`): BrowseItem => ({
  type: 'song',
  service: 'mpd',
  title,
  artist,
  album,
  uri: `music-library/INTERNAL/${artist}/${album}/${file}`,
})

const songs = [
  song('The Lamps', 'Low Tide', 'Ebb', '01 - Ebb.flac'),
  song('The Lamps', 'Low Tide', 'Flow', '02 - Flow.flac'),
  song('Others', 'Best', 'Ebb'),
  song('Söhne', 'X', 'Über Wasser (Live)'),
]

function createLibrary() {
  const asked: string[] = []
  const library: Library = {
    search(words) {
      asked.push(`search ${words}`)
      return Promise.resolve(
        songs.filter(({ title = '' }) => title.toLowerCase().includes(words.toLowerCase())),
      )
    },
    list(uri) {
      asked.push(`list ${uri}`)
      return Promise.resolve(songs.filter((one) => one.uri?.startsWith(`${uri}/`)))
    },
  }
  return { library, asked }
}

it('finds by artist and title, whatever accents and brackets', async () => {
  const { library } = createLibrary()
  const found = await findTracks(
    [
      track({ title: 'ebb', artist: 'the lamps' }),
      track({ title: 'Ebb', artist: 'Nobody' }),
      track({ title: 'Über Wasser', artist: 'Sohne' }),
      track({ title: 'Missing' }),
    ],
    library,
  )
  expect(found.map((item) => item?.uri)).toEqual([songs[0]?.uri, undefined, songs[3]?.uri, undefined])
})

it('asks for a folder of the player once, and searches for nothing in it', async () => {
  const { library, asked } = createLibrary()
  const path = '/mnt/INTERNAL/The Lamps/Low Tide'
  const found = await findTracks(
    [track({ path: `${path}/02 - Flow.flac` }), track({ path: `${path}/01 - Ebb.flac` })],
    library,
  )
  expect(found).toEqual([songs[1], songs[0]])
  expect(asked).toEqual(['list music-library/INTERNAL/The Lamps/Low Tide'])
})

it('learns from one track of another machine where its neighbours are', async () => {
  const { library, asked } = createLibrary()
  const path = 'C:/Music/The Lamps/Low Tide'
  const found = await findTracks(
    [
      track({ path: `${path}/01 - Ebb.flac`, title: 'Ebb' }),
      track({ path: `${path}/02 - Flow.flac`, title: 'Flow' }),
    ],
    library,
  )
  expect(found).toEqual([songs[0], songs[1]])
  expect(asked).toEqual(['search Ebb', 'list music-library/INTERNAL/The Lamps/Low Tide'])
})

it('stops where it is told to', async () => {
  const { library } = createLibrary()
  const stop = new AbortController()
  const found = await findTracks([track({ title: 'Ebb' }), track({ title: 'Flow' })], library, {
    signal: stop.signal,
    onTrack: () => stop.abort(),
  })
  expect(found).toHaveLength(1)
})

it('goes by the path before words', () => {
  const [first, , other] = songs
  const wanted = track({ title: 'Ebb', path: 'x/The Lamps/Low Tide/01 - Ebb.flac' })
  expect(likeness(wanted, first ?? {})).toBeGreaterThan(likeness(wanted, other ?? {}))
})

it.each([
  ['/mnt/USB/a/b.flac', 'music-library/USB/a/b.flac'],
  ['INTERNAL/b.flac', 'music-library/INTERNAL/b.flac'],
  ['/home/me/INTERNAL/b.flac', ''],
  ['b.flac', ''],
])('of %s, the player has %j', (path, own) => expect(libraryPath(path)).toBe(own))
