// @vitest-environment node
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type TestDatabase, openDatabase } from '../../embedded/database/testing/openDatabase'
import { embeddedRecords } from '../../embedded/embeddedRecords'
import { meterRecords } from '../../testing/meterRecords'
import { createOrphanSweep } from './createOrphanSweep'

let server: TestDatabase
beforeEach(async () => {
  server = await openDatabase()
})
afterEach(() => server.close())

/** So many owners, of whom these are gone. */
function open(count: number, gone: (number: number) => boolean) {
  const { admin } = server.database
  const uid = (number: number) => `owner-${String(number).padStart(6, '0')}`
  const numbers = Array.from({ length: count }, (_, number) => number)
  admin.set('users', Object.fromEntries(numbers.map((number) => [uid(number), { plan: 'free' }])))
  const lost = new Set(numbers.filter(gone).map(uid))
  const [forgotten, lines]: [string[], string[]] = [[], []]
  const asked: number[] = []
  const records = meterRecords(embeddedRecords(admin))
  const sweep = createOrphanSweep({
    records,
    people: {
      async gone(uids) {
        asked.push(uids.length)
        return uids.filter((one) => lost.has(one))
      },
    },
    async forget(one) {
      forgotten.push(one)
      await records.update({ [`users/${one}`]: null })
    },
    log: (line) => lines.push(line),
  })
  return { sweep, records, forgotten, lines, lost, asked }
}

it('finds everybody who is gone, page by page, and begins again', async () => {
  const { sweep, forgotten, lost } = open(450, (number) => number % 50 === 7)
  expect(lost.size).toBe(9)
  await sweep()
  expect(forgotten).toHaveLength(2)
  for (let page = 0; page < 4; page += 1) await sweep()
  expect(forgotten.toSorted()).toEqual([...lost].toSorted())
  expect(server.database.admin.get('sweeps')).toBeNull()
})

it('reads no more among many owners than among few', async () => {
  const few = open(200, () => false)
  await few.sweep()
  const cost = few.records.take()
  const many = open(20_000, () => false)
  server.database.admin.set('sweeps', null)
  await many.sweep()
  expect(many.records.take()).toEqual(cost)
  expect(many.asked).toEqual([100])
})

it('forgets nobody when nearly everybody seems to be gone, and says so', async () => {
  const { sweep, forgotten, lines } = open(200, () => true)
  await sweep()
  expect(forgotten).toEqual([])
  expect(lines).toEqual([expect.stringContaining('100 of 100')])
})
