import type { PlayerContext } from '../core/PlayerContext'
import { stopPlayback } from '../commands/playOn'
import type { RequestPayloads } from '../../schemas/generated/types'
import type { Call } from '../requests/Requests'
import { setTimeout as pass } from 'node:timers/promises'
import { type Json, isJsonObject, toJson } from '../../authoring/json/Json'
import type { Wanted } from '../queue/expand'

const loadedAt = new WeakMap<PlayerContext, number>()

/** From a start on, which is that far away, ms, the plugins load for a while. */
export function loadFrom(player: PlayerContext, away = 0): void {
  loadedAt.set(player, player.now() + away + player.delays.loading)
}

/** Whether the plugins load. */
export function isLoading(player: PlayerContext): boolean {
  return player.now() < (loadedAt.get(player) ?? 0)
}

/**
 * Ends the player as an exception ends the process of a real device: every connection drops, and it is back
 * after a while.
 */
export function endPlayer(player: PlayerContext, reason: string): void {
  const { delays, log } = player
  log(`the player ended: ${reason}; back in ${Math.ceil(delays.crash / 1_000)} s`)
  player.goOffline(delays.crash)
  stopPlayback(player)
  loadFrom(player, delays.crash)
}

/**
 * What a real device makes of a request: it takes whatever was sent, of any shape. False when that is what
 * the request says. What throws or rejects is logged by the caller.
 */
type Habit = (call: Call, sent: unknown) => undefined | false | void | Promise<void>

/** The requests in which a real device does not do what the request's name says, or not always. */
export type Habits = { [E in keyof RequestPayloads]?: Habit }

/** From the toast that says that it is done until it is, ms: a card of flash memory is no faster. */
const disk = 25

const running = new WeakMap<PlayerContext, Set<string>>()

/**
 * Writes a list, which goes by the address of its page, after a while in which real devices do not answer who
 * looks at it.
 */
export async function writeList(
  player: PlayerContext,
  page: string,
  write: () => Promise<void>,
): Promise<void> {
  const pages = running.get(player) ?? new Set()
  running.set(player, pages)
  pages.add(page)
  try {
    await pass(disk)
    await write()
  } finally {
    pages.delete(page)
  }
}

/** Whether the list of a page is being written. */
export function isBeingWritten(player: PlayerContext, page: string): boolean {
  return running.get(player)?.has(page) ?? false
}

/** A field of what was sent; undefined where there is no such field, or nothing that could have fields. */
export function fieldOf(sent: unknown, name: string): Json | undefined {
  const json = toJson(sent)
  return isJsonObject(json) ? json[name] : undefined
}

/** The same as a text, '' for anything else. */
export function textOf(sent: unknown, name: string): string {
  const value = fieldOf(sent, name)
  return typeof value === 'string' ? value : ''
}

/** An item that has an address; of anything else there is nothing to play. */
export function readItem(sent: unknown): Wanted | undefined {
  const json = toJson(sent)
  if (!isJsonObject(json) || typeof json['uri'] !== 'string') return undefined
  return { ...json, uri: json['uri'] }
}

/**
 * The items of a list, or the one item that was sent in its place; those without an address are passed over.
 */
export function readItems(sent: unknown): Wanted[] {
  const json = toJson(sent)
  return (Array.isArray(json) ? json : [json]).flatMap((one) => readItem(one) ?? [])
}
