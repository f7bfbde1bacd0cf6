import { extname } from 'node:path'
import type { Track } from '../music/Track'
import type { Pair } from './protocol'

const first = (song: readonly Pair[], key: string): string =>
  song.find(([name]) => name === key)?.[1]?.trim() ?? ''

/** The number at the beginning of a tag: `3/12`, `2019-04-01`. */
const numberIn = (text: string): number => Number(/^\d{1,9}/.exec(text)?.[0] ?? 0)

/**
 * When it came to the library, or, for servers before 0.24, when its file was changed; seconds since 1970.
 */
function addedIn(song: readonly Pair[]): number {
  const time = Date.parse(first(song, 'Added') || first(song, 'Last-Modified'))
  return time > 0 ? Math.floor(time / 1_000) : 0
}

/**
 * A song as MPD lists it, as a track of the library. What many have in common is kept once in memory where
 * they share `known`.
 */
export function toTrack(song: readonly Pair[], known = new Map<string, string>()): Track {
  const shared = (text: string) => {
    const kept = known.get(text)
    if (kept === undefined) known.set(text, text)
    return kept ?? text
  }
  const file = first(song, 'file')
  const ofAlbum = first(song, 'AlbumArtist')
  const artist = first(song, 'Artist') || ofAlbum
  const name = file.slice(file.lastIndexOf('/') + 1)
  const [samplerate = '', bitdepth = '', channels = ''] = first(song, 'Format').split(':')
  return {
    // One text, not two behind each other.
    uri: ['music-library', file].join('/'),
    title: first(song, 'Title') || name.slice(0, name.length - extname(name).length) || name,
    artist: shared(artist),
    albumartist: shared(ofAlbum || artist),
    album: shared(first(song, 'Album')),
    year: numberIn(first(song, 'Date')),
    genre: shared(first(song, 'Genre')),
    composer: shared(first(song, 'Composer')),
    disc: numberIn(first(song, 'Disc')),
    number: numberIn(first(song, 'Track')),
    duration: Math.round(Number(first(song, 'duration') || first(song, 'Time')) || 0),
    trackType: shared(extname(name).slice(1).toLowerCase()),
    samplerate: numberIn(samplerate),
    bitdepth: bitdepth === 'f' ? 32 : numberIn(bitdepth),
    bitrate: 0,
    channels: numberIn(channels),
    added: addedIn(song),
  }
}
