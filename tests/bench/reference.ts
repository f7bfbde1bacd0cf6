import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import playing from '../../fixtures/pushState/playing.json'
import type { PageServer } from '../support/PageServer'
import { items, page as browsePage } from './browse'
import { open, several, type Measure } from './measures'
import { watchForHeading } from './probe'
import { entries, pushToRow } from './queue'

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
 * The page that only parses the same traffic with the stock client and shows 20 rows, measured here and now: what part of our figures
 * any interface would take on this machine.
 */
export async function measureReference(browser: Browser, server: PageServer): Promise<Measure[]> {
  server.answers.set('getState', ['pushState', playing])
  server.documents.set('/reference', ['text/html', document])
  server.documents.set('/reference.js', ['text/javascript', client])
  const rows = (push: () => void, event: string) =>
    several(5, async () => {
      const { page } = await open(browser, server, '/reference')
      // Until the stock client has changed from polling to a websocket.
      await page.waitForTimeout(2000)
      const figure = await pushToRow(page, 'Rope and Rain 0', push, event)
      await page.context().close()
      return figure
    })
  const queue = (count: number) => {
    const list = entries(count)
    return rows(() => server.push('pushQueue', list), 'pushQueue')
  }
  const browse = (count: number) => {
    const list = browsePage(items(count, 'song'))
    return rows(() => server.push('pushBrowseLibrary', list), 'pushBrowseLibrary')
  }
  const title = await several(5, async () => {
    const { page } = await open(browser, server, '/reference', async (fresh) => {
      await fresh.addInitScript(watchForHeading, playing.title)
    })
    await page.waitForFunction(() => 'benchShown' in window, undefined, { polling: 200 })
    const figure = await page.evaluate(() => Number(Reflect.get(window, 'benchShown')))
    await page.context().close()
    return figure
  })
  const measure = (what: string, figure: number): Measure => ({
    what: `A page that only parses and shows 20 rows: ${what}`,
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
  ]
  server.answers.delete('getState')
  return measures
}
