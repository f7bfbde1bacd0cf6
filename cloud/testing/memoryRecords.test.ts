// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { embeddedRecords } from '../embedded/embeddedRecords'
import { openDatabase } from '../embedded/database/testing/openDatabase'
import { createMemoryRecords } from './memoryRecords'
import { describeRecords } from './recordsContract'

const records = createMemoryRecords()
describeRecords('memory', () => records)

describe('an index of many', () => {
  it('finds what the embedded database finds, whatever came, went and changed its value', async () => {
    const server = await openDatabase({ rules: { rules: {} } })
    const embedded = embeddedRecords(server.database.admin)
    const memory = createMemoryRecords({ indexes: { leases: ['until'] } })
    let chance = 7
    const next = (below: number) => {
      chance = (chance * 48_271) % 2_147_483_647
      return chance % below
    }
    for (let round = 0; round < 40; round += 1) {
      const values = Object.fromEntries(
        Array.from({ length: 100 }, (): [string, unknown] => {
          const key = next(1_500)
          return [`leases/k${key}`, key % 5 === 0 && round % 2 === 1 ? null : { until: next(400), uid: 'a' }]
        }),
      )
      await embedded.update(values)
      await memory.update(values)
    }
    const asked = { child: 'until' }
    for (const more of [
      {},
      { to: 200 },
      { from: 100, to: 300 },
      { most: 700 },
      { last: 9 },
      { to: 250, last: 600 },
      { from: 390, last: 10 },
      { to: 399, most: 1 },
    ])
      expect(await memory.first('leases', { ...asked, ...more })).toEqual(
        await embedded.first('leases', { ...asked, ...more }),
      )
    expect((await memory.first('leases', asked)).length).toBeGreaterThan(900)
    await server.close()
  })
})
