import 'virtual:texts/lyrics'
export { LyricsCorner, LyricsFace } from './LyricsFace'
export { LyricsServiceChoice } from './laterParts'
export { showLyrics, useLyrics } from './useLyrics'
