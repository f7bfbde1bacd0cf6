import { flag, nested, percent, text, fields } from './repair'
import { plainTitle } from './plainTitle'

/** What another player of the house is doing [D3-25 D3-26]; its volume is clamped to 0 to 100. */
export const deviceState = nested({
  status: text,
  volume: percent,
  mute: flag,
  artist: plainTitle,
  track: plainTitle,
  albumart: text,
})

/** A button of a modal [D3-30]; without a name it has an empty one, and its payload stays as it came. */
export const modalButton = fields(
  { name: text, class: text, emit: text, url: text, state: text },
  { name: '' },
)
