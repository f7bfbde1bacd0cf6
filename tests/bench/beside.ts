import type { Browser } from 'playwright'
import { PageServer } from '../support/PageServer'
import type { Measurement } from './measurement'
import { median } from './median'
import { probeWorker } from './probeWorker'

/**
 * Takes each of the measures on two builds in turn, `rounds` times as often as alone, and prints the
 * median of each and how many times the other's it is; then the same of the least. Whatever else the
 * machine does can only add to the least, but one lucky round decides it: where the two disagree, more
 * rounds are needed.
 */
export async function compareBuilds(
  browser: Browser,
  builds: readonly [here: string, beside: string],
  measurements: readonly Measurement[],
  rounds: number,
): Promise<void> {
  const [here, beside] = builds
  const servers = await Promise.all([PageServer.start(0, here), PageServer.start(0, beside)] as const)
  for (const server of servers) probeWorker(server)
  try {
    console.log(
      '| what | here | beside | ratio | least here | beside | ratio |\n|---|---|---|---|---|---|---|',
    )
    for (const { measure, takes } of measurements) {
      const taken = new Map<string, { unit: string; figures: [number[], number[]] }>()
      for (let take = 0; take < rounds * takes; take++)
        // The second of a pair has a warmer machine: each build is it in turn.
        for (const side of take % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
          for (const { what, figure, unit } of await measure(browser, servers[side])) {
            const known = taken.get(what) ?? { unit, figures: [[], []] }
            known.figures[side].push(figure)
            taken.set(what, known)
          }
        }
      for (const [what, { unit, figures }] of taken)
        console.log(`| ${what} | ${[median, least].map((of) => cells(figures, unit, of)).join(' | ')} |`)
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

const least = (figures: readonly number[]) => Math.min(...figures)

/** Both builds' figure and their ratio; what only one of the builds has is a dash. */
function cells(
  [here, beside]: readonly [number[], number[]],
  unit: string,
  of: (figures: number[]) => number,
): string {
  const say = (figures: number[]) =>
    figures.length > 0 ? `${of(figures).toFixed(of(figures) < 10 ? 1 : 0)} ${unit}` : '–'
  const ratio = here.length > 0 && beside.length > 0 ? of(here) / of(beside) : NaN
  return `${say(here)} | ${say(beside)} | ${Number.isFinite(ratio) ? ratio.toFixed(2) : '–'}`
}
