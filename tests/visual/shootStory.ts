import type { Page } from 'playwright'
import type { Picture } from './Picture'
import { png } from './png'
import type { Shown } from './StoryEntry'

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

/** What runs with the time that a play function took. */
const unsteady = '[data-testid="toast-time"] { visibility: hidden !important; }'

/** The page from its top, once nothing is loaded and two pictures after each other are the same. */
const standingStill = async (page: Page): Promise<Pick<Shot, 'picture' | 'file'>> => {
  const shoot = async () => {
    await page.evaluate(async () => {
      await document.fonts.ready
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
      window.scrollTo(0, 0)
    })
    return page.screenshot({ animations: 'disabled', caret: 'hide', style: unsteady })
  }
  // Who goes on asking is as still as two pictures are the same.
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
  let file = await shoot()
  for (let tries = 0; tries < 10; tries += 1) {
    await page.waitForTimeout(150)
    const next = await shoot()
    const isSame = next.equals(file)
    file = next
    if (isSame) break
  }
  return { picture: png.read(file), file }
}

/** How long a story may take, ms. */
const timeout = 20_000

/** Draws and plays a story on its screen and takes a picture of what is in view then. */
export const shootStory = async (page: Page, origin: string, story: Shown): Promise<Shot> => {
  const { id, width, height, scheme } = story
  await page.setViewportSize({ width, height })
  await page.unrouteAll()
  const elsewhere = await refuseElsewhere(page, origin)
  // Accessibility is judged in the stories' tests.
  const globals = ['a11y.manual:!true', ...(scheme ? [`scheme:${scheme}`] : [])].join(';')
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${id}&globals=${globals}`)
  const phase = await page
    .waitForFunction(
      () => {
        const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
        const render: unknown = Reflect.get(Object(preview), 'currentRender')
        const phase: unknown = Reflect.get(Object(render), 'phase')
        return phase === 'finished' || phase === 'errored' ? phase : false
      },
      undefined,
      { timeout: timeout },
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
  const { picture, file } = await standingStill(page)
  const asked = elsewhere()
  const problem =
    phase !== 'finished' || error !== ''
      ? error || `it was ${String(phase)}`
      : asked.length > 0
        ? `it asked elsewhere: ${asked.join(', ')}`
        : undefined
  return { picture, file, problem }
}
