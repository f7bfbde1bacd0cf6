import { flag } from './flag'
import { nested } from './nested'
import { percent } from './percent'
import { plainTitle } from './plainTitle'
import { text } from './text'

/** What another player of the house is doing [D3-25 D3-26]; its volume is clamped to 0 to 100. */
export const deviceState = nested({
  status: text,
  volume: percent,
  mute: flag,
  artist: plainTitle,
  track: plainTitle,
  albumart: text,
})
