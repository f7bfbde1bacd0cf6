import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import playing from '../../fixtures/pushState/playing.json'
import type { PageServer } from '../support/PageServer'
import { items, page as browsePage } from './browse'
import { bare, onMean, scrolled } from './comparisons'
import { eventToPaint, headingShown, longestTaskSince } from './inPage'
import { median } from './median'
import { open, several, type Measure } from './measures'
import { watchForHeading } from './probe'
import { entries, pushToRow, scroll } from './queue'
import { goDown, phone } from './scrolling'
import { secondOf } from './secondOf'

/** The stock client of the socket's own makers, as anyone would take it. */
const client = readFileSync(
  join(import.meta.dirname, '../../node_modules/socket.io-client/dist/socket.io.min.js'),
  'utf8',
)

/** Parses what comes and shows 20 rows of it: the least that any interface for this traffic does. */
const document = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Reference</title>
<main><h1></h1><ul></ul></main>
<script src="/reference.js"></script>
<script>
  const socket = io()
  const show = (list) => {
    document.querySelector('ul').replaceChildren(...list.slice(0, 20).map((item) => {
      const row = document.createElement('li')
      row.textContent = [item.title ?? item.name, item.artist, item.album].join(' · ')
      return row
    }))
  }
  socket.on('pushQueue', show)
  socket.on('pushBrowseLibrary', (page) => show(page.navigation.lists[0].items))
  socket.on('pushState', (state) => { document.querySelector('h1').textContent = state.title })
  socket.on('connect', () => socket.emit('getState', ''))
</script></html>`

/**
 * A list of which only the rows in view exist, a text field, and what plays: the least of each, without a
 * library.
 */
const bareDocument = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare</title>
<style>
  ul { position: relative; height: 640000px; margin: 0; padding: 0 }
  li { position: absolute; inset: 0 0 auto; height: 64px; contain: strict; display: flex }
  div { height: 4px; background: red }
</style>
<input><p>0</p><div></div><ul></ul>
<script>
  const rows = new Map()
  const draw = () => {
    const first = Math.floor(scrollY / 64)
    const last = first + 13
    for (const [index, row] of rows) if (index < first || index > last) { row.remove(); rows.delete(index) }
    for (let index = first; index <= last; index++) {
      if (rows.has(index)) continue
      const row = document.createElement('li')
      row.style.transform = 'translateY(' + index * 64 + 'px)'
      row.innerHTML = '<span>Rope and Rain ' + index + '</span><span>An artist - An album</span><button>x</button>'
      document.querySelector('ul').append(row)
      rows.set(index, row)
    }
  }
  addEventListener('scroll', draw)
  draw()
  let second = 0
  setInterval(() => {
    document.querySelector('p').textContent = ++second
    document.querySelector('div').style.transform = 'scaleX(' + second / 100 + ')'
  }, 1000)
</script></html>`

/** What a key, a scrolled list and a second of playing take a page without any library, on this machine. */
async function measureBare(browser: Browser, server: PageServer): Promise<Measure[]> {
  server.documents.set('/bare', ['text/html', bareDocument])
  const longest = await several(5, async () => {
    const { page } = await open(browser, server, '/bare')
    await page.waitForTimeout(1000)
    const figure = await scroll(page)
    await page.context().close()
    return figure
  })
  const onPhone = await several(5, async () => {
    const { page } = await open(browser, server, '/bare', undefined, phone)
    await page.waitForTimeout(1000)
    const { rate } = await goDown(page, false)
    await page.context().close()
    return 1000 / rate
  })
  const { page, cdp } = await open(browser, server, '/bare')
  await page.locator('input').focus()
  const key = await several(41, () => eventToPaint(page, 'keydown', () => page.keyboard.press('a')))
  const second = await secondOf(page, cdp)
  await page.context().close()
  const measure = (what: string, figure: number): Measure => ({
    what: `A page without a library: ${what}`,
    figure,
    unit: 'ms',
    budget: Infinity,
  })
  return [
    measure('key in a text field to next paint', key),
    measure('longest frame while scrolling 9,000 px of rows in 3 s', longest),
    measure('a figure and a line that move each second: script, style and layout', second),
    { what: `${scrolled.bare}: ${onMean}`, figure: onPhone, unit: 'ms', budget: Infinity },
  ]
}

/**
 * The page that only parses the same traffic with the stock client and shows 20 rows, measured here and now:
 * what part of our figures any interface would take on this machine.
 */
export async function measureReference(browser: Browser, server: PageServer): Promise<Measure[]> {
  server.answers.set('getState', ['pushState', playing])
  server.documents.set('/reference', ['text/html', document])
  server.documents.set('/reference.js', ['text/javascript', client])
  const tasks: number[] = []
  const rows = (push: () => void, event: string, rounds = 5) =>
    several(rounds, async () => {
      const { page } = await open(browser, server, '/reference')
      // Until the stock client has changed from polling to a websocket.
      await page.waitForTimeout(2000)
      const began = await page.evaluate(() => performance.now())
      const figure = await pushToRow(page, 'Rope and Rain 0', push, event)
      tasks.push(await longestTaskSince(page, began))
      await page.context().close()
      return figure
    })
  const queue = (count: number) => {
    const list = entries(count)
    return rows(() => server.push('pushQueue', list), 'pushQueue')
  }
  const browse = (count: number, rounds?: number) => {
    const list = browsePage(items(count, 'song'))
    return rows(() => server.push('pushBrowseLibrary', list), 'pushBrowseLibrary', rounds)
  }
  const title = await several(5, async () => {
    const { page } = await open(browser, server, '/reference', async (fresh) => {
      await fresh.addInitScript(watchForHeading, playing.title)
    })
    const figure = await headingShown(page)
    await page.context().close()
    return figure
  })
  const measure = (what: string, figure: number): Measure => ({
    what: `${bare}: ${what}`,
    figure,
    unit: 'ms',
    budget: Infinity,
  })
  const measures = [
    measure('title after a cold load', title),
    measure('queue of 1,000', await queue(1_000)),
    measure('queue of 10,000', await queue(10_000)),
    measure('1,000 songs', await browse(1_000)),
    measure('10,000 songs', await browse(10_000)),
    measure('50,000 tracks', await browse(50_000, 3)),
    measure('50,000 tracks: longest task', median(tasks.slice(-3))),
  ]
  server.answers.delete('getState')
  return [...measures, ...(await measureBare(browser, server))]
}
