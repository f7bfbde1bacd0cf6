// @vitest-environment jsdom
import '../support/setupJsdom'
import { expect, it } from 'vitest'
import { fuzzPages } from '../fuzz/fuzzPages'
import { fuzzCount, fuzzSeed } from '../fuzz/fuzzSize'

const [count, seed] = [Math.ceil(fuzzCount / 50), fuzzSeed]

it(`draws ${count} broken pages: none is blank, throws or complains to the console`, async () => {
  expect(await fuzzPages({ count, seed })).toBe(count)
}, 3_600_000)
