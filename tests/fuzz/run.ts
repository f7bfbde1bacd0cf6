/**
 * `npm run fuzz -- [--count N] [--seed S]`: the fuzz tests of tests/unit, longer: rounds of 20,000 pushes up
 * to N (200,000 unless told), each with the next seed, the first of the moment unless told. Ends at the first
 * round that finds something, and says its seed.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const perRound = 20_000
const files = [
  'tests/unit/fuzzPushes',
  'tests/unit/fuzzPages',
  'tests/unit/fuzzPanel',
  'tests/unit/fuzzSchemas',
  'tests/unit/fuzzForms',
]

const { values } = parseArgs({ options: { count: { type: 'string' }, seed: { type: 'string' } } })
const count = Number(values.count ?? 200_000)
const seed = Number(values.seed ?? Date.now() % 2 ** 31)

if (!Number.isInteger(count) || count < 1 || !Number.isInteger(seed)) {
  console.error('fuzz: --count and --seed take whole numbers')
  process.exitCode = 2
} else process.exitCode = run()

function run(): number {
  console.log(`fuzz: ${count} pushes from --seed ${seed} on`)
  for (let done = 0, current = seed; done < count; done += perRound, current += 1) {
    const size = Math.min(perRound, count - done)
    const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'unit*', ...files], {
      stdio: 'inherit',
      env: { ...process.env, FUZZ_COUNT: String(size), FUZZ_SEED: String(current) },
    })
    if (status !== 0) {
      console.log(`fuzz: found something; again with --count ${size} --seed ${current}`)
      return status ?? 1
    }
  }
  console.log(`fuzz: nothing found in ${count} pushes from --seed ${seed} on`)
  return 0
}
