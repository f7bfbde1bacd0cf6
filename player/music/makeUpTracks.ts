import { createChance, seedOf } from '../core/seededChance'
import type { Track } from './Track'

const first =
  'Amber,Birch,Copper,Drift,Ember,Fallow,Granite,Hollow,Indigo,Juniper,Kestrel,Lantern,Marble,North,Ochre,Pewter,Quartz,Russet,Slate,Tin'.split(
    ',',
  )
const second =
  'Harbour,Meadow,Orchard,Signal,Tramline,Valley,Weather,Window,Yard,Zephyr,Bureau,Canal,Divide,Estuary,Foundry,Garden'.split(
    ',',
  )
const formats = [
  { trackType: 'flac', samplerate: 44_100, bitdepth: 16, bitrate: 860_000 },
  { trackType: 'mp3', samplerate: 44_100, bitdepth: 0, bitrate: 320_000 },
  { trackType: 'flac', samplerate: 96_000, bitdepth: 24, bitrate: 2_640_000 },
  { trackType: 'm4a', samplerate: 48_000, bitdepth: 0, bitrate: 256_000 },
  { trackType: 'dsf', samplerate: 2_822_400, bitdepth: 1, bitrate: 5_644_800 },
]
const genres = ['Folk', 'Electronic', 'Jazz', 'Rock', 'Classical', 'Ambient']
const perAlbum = 12
const albumsOfAnArtist = 3

/**
 * That many tracks that are nowhere but in memory, below an address such as `music-library/SYNTHETIC`: the
 * same each time, 12 to an album, three albums to an artist.
 */
export function makeUpTracks(count: number, folder: string): Track[] {
  const chance = createChance(seedOf(folder))
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(chance() * list.length)]
  const tracks: Track[] = []
  let album = { artist: '', name: '', year: 0, genre: '', format: formats[0] }
  for (let index = 0; index < count; index += 1) {
    const number = (index % perAlbum) + 1
    const albums = Math.floor(index / perAlbum)
    if (number === 1) {
      const artist =
        albums % albumsOfAnArtist === 0
          ? `${pick(first) ?? ''} ${pick(second) ?? ''} ${albums / albumsOfAnArtist + 1}`
          : album.artist
      const name = `${pick(second) ?? ''} ${pick(['Songs', 'Sessions', 'Études', 'Tapes', 'Variations']) ?? ''} ${albums + 1}`
      const format = formats[albums % formats.length]
      album = {
        artist,
        name,
        year: 1970 + (albums % 55),
        genre: genres[albums % genres.length] ?? '',
        format,
      }
    }
    const title = `${pick(first) ?? ''} ${pick(second) ?? ''}`
    const { trackType = 'flac', samplerate = 0, bitdepth = 0, bitrate = 0 } = album.format ?? {}
    tracks.push({
      uri: `${folder}/${album.artist}/${album.name}/${String(number).padStart(2, '0')} - ${title}.${trackType}`,
      title,
      artist: album.artist,
      albumartist: album.artist,
      album: album.name,
      year: album.year,
      genre: album.genre,
      composer: '',
      disc: 1,
      number,
      duration: 95 + Math.floor(chance() * 320),
      trackType,
      samplerate,
      bitdepth,
      bitrate,
      channels: 2,
      added: 0,
    })
  }
  return tracks
}
