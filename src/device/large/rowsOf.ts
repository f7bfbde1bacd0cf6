import type { LargeEvent } from './largePushOf'

/** A large push in two: its many rows, and all else, which is small. */
export interface InRows {
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
