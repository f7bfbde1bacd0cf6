import type { Page } from 'playwright'
import type { Picture } from './Picture'
import { png } from './png'
import type { StoryEntry } from './StoryEntry'

/** A screenshot of a story; `problem` when the story did not come to its end. */
export interface Shot {
  picture: Picture
  file: Buffer
  problem: string | undefined
}

/** What a page wants from other machines is written down and not given. */
const refuseElsewhere = async (page: Page, origin: string): Promise<() => string[]> => {
  const asked = new Set<string>()
  const isElsewhere = ({ href, protocol }: URL) =>
    protocol.startsWith('http') && !href.startsWith(`${origin}/`)
  await page.route(isElsewhere, (route) => {
    asked.add(route.request().url())
    return route.abort()
  })
  return () => [...asked]
}

/** How long a story may take, ms. */
const patience = 20_000

/** Draws and plays a story on its screen and takes a picture of what is in view then. */
export const shootStory = async (page: Page, origin: string, story: StoryEntry): Promise<Shot> => {
  const { id, width, height } = story
  await page.setViewportSize({ width, height })
  await page.unrouteAll()
  const elsewhere = await refuseElsewhere(page, origin)
  // Accessibility is judged in the stories' tests.
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`)
  const phase = await page
    .waitForFunction(
      () => {
        const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
        const render: unknown = Reflect.get(Object(preview), 'currentRender')
        const phase: unknown = Reflect.get(Object(render), 'phase')
        return phase === 'finished' || phase === 'errored' ? phase : false
      },
      undefined,
      { timeout: patience },
    )
    .then(
      (handle) => handle.jsonValue(),
      () => 'unfinished',
    )
  const error = await page.evaluate(() =>
    [...document.querySelectorAll('.sb-show-errordisplay :is(#error-message, #error-stack)')]
      .map(({ textContent }) => textContent)
      .join('\n'),
  )
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  const file = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  const asked = elsewhere()
  const problem =
    phase !== 'finished' || error !== ''
      ? error || `it was ${String(phase)}`
      : asked.length > 0
        ? `it asked elsewhere: ${asked.join(', ')}`
        : undefined
  return { picture: png.read(file), file, problem }
}
