/**
 * `npm run test:attacks [-- --long]`: attacks player and cloud, as whoever does not belong, by kills, on a
 * full disk, with payloads that are none, and with lists that stand for too much. The last line has the
 * figures; the exit code is 1 when something came through.
 */
import { parseArgs } from 'node:util'
import type { Attack } from './Attack'
import { attackAsStrangers } from './attackAsStrangers'
import { attackByKills } from './attackByKills'
import { attackFullDisk } from './attackFullDisk'
import { attackWithEvents } from './attackWithEvents'
import { attackWithLists } from './attackWithLists'

const { values } = parseArgs({ options: { long: { type: 'boolean', default: false } } })
const attacks: Attack[] = [
  attackAsStrangers,
  attackByKills,
  attackFullDisk,
  attackWithEvents,
  attackWithLists,
]
const figures: string[] = []
let failed = false
for (const attack of attacks) {
  const { figure, faults } = await attack(values.long)
  figures.push(figure)
  for (const fault of faults) console.log(`CAME THROUGH  ${fault}`)
  if (faults.length > 0) failed = true
}
console.log(figures.join(', '))
process.exit(failed ? 1 : 0)
