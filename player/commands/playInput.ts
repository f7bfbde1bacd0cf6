import type { PlayerContext } from '../core/PlayerContext'
import { changePlayback } from './changePlayback'

/** Something that plays and is no track of the library. */
export interface Input {
  /** E.g. `analogin`. */
  service: string
  title: string
  artist?: string
  album?: string
}

/** Plays an input in the place of whatever played. */
export function playInput(player: PlayerContext, { service, title, artist = '', album = '' }: Input): void {
  changePlayback(player, {
    status: 'play',
    service,
    title,
    artist,
    album,
    uri: service,
    trackType: service,
    albumart: '/albumart',
    seek: 0,
    duration: 0,
    samplerate: '',
    bitdepth: '',
    channels: '',
  })
}
