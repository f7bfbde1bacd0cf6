import type { PushState } from '../../../schemas/generated/types'
import type { PushedPart } from './PushedPart'

/** What of the player's state is told of the music in words and pictures; a change of anything else draws none of it anew. */
export type ShownTrack = PushedPart<
  'title' | 'artist' | 'album' | 'albumart' | 'uri' | 'trackType' | 'service' | 'enableSkip'
>

/** Takes it from a pushed state. */
export const shownOf = (state: PushState): ShownTrack => {
  const { title, artist, album, albumart, uri, trackType, service, enableSkip } = state
  return { title, artist, album, albumart, uri, trackType, service, enableSkip }
}
