import { airPartsOf, withoutGuests, type NowPlaying } from '../../device'
import type { LyricsTrack } from './askLyrics'

/** What of what plays tells whose lyrics are wanted. */
export type LyricsFacts = Pick<
  NowPlaying,
  'uri' | 'title' | 'artist' | 'album' | 'duration' | 'isRadio' | 'service' | 'input'
>

/** What stands in brackets at the end of a song on air: its length, who plays along, which version it is. */
const atTheEnd = /(?:\s*(?:\([^()]*\)|\[[^[\]]*\]))+$/u

/** A song on air, by the parts of its title: as it is called, and by the bare name. */
function songsOnAir({ title, artist }: LyricsFacts): LyricsTrack[] {
  const air = airPartsOf(title, artist)
  if (!air) return []
  const name = air.title.text
  const bare = name.replace(atTheEnd, '')
  const names = bare === '' || bare === name ? [name] : [name, bare]
  // The address is that of the station, as are album and length.
  const song = { uri: '', artist: withoutGuests(air.artist.text), album: '', duration: 0 }
  return names.map((title) => ({ ...song, title }))
}

/** A station whose state names itself as the artist, and what is on air as the title. */
const isStation = ({ isRadio, service }: LyricsFacts) => isRadio && service === 'webradio'

/**
 * The tracks whose lyrics are those of what plays: each is asked for only where nobody has those of the one
 * before. None where nothing tells what it is, as with a station that says only what it is called.
 */
export function lyricsTracksOf(playing: LyricsFacts): LyricsTrack[] {
  const { uri, title, artist, album, duration, isRadio, input } = playing
  if (isStation(playing)) return songsOnAir(playing)
  const isFile = !isRadio && input === undefined && uri !== ''
  const isNamed = title !== '' && artist !== ''
  return [
    ...(isFile || isNamed ? [{ uri, title, artist, album, duration }] : []),
    ...(isRadio ? songsOnAir(playing) : []),
  ]
}

/**
 * Whether the clock of what plays is that of the song. A station counts from when it was turned on: words
 * cannot follow it.
 */
export const hasSongClock = (playing: Pick<NowPlaying, 'isRadio' | 'service' | 'duration'>): boolean =>
  !playing.isRadio || (playing.service !== 'webradio' && playing.duration > 0)

/**
 * By what the lyrics of tracks are known: another place that may be asked is another question. Undefined
 * where there is nothing to ask by.
 */
export function lyricsKey(tracks: readonly LyricsTrack[], service: string | undefined): string | undefined {
  if (tracks.length === 0) return undefined
  return JSON.stringify([
    service,
    ...tracks.map(({ uri, title, artist, album }) => [uri, title, artist, album]),
  ])
}
