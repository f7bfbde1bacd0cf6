import type { Browser } from 'playwright'
import { PageServer } from '../support/PageServer'
import type { Measure } from './measures'
import { probeWorker } from './probeWorker'

/** A group of measures; they take what is served from the server that they get. */
export type Measurement = (browser: Browser, server: PageServer) => Promise<Measure[]>

/**
 * Takes each of the measures on two builds in turn, `rounds` times, and prints what was least of each and how
 * many times the other's it is. The least, for whatever else the machine does can only add to it.
 */
export async function compareBuilds(
  browser: Browser,
  builds: readonly [here: string, beside: string],
  measurements: readonly Measurement[],
  rounds: number,
): Promise<void> {
  const servers = await Promise.all(builds.map((build) => PageServer.start(0, build)))
  for (const server of servers) probeWorker(server)
  try {
    console.log('| what | here | beside | ratio |\n|---|---|---|---|')
    for (const measure of measurements) {
      const least = new Map<string, { unit: string; figures: number[] }>()
      for (let round = 0; round < rounds; round++)
        // The second of a pair has a warmer machine: each build is it in turn.
        for (const side of round % 2 === 0 ? [0, 1] : [1, 0]) {
          const server = servers[side]
          if (server === undefined) continue
          for (const { what, figure, unit } of await measure(browser, server)) {
            const known = least.get(what) ?? { unit, figures: [Infinity, Infinity] }
            known.figures[side] = Math.min(known.figures[side] ?? Infinity, figure)
            least.set(what, known)
          }
        }
      for (const [what, { unit, figures }] of least) {
        const [here = NaN, beside = NaN] = figures
        console.log(
          `| ${what} | ${say(here)} ${unit} | ${say(beside)} ${unit} | ${(here / beside).toFixed(2)} |`,
        )
      }
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

/** A figure; what only one of the builds has is a dash. */
const say = (figure: number): string => (Number.isFinite(figure) ? figure.toFixed(figure < 10 ? 1 : 0) : '–')
