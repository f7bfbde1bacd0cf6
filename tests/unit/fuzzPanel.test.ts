// @vitest-environment jsdom
import '../support/setupJsdom'
import { expect, it } from 'vitest'
import { fuzzPanel } from '../fuzz/fuzzPanel'

const count = Math.ceil(Number(process.env['FUZZ_COUNT'] ?? 20_000) / 200)
const seed = Number(process.env['FUZZ_SEED'] ?? 20_260)

it(`draws the panel ${count} times under broken pushes: shell and screen stay, the console stays empty`, async () => {
  expect(await fuzzPanel({ count, seed })).toBe(count)
}, 3_600_000)
