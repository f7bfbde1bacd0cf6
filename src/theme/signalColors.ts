import { accentShades } from './accentShades'

/** Colours of success, notice, warning and error, muted to the panel; never the only sign of a state. */
export const signalColors = {
  red: accentShades('#c9483a').shades,
  yellow: accentShades('#c79a2e').shades,
  green: accentShades('#4f9a63').shades,
  blue: accentShades('#4c86b8').shades,
}
