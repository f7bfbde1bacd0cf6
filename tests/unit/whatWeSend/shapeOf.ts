import type { BrowseItem } from '../../../schemas/generated/types'
import { favouriteUri } from '../../../src/device'

/** What the parts of a payload are known by. */
interface Known {
  item?: BrowseItem | undefined
  /** Address of the page that is open. */
  page?: string | undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldsOf = ({ item = {}, page }: Known): [unknown, string][] => {
  const named = ['uri', 'title', 'name', 'artist', 'album', 'albumart'] as const
  return [
    [page, 'the open page'],
    ...named.map((name): [unknown, string] => [item[name], `its ${name}`]),
    [favouriteUri(item.uri ?? ''), 'its uri below mnt/'],
  ]
}

function textOf(value: unknown, known: Known): string {
  if (value === '') return '""'
  const field = typeof value === 'string' && fieldsOf(known).find(([own]) => own === value)
  return field ? field[1] : (JSON.stringify(value) ?? '')
}

/** A service says how a favourite is kept, so that of stations is told. */
const isItsOwn = (name: string, value: unknown, { item }: Known) =>
  item !== undefined && item[name] === value && !(name === 'service' && value === 'webradio')

/** A payload in words: by its names alone where it has what the item has, with its value else. */
export function shapeOf(payload: unknown, known: Known = {}): string {
  if (payload === undefined) return 'nothing'
  if (Array.isArray(payload)) {
    const types = [...new Set<string>(payload.map((one) => (isRecord(one) ? String(one['type']) : 'other')))]
    if (known.item) return `the ${types.join(', ')}s of its list`
    return `[${payload.map((one) => shapeOf(one, known)).join(', ')}]`
  }
  if (!isRecord(payload)) return textOf(payload, known)
  const parts = Object.entries(payload).map(([name, value]) => {
    if (isItsOwn(name, value, known)) return name
    if (/^(prev|cur)Uri$/.test(name) && value === known.page) return `${name}: the open page`
    if (name === 'index' && known.item) return 'index among these'
    return `${name}: ${shapeOf(value, known)}`
  })
  return `{ ${parts.join(', ')} }`
}
