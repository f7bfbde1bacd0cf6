import { keyOf, type PlaylistEntry } from './entries'
import { PlaylistSilence, type PlaylistWire } from './playlistWire'
import { mostSilences, patiently, rewritePlaylist, type WriterTools, type Written } from './writePlaylist'

type Entries = readonly PlaylistEntry[]

/** What is to be taken off a playlist. */
interface Taking extends WriterTools {
  name: string
  /** The playlist as whoever wants that has seen it, in its own order. */
  listed: Entries
  /** Places in that. */
  places: ReadonlySet<number>
  /** What the player cannot add, and shall be left out where the playlist has to be written anew. */
  leaveOut?: Entries
}

/** How that ended; where something was done, with what the playlist held `before` and holds `after`. */
export type Taken =
  | Exclude<Written, { status: 'done' }>
  | {
      status: 'done'
      missing: Entries
      before: Entries
      after: Entries
      /** Entries that are off the list, and those that were to be and are not. */
      taken: number
      left: number
    }

/** Which of the entries that a playlist holds are meant: of equal ones the first by the first, and so on. */
function placesIn(held: Entries, { listed, places }: Pick<Taking, 'listed' | 'places'>): Set<number> {
  const all = new Map<string, number[]>()
  for (const [place, entry] of held.entries()) {
    const key = keyOf(entry)
    const known = all.get(key)
    if (known) known.push(place)
    else all.set(key, [place])
  }
  const seen = new Map<string, number>()
  const found = new Set<number>()
  for (const [place, entry] of listed.entries()) {
    const key = keyOf(entry)
    const number = seen.get(key) ?? 0
    seen.set(key, number + 1)
    const at = all.get(key)?.[number]
    if (places.has(place) && at !== undefined) found.add(at)
  }
  return found
}

/** So many are taken off one by one in any case. */
const few = 20

/**
 * Whether entries can be taken off one by one: no equal one stays, which players might take in its place, and
 * all have an address; and whether that is less work than to write what stays anew, twice.
 */
function goesOneByOne(held: Entries, gone: ReadonlySet<number>): boolean {
  if (gone.size > Math.max(few, 2 * (held.length - gone.size))) return false
  const kept = new Set(held.flatMap((entry, place) => (gone.has(place) ? [] : keyOf(entry))))
  return [...gone].every((place) => {
    const entry = held[place]
    return entry?.uri && !kept.has(keyOf(entry))
  })
}

/** Takes one off, once more where that got lost and it is still there; whether the player has said so. */
async function takeOne(wire: PlaylistWire, name: string, entry: PlaylistEntry): Promise<boolean> {
  const { uri = '' } = entry
  const take = () => wire.take(name, { ...entry, uri })
  const told = await take()
  if (told !== 'lost') return told === 'done'
  const held = await patiently(wire, () => wire.read(name))
  return held.some((one) => keyOf(one) === keyOf(entry)) ? (await take()) === 'done' : true
}

/**
 * Takes entries off a playlist. One by one where that can only take the right ones; where one of equal
 * entries stays, which players cannot tell apart, and where little stays, the playlist is written anew behind
 * a draft. What somebody else has changed meanwhile stays as it is.
 */
export async function takeFromPlaylist(wire: PlaylistWire, taking: Taking): Promise<Taken> {
  const { name, places, leaveOut = [], signal, onProgress } = taking
  const read = () => patiently(wire, () => wire.read(name), signal)
  let isStarted = false
  try {
    const before = await read()
    const gone = placesIn(before, taking)
    const wanted = before.filter((_, place) => !gone.has(place))
    if (gone.size === 0) return { status: 'refused', why: 'changed' }
    if (!goesOneByOne(before, gone)) {
      const left = new Set(leaveOut.map(keyOf))
      const after = wanted.filter((entry) => !left.has(keyOf(entry)))
      const told = await rewritePlaylist(wire, { ...taking, before, wanted: after })
      if (told.status !== 'done') return told
      return { ...told, before, after, taken: gone.size, left: places.size - gone.size }
    }
    let [done, silences] = [0, 0]
    for (const place of gone) {
      if (signal?.aborted || silences >= mostSilences) break
      isStarted = true
      silences = (await takeOne(wire, name, before[place] ?? {})) ? 0 : silences + 1
      done += 1
      onProgress?.(done, gone.size, true)
    }
    const after = await read()
    const kept = new Set(after.map(keyOf))
    const stays = [...gone].filter((place) => kept.has(keyOf(before[place] ?? {}))).length
    const taken = gone.size - stays
    return { status: 'done', missing: [], before, after, taken, left: places.size - taken }
  } catch (error) {
    if (error instanceof PlaylistSilence)
      return { status: 'cut', ...(isStarted && { isPartly: true as const }) }
    throw error
  }
}
