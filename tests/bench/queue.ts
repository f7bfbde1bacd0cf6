import type { Browser, Page } from 'playwright'
import type { PageServer } from '../support/PageServer'
import { longestTaskSince } from './inPage'
import { open, several, type Measure } from './measures'
import { median } from './median'

/** So many entries as a player pushes them, about 430 bytes each. */
export function entries(count: number): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, number) => {
    const album = Math.floor(number / 12)
    const folder = `Artist ${album % 211}/Album ${album}`
    return {
      uri: `mnt/INTERNAL/${folder}/${number} - Rope and Rain.flac`,
      service: 'mpd',
      name: `Rope and Rain ${number}`,
      artist: `Artist ${album % 211}`,
      album: `Album ${album}`,
      type: 'track',
      tracknumber: 0,
      albumart: `/albumart?web=${encodeURIComponent(folder)}/extralarge&path=%2FINTERNAL%2F${encodeURIComponent(folder)}&metadata=false`,
      duration: 120 + ((number * 37) % 240),
      trackType: 'flac',
      samplerate: '44.1 kHz',
      bitdepth: '16 bit',
      channels: 2,
    }
  })
}

/** A player at rest. */
export const state = {
  status: 'stop',
  position: 0,
  uri: '',
  volume: 40,
  mute: false,
  random: false,
  repeat: false,
}

/**
 * Milliseconds from the arrival of the next push of an event, which `push` causes, to the paint after `text`
 * is in a row.
 */
export async function pushToRow(
  page: Page,
  text: string,
  push: () => void,
  event = 'pushQueue',
): Promise<number> {
  await page.evaluate(
    ([wanted, awaited]) => {
      Object.assign(window, {
        benchPaint: new Promise<number>((resolve) => {
          const arrived = (push: Event) => {
            if (!(push instanceof CustomEvent) || push.detail.event !== awaited) return
            window.removeEventListener('bench-push', arrived)
            const start = push.detail.time
            const look = () => {
              const rows = [...document.querySelectorAll('main li')]
              if (!rows.some((row) => row.textContent?.includes(wanted))) return requestAnimationFrame(look)
              const channel = new MessageChannel()
              channel.port1.addEventListener('message', () => resolve(performance.now() - start))
              channel.port1.start()
              requestAnimationFrame(() => channel.port2.postMessage(0))
              return undefined
            }
            look()
          }
          window.addEventListener('bench-push', arrived)
        }),
      })
    },
    [text, event] as const,
  )
  push()
  return page.evaluate(() => Reflect.get(window, 'benchPaint') as Promise<number>)
}

/** Wheels 9,000 px down in 3 s and gives the longest time between two frames, ms. */
export async function scroll(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const begin = performance.now()
        let last = begin
        let longest = 0
        const frame = (now: number) => {
          longest = Math.max(longest, now - last)
          last = now
          window.scrollTo(0, Math.min(9000, ((now - begin) / 3000) * 9000))
          if (now - begin < 3000) requestAnimationFrame(frame)
          else resolve(Math.round(longest))
        }
        requestAnimationFrame((now) => {
          last = now
          requestAnimationFrame(frame)
        })
      }),
  )
}

async function openQueue(browser: Browser, server: PageServer): Promise<Page> {
  server.answers.set('getQueue', ['pushQueue', []])
  server.answers.set('getState', ['pushState', state])
  const { page } = await open(browser, server, '/queue')
  await page.getByRole('heading', { name: 'The queue is empty' }).waitFor()
  // What is measured is what comes later, not the rest of the start.
  await page.waitForTimeout(1500)
  return page
}

/**
 * The play queue of 1,000 and of 10,000 entries: the first push, one entry changed, scrolling, and how much
 * there is of it.
 */
export async function measureQueue(browser: Browser, server: PageServer): Promise<Measure[]> {
  const thousand = await several(5, async () => {
    const page = await openQueue(browser, server)
    const figure = await pushToRow(page, 'Rope and Rain 0', () => server.push('pushQueue', entries(1_000)))
    await page.context().close()
    return figure
  })
  const all = entries(10_000)
  const size = (JSON.stringify(all).length / 1e6).toFixed(1)
  const figures = {
    changed: [] as number[],
    task: [] as number[],
    elements: [] as number[],
    frame: [] as number[],
  }
  const tenThousand = await several(5, async () => {
    const page = await openQueue(browser, server)
    const began = await page.evaluate(() => performance.now())
    const figure = await pushToRow(page, 'Rope and Rain 0', () => server.push('pushQueue', all))
    const changed = all.with(3, { ...all[3], name: 'Changed' })
    figures.changed.push(await pushToRow(page, 'Changed', () => server.push('pushQueue', changed)))
    await page.waitForTimeout(500)
    figures.task.push(await longestTaskSince(page, began))
    figures.elements.push(await page.evaluate(() => document.querySelectorAll('*').length))
    figures.frame.push(await scroll(page))
    await page.context().close()
    return figure
  })
  for (const event of ['getQueue', 'getState']) server.answers.delete(event)
  const measure = (what: string, figure: number, unit: string, budget: number): Measure => ({
    what,
    figure,
    unit,
    budget,
  })
  return [
    measure('Queue of 1,000: push to first row', thousand, 'ms', 150),
    measure(`Queue of 10,000 (${size} MB): push to first row`, tenThousand, 'ms', 1000),
    measure('Queue of 10,000: push with one entry changed to its row', median(figures.changed), 'ms', 950),
    measure('Queue of 10,000: longest task of the page in both', median(figures.task), 'ms', 200),
    measure('Queue of 10,000: elements of the document', median(figures.elements), '', 1500),
    measure(
      'Queue of 10,000: longest frame while scrolling 9,000 px in 3 s',
      median(figures.frame),
      'ms',
      50,
    ),
  ]
}
