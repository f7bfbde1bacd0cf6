// @vitest-environment jsdom
import '../support/setupJsdom'
import { expect, it } from 'vitest'
import { fuzzPages } from '../fuzz/fuzzPages'

const count = Math.ceil(Number(process.env['FUZZ_COUNT'] ?? 20_000) / 50)
const seed = Number(process.env['FUZZ_SEED'] ?? 20_260)

it(`draws ${count} broken pages: none is blank, throws or complains to the console`, async () => {
  expect(await fuzzPages({ count, seed })).toBe(count)
}, 3_600_000)
