import type { FileImports } from './FileImports'
import type { Room, RoomGraph, Way } from './RoomGraph'

/** Folders whose folders are rooms of their own. */
const halls = ['src']

/** A room that is drawn with the names of its folders in it. */
const shelved = 'src/features'

/** Everything else, such as brand.json and packages, is no room. */
const known = ['src', 'machines', 'schemas', 'authoring', 'player', 'cli', 'locales', 'fixtures']

/** Counts imports between rooms; rooms and ways are in the order of the alphabet. */
export function toRooms(files: readonly FileImports[]): RoomGraph {
  const rooms = new Map<string, Set<string>>()
  const ways = new Map<string, Way>()
  const enter = (file: string) => {
    const name = roomOf(file)
    if (name === undefined) return undefined
    const parts = rooms.get(name) ?? new Set()
    rooms.set(name, parts)
    const part = name === shelved ? file.split('/')[2] : undefined
    if (part !== undefined) parts.add(part)
    return name
  }
  for (const { file, imports } of files) {
    const from = enter(file)
    if (from === undefined) continue
    for (const to of imports.map(enter)) {
      if (to === undefined || to === from) continue
      const way = ways.get(`${from} ${to}`) ?? { from, to, count: 0 }
      way.count++
      ways.set(`${from} ${to}`, way)
    }
  }
  return {
    rooms: [...rooms]
      .map(([name, parts]): Room => ({ name, parts: [...parts].sort(byCode) }))
      .sort((a, b) => byCode(a.name, b.name)),
    ways: [...ways.values()].sort((a, b) => byCode(a.from, b.from) || byCode(a.to, b.to)),
  }
}

function roomOf(file: string): string | undefined {
  const [first = '', second = ''] = file.split('/')
  if (!known.includes(first)) return undefined
  if (!halls.includes(first)) return first
  if (file.split('/').length > 2) return `${first}/${second}`
  // What begins belongs to the room that puts all together; what all rooms may ask, as src/base.ts, to none.
  return file.endsWith('/main.tsx') ? `${first}/app` : undefined
}

/** As no language orders them, so that every machine does. */
function byCode(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
