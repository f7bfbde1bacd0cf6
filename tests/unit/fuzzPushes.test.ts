// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { fuzzPushes } from '../fuzz/fuzzPushes'
import { fuzzCount, fuzzSeed } from '../fuzz/fuzzSize'

const [count, seed] = [fuzzCount, fuzzSeed]

it(`survives ${count} mutated pushes from gateway to page, and keeps the last good value of each topic`, () => {
  const fates = fuzzPushes({ count, seed })
  process.stdout.write(`fuzz: seed ${seed}, ${JSON.stringify(fates)}\n`)
  expect(fates.taken + fates.refused + fates.unknown).toBe(count)
  // A fuzz that the gateway refuses whole, or takes whole, would test nothing.
  expect(Math.min(fates.taken, fates.refused)).toBeGreaterThan(count / 10)
}, 3_600_000)
