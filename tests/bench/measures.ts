import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright'
import { PageServer } from '../support/PageServer'
import { eventToPaint, headingShown, longestTaskSince, pushToUsable } from './inPage'
import { median } from './median'
import { sixThousandOptions, sixtyFields, smallPage, threeThousandFields } from './pages'
import { installProbe, watchForHeading } from './probe'

/** One line of the table. */
export interface Measure {
  what: string
  figure: number
  unit: string
  budget: number
}

const throttle = 6
const rounds = 5

/** A fresh browser window on the bench's device, throttled as a small board is. */
export async function open(
  browser: Browser,
  server: Pick<PageServer, 'url'>,
  path: string,
  /** Gets the window before anything is loaded. */
  prepare: (page: Page) => Promise<void> | void = () => undefined,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
  const page = await context.newPage()
  // The transpiler names functions through a helper that does not come along into the page.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(installProbe)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  await prepare(page)
  await page.goto(server.url + path)
  return { page, cdp }
}

/** Goes to another page inside the interface, as a link does. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** The median of several rounds. */
export async function several(count: number, measure: () => Promise<number>): Promise<number> {
  const figures: number[] = []
  for (let round = 0; round < count; round++) figures.push(await measure())
  return median(figures)
}

/** A page of 60 fields: until its last field can be used, a key, and a switch that shows three fields. */
export async function measureSixty(browser: Browser, server: PageServer): Promise<Measure[]> {
  server.pages.set('bench/small', smallPage())
  server.pages.set('bench/sixty', sixtyFields())
  const usable = await several(rounds, async () => {
    const { page } = await open(browser, server, '/plugin/bench-small')
    await page.locator('[data-item=field1] input').waitFor()
    await page.evaluate(() => void (window.benchProbe.pushes.length = 0))
    await goWithin(page, '/plugin/bench-sixty')
    const figure = await pushToUsable(page, '[data-item=field59] input')
    await page.context().close()
    return figure
  })

  const { page } = await open(browser, server, '/plugin/bench-sixty')
  await page.locator('[data-item=field59] input').waitFor()
  await page.waitForFunction(() => !document.querySelector('[data-deferred]'))
  await page.locator('[data-item=field1] input').focus()
  const key = await several(41, () => eventToPaint(page, 'keydown', () => page.keyboard.press('a')))
  const toggle = await several(21, async () => {
    await page.locator('[data-item=field0] input').focus()
    return eventToPaint(page, 'click', () => page.keyboard.press('Space'))
  })
  await page.context().close()
  return [
    { what: '60 fields: push to last field usable', figure: usable, unit: 'ms', budget: 800 },
    { what: 'Key in a text field to next paint', figure: key, unit: 'ms', budget: 38 },
    { what: 'Switch that shows three fields to next paint', figure: toggle, unit: 'ms', budget: 60 },
  ]
}

/** A page of 3,000 fields and a select of 6,000 options. */
export async function measureLarge(browser: Browser, server: PageServer): Promise<Measure[]> {
  const large = threeThousandFields()
  server.pages.set('bench/small', smallPage())
  server.pages.set('bench/large', large)
  server.pages.set('bench/options', sixThousandOptions())
  const longest: number[] = []
  const reached: number[] = []
  const usable = await several(3, async () => {
    const { page } = await open(browser, server, '/plugin/bench-small')
    await page.locator('[data-item=field1] input').waitFor()
    await page.evaluate(() => void (window.benchProbe.pushes.length = 0))
    await goWithin(page, '/plugin/bench-large')
    const figure = await pushToUsable(page, '[data-section=s0] [data-item=field1] input')
    const painted = await page.evaluate(() => performance.now())
    await page.waitForTimeout(3000)
    const pressed = await page.evaluate(() => performance.now())
    await page.keyboard.press('End')
    await page.locator('[data-item=field2999] input').fill('reached', { timeout: 60_000 })
    reached.push((await page.evaluate(() => performance.now())) - pressed)
    longest.push(await longestTaskSince(page, painted))
    await page.context().close()
    return figure
  })

  const opened = await several(rounds, async () => {
    const { page } = await open(browser, server, '/plugin/bench-options')
    const button = page.locator('[data-item=long] button')
    await button.focus()
    const figure = await eventToPaint(page, 'click', () => page.keyboard.press('Enter'))
    await page.locator('input[role=combobox]').fill('5432 of')
    await page.getByRole('option', { name: 'Option 5432 of 6000' }).waitFor()
    await page.context().close()
    return figure
  })
  const size = Math.round(JSON.stringify(large).length / 1000)
  return [
    {
      what: `3,000 fields (${size} kB): push to first section usable`,
      figure: usable,
      unit: 'ms',
      budget: 1500,
    },
    {
      what: '3,000 fields: longest task after the first paint',
      figure: median(longest),
      unit: 'ms',
      budget: 200,
    },
    {
      what: '3,000 fields: End key to the last field filled in',
      figure: median(reached),
      unit: 'ms',
      budget: Infinity,
    },
    { what: 'Select of 6,000 options opens', figure: opened, unit: 'ms', budget: 300 },
  ]
}

/**
 * JavaScript of a cold load, gzip, of a settings page, and of that what the settings list takes as well:
 * every screen needs it.
 */
export async function measureLoad(browser: Browser, server: PageServer): Promise<Measure[]> {
  server.pages.set('bench/sixty', sixtyFields())
  const scriptsOf = async (path: string, ready: string) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const sizes: Promise<[file: string, bytes: number]>[] = []
    const foreign: string[] = []
    page.on('response', (response) => {
      if (!response.url().startsWith(server.url)) foreign.push(response.url())
      const type = response.headers()['content-type'] ?? ''
      if (type.includes('javascript'))
        sizes.push(response.body().then((body) => [response.url(), gzipSync(body).length]))
    })
    await page.goto(server.url + path)
    await page.locator(ready).first().waitFor()
    await page.waitForTimeout(2000)
    const scripts = await Promise.all(sizes)
    await context.close()
    return { scripts, foreign: foreign.length }
  }
  // A page's icons come late and belong to its cold load; what is fetched ahead of need is not needed by
  // every screen.
  const form = await scriptsOf('/plugin/bench-sixty', '[data-item=field59]')
  const list = await firstScripts(browser, server)
  const shared = form.scripts.filter(([file]) => list.includes(file))
  const kilobytes = (scripts: typeof shared) => scripts.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000
  return [
    {
      what: 'Cold load of a settings page: JavaScript, gzip',
      figure: kilobytes(form.scripts),
      unit: 'kB',
      budget: 345,
    },
    { what: 'of which every screen needs', figure: kilobytes(shared), unit: 'kB', budget: 250 },
    { what: 'Requests to other hosts (fonts and the like)', figure: form.foreign, unit: '', budget: 0 },
  ]
}

/** The addresses of what the settings list has asked for when its heading is in a frame. */
async function firstScripts(browser: Browser, server: PageServer): Promise<string[]> {
  const { page } = await open(browser, server, '/settings', async (fresh) => {
    await fresh.addInitScript(watchForHeading, 'Settings')
  })
  const shown = await headingShown(page)
  const addresses = await page.evaluate(
    (moment) =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < moment)
        .map(({ name }) => name),
    shown,
  )
  await page.context().close()
  return addresses
}

/** 300 pushes at 10/s to a topic that nothing on screen shows. */
export async function measureIdle(browser: Browser, server: PageServer): Promise<Measure[]> {
  server.pages.set('bench/sixty', sixtyFields())
  const { page, cdp } = await open(browser, server, '/plugin/bench-sixty')
  await page.locator('[data-item=field59] input').waitFor()
  await page.waitForFunction(() => !document.querySelector('[data-deferred]'))
  const push = (number: number) =>
    server.push('pushBrowseFilters', [{ name: `Filter ${number}`, index: number }])
  // The record of the wire is a ring: it is filled first, so that what is measured is growth and not filling.
  for (let number = 0; number < 600; number++) push(number)
  // Five seconds after the start the interface fetches what it may need later; that is no growth, either.
  await page.waitForTimeout(8000)
  const before = await heap(cdp)
  await page.evaluate(() => {
    const counter = { mutations: 0 }
    Object.assign(window, { benchMutations: counter })
    new MutationObserver((records) => void (counter.mutations += records.length)).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  })
  for (let number = 0; number < 300; number++) {
    push(number)
    await page.waitForTimeout(100)
  }
  const mutations = await page.evaluate(() =>
    Number(Reflect.get(Reflect.get(window, 'benchMutations') as object, 'mutations')),
  )
  const growth = (await heap(cdp)) - before
  await page.context().close()
  return [
    { what: '300 pushes nobody shows: changes of the document', figure: mutations, unit: '', budget: 0 },
    {
      what: '300 pushes nobody shows: heap growth after collection',
      figure: growth / 1000,
      unit: 'kB',
      budget: 100,
    },
  ]
}

async function heap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.enable')
  for (let round = 0; round < 3; round++) await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}

/** The port closed for 4 s and open again: until fresh state is on screen. */
export async function measureReconnect(browser: Browser, { build }: PageServer): Promise<Measure[]> {
  const figures: number[] = []
  for (let round = 0; round < 3; round++) {
    const first = await PageServer.start(0, build)
    first.pages.set('bench/small', { ...smallPage(), page: { label: 'Before' } })
    const { page } = await open(browser, first, '/plugin/bench-small')
    await page.getByRole('heading', { name: 'Before' }).waitFor()
    const port = Number(new URL(first.url).port)
    await first.stop()
    await page.waitForTimeout(4000)
    const second = await PageServer.start(port, build)
    second.pages.set('bench/small', { ...smallPage(), page: { label: 'After' } })
    const start = performance.now()
    await page.getByRole('heading', { name: 'After' }).waitFor()
    figures.push(performance.now() - start)
    await page.context().close()
    await second.stop()
  }
  return [
    {
      what: 'Port closed for 4 s, open again: until live with fresh state',
      figure: median(figures),
      unit: 'ms',
      budget: 1200,
    },
  ]
}
