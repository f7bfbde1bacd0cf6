export { NowPlaying } from './NowPlaying'
export { PlaybackProvider } from './PlaybackContext'
