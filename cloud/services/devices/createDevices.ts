import { cloudValidators } from '../../../schemas/generated/cloudValidators'
import type { CloudDevice } from '../../../schemas/generated/types'
import { Refused } from '../http/Refused'
import { mostDevices, readCatalogue } from '../plans/readCatalogue'
import type { Clock } from '../ports/Clock'
import type { DevicePass } from '../ports/Passes'
import type { People } from '../ports/People'
import { type Records, type Tree, below, childrenOf } from '../ports/Records'
import { deviceKey } from './deviceKey'
import type { Told } from './readTold'

/**
 * The players of the users: what their owners see in `user_devices/{uid}`, whose each is in `device_owners`,
 * and until when it counts as online in `leases`.
 */
export interface Devices {
  /**
   * A player is a user's from now on, and online. Throws a Refused of status 403 where it is somebody else's
   * already: then it has to bring the pass that it was given as theirs, or its owner has to delete it; and
   * one where the account has too many.
   */
  join(uid: string, hwuuid: string, told: Told, before: DevicePass | undefined): Promise<void>
  /** It is there, and as it tells. Throws a Refused of status 401 when it is no longer the user's. */
  beat(uid: string, hwuuid: string, told: Told): Promise<void>
  /** It stopped. */
  rest(uid: string, hwuuid: string): Promise<void>
  /** Throws a Refused when there is no such device, as the next one does. */
  setEnabled(uid: string, hwuuid: string, enabled: boolean): Promise<{ hwuuid: string; enabled: boolean }>
  remove(uid: string, hwuuid: string): Promise<{ hwuuid: string }>
  /** Whether a player is a user's. */
  has(uid: string, hwuuid: string): Promise<boolean>
  /** The account is gone, and its devices with it. */
  forget(uid: string): Promise<void>
  /** Those that have not told of themselves until that time, ms since 1970, are offline. */
  sweep(until: number): Promise<void>
}

interface DevicesOptions {
  records: Records
  people: People
  clock: Clock
  /** From one presence of a player to the next, ms. */
  beat: number
}

/** A player that misses so many presences is offline. */
const missed = 3

/** Looked at together at most. */
const most = 500

/** Players of one account at most, enabled or not: all stand in one place, which is read as a whole. */
const mostPlayers = 200

const theirs = () =>
  new Refused('This player is somebody else’s. Its owner has to delete it from the account first.', 403)
const tooMany = () =>
  new Refused('There are too many players in this account. Delete those that are gone first.')
const missing = (status: number) => new Refused('There is no such device.', status)

/** The devices, by index: what is done for one player touches nobody else’s. */
export function createDevices({ records, people, clock, beat }: DevicesOptions): Devices {
  const ownerOf = async (key: string) => textOf(await records.get(`device_owners/${key}/uid`))
  const lease = (uid: string) => ({ uid, until: clock.now() + beat * missed })

  /** Whose it is from now on; resolves with whose list it is to vanish from. */
  const take = async (uid: string, hwuuid: string, before: DevicePass | undefined) => {
    const key = deviceKey(hwuuid)
    const known = await ownerOf(key)
    const gone =
      known !== undefined && known !== uid && (await people.find(known)) === undefined ? known : undefined
    const proven = before?.hwuuid === hwuuid ? before.uid : undefined
    return records.change(`device_owners/${key}`, (now) => {
      const owner = textOf(below(now, 'uid'))
      const isFree = owner === undefined ? mayBe(now, uid, proven) : [uid, proven, gone].includes(owner)
      if (!isFree) throw theirs()
      if (owner === uid) return { result: textOf(below(now, 'from')) }
      return { next: { uid, ...(owner !== undefined && { from: owner }) }, result: owner }
    })
  }
  /** What the plan of a user allows. */
  const mostOf = async (uid: string) => {
    const plan = textOf(await records.get(`users/${uid}/plan`))
    return mostDevices(await readCatalogue(records), plan === undefined || plan === '' ? 'free' : plan)
  }
  const release = (key: string, uid: string) =>
    records.change(`device_owners/${key}`, (now) =>
      textOf(below(now, 'uid')) === uid ? { next: null, result: undefined } : { result: undefined },
    )
  const forgetOne = async (uid: string, key: string) => {
    // Its place in the list goes last: by that whoever died before finds it again.
    if ((await ownerOf(key)) === uid) await records.update({ [`leases/${key}`]: null })
    await release(key, uid)
    await records.update({ [`user_devices/${uid}/${key}`]: null })
  }
  /** Whether a player that stands in a user's list is theirs, too. */
  const isTheirs = async (uid: string, key: string) => {
    const owner = await ownerOf(key)
    if (owner !== undefined) return owner === uid
    // Several had it when nobody noted whose it was: who shows the pass first has it.
    return records.change(`device_owners/${key}`, (now) => {
      const other = textOf(below(now, 'uid'))
      if (other !== undefined) return { result: other === uid }
      return mayBe(now, uid, undefined) ? { next: { uid }, result: true } : { result: false }
    })
  }
  const has = async (uid: string, hwuuid: string) => {
    const key = deviceKey(hwuuid)
    const device = readDevice(await records.get(`user_devices/${uid}/${key}`))
    return device !== undefined && (await isTheirs(uid, key))
  }
  const setOnline = (path: string, online: boolean) =>
    records.change(path, (now) =>
      now === null || below(now, 'online') === online
        ? { result: undefined }
        : { next: { ...childrenOf(now), online }, result: undefined },
    )

  const sweep = async (until: number): Promise<void> => {
    const over = await records.first('leases', { child: 'until', to: until, most })
    for (const [key, found] of over) {
      const uid = textOf(below(found, 'uid'))
      // The lease goes last: by that whoever died before finds it again.
      if (uid !== undefined) await setOnline(`user_devices/${uid}/${key}`, false)
      await records.change(`leases/${key}`, (now) =>
        now !== null && Number(below(now, 'until')) <= until
          ? { next: null, result: undefined }
          : { result: undefined },
      )
      if (uid === undefined) continue
      // It may have told of itself meanwhile.
      const isBack = textOf(await records.get(`leases/${key}/uid`)) === uid
      if (isBack) await setOnline(`user_devices/${uid}/${key}`, true)
    }
    if (over.length === most) await sweep(until)
  }

  return {
    has,
    async join(uid, hwuuid, { fields }, before) {
      const key = deviceKey(hwuuid)
      // Before it is theirs: one that is refused stays whose it was.
      const theirOthers = Object.keys(childrenOf(await records.get(`user_devices/${uid}`))).filter(
        (other) => other !== key,
      )
      if (theirOthers.length >= mostPlayers) throw tooMany()
      const from = await take(uid, hwuuid, before)
      const limit = await mostOf(uid)
      await records.change(`user_devices/${uid}`, (now) => {
        const devices = childrenOf(now)
        const device = readDevice(devices[key] ?? null)
        const others = Object.values(devices).filter((one) => below(one, 'enabled') === true)
        const enabled = device?.enabled ?? others.length < limit
        const next = { ...childrenOf(devices[key]), ...fields, hwuuid, enabled, online: true }
        return { next: { ...devices, [key]: next }, result: undefined }
      })
      await records.update({
        [`leases/${key}`]: lease(uid),
        ...(from !== undefined && {
          [`user_devices/${from}/${key}`]: null,
          [`device_owners/${key}/from`]: null,
        }),
      })
      // Who took it over meanwhile may have come before this list was written.
      if ((await ownerOf(key)) === uid) return
      await records.update({ [`user_devices/${uid}/${key}`]: null })
      throw theirs()
    },
    async beat(uid, hwuuid, { fields }) {
      const key = deviceKey(hwuuid)
      const path = `user_devices/${uid}/${key}`
      const device = await records.get(path)
      if (readDevice(device) === undefined || !(await isTheirs(uid, key))) throw missing(401)
      const told = (now: Tree | null) => ({ ...childrenOf(now), ...fields, online: true })
      // Everyone who looks hears of each write.
      if (JSON.stringify(told(device)) !== JSON.stringify(device))
        await records.change(path, (now) => {
          if (now === null) throw missing(401)
          return { next: told(now), result: undefined }
        })
      await records.update({ [`leases/${key}`]: lease(uid) })
    },
    async rest(uid, hwuuid) {
      const key = deviceKey(hwuuid)
      await records.update({ [`leases/${key}`]: null })
      await setOnline(`user_devices/${uid}/${key}`, false)
    },
    setEnabled: (uid, hwuuid, enabled) =>
      records.change(`user_devices/${uid}/${deviceKey(hwuuid)}`, (now) => {
        if (readDevice(now) === undefined) throw missing(200)
        return { next: { ...childrenOf(now), enabled }, result: { hwuuid, enabled } }
      }),
    async remove(uid, hwuuid) {
      const key = deviceKey(hwuuid)
      if (readDevice(await records.get(`user_devices/${uid}/${key}`)) === undefined) throw missing(200)
      await forgetOne(uid, key)
      return { hwuuid }
    },
    async forget(uid) {
      const devices = childrenOf(await records.get(`user_devices/${uid}`))
      for (const key of Object.keys(devices)) await forgetOne(uid, key)
    },
    sweep,
  }
}

/** Whether a player that is nobody's yet may be that user's: where several had it once, only one of them. */
function mayBe(now: Tree | null, uid: string, proven: string | undefined): boolean {
  const among = Object.keys(childrenOf(below(now, 'among')))
  return among.length === 0 || among.includes(uid) || (proven !== undefined && among.includes(proven))
}

function readDevice(value: Tree | null): CloudDevice | undefined {
  return cloudValidators.cloudDevice(value) ? value : undefined
}

function textOf(value: Tree | null): string | undefined {
  return typeof value === 'string' ? value : undefined
}
