import 'virtual:texts/lyrics'
export { LyricsCorner, LyricsFace } from './LyricsCorner'
export { LyricsServiceChoice } from './laterParts'
export { showLyrics, useLyrics } from './useLyrics'
