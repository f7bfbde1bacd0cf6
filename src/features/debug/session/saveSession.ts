import { isSecretKey, type WireEntry } from '../../../device'
import {
  type NeutralKind,
  type Replacement,
  type NeutralWords,
  neutralText,
  inBrandOfFixtures,
} from './neutral/neutralText'
import { NeutralNames } from './neutral/NeutralNames'
import type { Session } from '../../../../schemas/generated/types'
import { offerFile } from '../wireEntries'

const kinds: readonly [NeutralKind, RegExp][] = [
  ['serial', /serial|uuid|(hardware|device|machine|unique|chip|board)id$|^imei$/],
  ['email', /^e?mail(address)?$/],
  ['network', /^e?ssid$|ssidname|networkname/],
  ['hardware', /^mac(address)?$|^bssid$|^hwaddr/],
  ['device', /^(device|player|friendly|room|zone|printer)name$|^friendlyname$/],
  [
    'person',
    /(user|login)(name)?$|^(user|account|owner|author)(name|id)?$|^(first|last|full|display|real|nick)name$|^uploader$/,
  ],
  [
    'host',
    /^(host|hostname|server|servername|domain|domainname|nas|nasname|ip|ipaddress|address|gateway|dns\d*)\d*$/,
  ],
]

/** Names of things in pushes and requests that are about those things. */
const named: readonly [RegExp, NeutralKind][] = [
  [
    /MultiRoom|Multiroom|AudioOutput|DeviceName|InfoShare|ListShares|addShare|editShare|nasCredentials/,
    'device',
  ],
  [/NetworkSharesDiscovery/, 'host'],
]

const plain = (key: string) => key.replaceAll(/[^a-z\d]/gi, '').toLowerCase()

/**
 * What the text under a key is, by the key's name and by the event that it is in; undefined when that says
 * nothing. The key of a payload that is a text itself is the name of its event.
 */
const kindOfKey = (key: string, event: string): NeutralKind | undefined => {
  const name = plain(key.replace(/^(push|get|set)(?=[A-Z])/, ''))
  if (name === 'name') return named.find(([pattern]) => pattern.test(event))?.[1]
  if (name === 'code' && /activation/i.test(event)) return 'secret'
  if (isSecretKey(name)) return 'secret'
  return kinds.find(([, pattern]) => pattern.test(name))?.[0]
}

interface Word {
  kind: NeutralKind
  original: string
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/**
 * Patterns that find words (longest first) where they stand alone; hosts in any case, other names as they are
 * written.
 */
const toWords = (words: readonly Word[]): readonly NeutralWords[] => {
  const hosts = words.filter(({ kind }) => kind === 'host')
  const others = words.filter(({ kind }) => kind !== 'host')
  return [
    { some: hosts, flags: 'giu', spell: (text: string) => text.toLowerCase() },
    { some: others, flags: 'gu', spell: (text: string) => text },
  ].flatMap(({ some, flags, spell }) => {
    if (some.length === 0) return []
    const kinds = new Map(some.map(({ kind, original }) => [spell(original), kind]))
    const any = some.map(({ original }) => escaped(original)).join('|')
    const pattern = new RegExp(String.raw`(?<before>^|[^\p{L}\p{N}])(?:${any})(?![\p{L}\p{N}])`, flags)
    return [{ pattern, kindOf: (word: string) => kinds.get(spell(word)) ?? 'host' }]
  })
}

/** An event whose payload may tell of somebody. */
interface Told {
  event: string | null
  payload: unknown
}

/** Makes payloads neutral; what was replaced so far is in `replaced`. */
interface Neutraliser {
  payload: (told: Told) => unknown
  /** A text that stands alone, e.g. a reason. */
  text: (text: string) => string
  replaced: () => readonly Replacement[]
}

/**
 * Keys whose texts the interface itself goes by: only what tells of somebody by its look is replaced in them.
 */
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
 * A neutraliser for these events, and for nothing else: all of them are read first, so that a name is found
 * wherever it stands, also before the place that tells that it is one. The same original gets the same
 * replacement everywhere.
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

/** A record as a session, what was replaced in it, and how many events are not in it. */
interface MadeSession {
  session: Session
  replaced: readonly Replacement[]
  /** Events whose payload the record had cut, and log lines, which may say anything. */
  leftOut: number
}

/** Where a session begins; its own questions lead to other screens. */
const start = '/settings'

const isKept = ({ cut, event }: WireEntry) => cut !== true && event !== 'printConsoleMessage'

/**
 * What went over the wire (oldest first) as a session without names and addresses, with the brand word of all
 * fixtures; undefined when nothing of it can be played.
 */
export const toSession = (
  entries: readonly WireEntry[],
  { brandWord, title }: { brandWord: string; title: string },
): MadeSession | undefined => {
  const kept = entries.filter(isKept)
  const [first] = kept
  if (!first) return undefined
  const neutral = createNeutraliser(kept, brandWord)
  const steps = kept.map(({ time, direction, event, payload, refused }) => {
    const made = neutral.payload({ event, payload })
    return {
      at: Math.max(0, Math.round(time - first.time)),
      direction,
      event: event === null ? null : inBrandOfFixtures(event, brandWord),
      ...(made !== undefined && { payload: made }),
      ...(refused !== undefined && { refused: neutral.text(refused) }),
    }
  })
  return {
    session: { title, start, steps },
    replaced: neutral.replaced(),
    leftOut: entries.length - kept.length,
  }
}

/** What was saved, and under which name. */
export interface SavedSession {
  file: string
  events: number
  leftOut: number
  replaced: readonly Replacement[]
}

/** Offers what went over the wire to the browser as a session; undefined when there is nothing to play. */
export const saveSession = (entries: readonly WireEntry[], brandWord: string): SavedSession | undefined => {
  const made = toSession(entries, { brandWord, title: 'A recorded session' })
  if (!made) return undefined
  const { session, replaced, leftOut } = made
  return { file: offerFile('session', session), events: session.steps.length, leftOut, replaced }
}
