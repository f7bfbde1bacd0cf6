/** Characters from which on a push is read elsewhere; a smaller one is read sooner than it is handed over. */
const large = 200_000

/** Events whose pushes may be large. */
export type LargeEvent = 'pushQueue' | 'pushBrowseLibrary'

/** How a socket packet of them begins: an event, and what it brings. */
const beginning = /^2\["(pushQueue|pushBrowseLibrary)",[[{]/

const isLargeEvent = (event: string): event is LargeEvent =>
  event === 'pushQueue' || event === 'pushBrowseLibrary'

/** The event of a socket packet that is too large to be read in the page; undefined for all others. */
export function largePushOf(packet: string): LargeEvent | undefined {
  const event = packet.length > large ? beginning.exec(packet)?.[1] : undefined
  return event !== undefined && isLargeEvent(event) ? event : undefined
}

const asking = new Set(['getQueue', 'browseLibrary', 'search', 'goTo'])

/** Whether a request may be answered by a large push. */
export const asksForLarge = (request: string): boolean => asking.has(request)

/** What became of a large push where it was read. */
export type LargeRead =
  | {
      status: 'read'
      /** Its size as it came, bytes. */
      bytes: number
      /** Of each row its place among those before, -1 for a new one. */
      from: Int32Array
      /** What there is beside the rows (`rowsOf`). */
      frame: unknown
      /** The new rows in their order, as JSON of lists of some of them. */
      portions: readonly string[]
    }
  | { status: 'refused'; reason: string; bytes: number }

/** How a large push was read, without its rows. */
export type LargeEnd =
  | Extract<LargeRead, { status: 'refused' }>
  | Omit<Extract<LargeRead, { status: 'read' }>, 'portions'>

/** Takes some of the new rows of a push, as JSON of their list. */
export type TakeRows = (json: string) => void

/** Reads the payload of a push and hands over what is new in it. Calls are answered in order. */
export type ReadRows = (event: LargeEvent, text: string, take: TakeRows) => Promise<LargeEnd>

/** A push so large that it is read where it arrived, beside the page. */
export interface StreamedList {
  event: LargeEvent
  /** How its payload begins, as JSON. */
  start: string
  /** Size of the payload, characters. */
  length: number
  /** Has it read; call it once. */
  read: (take: TakeRows) => Promise<LargeEnd>
}

/**
 * Where each row of a list was in the one before it, -1 for a row that is new: what begins and ends alike
 * stays, of what lies between equal rows the first goes to the first. Rows are given as texts.
 */
export function matchRows(before: readonly string[], after: readonly string[]): Int32Array {
  const from = new Int32Array(after.length).fill(-1)
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) from[start] = start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) {
    end += 1
    from[after.length - end] = before.length - end
  }
  const loose = new Map<string, number[]>()
  for (let place = before.length - end - 1; place >= start; place -= 1) {
    const row = before[place] ?? ''
    const places = loose.get(row)
    if (places) places.push(place)
    else loose.set(row, [place])
  }
  for (let place = start; place < after.length - end; place += 1)
    from[place] = loose.get(after[place] ?? '')?.pop() ?? -1
  return from
}

/** A large push in two: its many rows, and all else, which is small. */
interface InRows {
  rows: readonly unknown[]
  frame: unknown
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What of a page of the library is read without its items: of each list the number of them. */
function takeItems(page: unknown): InRows {
  const navigation = isObject(page) ? page['navigation'] : undefined
  const lists = isObject(navigation) ? navigation['lists'] : undefined
  if (!isObject(page) || !isObject(navigation) || !Array.isArray(lists)) return { rows: [], frame: page }
  const rows: unknown[] = []
  const short = lists.map((list: unknown) => {
    const items = isObject(list) ? list['items'] : undefined
    if (!isObject(list) || !Array.isArray(items)) return list
    for (const item of items) rows.push(item)
    return { ...list, items: items.length }
  })
  return { rows, frame: { ...page, navigation: { ...navigation, lists: short } } }
}

function giveItems(page: unknown, rows: readonly unknown[]): unknown {
  const navigation = isObject(page) ? page['navigation'] : undefined
  const lists = isObject(navigation) ? navigation['lists'] : undefined
  if (!isObject(page) || !isObject(navigation) || !Array.isArray(lists)) return page
  let next = 0
  const whole = lists.map((list: unknown) => {
    const count = isObject(list) ? list['items'] : undefined
    if (!isObject(list) || typeof count !== 'number') return list
    next += count
    return { ...list, items: rows.slice(next - count, next) }
  })
  return { ...page, navigation: { ...navigation, lists: whole } }
}

/** Takes a large push apart, which was repaired and checked. */
export const splitRows = (event: LargeEvent, value: unknown): InRows =>
  event === 'pushQueue' ? { rows: Array.isArray(value) ? value : [], frame: undefined } : takeItems(value)

/** Puts it together again. */
export const joinRows = (event: LargeEvent, { rows, frame }: InRows): unknown =>
  event === 'pushQueue' ? rows : giveItems(frame, rows)

const encoder = new TextEncoder()

/**
 * Length of `text` in UTF-8, bytes. Only what is not ASCII is encoded: a queue of megabytes has little of it,
 * and copying all of it would hold up the page.
 */
export const measure = (text: string): number => {
  // oxlint-disable-next-line no-control-regex
  const others = text.match(/[^\u0000-\u007F]+/g)
  if (!others) return text.length
  // Apart, so that no two halves of characters come together.
  const apart = others.join(' ')
  return text.length - apart.length + encoder.encode(apart).byteLength
}
