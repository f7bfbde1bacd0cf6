import { cloudValidators } from '../../../schemas/generated/cloudValidators'
import type { CloudDevice } from '../../../schemas/generated/types'
import type { Admin } from '../../embedded/database/createAdmin'
import { Refused } from '../http/Refused'
import { mostDevices, readCatalogue } from '../plans/readCatalogue'
import { deviceKey } from './deviceKey'
import type { Told } from './readTold'

/** The players of the users, in user_devices. */
export interface Devices {
  /**
   * A player is a user's from now on, and online; whoever had it before has it no longer where it has proven
   * that it is the same one.
   */
  join(uid: string, hwuuid: string, told: Told, isProven: boolean): void
  /** It is there, and as it tells. Throws a Refused when it is no longer the user's. */
  beat(uid: string, hwuuid: string, told: Told): void
  /** It stopped. */
  rest(uid: string, hwuuid: string): void
  /** Throws a Refused when there is no such device, as the next one does. */
  setEnabled(uid: string, hwuuid: string, enabled: boolean): { hwuuid: string; enabled: boolean }
  remove(uid: string, hwuuid: string): { hwuuid: string }
  /** Whether a player is a user's. */
  has(uid: string, hwuuid: string): boolean
  /** Forgets the devices of users who are gone. */
  tidy(): void
  close(): void
}

interface DevicesOptions {
  records: Admin
  /** Whether there still is such an account. */
  isThere: (uid: string) => boolean
}

/** A player that misses so many presences is offline. */
const missed = 3

/** Opens the devices; until they tell of themselves all of them are offline. */
export function openDevices({ records, isThere }: DevicesOptions): Devices {
  const calm = new Map<string, NodeJS.Timeout>()
  const read = (uid: string, hwuuid: string): CloudDevice | undefined => {
    const device = records.get(pathOf(uid, hwuuid))
    return cloudValidators.cloudDevice(device) ? device : undefined
  }
  const readOrRefuse = (uid: string, hwuuid: string, status = 200) => {
    const device = read(uid, hwuuid)
    if (device === undefined) throw new Refused('There is no such device.', status)
    return device
  }
  const hush = (path: string) => {
    clearTimeout(calm.get(path))
    calm.delete(path)
  }
  const goOffline = (path: string) => {
    hush(path)
    const device = records.get(path)
    if (isOnline(device)) records.update(path, { online: false })
  }
  const stayOnline = (path: string, beat: number) => {
    hush(path)
    calm.set(path, setTimeout(() => goOffline(path), beat * missed).unref())
  }
  const isFree = (uid: string): boolean => {
    const plan = records.get(`users/${uid}/plan`)
    const most = mostDevices(readCatalogue(records), typeof plan === 'string' && plan !== '' ? plan : 'free')
    const enabled = Object.values(branch(records.get(`user_devices/${uid}`))).filter(
      (device) =>
        typeof device === 'object' && device !== null && 'enabled' in device && device.enabled === true,
    )
    return enabled.length < most
  }
  const forget = (path: string) => {
    hush(path)
    if (records.get(path) !== null) records.set(path, null)
  }
  const everyPath = () =>
    Object.entries(branch(records.get('user_devices'))).flatMap(([uid, devices]) =>
      Object.keys(branch(devices)).map((key) => ({ uid, key, path: `user_devices/${uid}/${key}` })),
    )

  for (const { path } of everyPath()) goOffline(path)

  return {
    join(uid, hwuuid, { fields, beat }, isProven) {
      const path = pathOf(uid, hwuuid)
      for (const other of everyPath())
        if (isProven && other.key === deviceKey(hwuuid) && other.uid !== uid) forget(other.path)
      const enabled = read(uid, hwuuid)?.enabled ?? isFree(uid)
      records.update(path, { ...fields, hwuuid, enabled, online: true })
      stayOnline(path, beat)
    },
    beat(uid, hwuuid, { fields, beat }) {
      const device = readOrRefuse(uid, hwuuid, 401)
      const path = pathOf(uid, hwuuid)
      const next = { ...device, ...fields, online: true }
      // Everyone who looks hears of each write.
      if (JSON.stringify(next) !== JSON.stringify(device)) records.update(path, { ...fields, online: true })
      stayOnline(path, beat)
    },
    rest: (uid, hwuuid) => goOffline(pathOf(uid, hwuuid)),
    setEnabled(uid, hwuuid, enabled) {
      readOrRefuse(uid, hwuuid)
      records.update(pathOf(uid, hwuuid), { enabled })
      return { hwuuid, enabled }
    },
    remove(uid, hwuuid) {
      readOrRefuse(uid, hwuuid)
      forget(pathOf(uid, hwuuid))
      return { hwuuid }
    },
    has: (uid, hwuuid) => read(uid, hwuuid) !== undefined,
    tidy() {
      for (const { uid, path } of everyPath()) if (!isThere(uid)) forget(path)
    },
    close() {
      for (const timer of calm.values()) clearTimeout(timer)
      calm.clear()
    },
  }
}

function branch(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function isOnline(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'online' in value && value.online === true
}

function pathOf(uid: string, hwuuid: string): string {
  return `user_devices/${uid}/${deviceKey(hwuuid)}`
}
