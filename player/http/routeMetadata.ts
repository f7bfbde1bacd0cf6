import { laterDocumentValidators } from '../../schemas/generated/laterDocumentValidators'
import type { Brand, MetadataAnswer, MetadataRequest } from '../../schemas/generated/types'
import { findLyrics } from '../music/findLyrics'
import type { Music } from '../music/openMusic'
import type { Library, Track } from '../music/Track'
import { answerJson, type Route } from './answer'
import { readJsonBody } from './readBody'

const limit = 10_000

type Question = MetadataRequest['data']

const isRequest = (data: unknown): data is MetadataRequest => laterDocumentValidators.metadataRequest(data)

const plain = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const minutes = (tracks: readonly Track[]) =>
  Math.round(tracks.reduce((total, { duration }) => total + duration, 0) / 60)

const named = (id: string | undefined) => {
  try {
    return decodeURIComponent(id ?? '')
  } catch {
    return ''
  }
}

/** What can be told of music without asking anybody: what the tags of the library say. */
function tell(
  { tracks }: Pick<Library, 'tracks'>,
  { mode, artist = '', album = '', track = '', mbid }: Question,
) {
  const name = mode === 'storyArtist' && mbid !== undefined ? named(mbid) : artist
  const own = tracks.filter((one) => one.artist === name || one.albumartist === name)
  const onAlbum = own.filter((one) => one.album === album)
  if (mode === 'storyArtist' && own.length > 0) {
    const albums = [...new Set(own.map((one) => one.album))].filter((one) => one !== '')
    return `<p><b>${plain(name)}</b> is in this library with ${own.length} tracks, ${minutes(own)} minutes in all.</p><p>Albums: ${albums.map(plain).join(', ')}.</p>`
  }
  if (mode === 'storyAlbum' && onAlbum.length > 0)
    return `<p><i>${plain(album)}</i> by ${plain(artist)} has ${onAlbum.length} tracks and lasts ${minutes(onAlbum)} minutes.</p>`
  const single = own.find((one) => one.title === track)
  if (mode === 'storyTrack' && single !== undefined)
    return `<p>“${plain(track)}” is on <i>${plain(single.album)}</i>.</p>`
  if (mode === 'creditsAlbum' && onAlbum.length > 0) {
    const artists = [...new Set(onAlbum.map((one) => one.artist))].filter((one) => one !== '')
    return [
      {
        key: 'Performed by',
        values: artists.map((one) => ({ name: one, uri: `mbid:/artist/${encodeURIComponent(one)}` })),
      },
    ]
  }
  return undefined
}

/**
 * Answers what is asked of stories, credits and lyrics [D7-29]: POST /api/v1/pluginEndpoint, to the endpoint
 * of the brand only.
 */
export function routeMetadata(
  { word }: Pick<Brand, 'word'>,
  music: () => Pick<Music, 'library' | 'roots'>,
): Route {
  const valueOf = (question: Question) =>
    question.mode === 'lyricsTrack' ? findLyrics(music(), question) : tell(music().library(), question)
  return async (exchange) => {
    if (exchange.path !== '/api/v1/pluginEndpoint' || exchange.method !== 'POST') return false
    const request: unknown = await readJsonBody(exchange.request, limit)
    const value =
      isRequest(request) && request.endpoint === `meta${word}` ? await valueOf(request.data) : undefined
    const answer: MetadataAnswer =
      value === undefined ? { success: false } : { success: true, data: { value } }
    return answerJson(exchange, answer)
  }
}
