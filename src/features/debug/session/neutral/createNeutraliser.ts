import { kindOfKey } from './kindOfKey'
import { NeutralNames } from './NeutralNames'
import { neutralText } from './neutralText'
import type { NeutralWords } from './NeutralWords'
import { toWords } from './toWords'
import type { NeutralKind, Replacement } from './Replacement'

/** An event whose payload may tell of somebody. */
interface Told {
  event: string | null
  payload: unknown
}

/** Makes payloads neutral; what was replaced so far is in `replaced`. */
export interface Neutraliser {
  payload: (told: Told) => unknown
  /** A text that stands alone, e.g. a reason. */
  text: (text: string) => string
  replaced: () => readonly Replacement[]
}

/** Keys whose texts the interface itself goes by: only what tells of somebody by its look is replaced in them. */
const structural =
  /^(element|type|id|coreSection|event|emit|method|endpoint|page|status|service|trackType|state)$/

/** Nothing that the interface reads is nested deeper. */
const deepest = 200

/** Words that say nothing although they stand under a key that usually tells. */
const isNothing = (text: string) =>
  /^(|null|undefined|none|unknown|-|true|false|auto|dhcp)$/i.test(text.trim())

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The key that tells what a value is: in fields of pages that is the field's id. */
const tellingKey = (holder: unknown, key: string): string => {
  if (!isRecord(holder) || (key !== 'value' && key !== 'label')) return key
  if (key === 'value' && holder['type'] === 'password') return 'password'
  const { id } = holder
  return key === 'value' && typeof id === 'string' ? id : key
}

/**
 * A neutraliser for these events, and for nothing else: all of them are read first, so that a name is found wherever it
 * stands, also before the place that tells that it is one. The same original gets the same replacement everywhere.
 */
export const createNeutraliser = (all: readonly Told[], brandWord: string): Neutraliser => {
  const names = new NeutralNames()
  let isReading = true
  let words: readonly NeutralWords[] = []
  const say = (kind: NeutralKind, original: string, isWord = false): string => {
    if (!isReading) return names.replace(kind, original)
    names.note(kind, original, isWord)
    return original
  }
  const toText = (text: string, withWords: boolean) =>
    neutralText(text, { say, words: withWords ? words : [], brandWord })

  const ofKind = (kind: NeutralKind, text: string): string => {
    if (isNothing(text)) return text
    // What has the look of its kind, or is more than a name, is found by that look.
    if (/^(host|email|hardware)$/.test(kind) && /^[\d.]+$|[:/\\@%]/.test(text.trim()))
      return toText(text, true)
    const word = text.trim()
    return text.replace(word, () => say(kind, word, true))
  }

  const walk = (value: unknown, key: string, holder: unknown, event: string, depth = 0): unknown => {
    if (depth > deepest) return null
    const inside = (part: unknown, name: string, of: unknown) => walk(part, name, of, event, depth + 1)
    if (Array.isArray(value)) return value.map((one: unknown) => inside(one, key, holder))
    if (isRecord(value))
      return Object.fromEntries(
        Object.entries(value).map(([name, part]) => [toText(name, false), inside(part, name, value)]),
      )
    const kind = kindOfKey(tellingKey(holder, key), event)
    if (typeof value === 'number' && (kind === 'secret' || kind === 'serial')) return 0
    if (typeof value !== 'string') return value
    const inner = parsed(value)
    if (inner !== undefined) {
      const made = JSON.stringify(inside(inner, key, undefined))
      return made === JSON.stringify(inner) ? value : made
    }
    return kind ? ofKind(kind, value) : toText(value, !structural.test(key))
  }

  const payload = ({ event, payload }: Told) => walk(payload, event ?? '', undefined, event ?? '')
  for (const told of all) payload(told)
  isReading = false
  words = toWords(names.words())
  return { payload, text: (text) => toText(text, true), replaced: () => names.replaced() }
}

/** What a text that is JSON holds; undefined for other texts. */
function parsed(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
