// @vitest-environment node
import { expect, it } from 'vitest'
import { figuresOf, monthOf, perOwner } from '../load/day/figures'
import { simulateDay } from '../load/day/simulateDay'
import { faultsOf, tablesOf } from '../load/day/tablesOf'
import { measureLive } from '../load/live/measureLive'

const dayOf = (owners: number, seed = 1, mostBeats = 500) => simulateDay({ owners, seed, mostBeats })

it('a day of owners costs each the same among 1,000 as among 300', { timeout: 120_000 }, async () => {
  const [few, many] = [await dayOf(300, 1, 4_000), await dayOf(1_000, 1, 4_000)]
  const apart = perOwner([[few], [many]]).filter(({ what }) => what !== 'repeated')
  // The schedule, which runs as often for few, is little beside the rest.
  expect(apart.filter((one) => one.apart > 0.1)).toEqual([])

  const called = new Map(many.kinds.map(({ kind, tally }) => [kind, tally.called]))
  expect(called.get('presence')).toBeGreaterThan(3_000)
  expect(called.get('sweep')).toBe(1_441)
  for (const kind of ['token', 'start', 'leave', 'webhook', 'referral', 'prices', 'toggle', 'plan change'])
    expect([kind, called.get(kind)]).toEqual([kind, expect.any(Number)])
  expect(many.kinds.filter(({ tally }) => tally.refused > 0)).toEqual([])
  // Calls of one owner meet, and are made again.
  const repeated = many.kinds.filter(({ tally }) => tally.spent.repeated > 0).map(({ kind }) => kind)
  expect(repeated).toEqual(expect.arrayContaining(['start', 'webhook', 'toggle']))

  // 910 players are on, each heard of every five minutes, but for those that were away.
  const { invocations, writes } = figuresOf(many)
  expect(invocations / (910 * 288)).toBeGreaterThan(0.95)
  expect(invocations / (910 * 288)).toBeLessThan(1.1)
  expect(writes).toBeGreaterThan(910 * 250)
  expect(many.panels.opened).toBeGreaterThan(2_000)
  expect(monthOf(many).every(({ amount, cost }) => amount > 0 && cost >= 0)).toBe(true)

  const table = tablesOf([[few], [many]])
  expect(table).toContain('TO BE CHECKED')
  expect(table).toContain('players that are on')
  expect(faultsOf([[few], [{ ...many, owners: 10_000 }]]).join()).toContain('apart')
})

it('a day is the same again for the same seed, and another for another', { timeout: 60_000 }, async () => {
  const [one, again, other] = [await dayOf(100), await dayOf(100), await dayOf(100, 2)]
  expect(figuresOf(again)).toEqual(figuresOf(one))
  expect(figuresOf(other)).not.toEqual(figuresOf(one))
})

it(
  '60 clients of the embedded cloud hear of each player that comes and goes',
  { timeout: 120_000 },
  async () => {
    const { times, table, faults } = await measureLive({ clients: 60, seconds: 4, rate: 10 })
    expect(times).toHaveLength(40)
    expect(times.every(Number.isFinite)).toBe(true)
    expect(table).toContain('60 clients')
    expect(faults.filter((fault) => fault.includes('never'))).toEqual([])
  },
)
