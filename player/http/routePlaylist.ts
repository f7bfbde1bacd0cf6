import type { PlaylistFile } from '../../schemas/generated/types'
import type { Playlist } from '../storage/playlistsDocument'
import { answerJson } from './answerJson'
import type { Route } from './Route'

/** Answers GET /api/v1/playlist?name=… with what is on that playlist [D7-28]; 404 when there is none of that name. */
export function routePlaylist(playlists: () => readonly Playlist[]): Route {
  return (exchange) => {
    if (exchange.path !== '/api/v1/playlist') return false
    const playlist = playlists().find(({ name }) => name === exchange.query.get('name'))
    if (playlist === undefined) return answerJson(exchange, { error: 'There is no such playlist' }, 404)
    const file: PlaylistFile = { name: playlist.name, data: playlist.entries }
    return answerJson(exchange, file)
  }
}
