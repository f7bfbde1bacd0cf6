import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright'
import { judgeWidth } from '../support/judgeWidth'
import { launchBrowser } from '../support/launchBrowser'
import { listStories } from '../visual/listStories'
import { openFolder } from '../visual/openFolder'
import type { StoryEntry } from '../visual/StoryEntry'
import { judgeLayout } from './judgeLayout'

// `npm run test:languages`: the way of a newcomer in every language, then stories in the longest and the
// tallest languages at 320 and 390 px. See README.md.

const { values: options } = parseArgs({
  options: {
    /** Part of the ids of the stories that are looked at. */
    only: { type: 'string', default: '' },
    /** Languages instead of those that take turns. */
    language: { type: 'string', multiple: true },
    build: { type: 'boolean', default: false },
    folder: { type: 'string', default: 'storybook-static' },
    /** Only the stories. */
    stories: { type: 'boolean', default: false },
  },
})

/** What a person sees first and most; ids begin so. */
const areas =
  /^(app|screens|features-(playback|queue|browse|settings|settingspage|wizard|account|home|tools|network|playlists|plugins|rooms|updates|drives|outputs|appearance))-/
/** Words that are long, and letters that are high; each story is seen in one of each. */
const longest = ['de', 'fi', 'gr']
const tallest = ['ja', 'vi']
const widths = [320, 390]

const root = join(import.meta.dirname, '../..')
const folder = resolve(root, options.folder)
const pictures = join(root, 'test-results/languages')
mkdirSync(pictures, { recursive: true })

if (!options.stories) {
  const { status } = spawnSync('npx', ['playwright', 'test', 'tests/e2e/languages.spec.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, LANGUAGES: 'all' },
  })
  if (status !== 0) process.exitCode = 1
}

if (options.build || !existsSync(join(folder, 'index.json')))
  execFileSync('npm', ['run', '--silent', 'build-storybook'], { cwd: root, stdio: 'inherit' })

const server = await openFolder(folder)
const browser = await launchBrowser()

const openPage = async (): Promise<Page> => {
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' })
  // What runs tests here gives functions their names by this.
  await context.addInitScript('globalThis.__name = (made) => made')
  return context.newPage()
}

/** Plays a story to its end, then draws it in a language: stories find their way by words of their own. */
const draw = async (page: Page, { id, width, height }: StoryEntry, language: string): Promise<string> => {
  await page.setViewportSize({ width, height })
  await page.goto(
    `${server.origin}/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true;language:${language}`,
  )
  const phase = await page.waitForFunction(
    () => {
      const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
      const now: unknown = Reflect.get(Object(Reflect.get(Object(preview), 'currentRender')), 'phase')
      return now === 'finished' || now === 'errored' ? now : false
    },
    undefined,
    { timeout: 20_000 },
  )
  return String(await phase.jsonValue())
}

let problems = 0
let looked = 0

const tell = (problem: string): void => {
  problems += 1
  console.log(problem)
}

const judge = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate(judgeWidth)),
  ...(await page.evaluate(judgeLayout)),
]

const look = async (page: Page, story: StoryEntry, language: string): Promise<void> => {
  const phase = await draw(page, story, language)
  if (phase !== 'finished') tell(`${story.id} in ${language} was ${phase}`)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await page.waitForTimeout(150)
    let found = await judge(page)
    // Lists measure their width once it is another: what is wrong only until then is not.
    for (let tries = 0; found.length > 0 && tries < 4; tries += 1) {
      await page.waitForTimeout(250)
      found = await judge(page)
    }
    if (found.length === 0) continue
    const file = `${story.id}-${language}-${width}.png`
    await page.screenshot({ path: join(pictures, file), animations: 'disabled' })
    for (const words of found) tell(`${story.id} in ${language} at ${width} px ${words}`)
  }
}

const first = await openPage()
const stories = (await listStories(first, server.origin)).filter(
  ({ id }) => areas.test(id) && id.includes(options.only),
)
await first.context().close()
const queue = stories.flatMap((story, place) =>
  (
    options.language ?? [longest[place % longest.length] ?? 'de', tallest[place % tallest.length] ?? 'ja']
  ).map((language) => ({ story, language })),
)
const count = queue.length

const work = async (): Promise<void> => {
  let page = await openPage()
  for (let next = queue.shift(); next; next = queue.shift()) {
    try {
      await look(page, next.story, next.language)
    } catch (error) {
      tell(`${next.story.id} in ${next.language}: ${String(error)}`)
      await page.context().close()
      page = await openPage()
    }
    looked += 1
    if (looked % 100 === 0) console.log(`${looked} of ${count}: ${problems} problems …`)
  }
}
await Promise.all(Array.from({ length: Math.max(1, Math.min(4, cpus().length)) }, work))
await browser.close()
server.close()
console.log(`${stories.length} stories, ${count} looks, ${problems} problems`)
if (problems > 0) process.exitCode = 1
