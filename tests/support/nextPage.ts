import type { TestClient } from '../../player/testing/connectTestClient'
import type { PushBrowseLibrary } from '../../schemas/generated/types'
import { allPushChecks } from './allPushChecks'

const { validators, normalisers } = allPushChecks

/**
 * The next page of the library that a client gets, as the interface takes it in; rejects when the interface
 * would refuse it.
 */
export async function nextPage(client: TestClient): Promise<PushBrowseLibrary> {
  const pushed = normalisers.pushBrowseLibrary?.(await client.next('pushBrowseLibrary'))
  if (!validators.pushBrowseLibrary(pushed)) throw new Error('the interface would refuse this page')
  return pushed
}
