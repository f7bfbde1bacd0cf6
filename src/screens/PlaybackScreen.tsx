import { NowPlaying } from '../features/playback'

/** /playback: what plays [D2.2-5]. */
export const PlaybackScreen = () => <NowPlaying />
