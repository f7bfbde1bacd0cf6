import { prices } from '../prices'
import { type DayFigures, type Days, figuresOf, monthOf, nearLimits, perOwner } from './figures'
import { household } from './household'
import type { Day } from './simulateDay'

const names: Record<keyof DayFigures, string> = {
  invocations: 'function calls',
  reads: 'reads of the database',
  writes: 'writes to the database',
  downloaded: 'bytes downloaded from the database',
  repeated: 'transactions repeated',
  callSeconds: 'seconds from call to answer',
  hosting: 'bytes sent by the hosting',
  connectionSeconds: 'seconds connected',
  stored: 'bytes stored',
}

const whole = (figure: number) => Math.round(figure).toLocaleString('en')
const short = (figure: number) => (figure >= 100 ? whole(figure) : figure.toPrecision(3))
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n')

const headOf = (days: Days) =>
  `${whole(days[0]?.owners ?? 0)} owners${days.length > 1 ? `, ${days.length} days` : ''}`

/** What was found of days of the same kind with ever more owners, in Markdown. */
export function tablesOf(sizes: readonly Days[]): string {
  const last = sizes.at(-1)?.at(-1)
  if (last === undefined) return ''
  const sum = monthOf(last).reduce((total, { cost }) => total + cost, 0)
  return [
    'Each owner, each day:',
    table(
      ['', ...sizes.map(headOf), 'apart'],
      perOwner(sizes).map(({ what, each, apart, isTooMuch }) => [
        names[what],
        ...each.map(short),
        `${(apart * 100).toFixed(1)} %${isTooMuch ? ' TOO MUCH' : ''}`,
      ]),
    ),
    `What was called for ${whole(last.owners)} owners with ${whole(last.players)} players:`,
    table(
      ['', 'really called', 'stands for', 'refused', 'reads each', 'writes each', 'repeated', 'ms each'],
      last.kinds.map(({ kind, standsFor, tally }) => [
        kind,
        whole(tally.called),
        whole(tally.called * standsFor),
        whole(tally.refused),
        short(tally.spent.reads / tally.called),
        short(tally.spent.writes / tally.called),
        whole(tally.spent.repeated * standsFor),
        short(tally.waited / tally.called),
      ]),
    ),
    sampleOf(last),
    `A month of ${whole(last.owners)} owners, at list prices as known on ${prices.knownOn}, TO BE CHECKED:`,
    table(
      ['', 'used', 'free', `${prices.currency} each`, prices.currency],
      [
        ...monthOf(last).map(({ unit, amount, free, price, cost }) => [
          unit,
          short(amount),
          short(free),
          price.toPrecision(3),
          cost.toFixed(2),
        ]),
        ['together', '', '', '', sum.toFixed(2)],
        ['each owner', '', '', '', (sum / last.owners).toFixed(4)],
      ],
    ),
    'How near that is to what one database takes:',
    table(
      ['', 'figure', 'limit'],
      nearLimits(last).map(({ what, figure, limit }) => [what, short(figure), whole(limit)]),
    ),
  ].join('\n\n')
}

/** What was really called, and what was multiplied. */
function sampleOf(day: Day): string {
  const { beating, kinds, lookUps, processor } = day
  const called = kinds.reduce((sum, { tally }) => sum + tally.called, 0)
  const presences = kinds.find(({ kind }) => kind === 'presence')
  const share =
    beating.called === beating.of
      ? 'Every presence of every player was called.'
      : `Of ${whole(beating.of)} players that are on, ${whole(beating.called)} had each presence of the day ` +
        `called, one every ${household.beat / 1_000} s; the figures of these are multiplied by ` +
        `${(presences?.standsFor ?? 1).toFixed(2)}. Everything else was called as often as it stands there.`
  return (
    `${share} ${whole(called)} calls took ${whole(processor)} s of a processor here, ` +
    `${((processor / called) * 1e6).toFixed(0)} µs each with the simulation’s own work; accounts were looked ` +
    `up ${whole(lookUps)} times. Among the calls are none by way of HTTP and of the SDK.`
  )
}

/** What is wrong with what was found; nothing where all is as it should be. */
export function faultsOf(sizes: readonly Days[]): string[] {
  const apart = perOwner(sizes)
    .filter(({ isTooMuch }) => isTooMuch)
    .map(({ what, apart }) => `${names[what]} of each owner are ${(apart * 100).toFixed(1)} % apart`)
  const over = sizes
    .flat()
    .flatMap(nearLimits)
    .filter(({ figure, limit }) => figure > limit)
    .map(({ what, figure, limit }) => `${what}: ${short(figure)} of ${whole(limit)}`)
  const calm = sizes.flat().some((day) => figuresOf(day).repeated === 0)
  return [...apart, ...over, ...(calm ? ['no two calls have met: there is nothing to be seen of that'] : [])]
}
