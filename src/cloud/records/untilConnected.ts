import { inTime } from '../inTime'
import { CloudProblem } from '../ports/CloudProblem'
import type { Sdk } from '../sdk/createSdk'

/**
 * Resolves once the database is connected, or rejects with `cloud/unreachable` after `limit` ms. What the SDK is given to write while it is
 * not connected it keeps, and sends whenever it is back, even when everybody has been told long ago that it failed.
 */
export const untilConnected = async (
  { database, sdk }: Awaited<ReturnType<Sdk['database']>>,
  limit: number,
): Promise<void> => {
  let stop: (() => void) | undefined
  const connected = new Promise<void>((resolve) => {
    stop = sdk.onValue(sdk.ref(database, '.info/connected'), (snapshot) => {
      if (snapshot.val() === true) resolve()
    })
  })
  try {
    await inTime(connected, limit)
  } catch {
    throw new CloudProblem('cloud/unreachable')
  } finally {
    stop?.()
  }
}
