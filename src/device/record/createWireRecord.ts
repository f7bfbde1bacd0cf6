import { createListeners } from '../createListeners'
import type { WireEntry, WireRecord } from '../Device'
import { measure } from '../large/rows'

/**
 * The one list of what is secret by its name, for the record of the wire, its file and the neutral session:
 * as a key is written without signs between its words, in small letters.
 */
const secretName =
  /passw|passphrase|passcode|^pass$|token|secret|psk$|^pin(code)?$|pwd|cookie|^auth$|authorization|credential|^session(id)?$|^sid$|^otp$|signature|activationcode|devicecode|(api|access|private|auth|license|licence|wpa|wep|wifi|network|encryption|shared|service)key$/

/** Whether what stands under a key, of an object or of an address, lets somebody in. */
export const isSecretKey = (key: string): boolean =>
  key.length < 200 && secretName.test(key.replaceAll(/[^a-z\d]/gi, '').toLowerCase())

/**
 * `user:password@` of an address, and `key=value` of addresses and logs; bounded, since texts are long and
 * hostile.
 */
const credentials = /(:\/\/[^\s"'<>/\\?#@:]{0,200}:)([^\s"'<>/\\?#@]{1,200})(?=@)/g
const assignment = /([\w-]{1,40})\s?[=:]\s?/g
const assigned = /[^\s"'<>&;,]+/y

/** A text with the secrets in it replaced by `mask`. */
const maskInText = (text: string, mask: string): string =>
  text.length < 4
    ? text
    : maskAssigned(
        text.replace(credentials, (_, before: string) => before + mask),
        mask,
      )

function maskAssigned(text: string, mask: string): string {
  const parts: string[] = []
  let end = 0
  for (const match of text.matchAll(assignment)) {
    const from = match.index + match[0].length
    if (match.index < end || !isSecretKey(match[1] ?? '')) continue
    assigned.lastIndex = from
    if (!assigned.test(text)) continue
    parts.push(text.slice(end, from), mask)
    end = assigned.lastIndex
  }
  return end === 0 ? text : parts.join('') + text.slice(end)
}

const mask = '•••'
/** Nothing that the interface reads is nested deeper. */
const deepest = 200
/** More password fields than all pages of a player have: each is looked for in every text. */
const mostIds = 500

/** What any text has that holds a secret which is looked for here: most have none of it, and are not read. */
const mayHold =
  /pass|token|secret|psk|pwd|pin|cookie|auth|credential|session|sid|otp|sign|code|key|:\/\/[^\s"]{0,400}@/i
/** One after the other the texts of a payload that is cut off somewhere, and whether each is a key. */
const texts = /"((?:[^"\\]|\\[^])*)("?)(\s*:)?/g

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Hides what lets somebody in, because the record is shown and saved: what stands under keys such as password
 * or token, however deep and in texts that are JSON themselves, what the fields of a page hold that it calls
 * `password` and, from then on, what is sent under their ids, and passwords in addresses. Takes JSON and
 * gives JSON; of one that is cut off, what is there. Time grows with the text's length alone.
 */
export function createSecretHider(): (text: string) => string {
  const ids = new Set<string>()
  const isSecret = (key: string) => isSecretKey(key) || ids.has(key)

  const hide = (value: unknown, isHidden: boolean, depth = 0): unknown => {
    if (depth > deepest) return mask
    if (Array.isArray(value)) return value.map((one: unknown) => hide(one, isHidden, depth + 1))
    if (isRecord(value)) {
      const isField = value['type'] === 'password'
      if (isField && typeof value['id'] === 'string' && ids.size < mostIds) ids.add(value['id'])
      return Object.fromEntries(
        Object.entries(value).map(([key, part]) => {
          const isIt = isHidden || isSecret(key) || (isField && key === 'value')
          return [key, hide(part, isIt, depth + 1)]
        }),
      )
    }
    if (isHidden) return value === '' || value === null || typeof value === 'boolean' ? value : mask
    return typeof value === 'string' ? inText(value, depth) : value
  }
  const inText = (text: string, depth: number): string => {
    if (!/^\s*[[{]/.test(text)) return maskInText(text, mask)
    try {
      return JSON.stringify(hide(JSON.parse(text), false, depth + 1))
    } catch {
      return inCutText(text)
    }
  }
  const inCutText = (cut: string): string => {
    let isHidden = false
    return cut.replace(texts, (all, content: string, end: string, colon: string | undefined) => {
      if (colon !== undefined) {
        isHidden = isSecret(content)
        return all
      }
      const shown = isHidden && content !== '' ? mask : maskInText(content, mask)
      isHidden = false
      return `"${shown}${end}`
    })
  }

  return (text) => {
    const isKnown = mayHold.test(text) || [...ids].some((id) => text.includes(JSON.stringify(id)))
    if (!isKnown) return text
    try {
      return JSON.stringify(hide(JSON.parse(text), false))
    } catch {
      return inCutText(text)
    }
  }
}

/** What is recorded of one event; the text is the payload as JSON, empty for none. */
interface WireLine extends Pick<WireEntry, 'direction' | 'event'> {
  text: string
  refused?: string | undefined
  /** Size of the payload where it is not to be measured here, bytes. */
  bytes?: number | undefined
  /** The text is no more than the payload's beginning. */
  isStart?: boolean
}

/**
 * Says afterwards why a line was refused, or takes that back with undefined, and what it measures where that
 * was not known.
 */
export type Note = (refused: string | undefined, bytes?: number) => void

/** A record that can be written, which only the device client does. */
export interface WritableWireRecord extends WireRecord {
  add(line: WireLine): Note
}

/** How much is kept. */
interface RecordBounds {
  entries: number
  /** Payload text in all, characters. */
  total: number
  /** Payload text of one entry, characters; a longer one is cut at once. */
  single: number
  /** What remains of a payload that is cut, characters. */
  preview: number
}

const usual: RecordBounds = { entries: 500, total: 1_000_000, single: 65_536, preview: 500 }

interface Kept {
  entry: WireEntry
  frame: Frame
  text: string
}

// A slice keeps the whole text alive behind it in today's engines; this copies.
const copyStart = (text: string, length: number): string => Array.from(text.slice(0, length)).join('')

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

type Frame = Omit<WireEntry, 'payload' | 'cut'>

const frameOf = ({ direction, event, text, refused, bytes }: WireLine, id: number): Frame => ({
  id,
  time: Date.now(),
  direction,
  event,
  bytes: bytes ?? measure(text),
  ...(refused !== undefined && { refused }),
})

const keepWhole = (frame: Frame, text: string): Kept => ({
  frame,
  text,
  entry: {
    ...frame,
    get payload() {
      return text === '' ? undefined : parse(text)
    },
  },
})

const keepStart = (frame: Frame, text: string): Kept => {
  return { frame, text, entry: { ...frame, payload: text, cut: true } }
}

/** The same event with another refusal, and another size where one is given. */
const refuse = ({ frame, entry, text }: Kept, refused: string | undefined, bytes = frame.bytes): Kept => {
  const { id, time, direction, event } = frame
  const changed = { id, time, direction, event, bytes, ...(refused !== undefined && { refused }) }
  return entry.cut
    ? { frame: changed, text, entry: { ...changed, payload: text, cut: true } }
    : keepWhole(changed, text)
}

/**
 * Keeps the last events that went over the wire, bounded in number and in size: the payload stays as text,
 * the most compact form, and is read only when somebody looks; when all is full the oldest payloads are cut
 * to a preview.
 */
export const createWireRecord = (bounds: RecordBounds = usual): WritableWireRecord => {
  let kept: Kept[] = []
  let shown: readonly WireEntry[] | undefined
  let total = 0
  let lastId = 0
  const listeners = createListeners()
  const hideSecrets = createSecretHider()
  const startOf = (whole: string) => hideSecrets(copyStart(whole, bounds.preview))

  const makeRoom = () => {
    while (kept.length > bounds.entries) total -= kept.shift()?.text.length ?? 0
    for (let index = 0; total > bounds.total && index < kept.length; index++) {
      const one = kept[index]
      if (!one || one.text.length <= bounds.preview) continue
      const less = keepStart(one.frame, startOf(one.text))
      total -= one.text.length - less.text.length
      kept[index] = less
    }
  }

  const changed = () => {
    shown = undefined
    listeners.notify()
  }

  return {
    entries: () => (shown ??= kept.map(({ entry }) => entry)),
    subscribe: (listener) => listeners.add(listener),
    clear: () => {
      kept = []
      total = 0
      changed()
    },
    add: (line) => {
      const frame = frameOf(line, ++lastId)
      const isLong = line.isStart === true || line.text.length > bounds.single
      const one = isLong ? keepStart(frame, startOf(line.text)) : keepWhole(frame, hideSecrets(line.text))
      kept.push(one)
      total += one.text.length
      makeRoom()
      changed()
      let told = line.refused
      return (refused, bytes) => {
        if (refused === told && (bytes === undefined || bytes === frame.bytes)) return
        told = refused
        const index = kept.findIndex(({ frame: { id } }) => id === frame.id)
        const found = kept[index]
        if (!found) return
        kept[index] = refuse(found, refused, bytes)
        changed()
      }
    },
  }
}
