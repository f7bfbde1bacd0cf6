import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from '../support/launchBrowser'
import { comparePictures } from './comparePictures'
import { listStories } from './listStories'
import { openFolder } from './openFolder'
import type { Picture } from './Picture'
import { Sheets } from './Sheets'
import { shootStory } from './shootStory'
import { shrink } from './shrink'
import { inItsLooks, type Shown } from './StoryEntry'
import { writeReport, type Finding } from './writeReport'

// `npm run test:visual`: see README.md.

const { values: options } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    build: { type: 'boolean', default: false },
    only: { type: 'string' },
    folder: { type: 'string', default: 'storybook-static' },
  },
})

const root = join(import.meta.dirname, '../..')
const folder = resolve(root, options.folder)
const report = join(root, 'test-results/visual')

if (options.build || !existsSync(join(folder, 'index.json')))
  execFileSync('npm', ['run', '--silent', 'build-storybook'], { cwd: root, stdio: 'inherit' })

const sheetOf = ({ title }: Shown): string => title.toLowerCase().replaceAll(/\W+/g, '-')

/** A page on which nothing moves by itself: neither the clock nor what is drawn. */
const openPage = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'Europe/Vienna',
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(new Date('2026-01-02T10:20:30Z'))
  return page
}

const start = performance.now()
const server = await openFolder(folder)
const browser = await launchBrowser()
const sheets = new Sheets(join(import.meta.dirname, 'pictures'))
const all = (await listStories(await openPage(browser), server.origin)).flatMap(inItsLooks)
const chosen = all.filter(({ key }) => options.only === undefined || key.includes(options.only))

const findings = new Map<string, Finding>()
const pictures = new Map<string, Picture>()

const look = async (page: Page, story: Shown): Promise<void> => {
  const { picture, file, problem } = await shootStory(page, server.origin, story)
  const small = shrink(picture)
  const expected = sheets.read(story.key)
  const { isSame, pixels, difference } = expected
    ? comparePictures(expected, small)
    : { isSame: false, pixels: 0, difference: undefined }
  // What looks the same keeps its picture, so that sheets do not change for nothing.
  pictures.set(story.key, isSame && expected ? expected : small)
  const words = problem ?? (expected ? `${pixels} small pixels differ` : 'there is no picture of it yet')
  if (problem !== undefined || !isSame)
    findings.set(story.key, { id: story.key, words, actual: file, expected, difference })
}

const known = new Set(all.map(({ key }) => key))
const gone = sheets.ids().filter((id) => !known.has(id))

/** Writes the sheets of what has changed; what was not looked at stays as it was. */
const keep = (): void => {
  const wanted = new Set(all.map(sheetOf))
  for (const sheet of wanted) {
    const stories = all.filter((story) => sheetOf(story) === sheet)
    const isChanged = stories.some(({ key }) => findings.has(key)) || gone.length > 0
    if (!isChanged) continue
    const kept = stories.flatMap(({ key }): [string, Picture][] => {
      const picture = pictures.get(key) ?? sheets.read(key)
      return picture ? [[key, picture]] : []
    })
    if (kept.length > 0) sheets.write(sheet, kept)
  }
  sheets.finish(wanted)
}

const queue = [...chosen]
let looked = 0
const work = async () => {
  let page = await openPage(browser)
  for (let story = queue.shift(); story; story = queue.shift()) {
    const { key: id } = story
    try {
      await look(page, story)
    } catch (error) {
      // One that never comes to rest says so, and keeps nobody else from being looked at.
      findings.set(id, {
        id,
        words: String(error),
        actual: undefined,
        expected: sheets.read(id),
        difference: undefined,
      })
      await page.context().close()
      page = await openPage(browser)
    }
    looked += 1
    if (looked % 50 === 0) console.log(`${looked} of ${chosen.length} …`)
    // An hour's work is not lost with its last minute.
    if (options.update && looked % 200 === 0) keep()
  }
}
await Promise.all(Array.from({ length: Math.max(1, Math.min(4, cpus().length)) }, work))
await browser.close()
server.close()

const broken = [...findings.values()].filter(({ words }) => !/small pixels differ|no picture/.test(words))

if (options.update) keep()

const shown = options.update ? broken : [...findings.values()]
writeReport(report, shown)
for (const { id, words } of shown) console.error(`${id}: ${words.split('\n').slice(0, 2).join(' ')}`)
if (!options.update)
  for (const id of gone) console.error(`${id}: there is a picture of it, but no story any more`)

const seconds = ((performance.now() - start) / 1000).toFixed(0)
const failures = shown.length + (options.update ? 0 : gone.length)
console.log(
  `${chosen.length} stories in ${seconds} s: ${failures === 0 ? (options.update ? 'kept' : 'all as they were') : `${failures} differ, see ${join(report, 'index.html')}; --update accepts them`}`,
)
if (failures > 0) process.exitCode = 1
