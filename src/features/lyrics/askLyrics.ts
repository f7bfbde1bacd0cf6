import type { LyricsAnswer } from '../../../schemas/generated/types'
import { airPartsOf, askMetadata, type NowPlaying, withoutGuests } from '../../device'
import { type Lyrics, readLyrics } from './readLyrics'

/** What of what plays tells whose lyrics are wanted. */
export type LyricsDetails = Pick<
  NowPlaying,
  'uri' | 'title' | 'artist' | 'album' | 'duration' | 'isRadio' | 'service' | 'input'
>

/** What stands in brackets at the end of a song on air: its length, who plays along, which version it is. */
const atTheEnd = /(?:\s*(?:\([^()]*\)|\[[^[\]]*\]))+$/u

/** A song on air, by the parts of its title: as it is called, and by the bare name. */
function songsOnAir({ title, artist }: LyricsDetails): LyricsTrack[] {
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
const isStation = ({ isRadio, service }: LyricsDetails) => isRadio && service === 'webradio'

/**
 * The tracks whose lyrics are those of what plays: each is asked for only where nobody has those of the one
 * before. None where nothing tells what it is, as with a station that says only what it is called.
 */
export function lyricsTracksOf(playing: LyricsDetails): LyricsTrack[] {
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

/** The track whose lyrics are wanted; '' and 0 for what nobody knows. */
export interface LyricsTrack {
  uri: string
  title: string
  artist: string
  album: string
  /** Seconds. */
  duration: number
}

/** What a source says: lyrics, that it has none, or nothing that one could go by. */
type SourceAnswer = Lyrics | 'none' | 'failed'

/** What all sources say; who failed stands by its name. */
export type LyricsAnswerOf = Lyrics | 'none' | { failed: 'player' | 'service' }

/** Whom lyrics are asked of, one after the other. */
export interface LyricsSources {
  /** Origin of the player; undefined where there is none. */
  origin: string | undefined
  /** The brand word. */
  brandWord: string
  /** Address of the public service, where somebody has allowed to ask it. */
  service: string | undefined
  get?: typeof fetch
}

/** Nobody's name is longer; what is goes to nobody. */
const longestName = 500

/** Asks the player [D7-29]. */
async function askPlayer(track: LyricsTrack, sources: LyricsSources): Promise<SourceAnswer> {
  const { origin, brandWord, get = fetch } = sources
  if (origin === undefined) return 'failed'
  const { uri, artist, album, title } = track
  const names = { ...(artist && { artist }), ...(album && { album }), ...(title && { track: title }) }
  const question = { mode: 'lyricsTrack' as const, ...names, ...(uri && { uri }) }
  const answer = await askMetadata({ origin, brandWord, question, get })
  if (!answer) return 'failed'
  const value = answer.success === true ? answer.data?.value : undefined
  return (typeof value === 'string' ? readLyrics(value) : undefined) ?? 'none'
}

/** ms */
const serviceTimeout = 5000
/** s; the service refuses a question about what is longer. */
const longestDuration = 3600

/** A service with LRCLIB's interface: what is sent to it is all of the track that it is told. */
function serviceAddress(service: string, { title, artist, album, duration }: LyricsTrack): string {
  const query = new URLSearchParams({
    artist_name: artist,
    track_name: title,
    ...(album && { album_name: album }),
    ...(duration >= 1 && duration <= longestDuration && { duration: String(Math.round(duration)) }),
  })
  return `${service.replace(/\/+$/, '')}/api/get?${query.toString()}`
}

/** Asks a public service, which gets neither cookies nor the address of this page; given up after 5 s. */
async function askService(track: LyricsTrack, service: string, get: typeof fetch): Promise<SourceAnswer> {
  if (track.artist === '' || track.title === '') return 'none'
  try {
    const { laterDocumentValidators } = await import('../../../schemas/generated/laterDocumentValidators')
    const isAnswer = (data: unknown): data is LyricsAnswer => laterDocumentValidators.lyricsAnswer(data)
    const response = await get(serviceAddress(service, track), {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(serviceTimeout),
    })
    if (response.status === 404) return 'none'
    const answer: unknown = response.ok ? await response.json() : undefined
    if (!isAnswer(answer)) return 'failed'
    return readLyrics(answer.syncedLyrics ?? '') ?? readLyrics(answer.plainLyrics ?? '') ?? 'none'
  } catch {
    return 'failed'
  }
}

/** Asks for one track after the other, until there are lyrics or somebody cannot be asked. */
async function askInTurn(
  tracks: readonly LyricsTrack[],
  ask: (track: LyricsTrack) => Promise<SourceAnswer>,
): Promise<SourceAnswer> {
  for (const track of tracks) {
    const answer = await ask(track)
    if (answer !== 'none') return answer
  }
  return 'none'
}

/**
 * The lyrics of the first of some tracks that has any: the player's own, else those of the public service,
 * where that may be asked. 'none' where all who were asked have none; who could not be asked is told where
 * nobody else has them. Never rejects.
 */
export async function askLyrics(
  tracks: readonly LyricsTrack[],
  sources: LyricsSources,
): Promise<LyricsAnswerOf> {
  const { service, get = fetch } = sources
  const named = tracks.filter(({ artist, album, title }) =>
    [artist, album, title].every((name) => name.length <= longestName),
  )
  if (named.length === 0) return 'none'
  const ofPlayer = await askInTurn(named, (track) => askPlayer(track, sources))
  if (typeof ofPlayer !== 'string') return ofPlayer
  const ofService =
    service === undefined ? 'none' : await askInTurn(named, (track) => askService(track, service, get))
  if (ofService === 'failed') return { failed: 'service' }
  return ofService === 'none' && ofPlayer === 'failed' ? { failed: 'player' } : ofService
}
