import type { Browser } from 'playwright'
import type { PageServer } from '../support/PageServer'
import type { Measure } from './measures'
import { median } from './median'

/** A group of measures that are taken together. */
export interface Measurement {
  /** Takes them once, of what is served by the server that it gets. */
  measure: (browser: Browser, server: PageServer) => Promise<Measure[]>
  /** How often they are taken for one figure, which is the median. */
  takes: number
}

/** The measures of a group, each the median of all its takes. */
export async function takeAll(
  { measure, takes }: Measurement,
  browser: Browser,
  server: PageServer,
): Promise<Measure[]> {
  const taken: Measure[][] = []
  for (let take = 0; take < takes; take++) taken.push(await measure(browser, server))
  const figuresOf = (what: string) => taken.flat().flatMap((one) => (one.what === what ? [one.figure] : []))
  return (taken[0] ?? []).map((one) => ({ ...one, figure: median(figuresOf(one.what)) }))
}
