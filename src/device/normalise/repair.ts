/** Makes a clean value of a dirty one; never throws. In a field, undefined means: leave the field out. */
export type Repair = (raw: unknown) => unknown

/** Whether a value is an object with fields: no array, no null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * A repair of an object: each field named in `repairs` is repaired or left out, other fields stay, and what
 * is then missing of `defaults` is filled in. What is no object, or needs no repair, stays the very same:
 * most of thousands of rows are clean, and a copy of each is what reading them would take longest for.
 */
export function fields(
  repairs: Readonly<Record<string, Repair>>,
  defaults: Readonly<Record<string, unknown>> = {},
): Repair {
  const repairOf = new Map(Object.entries(repairs))
  const filledIn = Object.entries(defaults)
  return (raw) => {
    if (!isRecord(raw)) return raw
    let clean = raw
    for (const name of Object.keys(raw)) {
      const repair = repairOf.get(name)
      if (repair === undefined) continue
      const dirty = raw[name]
      const value = repair(dirty)
      if (value === dirty && value !== undefined) continue
      if (clean === raw) clean = { ...raw }
      if (value === undefined) delete clean[name]
      else clean[name] = value
    }
    for (const [name, value] of filledIn) {
      if (clean[name] !== undefined) continue
      if (clean === raw) clean = { ...raw }
      clean[name] = value
    }
    return clean
  }
}

const words = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  [1, true],
  ['1', true],
  [false, false],
  ['false', false],
  [0, false],
  ['0', false],
])

/** A boolean, or what players send in its place: "true", "false", 1, 0; undefined for everything else. */
export function flag(raw: unknown): boolean | undefined {
  return words.get(raw)
}

/** A repair of an object within an object: as `fields`, but what is no object is left out. */
export function nested(repairs: Readonly<Record<string, Repair>>): Repair {
  const repair = fields(repairs)
  return (raw) => (isRecord(raw) ? repair(raw) : undefined)
}

/** A push that only says that something happened: whatever comes with it, usually '', is null here. */
export function nothing(_raw: unknown): null {
  return null
}

/**
 * A finite number as it is, a text of a number as that number; undefined for everything else, '' included.
 */
export function number(raw: unknown): number | undefined {
  const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** A repair that keeps the given words and drops everything else. */
export function oneOf(...words: string[]): Repair {
  return (raw) => words.find((word) => word === raw)
}

/** A repair that gives `fallback` where `repair` gives nothing. */
export function orElse(repair: Repair, fallback: unknown): Repair {
  return (raw) => repair(raw) ?? fallback
}

/** A number, or text of one, clamped to 0 to 100 [D5-1]; undefined for what is no number. */
export function percent(raw: unknown): number | undefined {
  const value = number(raw)
  return value === undefined ? undefined : Math.min(100, Math.max(0, value))
}

/** An object as it is; undefined for everything else. */
export function record(raw: unknown): Record<string, unknown> | undefined {
  return isRecord(raw) ? raw : undefined
}

/** A repair of a list of objects: entries that are no objects are left out; undefined for what is no list. */
export function rows(repair: Repair): Repair {
  return (raw) => (Array.isArray(raw) ? raw.filter(isRecord).map(repair) : undefined)
}

/** A duration in seconds, from a number, text of one, "4:48" or "1:02:03"; undefined for everything else. */
export function seconds(raw: unknown): number | undefined {
  const clock = typeof raw === 'string' ? /^(?:(\d+):)?(\d+):(\d+)$/.exec(raw.trim()) : null
  if (clock === null) return number(raw)
  const [, hours = '0', minutes = '0', rest = '0'] = clock
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest)
}

/** The browser's own look takes next to no time; older ones have none. */
const isWhole = (text: string & { isWellFormed?: () => boolean }): boolean =>
  text.isWellFormed?.() ?? !/\p{Surrogate}/u.test(text)

/**
 * Text as it is, a number or boolean as text; undefined for everything else. Half a character (a lone
 * surrogate, which JSON can spell) is replaced, because no address can be made of it.
 */
export function text(raw: unknown): string | undefined {
  if (typeof raw === 'string') return isWhole(raw) ? raw : raw.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
  return typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : undefined
}

/**
 * A push that is a list: null is the empty list, and what is no list stays as it is, for the schema to
 * refuse.
 */
export function wholeList(repair: Repair): Repair {
  return (raw) => (raw === null || raw === undefined ? [] : (repair(raw) ?? raw))
}

/** Whether an item is a favourite, from a boolean or {favourite}. */
export function favourite(raw: unknown): boolean | undefined {
  return isRecord(raw) ? flag(raw['favourite']) : flag(raw)
}

/** File format and its icon [D3-9]. */
export const fileFormat = nested({ url: text, name: text })

/** What a script makes of a figure that it does not have. */
const noFigure = /(?:^|[^\p{L}\d])(?:NaN|undefined|null|-?Infinity)(?![\p{L}\d])/u

/**
 * What is in addresses and in the name of no format: players take what follows the last point of a station's
 * address for its type.
 */
const addressSign = /[/\\:;?&=#%@]/

/** A figure of the sound ("44.1 kHz", "16 bit") as text; undefined where it is none ("NaN bit"). */
export function figure(raw: unknown): string | undefined {
  const words = text(raw)
  return words === undefined || noFigure.test(words) ? undefined : words
}

/**
 * The type of a track ("flac", "webradio") as text; undefined where it is a piece of an address
 * ("com/ABC-Lounge", "at:8000/").
 */
export function trackType(raw: unknown): string | undefined {
  const words = figure(raw)
  return words === undefined || addressSign.test(words) ? undefined : words
}

/** The repairs of the facts of sound that entries, pages and states have in common [D3-1 D3-15 D3-23]. */
export const soundFields = { samplerate: figure, bitdepth: figure, bitrate: figure, trackType }

/**
 * A track number: 3 of "3"; text that is no number (as "A1") stays; undefined for '' and for what is neither.
 */
export function trackNumber(raw: unknown): number | string | undefined {
  return number(raw) ?? (text(raw) || undefined)
}

/**
 * Text without the white space around it, where players add trailing newlines; undefined for what is no text.
 */
export function trimmedText(raw: unknown): string | undefined {
  return text(raw)?.trim()
}

/**
 * A repair of a list of plain values: entries that cannot be repaired are left out; undefined for what is no
 * list.
 */
export function values(repair: Repair): Repair {
  return (raw) => (Array.isArray(raw) ? raw.map(repair).filter((value) => value !== undefined) : undefined)
}
