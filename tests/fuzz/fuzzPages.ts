import fc from 'fast-check'
import { anyMutation } from './anyMutation'
import { anyPage } from './anyPage'
import { applyMutation } from './applyMutation'
import { describeFailure } from './describeFailure'
import { drawPage } from './drawPage'
import type { FuzzOptions } from './fuzzPushes'
import { readSeeds } from './readSeeds'
import { writeJson } from './writeJson'

/**
 * Draws `count` pages, built ones with wrong parts and mutated fixtures, and returns how many were; throws
 * with the smallest counter-example.
 */
export async function fuzzPages({ count, seed }: FuzzOptions): Promise<number> {
  const pages = readSeeds(20_000).get('pushUiConfig') ?? []
  const mutated = fc
    .tuple(fc.constantFrom(...pages), fc.array(anyMutation, { minLength: 1, maxLength: 6 }))
    .map(([page, bends]) => bends.reduce<unknown>(applyMutation, page))
  const page = fc.oneof({ weight: 3, arbitrary: anyPage }, { weight: 1, arbitrary: mutated }).map(writeJson)
  const outcome = await fc.check(
    fc.asyncProperty(page, page, (text, next) => drawPage(JSON.parse(text), JSON.parse(next))),
    { seed, numRuns: count },
  )
  if (outcome.failed) throw new Error(describeFailure(outcome))
  return outcome.numRuns
}
