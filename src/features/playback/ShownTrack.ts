import type { PushState } from '../../../schemas/generated/types'

type Shown =
  | 'title'
  | 'artist'
  | 'album'
  | 'albumart'
  | 'trackType'
  | 'fileFormat'
  | 'samplerate'
  | 'bitdepth'
  | 'bitrate'
  | 'uri'
  | 'service'
  | 'enableSkip'
  | 'duration'
  | 'disableUi'

/** What of the player's state is shown in words and pictures; a change of anything else draws none of it anew. */
export type ShownTrack = { [K in Shown]: PushState[K] | undefined }

/** Takes it from a pushed state. */
export const shownOf = (state: PushState): ShownTrack => {
  const { title, artist, album, albumart, trackType, fileFormat, samplerate, bitdepth, bitrate } = state
  const { uri, service, enableSkip, duration, disableUi } = state
  const words = { title, artist, album, albumart, trackType, fileFormat, samplerate, bitdepth, bitrate }
  return { ...words, uri, service, enableSkip, duration, disableUi }
}
