import { ask, byNothing, byPush, hear } from '../ask'
import type { Device, SendOutcome } from '../Device'
import { hearResult, hush, sendForTruth, type Hearing, type Truth } from '../truth/sendForTruth'
import { toAdd, type PlaylistEntry } from './entries'

/** The player does not say, or is away: nobody knows how far what was sent has come. */
export class PlaylistSilence extends Error {}

/** A player's playlists, as the writer of them uses it. */
export interface PlaylistWire {
  /** All playlists there are. Rejects with `PlaylistSilence`. */
  names: () => Promise<readonly string[]>
  /** What a playlist holds; empty for one that there is not. Rejects with `PlaylistSilence`. */
  read: (name: string) => Promise<readonly PlaylistEntry[]>
  create: (name: string) => Promise<Truth['status']>
  /** Puts an entry at the end; `lost`: the connection went before the player had said what came of it. */
  add: (name: string, entry: PlaylistEntry) => Promise<Truth['status'] | 'lost'>
  /**
   * Takes one entry of that address off; of equal ones players differ in which, and how many. `done`: the
   * player has looked for it, whatever came of that. `lost` as above.
   */
  take: (name: string, entry: PlaylistEntry & { uri: string }) => Promise<Truth['status'] | 'lost'>
  /** Deletes a playlist, and waits until it is gone; whether it is. Rejects with `PlaylistSilence`. */
  remove: (name: string) => Promise<boolean>
  /** Resolves once the player can be asked; whether it could within two minutes. */
  isBack: (signal?: AbortSignal) => Promise<boolean>
}

/** How often a player is asked whether a playlist has gone, or whether it is there again. */
const tries = 15
/** ms between two such questions. */
const pace = 300

/** Players list the page of a playlist anew once something was taken off it; that names no question. */
const hearPage: Hearing = (device, tell) =>
  device.on('pushBrowseLibrary', ({ ref }) => {
    if (ref === undefined) tell({ status: 'done' })
  })

/** What a player holds of playlists over its socket; its toasts of success are kept from the screen. */
export function createPlaylistWire(device: Device): PlaylistWire {
  const player = device.player()
  const names = async () => {
    const asked = await ask(device, { event: 'listPlaylist' }, { answeredBy: byPush('pushListPlaylist') })
    if (asked.status !== 'answered') throw new PlaylistSilence()
    return asked.answer
  }
  /** Changes a playlist; the player's toasts about it, which have one of these words, are not shown. */
  const change = async (hearing: Hearing, words: readonly string[], send: () => SendOutcome) => {
    let isLost = false
    const leave = device.onConnection(() => {
      isLost = true
    })
    const { outcome, truth } = sendForTruth(device, hearing, [], send)
    hush(device, words, truth)
    const { status } = await truth
    leave()
    return isLost || outcome.status !== 'sent' ? 'lost' : status
  }
  return {
    names,
    async read(name) {
      const asked = await ask(
        device,
        { event: 'getPlaylistContent', payload: { name } },
        {
          answeredBy: byPush('pushPlaylistContent', (content) =>
            content.name === name ? (content.lists ?? []) : undefined,
          ),
        },
      )
      if (asked.status !== 'answered') throw new PlaylistSilence()
      return asked.answer
    },
    async create(name) {
      const { truth } = sendForTruth(device, hearResult('pushCreatePlaylist'), [], () =>
        device.send('createPlaylist', { name }),
      )
      return (await truth).status
    },
    async add(name, entry) {
      const payload = toAdd(entry)
      if (!payload) return 'failed'
      return change(hearResult('pushAddToPlaylist'), [name, payload.uri], () =>
        device.send('addToPlaylist', { name, ...payload }),
      )
    },
    take: (name, { uri, service, title }) =>
      change(hearPage, [name, uri, title ?? ''], () =>
        device.send('removeFromPlaylist', { name, uri, ...(service && { service }) }),
      ),
    async remove(name) {
      const gone = (async () => {
        const outcome = device.send('deletePlaylist', { name })
        if (outcome.status !== 'sent') throw new PlaylistSilence()
        // Players answer it with nothing but a toast.
        for (let tried = 0; tried < tries; tried += 1) {
          if (!(await names()).includes(name)) return true
          await hear(device, byNothing, pace)
        }
        return false
      })()
      hush(device, [name], gone)
      return gone
    },
    async isBack(signal) {
      for (let tried = 0; tried < tries; tried += 1) {
        if (signal?.aborted) return false
        try {
          await names()
          return device.player() === player
        } catch {
          await hear(device, byNothing, pace)
        }
      }
      return false
    },
  }
}
