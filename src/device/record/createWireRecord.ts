import { createListeners } from '../createListeners'
import type { WireEntry, WireRecord } from '../Device'
import { createSecretHider } from './hideSecrets'
import { measure } from './measure'

/** What is recorded of one event; the text is the payload as JSON, empty for none. */
export interface WireLine extends Pick<WireEntry, 'direction' | 'event'> {
  text: string
  refused?: string | undefined
  /** Size of the payload where it is not to be measured here, bytes. */
  bytes?: number | undefined
  /** The text is no more than the payload's beginning. */
  isStart?: boolean
}

/** Says afterwards why a line was refused, or takes that back with undefined, and what it measures where that was not known. */
export type Note = (refused: string | undefined, bytes?: number) => void

/** A record that can be written, which only the device client does. */
export interface WritableWireRecord extends WireRecord {
  add(line: WireLine): Note
}

/** How much is kept. */
export interface RecordBounds {
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
 * Keeps the last events that went over the wire, bounded in number and in size: the payload stays as text, the most
 * compact form, and is read only when somebody looks; when all is full the oldest payloads are cut to a preview.
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
      let said = line.refused
      return (refused, bytes) => {
        if (refused === said && (bytes === undefined || bytes === frame.bytes)) return
        said = refused
        const index = kept.findIndex(({ frame: { id } }) => id === frame.id)
        const found = kept[index]
        if (!found) return
        kept[index] = refuse(found, refused, bytes)
        changed()
      }
    },
  }
}
