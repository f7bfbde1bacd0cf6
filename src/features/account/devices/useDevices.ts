import { useCallback, useEffect, useState } from 'react'
import type { CloudDevice } from '../../../../schemas/generated/types'
import { CloudProblem } from '../../../cloud/ports/CloudAuth'
import { useCloud } from '../session'

/** The devices of a user: on their way, here, or why they are not; `retry` asks again. */
export type DeviceList =
  | { phase: 'waiting' }
  | { phase: 'ready'; devices: readonly CloudDevice[] }
  | { phase: 'failed'; problem: CloudProblem; retry: () => void }

/** Milliseconds after which a cloud that says nothing is said to be silent. */
const patience = 10_000

/** The devices of a user as the cloud has them [A7.2-2], at each change. */
export const useDevices = (uid: string | undefined): DeviceList => {
  const { records } = useCloud()
  const [devices, setDevices] = useState<{ uid: string; list: readonly CloudDevice[] }>()
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<{ attempt: number; problem: CloudProblem }>()
  useEffect(() => {
    if (uid === undefined) return undefined
    const fail = (problem: CloudProblem) => setFailure({ attempt, problem })
    const silence = setTimeout(() => fail(new CloudProblem('cloud/timeout')), patience)
    const stop = records.watchDevices(
      uid,
      (list) => {
        clearTimeout(silence)
        setFailure(undefined)
        setDevices({ uid, list })
      },
      (problem) => {
        clearTimeout(silence)
        fail(problem)
      },
    )
    return () => {
      clearTimeout(silence)
      stop()
    }
  }, [records, uid, attempt])
  const retry = useCallback(() => setAttempt((last) => last + 1), [])
  if (failure?.attempt === attempt) return { phase: 'failed', problem: failure.problem, retry }
  return devices && devices.uid === uid ? { phase: 'ready', devices: devices.list } : { phase: 'waiting' }
}
