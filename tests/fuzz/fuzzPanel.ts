import fc from 'fast-check'
import type { PushEvent } from '../../src/device/Device'
import { toWireName } from '../../src/device/topics/createTopics'
import { anyPush } from './anyPush'
import { describeFailure } from './describeFailure'
import { drawPanel } from './drawPanel'
import type { FuzzOptions } from './fuzzPushes'
import { readSeeds } from './readSeeds'
import { silenceJsdom } from './silenceJsdom'

/** Pushes that shell, overlays and today's screens show something of. */
const shown: PushEvent[] = [
  'pushToastMessage',
  'openModal',
  'modalProgress',
  'modalDone',
  'closeAllModals',
  'pushMenuItems',
  'pushUiSettings',
  'pushDeviceName',
  'printConsoleMessage',
  'pushUiConfig',
  'checkPassword',
  'reloadUi',
]

const addresses = ['/settings', '/plugin/system_controller-system', '/debug']

/**
 * Draws the whole panel `count` times under a handful of mutated pushes; returns how often, throws with the
 * counter-example.
 */
export async function fuzzPanel({ count, seed }: FuzzOptions): Promise<number> {
  silenceJsdom()
  const all = readSeeds(20_000)
  const seeds = new Map(shown.map((event) => [event, all.get(event) ?? []]))
  const pushes = fc.array(
    anyPush(seeds, (event) => toWireName(event, 'acme')),
    { minLength: 1, maxLength: 6 },
  )
  const outcome = await fc.check(fc.asyncProperty(fc.constantFrom(...addresses), pushes, drawPanel), {
    seed,
    numRuns: count,
  })
  if (outcome.failed) throw new Error(describeFailure(outcome))
  return outcome.numRuns
}
