import type { PushState } from '../../../schemas/generated/types'

type Part<Field extends keyof PushState> = { [F in Field]: PushState[F] | undefined }

/** What of the player's state is told of the music in words and pictures; a change of anything else draws none of it anew. */
export type ShownTrack = Part<
  'title' | 'artist' | 'album' | 'albumart' | 'uri' | 'trackType' | 'service' | 'enableSkip'
>

/** Takes it from a pushed state. */
export const shownOf = (state: PushState): ShownTrack => {
  const { title, artist, album, albumart, uri, trackType, service, enableSkip } = state
  return { title, artist, album, albumart, uri, trackType, service, enableSkip }
}
