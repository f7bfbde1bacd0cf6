import { type Json, type JsonObject, isJsonObject } from '../../authoring/json/Json'
import type { PlayerContext } from '../core/PlayerContext'
import { systemVersion } from '../answers/systemAnswers'
import { newAccount } from '../storage/settingsDocuments'
import type { CloudAccount } from './CloudAccount'

/** The cloud does not know the player, or the token, any more. */
class UnknownToCloud extends Error {
  override readonly name = 'UnknownToCloud'
}

/** The player is in another account, whose owner has to delete it there first. */
class OfSomebodyElse extends Error {
  override readonly name = 'OfSomebodyElse'
}

/** How long the cloud may take for an answer, ms. */
const timeout = 5_000

/**
 * Asks the cloud and resolves with the `data` of its answer. Rejects with an UnknownToCloud, an
 * OfSomebodyElse, or another Error when it cannot be reached.
 */
async function askCloud(url: string, path: string, body: JsonObject): Promise<Json> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
    redirect: 'error',
  })
  if (response.status === 401) throw new UnknownToCloud('the cloud does not know this player')
  if (response.status === 403) throw new OfSomebodyElse('the cloud has this player in another account')
  const answer: Json = await response.json()
  if (!response.ok || !isJsonObject(answer) || answer['success'] !== true)
    throw new Error(`the cloud answers ${response.status}`)
  return answer['data'] ?? null
}

/** What the player tells the cloud of itself [A3.2-1]. */
export function ownPresence(player: PlayerContext): JsonObject {
  return {
    host: player.house.host(),
    name: player.storage.device.value().name,
    device: systemVersion(player)['hardware'] ?? '',
    isChild: player.house.leaderId() !== null,
  }
}

interface AccountOptions {
  /** Origin of the cloud, as the player reaches it. */
  url: string
  /** The player's id, which the cloud knows it by. */
  hwuuid: () => string
  /** What it tells of itself; asked only once its port is open. */
  told: () => JsonObject
}

/** The account of a player at the cloud; one that was signed in when it stopped is so again. */
export function createCloudAccount(
  { url: listens, hwuuid, told }: AccountOptions,
  { storage, delays, later, log }: Pick<PlayerContext, 'storage' | 'delays' | 'later' | 'log'>,
): CloudAccount {
  // A cloud that listens to the whole network is on this machine.
  const url = listens.replace('//0.0.0.0:', '//127.0.0.1:')
  let isClosed = false
  let lastTold = ''
  let wasReached = true
  let cancel: (() => void) | undefined
  const { account } = storage

  const facts = () => ({ ...told(), beat: delays.cloudBeat })
  const forget = async () => {
    cancel?.()
    lastTold = ''
    await account.save(newAccount)
  }
  const tryToBeat = async (key: string) => {
    try {
      lastTold = JSON.stringify(told())
      await askCloud(url, '/devices/presence', { key, ...facts() })
      if (!wasReached) log('the cloud is there again')
      wasReached = true
    } catch (error) {
      if (error instanceof UnknownToCloud) {
        // Signed in anew meanwhile: the answer is about an account of before.
        if (account.value().key !== key) return
        log('the account of this player has ended')
        await forget()
      } else if (wasReached) {
        wasReached = false
        log(`the cloud cannot be reached: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }
  const beatAfter = (milliseconds: number) => {
    cancel?.()
    if (!isClosed && account.value().key !== '') cancel = later(milliseconds, () => void beat())
  }
  const beat = async () => {
    const { key } = account.value()
    if (key === '' || isClosed) return
    await tryToBeat(key)
    beatAfter(delays.cloudBeat)
  }
  /** What the cloud should hear, but need not. */
  const leave = async (more: JsonObject) => {
    const { key } = account.value()
    if (key !== '') await askCloud(url, '/devices/leave', { key, ...more }).catch(() => undefined)
  }

  return {
    isPossible: true,
    start: () => beatAfter(0),
    uid: () => account.value().uid || undefined,
    async signIn(token) {
      try {
        const data = await askCloud(url, '/devices', {
          token,
          hwuuid: hwuuid(),
          // That it is the same player as before, whose it was.
          key: account.value().key,
          ...facts(),
        })
        const { uid, key } = isJsonObject(data) ? data : {}
        if (typeof uid !== 'string' || typeof key !== 'string') return false
        await account.save({ uid, key })
        lastTold = JSON.stringify(told())
        beatAfter(delays.cloudBeat)
        return true
      } catch (error) {
        if (error instanceof UnknownToCloud || error instanceof OfSomebodyElse) return false
        throw error
      }
    },
    async token() {
      const { key } = account.value()
      if (key === '') return undefined
      try {
        const token = await askCloud(url, '/devices/token', { key })
        return typeof token === 'string' ? token : undefined
      } catch (error) {
        if (!(error instanceof UnknownToCloud)) throw error
        await forget()
        return undefined
      }
    },
    async signOut() {
      await leave({ forget: true })
      await forget()
    },
    changed() {
      if (account.value().key === '' || lastTold === '' || JSON.stringify(told()) === lastTold) return
      lastTold = JSON.stringify(told())
      beatAfter(0)
    },
    away(milliseconds) {
      void leave({})
      beatAfter(milliseconds)
    },
    async close() {
      isClosed = true
      cancel?.()
      await leave({})
    },
  }
}
