import { instance, limits, prices } from '../prices'
import { answerHead, coldLoad } from './household'
import type { Day } from './simulateDay'

/** Days of a month. */
const month = 365 / 12

const secondsOfDay = 86_400

/** What a day came to, all players counted. */
export interface DayFigures {
  invocations: number
  reads: number
  writes: number
  /** Bytes that came out of the database. */
  downloaded: number
  /** Decisions of transactions that were made again. */
  repeated: number
  /** From each call to its answer, s together. */
  callSeconds: number
  /** Bytes that the hosting sent: answers, and the interface where a browser had none of it. */
  hosting: number
  /** s together. */
  connectionSeconds: number
  /** Bytes of JSON. */
  stored: number
}

/** What browsers ask of the database itself is no call of a function. */
const isCall = (kind: string) => kind !== 'what panels read'

/** Sums a day up. */
export function figuresOf({ kinds, panels, stored }: Day): DayFigures {
  const sum = (of: (kind: Day['kinds'][number]) => number) =>
    kinds.reduce((total, kind) => total + of(kind) * kind.standsFor, 0)
  const invocations = sum(({ kind, tally }) => (isCall(kind) ? tally.called : 0))
  // What no person or player asks for, a schedule or the provider, is not answered by way of the hosting.
  const heads = sum(({ tally }) => (tally.answered > 0 ? tally.called * answerHead : 0))
  return {
    invocations,
    reads: sum(({ tally }) => tally.spent.reads),
    writes: sum(({ tally }) => tally.spent.writes),
    downloaded: sum(({ tally }) => tally.spent.downloaded),
    repeated: sum(({ tally }) => tally.spent.repeated),
    callSeconds: sum(({ kind, tally }) => (isCall(kind) ? tally.waited / 1_000 : 0)),
    hosting: sum(({ tally }) => tally.answered) + heads + panels.coldLoads * coldLoad,
    connectionSeconds: panels.seconds,
    stored,
  }
}

/** A figure for each owner, as rows show it. */
export interface PerOwner {
  what: keyof DayFigures
  /** For each day, the smallest number of owners first. */
  each: number[]
  /** How far the one that is farthest is from that of the most owners, as a share of it. */
  apart: number
  /** Whether that is more than chance. */
  isTooMuch: boolean
}

const mostApart = 0.1

/** Calls meet once in ten days of an owner, and many at once when the power comes back. */
const seldomApart = 0.25

/** Days of the same number of owners: among few what happens seldom is seen only on several. */
export type Days = readonly Day[]

/** What the rows are, in order. */
const rows = [
  'invocations',
  'reads',
  'writes',
  'downloaded',
  'repeated',
  'callSeconds',
  'hosting',
  'connectionSeconds',
  'stored',
] as const satisfies readonly (keyof DayFigures)[]

/** Whether each owner costs the same among few as among many. */
export function perOwner(sizes: readonly Days[]): PerOwner[] {
  const all = sizes.map((days) => ({
    owners: days.reduce((sum, day) => sum + day.owners, 0),
    figures: days.map(figuresOf),
  }))
  return rows.map((what) => {
    const each = all.map(({ owners, figures }) => figures.reduce((sum, one) => sum + one[what], 0) / owners)
    const last = each.at(-1) ?? 0
    const apart = Math.max(0, ...each.map((one) => Math.abs(one / last - 1)))
    return { what, each, apart, isTooMuch: !(apart <= (what === 'repeated' ? seldomApart : mostApart)) }
  })
}

/** What a month costs in one unit of the provider's. */
export interface MonthlyItem {
  unit: string
  amount: number
  free: number
  price: number
  cost: number
}

/** A month of such days, in the provider's units. */
export function monthOf(day: Day): MonthlyItem[] {
  const figures = figuresOf(day)
  // An instance is paid for as long as it answers anything: with few calls those are seconds of their own,
  // with many some are answered at once by one that is always there.
  const atOnce = figures.callSeconds / secondsOfDay
  const instances = Math.max(1 - Math.exp(-atOnce), atOnce / instance.atOnce)
  const instanceSeconds = instances * secondsOfDay * month
  const { each, free } = prices
  const item = (unit: string, amount: number, name: keyof typeof each): MonthlyItem => ({
    unit,
    amount,
    free: free[name],
    price: each[name],
    cost: Math.max(0, amount - free[name]) * each[name],
  })
  return [
    item('function calls', figures.invocations * month, 'invocations'),
    item('CPU-seconds of instances', instanceSeconds * instance.processors, 'cpuSeconds'),
    item('GB-seconds of instances', instanceSeconds * instance.memory, 'memorySeconds'),
    item('database GB downloaded', (figures.downloaded * month) / 1e9, 'databaseDownloaded'),
    item('database GB stored', figures.stored / 1e9, 'databaseStored'),
    item('hosting GB transferred', (figures.hosting * month) / 1e9, 'hostingTransferred'),
    item('schedules', 2, 'schedules'),
  ]
}

/** How near a day comes to what one database takes. */
export function nearLimits(day: Day): { what: string; figure: number; limit: number }[] {
  const { writes } = figuresOf(day)
  return [
    {
      what: 'connections at once, at most, with one for each kind of function',
      figure: day.panels.mostOpen + day.kinds.length,
      limit: limits.connections,
    },
    { what: 'writes a second, over the day', figure: writes / secondsOfDay, limit: limits.writes },
  ]
}
