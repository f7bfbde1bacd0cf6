import fc from 'fast-check'
import { pushEvents } from '../contract/eventNames'
import { toWireName } from '../../src/device/topics/createTopics'
import { anyPage } from './anyPage'
import { anyPush } from './anyPush'
import { checkPage } from './checkPage'
import { checkPush, type Fate } from './checkPush'
import { describeFailure } from './describeFailure'
import { readSeeds } from './readSeeds'

/** How long and from which seed. */
export interface FuzzOptions {
  count: number
  seed: number
}

const brandWord = 'acme'

/**
 * Runs `count` pushes through normalise, schema and store, and every payload through the page model as well,
 * whatever it was pushed as. Returns how many were taken, refused and unknown; throws with the seed and the
 * smallest counter-example.
 */
export function fuzzPushes({ count, seed }: FuzzOptions): Record<Fate, number> {
  const seeds = readSeeds()
  const events = new Map(pushEvents.map((event) => [toWireName(event, brandWord), event]))
  const fates: Record<Fate, number> = { taken: 0, refused: 0, unknown: 0 }
  const property = fc.property(
    anyPush(seeds, (event) => toWireName(event, brandWord)),
    anyPage,
    (push, next) => {
      const known = events.get(push.event)
      const good = known && seeds.get(known)?.[0]
      fates[checkPush(push, known, good, brandWord)] += 1
      checkPage(push.text, next)
    },
  )
  const outcome = fc.check(property, { seed, numRuns: count })
  if (outcome.failed) throw new Error(describeFailure(outcome))
  return fates
}
