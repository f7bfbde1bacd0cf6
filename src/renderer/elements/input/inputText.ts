import type { inputTypes } from '../../../../schemas/page/inputTypes'
import { momentTypes, toMomentText } from '../../../../schemas/page/toMomentText'
import { bareValue, readNumber, toNumber, toText } from '../../values'

export type InputType = (typeof inputTypes)[number]

/**
 * The text that an input shows for a wire value; an option object, which some pages push to inputs, shows its
 * value.
 */
export function toInputText(value: unknown): string {
  return toText(bareValue(value))
}

/**
 * Whether a wire value is a text of more than one line, which the browser's control of one line would join.
 */
export function hasLines(value: unknown): boolean {
  const bare = bareValue(value)
  return typeof bare === 'string' && /[\r\n]/.test(bare)
}

/**
 * A text as it is after somebody typed into it. The browser shows every line end as \n; those around the edit
 * keep what they were, and new ones become what the text's first is.
 */
export function keepLineEnds(before: string, typed: string): string {
  // Each character as the browser counts them, with what it is in the text.
  const kept = before.match(/\r\n|[^]/g) ?? []
  const shown = before.replaceAll(/\r\n?/g, '\n')
  const least = Math.min(shown.length, typed.length)
  let start = 0
  while (start < least && shown[start] === typed[start]) start += 1
  let end = 0
  while (end < least - start && shown.at(-1 - end) === typed.at(-1 - end)) end += 1
  const [lineEnd = '\n'] = /\r\n|\r|\n/.exec(before) ?? []
  return [
    ...kept.slice(0, start),
    typed.slice(start, typed.length - end).replaceAll('\n', lineEnd),
    ...kept.slice(kept.length - end),
  ].join('')
}

/** How the field of a number shows one: digits with a point, no plus, no other base. */
const htmlNumber = /^-?(\d+(\.\d+)?|\.\d+)(e[-+]?\d+)?$/i

/**
 * The text of a wire value in the form that the control of a type takes; '' for a date or a time that the
 * browser's control cannot show, which it would drop, too, and complain of in its console. Text in the place
 * of a number stays.
 */
export function toControlText(type: InputType, value: unknown): string {
  const moment = momentTypes.find((known) => known === type)
  if (moment) return toMomentText(moment, bareValue(value)) ?? ''
  const text = toInputText(value)
  if (type !== 'number' || htmlNumber.test(text)) return text
  const bare = bareValue(value)
  return toNumber(bare)?.toString() ?? (typeof bare === 'string' ? bare : '')
}

/**
 * A text that somebody typed as Save sends it: it loses the space around it, as the device's own interface
 * has always sent it; a password and a text of several lines keep their own. A number field sends a number or
 * null.
 */
export function toSentText({ type }: { type: InputType }, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (type === 'number') {
    const reading = readNumber(value)
    return reading.kind === 'number' ? reading.value : null
  }
  const isKept = type === 'password' || type === 'textarea' || hasLines(value)
  return isKept ? value : value.trim()
}
