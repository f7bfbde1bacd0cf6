import { gzipSync } from 'node:zlib'
import type { Browser, Request } from 'playwright'
import playing from '../../fixtures/pushState/playing.json'
import type { PageServer } from '../support/PageServer'
import { headingShown } from './inPage'
import { open, type Measure } from './measures'
import { watchForHeading } from './probe'

/** A state whose cover the server has, a JPEG, as players mostly send them. */
export const state = { ...playing, albumart: '/albumart' }
/** What plays in it. */
export const title = 'Rope and Rain'

/** One cold load of what plays: what it fetches, when the title is on screen, how long it blocks the page. */
export async function measureColdLoad(browser: Browser, server: PageServer): Promise<Measure[]> {
  server.answers.set('getState', ['pushState', state])
  const sizes: Promise<[isScript: boolean, bytes: number]>[] = []
  // Not as responses begin: the body of one that is still coming is waited for without end when the page
  // closes.
  const hear = (request: Request) => sizes.push(sizeOf(request))
  const { page } = await open(browser, server, '/playback', async (fresh) => {
    await fresh.addInitScript(watchForHeading, title)
    fresh.on('requestfinished', hear)
  })
  try {
    const shown = await headingShown(page)
    // What is fetched ahead of need comes later.
    await page.waitForTimeout(1000)
    page.off('requestfinished', hear)
    await page.waitForTimeout(1000)
    const { blocked, shift } = await page.evaluate(() => window.benchProbe.coldLoad())
    const bytes = await Promise.all(sizes)
    const sum = (some: typeof bytes) => some.reduce((total, [, size]) => total + size, 0) / 1000
    const what = 'Cold load of what plays'
    return [
      {
        what: `${what}: JavaScript, gzip`,
        figure: sum(bytes.filter(([isScript]) => isScript)),
        unit: 'kB',
        budget: 280,
      },
      { what: `${what}: everything, gzip`, figure: sum(bytes), unit: 'kB', budget: 320 },
      { what: `${what}: title on screen`, figure: shown, unit: 'ms', budget: 900 },
      { what: `${what}: blocking time`, figure: blocked, unit: 'ms', budget: 300 },
      { what: `${what}: layout shift`, figure: shift, unit: '', budget: 0 },
    ]
  } finally {
    server.answers.delete('getState')
    await page.context().close()
  }
}

async function sizeOf(request: Request): Promise<[isScript: boolean, bytes: number]> {
  const response = await request.response()
  const body = await response?.body()
  return [response?.headers()['content-type']?.includes('javascript') ?? false, gzipSync(body ?? '').length]
}
