import { playlistNameProblem } from '../saveQueue'
import { isBeginning, isSameList, keyOf, lacking, type PlaylistEntry } from './entries'
import { PlaylistSilence, type PlaylistWire } from './playlistWire'

type Entries = readonly PlaylistEntry[]

/** Why nothing was begun, or all of it undone: what there was is as it was. */
export type PlaylistError =
  /** Somebody has changed the playlist meanwhile. */
  | 'changed'
  /** There is a playlist of that name. */
  | 'taken'
  /** The name leaves no room for that of the draft. */
  | 'long'
  /** The player does not keep a playlist of that name, or keep it as it was told. */
  | 'failed'
  /** Another playlist is being written. */
  | 'busy'

/** How the writing of a playlist ended. */
export type Written =
  /** `missing`: what of it the player did not take, though the rest is there. */
  | { status: 'done'; missing: Entries }
  | { status: 'refused'; why: PlaylistError }
  /** These the player cannot add, and nothing was changed. */
  | { status: 'untaken'; entries: Entries }
  | { status: 'cancelled' }
  /**
   * The player is away. `draft` holds all of the new list; without it the old one is as it was, but
   * `isPartly`: some of what was to be taken off may be off.
   */
  | { status: 'cut'; draft?: string; isPartly?: true }

/** What the writer tells and hears on its way. */
export interface WriterTools {
  /** Entries written of those to be written; `canStop` until the old list is touched. */
  onProgress?: (done: number, total: number, canStop: boolean) => void
  /** Stops the writing, and takes back what was begun, while the old list is untouched. */
  signal?: AbortSignal
}

class Stopped extends Error {}
class Mismatch extends Error {}

/**
 * The name under which the new content of a playlist stands until it is whole; it tells whoever sees it what
 * it is of, and how many entries make it whole.
 */
export const draftOf = (name: string, count: number): string => `${name} (rewriting ${count})`

/** What a draft is of; undefined for another playlist. */
export function readDraft(draft: string): { name: string; count: number } | undefined {
  const [, name, count] = /^(.+) \(rewriting (\d{1,6})\)$/s.exec(draft) ?? []
  return name === undefined ? undefined : { name, count: Number(count) }
}

/** Asks once more where the player was away and is back. Rejects as `act` does. */
export async function patiently<T>(
  wire: PlaylistWire,
  act: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof PlaylistSilence) || !(await wire.isBack(signal))) throw error
    return act()
  }
}

/** So many entries of a service are given up one by one, before all of that service are. */
export const mostSilences = 3

interface Filling {
  wire: PlaylistWire
  name: string
  wanted: Entries
  signal?: AbortSignal | undefined
  onEntry: (done: number) => void
}

/** Where to go on in what is wanted behind what is held. */
function placeBehind(wanted: Entries, held: Entries): number {
  const open = lacking(wanted, held)
  if (!open) throw new Mismatch()
  const missing = new Set(open)
  const last = wanted.findLastIndex((_, place) => !missing.has(place))
  return last + 1
}

/**
 * Puts what is wanted into a playlist, behind what it holds of that already, one by one; returns what the
 * player did not take, as its list shows in the end. Rejects with `Stopped`, with `Mismatch` where the list
 * holds something else, and with `PlaylistSilence`.
 */
async function fill({ wire, name, wanted, signal, onEntry }: Filling): Promise<Entries> {
  const read = () => patiently(wire, () => wire.read(name), signal)
  let next = placeBehind(wanted, await read())
  const silences = new Map<string, number>()
  while (next < wanted.length) {
    if (signal?.aborted) throw new Stopped()
    const entry = wanted[next] ?? {}
    const service = entry.service || 'mpd'
    const given = silences.get(service) ?? 0
    const told = given >= mostSilences ? 'failed' : await wire.add(name, entry)
    if (told === 'lost') next = placeBehind(wanted, await read())
    else {
      // It may be on the list all the same: what was said of it got lost.
      const isThere = told === 'done' || (told === 'silent' && placeBehind(wanted, await read()) > next)
      if (told === 'silent' && !isThere) silences.set(service, given + 1)
      if (isThere) silences.delete(service)
      next += 1
    }
    onEntry(next)
  }
  const open = lacking(wanted, await read())
  if (!open) throw new Mismatch()
  return open.flatMap((place) => wanted[place] ?? [])
}

/** Makes a playlist that there is not, once more where that got lost; whether it is there then. */
async function ensure(wire: PlaylistWire, name: string): Promise<boolean> {
  const isThere = async () => (await patiently(wire, wire.names)).includes(name)
  for (let tried = 0; tried < 2 && !(await isThere()); tried += 1) await wire.create(name)
  return isThere()
}

/** Takes away what was begun; what cannot be said for sure is left for the next connection. */
async function drop(wire: PlaylistWire, name: string): Promise<void> {
  try {
    await patiently(wire, () => wire.remove(name))
  } catch {
    // It is told as unfinished then.
  }
}

interface Making extends WriterTools {
  name: string
  wanted: Entries
}

/**
 * Makes a playlist of a name that there is not, whole or not at all: what the player does not take is told,
 * and nothing stays.
 */
async function makeWhole(wire: PlaylistWire, making: Making, onEntry: (done: number) => void) {
  const { name, wanted, signal } = making
  try {
    if (!(await ensure(wire, name))) return { status: 'refused', why: 'failed' } as const
    const entries = await fill({ wire, name, wanted, signal, onEntry })
    if (entries.length === 0) return { status: 'done', missing: [] } as const
    await drop(wire, name)
    return { status: 'untaken', entries } as const
  } catch (error) {
    if (error instanceof Stopped) {
      await drop(wire, name)
      return { status: 'cancelled' } as const
    }
    if (error instanceof Mismatch) {
      await drop(wire, name)
      return { status: 'refused', why: 'failed' } as const
    }
    if (error instanceof PlaylistSilence) return { status: 'cut' } as const
    throw error
  }
}

/**
 * Brings a playlist to what its draft holds, from wherever that was left off: the old content goes, the new
 * one comes, and once it is there the draft goes. The draft is whole all the while.
 */
export async function finishDraft(
  wire: PlaylistWire,
  { name, draft, wanted }: { name: string; draft: string; wanted: Entries },
  onEntry: (done: number) => void,
): Promise<Written> {
  try {
    if ((await patiently(wire, wire.names)).includes(name)) {
      const held = await patiently(wire, () => wire.read(name))
      const holdsBeginning = held.length > 0 && isBeginning(held, wanted)
      if (!holdsBeginning && !(await patiently(wire, () => wire.remove(name))))
        return { status: 'refused', why: 'failed' }
    }
    if (!(await ensure(wire, name))) return { status: 'cut', draft }
    const missing = await fill({ wire, name, wanted, onEntry })
    if (missing.length > 0) return { status: 'cut', draft }
    await patiently(wire, () => wire.remove(draft))
    return { status: 'done', missing: [] }
  } catch (error) {
    if (error instanceof Mismatch || error instanceof PlaylistSilence) return { status: 'cut', draft }
    throw error
  }
}

/** How a playlist is to be. */
export interface Rewriting extends WriterTools {
  name: string
  /** What it is to hold. */
  wanted: Entries
  /** What it holds, as far as whoever wants that has seen it. */
  before: Entries
}

/**
 * Gives a playlist another content. Players have no request for that, and what adds to a list and takes off
 * it is done one by one; so the new content is written under the name of a draft first, read back, and only
 * then is the old one deleted and written anew (docs/decisions/044). Where the new content only goes on
 * behind the old one, it is added to it.
 */
export async function rewritePlaylist(wire: PlaylistWire, rewriting: Rewriting): Promise<Written> {
  const { name, wanted, before, signal, onProgress } = rewriting
  try {
    const read = () => patiently(wire, () => wire.read(name), signal)
    const names = await patiently(wire, wire.names, signal)
    if (!names.includes(name) || !isSameList(await read(), before))
      return { status: 'refused', why: 'changed' }
    if (isSameList(before, wanted)) return { status: 'done', missing: [] }
    if (before.length > 0 && isBeginning(before, wanted)) {
      const [more, count] = [before.length, wanted.length]
      const onEntry = (done: number) => onProgress?.(done - more, count - more, false)
      const missing = await fill({ wire, name, wanted, onEntry })
      return { status: 'done', missing }
    }
    const draft = draftOf(name, wanted.length)
    if (playlistNameProblem(draft)) return { status: 'refused', why: 'long' }
    // Of a writing that was cut off before anything was changed.
    if (names.includes(draft)) await wire.remove(draft)
    const told = await makeWhole(wire, { name: draft, wanted, ...(signal && { signal }) }, (done) =>
      onProgress?.(done, 2 * wanted.length, true),
    )
    if (told.status !== 'done') return told
    const isUntouched = isSameList(await read(), before)
    if (!isUntouched || signal?.aborted) {
      await drop(wire, draft)
      return isUntouched ? { status: 'cancelled' } : { status: 'refused', why: 'changed' }
    }
    const finished = await finishDraft(wire, { name, draft, wanted }, (done) =>
      onProgress?.(wanted.length + done, 2 * wanted.length, false),
    )
    if (finished.status === 'refused') await drop(wire, draft)
    return finished
  } catch (error) {
    if (error instanceof Mismatch) return { status: 'refused', why: 'changed' }
    if (error instanceof PlaylistSilence) return { status: 'cut' }
    throw error
  }
}

/** Makes a playlist that there is not yet; nothing stays of one that the player does not take as a whole. */
export async function makeNewPlaylist(wire: PlaylistWire, making: Making): Promise<Written> {
  const { name, wanted, signal, onProgress } = making
  try {
    if ((await patiently(wire, wire.names, signal)).includes(name)) return { status: 'refused', why: 'taken' }
    return await makeWhole(wire, making, (done) => onProgress?.(done, wanted.length, true))
  } catch (error) {
    if (error instanceof PlaylistSilence) return { status: 'cut' }
    throw error
  }
}

interface Renaming extends WriterTools {
  name: string
  to: string
  /** What the player cannot add, and shall be left out. */
  leaveOut?: Entries
}

/**
 * Gives a playlist another name: all of it is written under that and read back, and only then is the old one
 * deleted.
 */
export async function renamePlaylist(wire: PlaylistWire, renaming: Renaming): Promise<Written> {
  const { name, to, leaveOut = [], signal, onProgress } = renaming
  try {
    const before = await patiently(wire, () => wire.read(name), signal)
    const left = new Set(leaveOut.map(keyOf))
    const told = await makeNewPlaylist(wire, {
      name: to,
      wanted: before.filter((entry) => !left.has(keyOf(entry))),
      ...(signal && { signal }),
      ...(onProgress && { onProgress }),
    })
    if (told.status !== 'done') return told
    if (!isSameList(await patiently(wire, () => wire.read(name), signal), before)) {
      await drop(wire, to)
      return { status: 'refused', why: 'changed' }
    }
    if (await patiently(wire, () => wire.remove(name))) return told
    await drop(wire, to)
    return { status: 'refused', why: 'failed' }
  } catch (error) {
    if (error instanceof PlaylistSilence) return { status: 'cut' }
    throw error
  }
}

/** Deletes a playlist that is still what it was made. */
export async function takeBackPlaylist(
  wire: PlaylistWire,
  { name, made }: { name: string; made: Entries },
): Promise<Written> {
  try {
    if (!isSameList(await patiently(wire, () => wire.read(name)), made))
      return { status: 'refused', why: 'changed' }
    const isGone = await patiently(wire, () => wire.remove(name))
    return isGone ? { status: 'done', missing: [] } : { status: 'refused', why: 'failed' }
  } catch (error) {
    if (error instanceof PlaylistSilence) return { status: 'cut' }
    throw error
  }
}
