import { later } from '../../ui/later'

/** The choice of the settings, which brings a switch that what plays has no use for. */
export const LyricsServiceChoice = later(
  async () => (await import('./LyricsServiceChoice')).LyricsServiceChoice,
)
