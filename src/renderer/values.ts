import equal from 'fast-deep-equal'
import type { Confirmation } from './model/PageCommand'

/**
 * Whether two wire values are equal in content. Never throws: a value whose keys are named like the methods
 * that the comparison calls (`valueOf`), or that is nested deeper than the stack, counts as changed.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  try {
    return equal(one, other)
  } catch {
    return one === other
  }
}

/** Whether a pushed value is a JSON object (no array, no null). */
export function isObject(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}

/** The text of a pushed label: strings as they are, numbers and booleans as text, everything else ''. */
export function toText(raw: unknown): string {
  if (typeof raw === 'string') return raw
  return typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : ''
}

/** The bare value of a select: `value.value` of an option object, the value itself when it came bare. */
export function bareValue(value: unknown): unknown {
  return isObject(value) && 'value' in value ? value['value'] : value
}

/** A pushed flag: true, 'true', 1 and '1' hold; 'false', '', 0, null and everything else do not. */
export function toFlag(raw: unknown): boolean {
  return raw === true || raw === 1 || (typeof raw === 'string' && /^\s*(true|1)\s*$/i.test(raw))
}

/**
 * Whether a switch or checkbox with a wire value is on: a flag of any spelling, or `{value: flag}` as some
 * pages push it.
 */
export function isOn(value: unknown): boolean {
  return toFlag(bareValue(value))
}

/**
 * What a text says as a number: the number, or why it is none. `whole` and `decimal` are the two readings of
 * one that has two.
 */
type NumberReading =
  | { kind: 'number'; value: number }
  | { kind: 'empty' }
  | { kind: 'ambiguous'; whole: string; decimal: string }
  | { kind: 'notANumber' }

/**
 * The digit 0 of the scripts whose digits are typed and pasted: Arabic, Persian, Devanagari, Bengali, full
 * width.
 */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10]

/** The Arabic decimal sign, which nobody parts thousands with. */
const arabicComma = '٫'

/** What is only another shape of a sign. */
const shapes: readonly (readonly [RegExp, string])[] = [
  [/\p{Nd}/gu, ''],
  [/[−–‒﹣－]/g, '-'],
  [/＋/g, '+'],
  [/[，﹐]/g, ','],
  [/[．。｡]/g, '.'],
  // Spaces of every width, apostrophes and the Arabic sign part thousands and nothing else.
  [/[\s'’‘٬\u2060\u200b]/g, ' '],
]

const grouped = /^\d{1,3}(?<sign>[ ,.])\d{3}(?:\k<sign>\d{3})*$/

/**
 * Reads a number as people of every language write it [decision 021]: comma and point are decimal signs,
 * spaces, apostrophes, commas and points part thousands. One sign with three digits behind it (`1,234`,
 * `1.234`) can be either, so it is neither. Text that is anything beside a number (`2 dB`) is none.
 */
export function readNumber(raw: string): NumberReading {
  const text = inPlainShape(raw)
  const isSaid = raw.includes(arabicComma)
  if (text === '') return { kind: 'empty' }
  const [, sign = '', bare = ''] = /^([-+]?) ?(.*)$/.exec(text) ?? []
  const minus = sign === '-' ? '-' : ''
  if (!isSaid && /^[1-9]\d{0,2}[,.]\d{3}$/.test(bare))
    return { kind: 'ambiguous', whole: `${minus}${bare.replace(/[,.]/, '')}`, decimal: `${minus}${bare}0` }
  const plain = toPlain(bare)
  const value = plain === undefined ? Number.NaN : Number(`${minus}${plain}`)
  if (!Number.isFinite(value)) return { kind: 'notANumber' }
  // -0 would be sent as 0 and never be equal to it.
  return { kind: 'number', value: value === 0 ? 0 : value }
}

/** A finite number out of a number or a numeric text; undefined for everything else. */
export function toNumber(raw: unknown): number | undefined {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : undefined
  if (typeof raw !== 'string' || raw.trim() === '') return undefined
  // A device writes numbers as programs do: its "1.234" has one reading.
  const number = Number(raw)
  if (Number.isFinite(number)) return number
  const reading = readNumber(raw)
  return reading.kind === 'number' ? reading.value : undefined
}

function inPlainShape(raw: string): string {
  let text = raw.replaceAll(arabicComma, ',')
  for (const [shape, plain] of shapes)
    text = plain === '' ? text.replaceAll(shape, toDigit) : text.replaceAll(shape, plain)
  return text.trim()
}

function toDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = zeros.find((start) => code >= start && code < start + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** A number without sign in the shape that programs write; undefined for what is none. */
function toPlain(bare: string): string | undefined {
  // As programs write it, also 1e-7 and what somebody is still typing: "2," and ",5".
  if (/^(\d+[,.]?\d*|[,.]\d+)(e[-+]?\d+)?$/i.test(bare)) return bare.replace(',', '.')
  if (grouped.test(bare)) return bare.replaceAll(/[ ,.]/g, '')
  const [, before = '', sign = '', after = ''] = /^(.*\D.*)([,.])(\d*)$/.exec(bare) ?? []
  // 1.234,5: the sign before the last three is another one than the one that parts thousands.
  return grouped.test(before) && !before.includes(sign)
    ? `${before.replaceAll(/[ ,.]/g, '')}.${after}`
    : undefined
}

/**
 * The text of something that becomes part of an address: half a character (a lone surrogate, which JSON can
 * spell and encodeURIComponent throws on) is replaced.
 */
export function toWholeText(raw: unknown): string {
  return toText(raw).replaceAll(/\p{Surrogate}/gu, '\uFFFD')
}

/** A pushed condition of visibility; undefined when there is none that names a field. */
export function toVisibleIf(raw: unknown): { field: string; value: unknown } | undefined {
  if (!isObject(raw)) return undefined
  const field = toText(raw['field'])
  return field === '' ? undefined : { field, value: raw['value'] }
}

/** The question of an `askForConfirm`; undefined where none is asked. */
export function toConfirmation(raw: unknown): Confirmation | undefined {
  if (!isObject(raw)) return undefined
  return { title: toText(raw['title']), message: toText(raw['message']) }
}
