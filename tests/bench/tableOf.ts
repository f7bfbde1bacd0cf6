import { comparisons } from './comparisons'
import type { Measure } from './measures'

/**
 * How many times what the bare page took in the same run, and how many it may be; '–' where nothing is
 * compared.
 */
const ratioOf = ({ what, figure }: Measure, all: readonly Measure[]): string => {
  const comparison = comparisons[what]
  const other = all.find((one) => one.what === comparison?.with)
  return comparison && other
    ? `${(figure / other.figure).toFixed(1)} of ${comparison.atMost.toFixed(1)}`
    : '–'
}

/** A line of the table of a run. */
export const rowOf = (measure: Measure, all: readonly Measure[]): string => {
  const { what, figure, unit, budget } = measure
  const limit = Number.isFinite(budget) ? `${budget} ${unit}`.trim() : '–'
  const kept = figure <= budget ? 'yes' : 'NO'
  return `| ${what} | ${figure.toFixed(figure < 10 ? 1 : 0)} ${unit} | ${limit} | ${kept} | ${ratioOf(measure, all)} |`
}

/** The table of a run, in Markdown. */
export const tableOf = (all: readonly Measure[]): string =>
  [
    '| what | measured | budget | kept | times the bare page |',
    '|---|---|---|---|---|',
    ...all.map((one) => rowOf(one, all)),
  ].join('\n')
