import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Frame } from 'playwright'
import { createPreviewServer } from '../../cli/preview/createPreviewServer'
import { several, type Measure } from './measures'

/** The workshop as `npm run build:preview` makes it; a bench may keep one of its own. */
const built = process.env['PREVIEW_DIR'] ?? join(import.meta.dirname, '../../dist/preview')

const field = (number: number) => ({
  id: `field${number}`,
  element: 'input',
  type: number % 3 === 0 ? 'number' : 'text',
  label: `TRANSLATE.FIELDS.LABEL_${number}`,
  description: 'A few words about it.',
  doc: 'What this setting does, in more words than anybody reads. '.repeat(2),
  value: number,
})

/** A page of about 60 kB as an author writes it. */
function authoredPage(label: string): string {
  const sections = Array.from({ length: 12 }, (_, place) => {
    const content = Array.from({ length: 12 }, (_, item) => field(place * 12 + item))
    return {
      id: `s${place}`,
      element: 'section',
      label: `Section ${place}`,
      icon: 'fa-cogs',
      onSave: { type: 'controller', endpoint: 'bench/page', method: 'save' },
      saveButton: { label: 'Save', data: content.map(({ id }) => id) },
      content,
    }
  })
  return JSON.stringify({ page: { label }, sections }, null, 2)
}

/** The moment, ms of the machine's clock, at which a heading was painted. */
const paintedAt = (frame: Frame, heading: string) =>
  frame.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector('h1')?.textContent !== wanted) return requestAnimationFrame(look)
          const channel = new MessageChannel()
          channel.port1.addEventListener('message', () => resolve(Date.now()))
          channel.port1.start()
          requestAnimationFrame(() => channel.port2.postMessage(0))
          return undefined
        }
        look()
      }),
    heading,
  )

/** From a save in the editor to the page that is drawn anew, on an author's own machine: not throttled. */
export async function measurePreview(browser: Browser): Promise<Measure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'preview-bench-'))
  const file = join(folder, 'UIConfig.json')
  const texts = Object.fromEntries(
    Array.from({ length: 144 }, (_, number) => [`LABEL_${number}`, `Label ${number}`]),
  )
  await writeFile(join(folder, 'strings_en.json'), JSON.stringify({ FIELDS: texts }))
  await writeFile(file, authoredPage('Save 0'))
  const base = { asked: folder, brand: { productName: 'Bench', accentColor: '#c8792b' } }
  const place = { path: folder, host: '127.0.0.1', port: 0, built }
  const server = await createPreviewServer({ base, ...place, log: console.error })
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    // The transpiler names functions through a helper that does not come along into the page.
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.goto(`http://127.0.0.1:${server.port}/`)
    await page.frameLocator('iframe').locator('[data-item=field143] input').waitFor({ state: 'attached' })
    const frame = page.frames()[1]
    if (!frame) throw new Error('The preview has no frame')
    let saves = 0
    const figure = await several(15, async () => {
      saves += 1
      const label = `Save ${saves}`
      const painted = paintedAt(frame, label)
      const saved = Date.now()
      await writeFile(file, authoredPage(label))
      const took = (await painted) - saved
      // The rules and the reports that follow a save are no part of the next one.
      await page.waitForTimeout(300)
      return took
    })
    const size = Math.round(authoredPage('').length / 1000)
    return [
      { what: `Preview: save of a ${size} kB page to the page drawn anew`, figure, unit: 'ms', budget: 300 },
    ]
  } finally {
    await context.close()
    await server.close()
    await rm(folder, { recursive: true })
  }
}
