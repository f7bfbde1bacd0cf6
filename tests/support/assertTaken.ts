import type { TestClient } from '../../player/testing/connectTestClient'
import { refusedPushes } from './refusedPushes'

/** Throws when the interface would have refused a push that the client got. */
export function assertTaken(client: TestClient): void {
  const { refused } = refusedPushes(client)
  if (refused.length > 0) throw new Error(`The interface would refuse ${JSON.stringify(refused)}`)
}
