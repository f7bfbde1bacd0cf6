import 'virtual:texts/lyrics'
export { LyricsServiceChoice } from './serviceChoice'
