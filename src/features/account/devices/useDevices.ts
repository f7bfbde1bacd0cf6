import { useCallback, useEffect, useState } from 'react'
import type { CloudDevice } from '../../../../schemas/generated/types'
import type { Cloud } from '../../../cloud/ports/Cloud'
import { CloudProblem } from '../../../cloud/ports/CloudAuth'
import { parseAddress } from '../../../device'
import { pause } from '../../../ui/pause'
import { type AccountSession, type SessionStore, useCloud } from '../session'

/**
 * Where a device is driven from this page, an origin; undefined where what the cloud says is no address. A
 * page that came by https is let to reach others by https only.
 */
export const addressOf = (host = ''): string | undefined => {
  const written = host.trim()
  const isBare = window.location.protocol === 'https:' && written !== '' && !written.includes('://')
  const read = parseAddress(isBare ? `https://${written}` : written)
  return 'fault' in read ? undefined : read.origin
}

/** A device that can be reached from anywhere. */
type ReachableDevice = CloudDevice & { host: string }

/** Whether a device can be opened: enabled, online [A4.15-4], and the cloud says where. */
export const isReachable = (device: CloudDevice): device is ReachableDevice =>
  device.enabled === true && device.online === true && Boolean(device.host?.trim())

/**
 * The devices that remote access tries, in this order [A4.15-5 D6-6]: those enabled and online, the last used
 * host first.
 */
export const remoteOrder = (
  devices: readonly CloudDevice[],
  lastHost: string | undefined,
): readonly ReachableDevice[] => {
  const reachable = devices.filter(isReachable)
  const isLast = ({ host }: ReachableDevice) => host === lastHost
  return [...reachable.filter(isLast), ...reachable.filter((device) => !isLast(device))]
}

/** A player that can be driven from anywhere. */
export interface RemotePlayer {
  /** Its origin. */
  address: string
  name: string
}

/**
 * Longer than this nobody is kept from the page for a cloud that does not say which players there are, ms.
 */
const timeout = 10_000

type Told<T> = (value: T) => void

/** The first value that `watch` tells, or `otherwise` when there was none in time. */
const first = async <T>(watch: (tell: Told<T>) => () => void, otherwise: T): Promise<T> => {
  const told = new AbortController()
  const stop = { watching: (): void => undefined }
  try {
    return await Promise.race([
      new Promise<T>((tell) => (stop.watching = watch(tell))),
      pause(timeout, told.signal).then(() => otherwise),
    ])
  } finally {
    told.abort()
    stop.watching()
  }
}

const signedIn = ({ read, subscribe }: Pick<SessionStore, 'read' | 'subscribe'>) =>
  first<AccountSession>((tell) => {
    const look = () => {
      const session = read()
      if (session.phase !== 'unknown' && session.phase !== 'loading') tell(session)
    }
    look()
    return subscribe(look)
  }, read())

/**
 * The players of who is signed in, in the order in which remote access tries them [A4.15-5 D6-6]: none while
 * nobody is, nor where the cloud does not say in time. One that plays along with another is driven with that.
 */
export const findPlayers = async (
  { records }: Pick<Cloud, 'records'>,
  sessions: Pick<SessionStore, 'read' | 'subscribe'>,
): Promise<readonly RemotePlayer[]> => {
  const session = await signedIn(sessions)
  if (session.phase !== 'ready') return []
  const devices = await first<readonly CloudDevice[]>(
    (tell) => records.watchDevices(session.user.uid, tell, () => tell([])),
    [],
  )
  return remoteOrder(devices, session.record?.lastHost).flatMap(({ host, name, isChild }) => {
    const address = addressOf(host)
    return address === undefined || isChild === true ? [] : [{ address, name: name?.trim() || address }]
  })
}

/** The devices of a user: on their way, here, or why they are not; `retry` asks again. */
export type DeviceList =
  | { phase: 'waiting' }
  | { phase: 'ready'; devices: readonly CloudDevice[] }
  | { phase: 'failed'; problem: CloudProblem; retry: () => void }

/** Milliseconds after which a cloud that says nothing is said to be silent. */
const silence = 10_000

/** The devices of a user as the cloud has them [A7.2-2], at each change. */
export const useDevices = (uid: string | undefined): DeviceList => {
  const { records } = useCloud()
  const [devices, setDevices] = useState<{ uid: string; list: readonly CloudDevice[] }>()
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<{ attempt: number; problem: CloudProblem }>()
  useEffect(() => {
    if (uid === undefined) return undefined
    const fail = (problem: CloudProblem) => setFailure({ attempt, problem })
    const heard = new AbortController()
    void pause(silence, heard.signal).then((isDue) => isDue && fail(new CloudProblem('cloud/timeout')))
    const stop = records.watchDevices(
      uid,
      (list) => {
        heard.abort()
        setFailure(undefined)
        setDevices({ uid, list })
      },
      (problem) => {
        heard.abort()
        fail(problem)
      },
    )
    return () => {
      heard.abort()
      stop()
    }
  }, [records, uid, attempt])
  const retry = useCallback(() => setAttempt((last) => last + 1), [])
  if (failure?.attempt === attempt) return { phase: 'failed', problem: failure.problem, retry }
  return devices && devices.uid === uid ? { phase: 'ready', devices: devices.list } : { phase: 'waiting' }
}
