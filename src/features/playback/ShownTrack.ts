import type { PushState } from '../../../schemas/generated/types'

type Shown =
  | 'title'
  | 'artist'
  | 'album'
  | 'albumart'
  | 'trackType'
  | 'samplerate'
  | 'bitdepth'
  | 'bitrate'
  | 'uri'
  | 'dbVolume'
  | 'enableSkip'

/** What of the player's state is shown in words and pictures; a change of anything else draws none of it anew. */
export type ShownTrack = { [K in Shown]: PushState[K] | undefined }
