import 'virtual:texts/lyrics'
export { LyricsCorner, LyricsFace } from './LyricsCorner'
export { showLyrics, useLyrics } from './useLyrics'
