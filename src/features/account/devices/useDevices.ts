import { useCallback, useEffect, useState } from 'react'
import type { CloudDevice } from '../../../../schemas/generated/types'
import { CloudProblem } from '../../../cloud/ports/CloudAuth'
import { pause } from '../../../ui/pause'
import { useCloud } from '../session'

/** The devices of a user: on their way, here, or why they are not; `retry` asks again. */
export type DeviceList =
  | { phase: 'waiting' }
  | { phase: 'ready'; devices: readonly CloudDevice[] }
  | { phase: 'failed'; problem: CloudProblem; retry: () => void }

/** Milliseconds after which a cloud that says nothing is said to be silent. */
const timeout = 10_000

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
    void pause(timeout, heard.signal).then((isDue) => isDue && fail(new CloudProblem('cloud/timeout')))
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
