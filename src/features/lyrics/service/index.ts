import { later } from '../../../ui/later'

/** Whether this browser may ask the public service for lyrics: a switch, which what plays has no use for. */
export const LyricsServiceChoice = later(
  async () => (await import('./LyricsServiceChoice')).LyricsServiceChoice,
)
