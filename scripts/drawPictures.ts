import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchBrowser } from '../tests/support/launchBrowser'
import { PageServer } from '../tests/support/PageServer'
import { readExamples } from './pictures/readExamples'
import { toPage } from './pictures/toPage'

// `npm run build && npm run docs:pictures`: photographs each example of docs/plugin-authors.md in the built
// interface.

const docs = join(import.meta.dirname, '../docs')
const examples = readExamples(readFileSync(join(docs, 'plugin-authors.md'), 'utf8'))
const folder = join(docs, 'pictures')
mkdirSync(folder, { recursive: true })

const browser = await launchBrowser()
const server = await PageServer.start()
try {
  const context = await browser.newContext({ viewport: { width: 900, height: 1200 }, colorScheme: 'light' })
  const page = await context.newPage()
  for (const example of examples) {
    if (example.picture === undefined) continue
    const name = example.picture.replace('.png', '')
    const bare = { page: { label: example.heading }, sections: [{ id: 'bare', content: [example.json] }] }
    server.pages.set(`example/${name}`, example.kind === 'section' ? toPage(example) : bare)
    await page.goto(`${server.url}/plugin/example-${name}`)
    const part = page.locator('[data-section]')
    await part.waitFor()
    // Icons are files of their own and come a moment later.
    await page.waitForTimeout(800)
    writeFileSync(join(folder, example.picture), await part.screenshot({ animations: 'disabled' }))
    console.log(example.picture)
  }
} finally {
  await server.stop()
  await browser.close()
}
