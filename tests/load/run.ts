/**
 * `npm run load:cloud [-- --owners 100000 --seed 1 --beats 200000 --only day|live --clients 3000]`: what
 * owners cost an operator, by a simulated day of 1,000, of 10,000, and so on up to so many, and how
 * fast the embedded database tells many listeners. The exit code is 1 when an owner costs more among many, or
 * when listeners wait too long.
 */
import { parseArgs } from 'node:util'
import { simulateDays } from './day/simulateDay'
import { faultsOf, tablesOf } from './day/tablesOf'
import { measureLive } from './live/measureLive'

const { values } = parseArgs({
  options: {
    owners: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    beats: { type: 'string', default: '200000' },
    clients: { type: 'string', default: '3000' },
    seconds: { type: 'string', default: '30' },
    only: { type: 'string', default: '' },
  },
})
const owners = Number(values.owners)
if (!Number.isInteger(owners) || owners < 1_000) throw new Error('--owners is a number from 1000 on')
const faults: string[] = []

if (values.only !== 'day') {
  const live = await measureLive({ clients: Number(values.clients), seconds: Number(values.seconds) })
  console.log(`${live.table}\n`)
  faults.push(...live.faults)
}
if (values.only !== 'live') {
  const sizes = []
  for (const count of [1_000, 10_000, 100_000].filter((step) => step < owners).concat(owners)) {
    const began = performance.now()
    sizes.push(
      await simulateDays({ owners: count, seed: Number(values.seed), mostBeats: Number(values.beats) }),
    )
    console.error(`${count} owners: ${((performance.now() - began) / 1_000).toFixed(0)} s`)
  }
  console.log(tablesOf(sizes))
  console.log(`\nMost memory: ${(process.resourceUsage().maxRSS / 1_024).toFixed(0)} MB`)
  faults.push(...faultsOf(sizes))
}
for (const fault of faults) console.log(`TOO MUCH  ${fault}`)
process.exit(faults.length > 0 ? 1 : 0)
