import { createChance, seedOf } from '../core/seededChance'
import type { PlayerContext } from '../core/PlayerContext'
import { newPlaylists, type PlaylistsDocument, type Entry, type ListRefused } from '../storage/musicDocuments'
import { toEntry, prewrite } from '../queue/queueEntries'
import type { QueueItem } from '../playback/Engine'
import { expandAll, type Wanted, mostEntries, TooMany } from '../queue/expand'
import { toast } from '../core/Clients'

/** The playlists that a player comes with, of tracks that it has; always the same for the same library. */
export function samplePlaylists(player: Pick<PlayerContext, 'music'>): PlaylistsDocument {
  const { tracks } = player.music.library()
  return newPlaylists.map(({ name }) => {
    const chance = createChance(seedOf(name))
    const count = Math.min(tracks.length, 8 + Math.floor(chance() * 6))
    const picked = new Set(Array.from({ length: count }, () => tracks[Math.floor(chance() * tracks.length)]))
    const entries = [...picked].flatMap((track) => (track ? toEntry(player, track) : []))
    return { name, entries }
  })
}

/** More playlists than anybody has; whoever makes more wants to fill the disk. */
const most = 1_000

/**
 * Sets what is on a playlist, which is made if there is none of that name. Rejects when it could not be
 * written.
 */
export async function changePlaylist(
  { storage }: PlayerContext,
  name: string,
  change: (entries: readonly Entry[]) => readonly Entry[],
): Promise<void> {
  const playlists = storage.playlists.value()
  const before = playlists.find((playlist) => playlist.name === name)
  if (before === undefined && playlists.length >= most) throw new Error('there are too many playlists')
  const after = { name, entries: [...change(before?.entries ?? [])] }
  await storage.playlists.save(
    before === undefined
      ? [...playlists, after]
      : playlists.map((playlist) => (playlist === before ? after : playlist)),
  )
}

/** Why a list was not changed as it was to be, in words. */
export function sayRefused({ say }: PlayerContext, { trouble, about }: ListRefused): string {
  return say(`PLAYLIST.NOT.${trouble.toUpperCase()}`, { about })
}

/** Where in the queue: at its end, behind what plays, or in the place of all of it. */
type Place = 'end' | 'next' | 'instead'

/** What is put into the queue at the moment, by player. */
const running = new WeakMap<PlayerContext, Promise<unknown>>()

/**
 * Puts what addresses stand for into the queue, and plays it if `play` says which of them. What is not there
 * leaves the queue as it is, or empty where it was to be replaced, and is told on every screen. Returns what
 * came into the queue. What is asked for later comes later, though it may be found sooner.
 */
export async function addToQueue(
  player: PlayerContext,
  ...asked: [list: readonly Wanted[], place: Place, play?: number]
): Promise<readonly QueueItem[]> {
  const before = running.get(player)
  const run = () => add(player, ...asked)
  const adding = before === undefined ? run() : before.then(run, run)
  running.set(player, adding)
  try {
    return await adding
  } finally {
    if (running.get(player) === adding) running.delete(player)
  }
}

async function add(
  player: PlayerContext,
  list: readonly Wanted[],
  place: Place,
  play?: number,
): Promise<readonly QueueItem[]> {
  const { engine, say, teller } = player
  const room = mostEntries - (place === 'instead' ? 0 : engine.queue().length)
  const parts = await expandAll(player, list, room).catch((error: unknown) => {
    if (!(error instanceof TooMany)) throw error
    toast(player, 'error', say('QUEUE.TITLE'), say('QUEUE.FULL'))
    return undefined
  })
  if (parts === undefined) return []
  const items = parts.flat()
  await prewrite(items)
  let first = 0
  if (place === 'instead') engine.replace(items)
  else if (place === 'next') engine.addNext(items)
  else first = engine.add(items)
  if (play !== undefined && items.length > 0) {
    const before = parts.slice(0, play).reduce((count, part) => count + part.length, 0)
    engine.play(first + Math.min(before, items.length - 1))
  }
  teller.tell()
  if (items.length === 0) {
    const [wanted] = list
    toast(player, 'error', say('QUEUE.TITLE'), say('QUEUE.MISSING', { name: nameOf(wanted) }))
  }
  return items
}

function nameOf(wanted: Wanted | undefined): string {
  return typeof wanted?.title === 'string' && wanted.title !== '' ? wanted.title : (wanted?.uri ?? '')
}

/**
 * Plays a playlist in the place of the queue; one that there is not is told on every screen. Returns whether
 * something plays.
 */
export async function playPlaylist(player: PlayerContext, name: string): Promise<boolean> {
  const { clients, say, storage } = player
  if (!storage.playlists.value().some((playlist) => playlist.name === name)) {
    toast(player, 'error', say('PLAYLIST.TITLE'), say('PLAYLIST.GONE', { name }))
    return false
  }
  clients.broadcast('playingPlaylist', name)
  const items = await addToQueue(player, [{ uri: `playlists/${name}`, title: name }], 'instead', 0)
  return items.length > 0
}
