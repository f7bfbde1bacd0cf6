import { type JsonObject, isJsonObject, type Json } from '../../authoring/json/Json'
import { cloudValidators } from '../../schemas/generated/cloudValidators'
import type { Brand, BrandCloud } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'
import { systemVersion } from '../answers/systemAnswers'
import { newAccount } from '../storage/settingsDocuments'
import type { CloudAccount } from './CloudAccount'
import { messageOf } from '../core/messageOf'

/** When a player tells the cloud of itself next, so that thousands of them do not do it at once. */
interface Beats {
  /** The cloud heard it, and says how often it wants to, ms, where it says anything. */
  heard(beat: unknown): void
  /** It did not; it may have said for how long it wants to be left alone, ms. */
  missed(pause: number | undefined): void
  /** Until the first one, ms: all players of a town start when its power comes back. */
  first(): number
  /** Until the next one, ms. */
  next(): number
}

/** However the cloud wants it: an owner looks whether the player is there. ms. */
const most = 3_600_000

/** A cloud that is away is tried at least so often, or each second beat where those are slower. ms. */
const seldom = 60_000

interface BeatsOptions {
  /** As long as the cloud does not say how often it wants them, ms. */
  usual: number
  /** No more often than that, ms. */
  least: number
  /** From 0 to 1; default random. */
  chance?: () => number
}

/** Beats that are as often as the cloud says, and become seldom while it is away. */
export function createBeats({ usual, least, chance = Math.random }: BeatsOptions): Beats {
  let beat = usual
  let misses = 0
  let pause = 0
  return {
    heard(wanted) {
      misses = 0
      pause = 0
      if (typeof wanted === 'number' && wanted > 0) beat = Math.min(Math.max(wanted, least), most)
    },
    missed(wanted = 0) {
      misses += 1
      pause = Math.min(wanted, most)
    },
    first: () => usual * chance(),
    next() {
      if (misses === 0) return beat * (0.9 + 0.2 * chance())
      const wait = Math.min(beat * 2 ** (misses - 1), Math.max(2 * beat, seldom))
      return Math.max(wait, pause) * (1 + chance() / 2)
    },
  }
}

/** The cloud does not know the player, or the token, any more. */
class UnknownToCloud extends Error {
  override readonly name = 'UnknownToCloud'
}

/** The player is in another account, whose owner has to delete it there first. */
class OfSomebodyElse extends Error {
  override readonly name = 'OfSomebodyElse'
}

/** The cloud is there, but does not do it now. */
class NotNow extends Error {
  override readonly name = 'NotNow'

  constructor(
    status: number,
    /** For how long it wants to be left alone, ms, where it says so. */
    readonly pause: number | undefined,
  ) {
    super(status === 429 ? 'it is asked too often' : `it answers ${status}, which is none of a cloud`)
  }
}

/** How long the cloud may take for an answer, ms. */
const timeout = 5_000

/**
 * Asks the cloud and resolves with the `data` of its answer. Rejects with an UnknownToCloud, an
 * OfSomebodyElse, a NotNow, or another Error when it cannot be reached.
 */
async function askCloud(address: string, body: JsonObject): Promise<Json> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
    redirect: 'error',
  })
  const { status } = response
  const answer = readAnswer(await response.text())
  // Whoever stands in front of a cloud says no in other words, and knows no player.
  const isRefused = answer?.['success'] === false
  if (isRefused && status === 401) throw new UnknownToCloud('the cloud does not know this player')
  if (isRefused && status === 403) throw new OfSomebodyElse('the cloud has this player in another account')
  if (!response.ok || answer?.['success'] !== true)
    throw new NotNow(status, readPause(response.headers.get('retry-after')))
  return answer['data'] ?? null
}

function readAnswer(text: string): JsonObject | undefined {
  try {
    const answer: Json = JSON.parse(text)
    return isJsonObject(answer) ? answer : undefined
  } catch {
    return undefined
  }
}

/** Retry-After in seconds, as ms; the other form, a date, depends on clocks, and counts as not said. */
function readPause(written: string | null): number | undefined {
  return written !== null && /^\d{1,6}$/.test(written.trim()) ? Number(written) * 1_000 : undefined
}

/** What the player tells the cloud of itself [A3.2-1]. */
export function ownPresence(player: PlayerContext): JsonObject {
  return {
    host: player.roomSystem.host(),
    name: player.storage.device.value().name,
    device: systemVersion(player)['hardware'] ?? '',
    isChild: player.roomSystem.leaderId() !== null,
  }
}

/** Which cloud a player joins. */
interface JoinedCloud {
  /** Where it is told of, e.g. `https://acme.web.app/devices`. */
  devices: string
  /** The project whose cloud it is; '' for an embedded one, which may be elsewhere the next time. */
  project: string
}

/** An embedded cloud that listens there. */
export const embeddedCloud = (url: string): JoinedCloud => ({
  // One that listens to the whole network is on this machine.
  devices: `${url.replace('//0.0.0.0:', '//127.0.0.1:')}/devices`,
  project: '',
})

const isBrandCloud = (cloud: unknown): cloud is BrandCloud => cloudValidators.brandCloud(cloud)

/** The cloud of the brand, where players may join it; what is wrong with it goes to `log`. */
export function cloudOfBrand({ cloud }: Brand, log: (line: string) => void): JoinedCloud | undefined {
  if (cloud === undefined) return undefined
  if (!isBrandCloud(cloud)) {
    const [error] = cloudValidators.brandCloud.errors ?? []
    log(
      `brand.json: cloud${error?.instancePath ?? ''} ${error?.message ?? 'is invalid'}: there are no accounts`,
    )
    return undefined
  }
  const { devices, project, emulators } = cloud
  if (devices === undefined) return undefined
  if (devices.startsWith('https:') || emulators !== undefined)
    return { devices: devices.replace(/\/+$/, ''), project: project.projectId }
  log('brand.json: cloud/devices is no https address: the player does not send its key there')
  return undefined
}

interface AccountOptions {
  cloud: JoinedCloud
  /** The player's id, which the cloud knows it by. */
  hwuuid: () => string
  /** What it tells of itself; asked only once its port is open. */
  told: () => JsonObject
}

/** The account of a player at the cloud; one that was signed in when it stopped is so again. */
export function createCloudAccount(
  { cloud: { devices, project }, hwuuid, told }: AccountOptions,
  { storage, delays, later, log }: Pick<PlayerContext, 'storage' | 'delays' | 'later' | 'log'>,
): CloudAccount {
  let isClosed = false
  let lastTold = ''
  let wasReached = true
  let cancel: (() => void) | undefined
  const beats = createBeats({ usual: delays.cloudBeat, least: delays.leastCloudBeat })
  // The key of one cloud is no other’s to see.
  const account = () => (storage.account.value().at === project ? storage.account.value() : newAccount)

  const ask = async (path: string, body: JsonObject) => {
    const data = await askCloud(devices + path, body)
    if (!wasReached) {
      log('the cloud is there again')
      beatAfter(0)
    }
    wasReached = true
    return data
  }
  const forget = async () => {
    cancel?.()
    lastTold = ''
    await storage.account.save(newAccount)
  }
  const miss = (error: unknown) => {
    beats.missed(error instanceof NotNow ? error.pause : undefined)
    if (!wasReached) return
    wasReached = false
    const why = messageOf(error)
    log(
      error instanceof NotNow
        ? `the cloud does not answer now: ${why}`
        : `the cloud cannot be reached: ${why}`,
    )
  }
  const tryToBeat = async (key: string) => {
    try {
      lastTold = JSON.stringify(told())
      const data = await ask('/presence', { key, ...told() })
      beats.heard(isJsonObject(data) ? data['beat'] : undefined)
    } catch (error) {
      if (!(error instanceof UnknownToCloud)) return miss(error)
      // Signed in anew meanwhile: the answer is about an account of before.
      if (account().key !== key) return
      log('the account of this player has ended')
      await forget()
    }
  }
  const beatAfter = (milliseconds: number) => {
    cancel?.()
    if (!isClosed && account().key !== '') cancel = later(milliseconds, () => void beat())
  }
  const beat = async () => {
    const { key } = account()
    if (key === '' || isClosed) return
    await tryToBeat(key)
    beatAfter(beats.next())
  }
  /** What the cloud should hear, but need not. */
  const leave = async (more: JsonObject) => {
    const { key } = account()
    if (key !== '') await askCloud(`${devices}/leave`, { key, ...more }).catch(() => undefined)
  }

  return {
    isPossible: true,
    start: () => beatAfter(beats.first()),
    uid: () => account().uid || undefined,
    async signIn(token) {
      try {
        // By the key it is known to be the same player as before, whose it was.
        const data = await ask('', { token, hwuuid: hwuuid(), key: account().key, ...told() })
        const { uid, key, beat: wanted } = isJsonObject(data) ? data : {}
        if (typeof uid !== 'string' || typeof key !== 'string') return false
        await storage.account.save({ uid, key, at: project })
        lastTold = JSON.stringify(told())
        beats.heard(wanted)
        beatAfter(beats.next())
        return true
      } catch (error) {
        if (error instanceof UnknownToCloud || error instanceof OfSomebodyElse) return false
        throw error
      }
    },
    async token() {
      const { key } = account()
      if (key === '') return undefined
      try {
        const token = await ask('/token', { key })
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
      if (account().key === '' || lastTold === '' || JSON.stringify(told()) === lastTold) return
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
