import { text } from './text'

/** What a script makes of a figure that it does not have. */
const noFigure = /(?<![\p{L}\d])(?:NaN|undefined|null|-?Infinity)(?![\p{L}\d])/u

/** What is in addresses and in the name of no format: players take what follows the last point of a station's address for its type. */
const addressSign = /[/\\:;?&=#%@]/

/** A figure of the sound ("44.1 kHz", "16 bit") as text; undefined where it is none ("NaN bit"). */
export function figure(raw: unknown): string | undefined {
  const words = text(raw)
  return words === undefined || noFigure.test(words) ? undefined : words
}

/** The type of a track ("flac", "webradio") as text; undefined where it is a piece of an address ("com/ABC-Lounge", "at:8000/"). */
export function trackType(raw: unknown): string | undefined {
  const words = figure(raw)
  return words === undefined || addressSign.test(words) ? undefined : words
}

/** The repairs of the facts of sound that entries, pages and states have in common [D3-1 D3-15 D3-23]. */
export const soundFacts = { samplerate: figure, bitdepth: figure, bitrate: figure, trackType }
