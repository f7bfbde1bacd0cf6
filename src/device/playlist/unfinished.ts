import { isBeginning, isSameList, type PlaylistEntry } from './entries'
import type { PlaylistWire } from './playlistWire'
import { readDraft } from './writePlaylist'

/** A writing that was cut off, as the player has it. */
export interface Unfinished {
  kind: 'rewriting' | 'renaming'
  /** The playlist that was written. */
  name: string
  /** What was written in its place: a draft of it, or the playlist under its new name. */
  draft: string
  /** What of the new content is there. */
  entries: readonly PlaylistEntry[]
  /** All of the new content is there, so that the writing can go on. */
  canFinish: boolean
  /** The old content is there, so that the new one can go. */
  canDrop: boolean
}

/** What this browser remembers of a renaming: players show nothing by which it could be told from a copy. */
export interface Renaming {
  name: string
  to: string
}

/**
 * What is left of writings that were cut off: drafts that the player has, by their names, from whatever
 * browser they come, and a renaming that this browser remembers. A draft without all of its entries was never
 * used: the playlist is as it was. Rejects with `PlaylistSilence`.
 */
export async function findUnfinished(
  wire: PlaylistWire,
  names: readonly string[],
  remembered: Renaming | undefined,
): Promise<Unfinished[]> {
  const found: Unfinished[] = []
  for (const draft of names) {
    const told = readDraft(draft)
    if (!told) continue
    const { name, count } = told
    const entries = await wire.read(draft)
    const held = names.includes(name) ? await wire.read(name) : undefined
    const isWhole = entries.length === count
    // One that only begins like the draft may be on its way to it.
    const isOld = held !== undefined && (!isWhole || isSameList(held, entries) || !isBeginning(held, entries))
    if (isWhole || isOld)
      found.push({ kind: 'rewriting', name, draft, entries, canFinish: isWhole, canDrop: isOld })
  }
  const { name = '', to = '' } = remembered ?? {}
  if (!names.includes(name) || !names.includes(to)) return found
  const [old, entries] = [await wire.read(name), await wire.read(to)]
  // Another playlist has got that name since.
  if (!isBeginning(entries, old)) return found
  const canFinish = isSameList(old, entries)
  return [...found, { kind: 'renaming', name, draft: to, entries, canFinish, canDrop: true }]
}
