import { extname } from 'node:path'
import type { Track } from '../music/Track'
import type { Pair } from './protocol'

const first = (song: readonly Pair[], key: string): string =>
  song.find(([name]) => name === key)?.[1]?.trim() ?? ''

/** The number at the beginning of a tag: `3/12`, `2019-04-01`. */
const numberIn = (text: string): number => Number(/^\d{1,9}/.exec(text)?.[0] ?? 0)

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
  const artist = shared(first(song, 'Artist'))
  const name = file.slice(file.lastIndexOf('/') + 1)
  const [samplerate = '', bitdepth = '', channels = ''] = first(song, 'Format').split(':')
  return {
    uri: `music-library/${file}`,
    title: first(song, 'Title') || name.slice(0, name.length - extname(name).length) || name,
    artist,
    albumartist: shared(first(song, 'AlbumArtist') || artist),
    album: shared(first(song, 'Album')),
    year: numberIn(first(song, 'Date')),
    genre: shared(first(song, 'Genre')),
    disc: numberIn(first(song, 'Disc')),
    number: numberIn(first(song, 'Track')),
    duration: Math.round(Number(first(song, 'duration') || first(song, 'Time')) || 0),
    trackType: shared(extname(name).slice(1).toLowerCase()),
    samplerate: numberIn(samplerate),
    bitdepth: bitdepth === 'f' ? 32 : numberIn(bitdepth),
    bitrate: 0,
    channels: numberIn(channels),
  }
}
