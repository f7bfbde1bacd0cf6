// @vitest-environment jsdom
import '../support/setupJsdom'
import { expect, it } from 'vitest'
import { fuzzPanel } from '../fuzz/fuzzPanel'
import { fuzzCount, fuzzSeed } from '../fuzz/fuzzSize'

const [count, seed] = [Math.ceil(fuzzCount / 200), fuzzSeed]

it(`draws the panel ${count} times under broken pushes: shell and screen stay, the console stays empty`, async () => {
  expect(await fuzzPanel({ count, seed })).toBe(count)
}, 3_600_000)
