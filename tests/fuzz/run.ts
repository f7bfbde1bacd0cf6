/**
 * `npm run fuzz -- [--count N] [--seed S]`: the fuzz tests of tests/unit, longer (200,000 pushes unless told) and from a
 * seed of the moment, which is printed so that a failure can be run again.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { count: { type: 'string' }, seed: { type: 'string' } } })
const count = Number(values.count ?? 200_000)
const seed = Number(values.seed ?? Date.now() % 2 ** 31)

if (!Number.isInteger(count) || count < 1 || !Number.isInteger(seed)) {
  console.error('fuzz: --count and --seed take whole numbers')
  process.exitCode = 2
} else {
  console.log(`fuzz: ${count} pushes, --seed ${seed}`)
  const files = ['tests/unit/fuzzPushes', 'tests/unit/fuzzPages', 'tests/unit/fuzzPanel']
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'unit', ...files], {
    stdio: 'inherit',
    env: { ...process.env, FUZZ_COUNT: String(count), FUZZ_SEED: String(seed) },
  })
  console.log(status === 0 ? `fuzz: nothing found, --seed ${seed}` : `fuzz: found something, --seed ${seed}`)
  process.exitCode = status ?? 1
}
