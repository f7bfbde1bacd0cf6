/**
 * `npm run test:corpus`: draws every page of a folder of real plugins in a real browser and compares what it
 * shows and sends with an independent oracle. The folder is FACEPLATE_CORPUS, else ../shared/corpus; without
 * either it says so. Two pages are checked at a time.
 */
import { existsSync } from 'node:fs'
import type { Browser } from 'playwright'
import { launchBrowser } from '../support/launchBrowser'
import { PageServer } from '../support/PageServer'
import { checkPage, type PageResult } from './checkPage'
import { readCorpus, type CorpusPage } from './readCorpus'

const folder = process.env['FACEPLATE_CORPUS'] ?? '../shared/corpus'

if (!existsSync(folder)) {
  console.log(`corpus: skipped, there is no folder ${folder} (name one in FACEPLATE_CORPUS)`)
} else {
  await run(folder)
}

/** What the checks of several pages came to. */
type Total = Omit<PageResult, 'problems'>

/** Checks pages, each taken from `pages`, one after the other; says what is wrong and adds to `total`. */
async function checkPages(browser: Browser, pages: Iterator<CorpusPage>, total: Total): Promise<void> {
  const server = await PageServer.start()
  // A context of its own, for two pages of one would take the focus from each other.
  const context = await browser.newContext()
  const page = await context.newPage()
  const pageErrors: string[] = []
  page.on('pageerror', (error) => pageErrors.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) pageErrors.push(message.text())
  })
  for (let next = pages.next(); next.done !== true; next = pages.next()) {
    const { name } = next.value
    const result = await checkPage(page, server, next.value).catch((error: unknown) => ({
      items: 0,
      drawn: 0,
      saves: 0,
      wrong: 0,
      errors: 1,
      problems: [`${name}: ${error instanceof Error ? error.message : String(error)}`],
    }))
    const errors = pageErrors.splice(0)
    for (const problem of [...result.problems, ...errors.map((text) => `${name}: console: ${text}`)])
      console.log(problem.slice(0, 2000))
    total.items += result.items
    total.drawn += result.drawn
    total.saves += result.saves
    total.wrong += result.wrong
    total.errors += result.errors + errors.length
  }
  await context.close()
  await server.stop()
}

async function run(from: string): Promise<void> {
  const { pages, unreadable } = readCorpus(from)
  for (const name of unreadable)
    console.log(`corpus: ${name} is left out, its UIConfig.json is not a JSON object`)
  const browser = await launchBrowser()
  const total: Total = { items: 0, drawn: 0, saves: 0, wrong: 0, errors: 0 }
  const next = pages.values()
  try {
    await Promise.all([1, 2].map(() => checkPages(browser, next, total)))
  } finally {
    await browser.close()
  }
  const { items, drawn, saves, wrong, errors } = total
  console.log(
    `pages ${pages.length}, items ${items}, drawn ${drawn}, saves ${saves}, wrong ${wrong}, errors ${errors}`,
  )
  if (wrong + errors > 0) process.exitCode = 1
}
