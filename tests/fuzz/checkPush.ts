import { allRequestValidators } from '../../schemas/generated/allRequestValidators'
import type { PushEvent } from '../../src/device/Device'
import { DeviceClient } from '../../src/device/DeviceClient'
import type { Violation } from '../../src/device/topics/deferredPushChecks'
import { allPushChecks } from '../support/allPushChecks'
import type { WirePush } from './WirePush'

/** What the gateway did with a push. */
export type Fate = 'taken' | 'refused' | 'unknown'

/**
 * Passes a push through the real gateway of a fresh client, after a good one of the same event if there is
 * one. Throws unless: nothing is thrown; a push is taken, refused with a reason, or of no known event; after
 * a refused one the store still holds the last good payload, the same object; a taken one is there and was
 * told to the listener.
 */
export function checkPush(
  { event, text }: WirePush,
  known: PushEvent | undefined,
  good: unknown,
  brandWord: string,
): Fate {
  const violations: Violation[] = []
  const client = new DeviceClient({
    requestValidators: allRequestValidators,
    pushChecks: allPushChecks,
    brandWord,
    ruleFor: () => 'sends',
    onViolation: (violation) => violations.push(violation),
  })
  if (known && good !== undefined)
    client.receive({ event, payload: structuredClone(good), text: JSON.stringify(good) })
  const before = known && client.topics.read(known)
  if (violations.length > 0)
    throw new Error(`a payload that should pass was refused: ${violations[0]?.reason}`)

  let told = 0
  if (known) client.on(known, () => (told += 1))
  client.receive({ event, payload: text === '' ? undefined : JSON.parse(text), text })
  const refused = client.record.entries().at(-1)?.refused

  if (!known) {
    if (refused !== 'no schema') throw new Error(`an unknown event was recorded as ${String(refused)}`)
    return 'unknown'
  }
  const now = client.topics.read(known)
  if (violations.length > 0) {
    if (now !== before) throw new Error('a refused push replaced the last good value')
    if (told > 0) throw new Error('a refused push was told to a listener')
    if (!refused || violations[0]?.reason !== refused) throw new Error('a refusal is not in the record')
    return 'refused'
  }
  if (refused !== undefined) throw new Error(`refused without a violation: ${refused}`)
  if (now === undefined) throw new Error('a taken push is not in the store')
  if (told !== 1) throw new Error(`a taken push was told ${told} times`)
  return 'taken'
}
