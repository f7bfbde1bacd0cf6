/**
 * `npm run test:corpus`: draws every page of a folder of real plugins in a real browser and compares what it
 * shows and sends with an independent oracle. The folder is FACEPLATE_CORPUS, else ../shared/corpus; without
 * either it says so.
 */
import { existsSync } from 'node:fs'
import { launchBrowser } from '../support/launchBrowser'
import { PageServer } from '../support/PageServer'
import { checkPage } from './checkPage'
import { readCorpus } from './readCorpus'

const folder = process.env['FACEPLATE_CORPUS'] ?? '../shared/corpus'

if (!existsSync(folder)) {
  console.log(`corpus: skipped, there is no folder ${folder} (name one in FACEPLATE_CORPUS)`)
} else {
  await run(folder)
}

async function run(from: string): Promise<void> {
  const { pages, unreadable } = readCorpus(from)
  for (const name of unreadable)
    console.log(`corpus: ${name} is left out, its UIConfig.json is not a JSON object`)
  const server = await PageServer.start()
  const browser = await launchBrowser()
  const total = { items: 0, drawn: 0, saves: 0, wrong: 0, errors: 0 }
  try {
    const page = await browser.newPage()
    const pageErrors: string[] = []
    page.on('pageerror', (error) => pageErrors.push(error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) pageErrors.push(message.text())
    })
    for (const corpusPage of pages) {
      const result = await checkPage(page, server, corpusPage).catch((error: unknown) => ({
        items: 0,
        drawn: 0,
        saves: 0,
        wrong: 0,
        errors: 1,
        problems: [`${corpusPage.name}: ${error instanceof Error ? error.message : String(error)}`],
      }))
      const errors = pageErrors.splice(0)
      for (const problem of [
        ...result.problems,
        ...errors.map((text) => `${corpusPage.name}: console: ${text}`),
      ])
        console.log(problem.slice(0, 2000))
      total.items += result.items
      total.drawn += result.drawn
      total.saves += result.saves
      total.wrong += result.wrong
      total.errors += result.errors + errors.length
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  const { items, drawn, saves, wrong, errors } = total
  console.log(
    `pages ${pages.length}, items ${items}, drawn ${drawn}, saves ${saves}, wrong ${wrong}, errors ${errors}`,
  )
  if (wrong + errors > 0) process.exitCode = 1
}
