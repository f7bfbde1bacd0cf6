import type { Browser, Page } from 'playwright'
import type { PageServer } from '../support/PageServer'
import { items, page as browsePage } from './browse'
import { onMean, scrolled } from './comparisons'
import { open, type Measure } from './measures'
import { median } from './median'
import { entries, pushToRow, state } from './queue'

/** What a list showed while somebody went through it. */
interface Scrolling {
  /** Frames in a second. */
  rate: number
  /** The longest time between two of them, ms. */
  longest: number
  /** Frames in which a place of the list had no row. */
  blank: number
}

/** A phone as most are. */
export const phone = { viewport: { width: 390, height: 844 } }
const rounds = 5

/**
 * Goes 9,000 px down in 3 s, a step in each frame, and counts frames; the longest of them, and what is blank,
 * are looked for until half a second after it stands, when what was put off comes. With `looks`, what stands
 * at three heights of the window is looked for after each frame was painted, which is work: such a round
 * counts only what is blank.
 */
export function goDown(page: Page, looks: boolean): Promise<Scrolling> {
  return page.evaluate(
    (looksToo) =>
      new Promise<Scrolling>((resolve) => {
        const begin = performance.now()
        let [last, longest, frames, blank] = [begin, 0, 0, 0]
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => {
          const isBlank = (part: number) => {
            const there = document.elementFromPoint(innerWidth / 2, innerHeight * part)
            return there?.closest('li, header, nav, footer, button') === null
          }
          if ([0.3, 0.5, 0.7].some(isBlank)) blank++
        })
        port1.start()
        const frame = (now: number) => {
          longest = Math.max(longest, now - last)
          last = now
          if (now - begin < 3000) {
            frames++
            window.scrollTo(0, ((now - begin) / 3000) * 9000)
          }
          if (looksToo) port2.postMessage(0)
          if (now - begin < 3500) requestAnimationFrame(frame)
          else resolve({ rate: frames / 3, longest: Math.round(longest), blank })
        }
        requestAnimationFrame((now) => {
          last = now
          requestAnimationFrame(frame)
        })
      }),
    looks,
  )
}

async function measureList(what: string, openList: () => Promise<Page>): Promise<Measure[]> {
  const all: Scrolling[] = []
  let blank = 0
  for (let round = 0; round < rounds; round++) {
    const page = await openList()
    await page.waitForTimeout(1000)
    all.push(await goDown(page, false))
    if (round === 0) {
      await page.evaluate(() => window.scrollTo(0, 0))
      await page.waitForTimeout(500)
      blank = (await goDown(page, true)).blank
    }
    await page.context().close()
  }
  // A budget is the most that a figure may be: what may not be less is written as what one frame takes.
  return [
    {
      what: `${what}: ${onMean}`,
      figure: 1000 / median(all.map(({ rate }) => rate)),
      unit: 'ms',
      budget: 1000 / 45,
    },
    {
      what: `${what}: longest frame`,
      figure: median(all.map(({ longest }) => longest)),
      unit: 'ms',
      budget: 34,
    },
    { what: `${what}: frames with a blank row`, figure: blank, unit: '', budget: 0 },
  ]
}

/** A queue and a library of 1,000 on a slow phone, scrolled 9,000 px in 3 s: at least 45 frames a second. */
export async function measureScrolling(browser: Browser, server: PageServer): Promise<Measure[]> {
  server.answers.set('getState', ['pushState', state])
  server.answers.set('getQueue', ['pushQueue', []])
  try {
    const openQueue = async () => {
      const { page } = await open(browser, server, '/queue', undefined, phone)
      await page.getByRole('heading', { name: 'The queue is empty' }).waitFor()
      await page.waitForTimeout(6000)
      await pushToRow(page, 'Rope and Rain 0', () => server.push('pushQueue', entries(1_000)))
      return page
    }
    const openLibrary = async () => {
      const { page } = await open(browser, server, '/browse?uri=bench', undefined, phone)
      await page.getByRole('searchbox').first().waitFor()
      await page.waitForTimeout(6000)
      const pushed = browsePage(items(1_000, 'song'))
      await pushToRow(
        page,
        'Rope and Rain 0',
        () => server.push('pushBrowseLibrary', pushed),
        'pushBrowseLibrary',
      )
      return page
    }
    return [
      ...(await measureList(scrolled.queue, openQueue)),
      ...(await measureList(scrolled.library, openLibrary)),
    ]
  } finally {
    for (const event of ['getState', 'getQueue']) server.answers.delete(event)
  }
}
