import type { Browser, Page } from 'playwright'
import type { PageServer } from '../support/PageServer'
import { eventToPaint, longestTaskSince } from './inPage'
import { open, several, type Measure } from './measures'
import { median } from './median'
import { pushToRow, scroll } from './queue'

/** So many tracks or albums as a player lists them, about 400 bytes each. */
export function items(count: number, type: 'song' | 'folder'): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, number) => {
    const album = Math.floor(number / 12)
    const folder = `Artist ${album % 211}/Album ${album}`
    return {
      service: 'mpd',
      type,
      title: `Rope and Rain ${number}`,
      artist: `Artist ${album % 211}`,
      album: `Album ${album}`,
      albumart: `/albumart?web=${encodeURIComponent(folder)}/extralarge&path=%2FINTERNAL%2F${encodeURIComponent(folder)}&metadata=false`,
      uri: `music-library/INTERNAL/${folder}/${number} - Rope and Rain.flac`,
      ...(type === 'song' && {
        tracknumber: number % 12,
        duration: 120 + ((number * 37) % 240),
        trackType: 'flac',
      }),
    }
  })
}

export const page = (list: readonly unknown[], more: object = {}) => ({
  navigation: {
    prev: { uri: 'music-library' },
    lists: [{ availableListViews: ['list', 'grid'], items: list }],
    ...more,
  },
})

/** Opens browse at an address that the player does not answer for by itself. */
async function openBrowse(browser: Browser, server: PageServer, path = '/browse?uri=bench'): Promise<Page> {
  server.take()
  const { page } = await open(browser, server, path)
  await page.getByRole('searchbox').first().waitFor()
  // What is pushed before the page is connected would be waited for without end.
  while (server.received.length === 0) await page.waitForTimeout(100)
  // What is measured is what comes later, not the rest of the start.
  await page.waitForTimeout(1500)
  return page
}

const measureOf = (what: string, figure: number, unit: string, budget: number): Measure => ({
  what,
  figure,
  unit,
  budget,
})

/** How long a pushed list takes to its first row, on a page of its own; `then` looks at that page. */
async function firstRow(
  browser: Browser,
  server: PageServer,
  list: readonly unknown[],
  then: (opened: Page, began: number) => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  const opened = await openBrowse(browser, server)
  const began = await opened.evaluate(() => performance.now())
  const push = () => server.push('pushBrowseLibrary', page(list))
  const figure = await pushToRow(opened, 'Rope and Rain 0', push, 'pushBrowseLibrary')
  await then(opened, began)
  await opened.context().close()
  return figure
}

/** Lists of 1,000 and 10,000: the first row, scrolling, how much there is of it. */
export async function measureBrowse(browser: Browser, server: PageServer): Promise<Measure[]> {
  const [elements, frames]: [number[], number[]] = [[], []]
  const thousand = await several(5, () => firstRow(browser, server, items(1_000, 'song')))
  const songs = await several(5, () =>
    firstRow(browser, server, items(10_000, 'song'), async (opened) => {
      await opened.waitForTimeout(500)
      elements.push(await opened.evaluate(() => document.querySelectorAll('*').length))
      frames.push(await scroll(opened))
    }),
  )
  const albums = await several(3, () => firstRow(browser, server, items(10_000, 'folder')))
  return [
    measureOf('Browse, 1,000 songs: push to first row', thousand, 'ms', 150),
    measureOf('Browse, 10,000 songs: push to first row', songs, 'ms', 850),
    measureOf('Browse, 10,000 albums: push to first row', albums, 'ms', 850),
    measureOf('Browse, 10,000 songs: elements of the document', median(elements), '', 2000),
    measureOf(
      'Browse, 10,000 songs: longest frame while scrolling 9,000 px in 3 s',
      median(frames),
      'ms',
      50,
    ),
  ]
}

/** A list of 50,000: the first row, and how long the page was held up. */
export async function measureTracks(browser: Browser, server: PageServer): Promise<Measure[]> {
  const tasks: number[] = []
  const figure = await several(3, () =>
    firstRow(browser, server, items(50_000, 'song'), async (opened, began) => {
      await opened.waitForTimeout(1000)
      tasks.push(await longestTaskSince(opened, began))
    }),
  )
  return [
    measureOf('Browse, 50,000 tracks: push to first row', figure, 'ms', 4000),
    measureOf('Browse, 50,000 tracks: longest task of the page', median(tasks), 'ms', 200),
  ]
}

/** 50,000 songs put in another order: until its first row is painted, and how long the page was held up. */
export async function measureSorting(browser: Browser, server: PageServer): Promise<Measure[]> {
  const count = 50_000
  // As good as any order: the factor has no divisor in common with the count.
  const songs = items(count, 'song').map((one, place) => ({
    ...one,
    title: `Rope and Rain ${(place * 7919 + 1) % count}`,
  }))
  const tasks: number[] = []
  const figure = await several(3, async () => {
    const opened = await openBrowse(browser, server)
    server.push('pushBrowseLibrary', page(songs))
    await opened.getByText('Rope and Rain 1', { exact: true }).waitFor({ timeout: 60_000 })
    await opened.waitForTimeout(1500)
    await opened.getByRole('button', { name: /^Sorted by/ }).click()
    const entry = opened.getByRole('menuitemcheckbox', { name: 'Title', exact: true })
    await entry.waitFor()
    await opened.waitForTimeout(500)
    const began = await opened.evaluate(() => performance.now())
    const took = await opened.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const start = performance.now()
          const look = () => {
            const first = document.querySelector('main li[data-index="0"]')
            if (!/Rope and Rain 0(?!\d)/.test(first?.textContent ?? '')) return requestAnimationFrame(look)
            const channel = new MessageChannel()
            channel.port1.addEventListener('message', () => resolve(performance.now() - start))
            channel.port1.start()
            requestAnimationFrame(() => channel.port2.postMessage(0))
            return undefined
          }
          for (const one of document.querySelectorAll<HTMLElement>('[role="menuitemcheckbox"]'))
            if (one.textContent === 'Title') one.click()
          requestAnimationFrame(look)
        }),
    )
    await opened.waitForTimeout(1000)
    tasks.push(await longestTaskSince(opened, began))
    await opened.context().close()
    return took
  })
  return [
    measureOf('Browse, 50,000 tracks: another order, press to first row', figure, 'ms', 300),
    measureOf('Browse, 50,000 tracks: longest task while they are sorted', median(tasks), 'ms', 100),
  ]
}

/** A key in the search box, while 1,000 items arrive for what was written before. */
export async function measureKeys(browser: Browser, server: PageServer): Promise<Measure[]> {
  const opened = await openBrowse(browser, server, '/search')
  const field = opened.getByRole('searchbox').first()
  await field.fill('rope')
  await opened.waitForTimeout(1000)
  const found = (number: number) =>
    page(
      items(1_000, 'song').map((one) => ({ ...one, album: `Round ${number}` })),
      { isSearchResult: true },
    )
  let round = 0
  const key = await several(11, async () => {
    server.push('pushBrowseLibrary', found(round++))
    await opened.waitForTimeout(20)
    const figure = await eventToPaint(opened, 'keydown', () => opened.keyboard.press('a'))
    await opened.waitForTimeout(900)
    return figure
  })
  await opened.context().close()
  return [measureOf('Search: key to paint while 1,000 results arrive', key, 'ms', 40)]
}

/**
 * Back to a place of 1,000 items that was scrolled: until it is painted, and how far it is from where it was.
 */
export async function measureBack(browser: Browser, server: PageServer): Promise<Measure[]> {
  server.answers.set('browseLibrary', ['pushBrowseLibrary', page(items(1_000, 'folder'))])
  const away: number[] = []
  const back = await several(7, async () => {
    const opened = await openBrowse(browser, server)
    await opened.getByText('Rope and Rain 0', { exact: true }).waitFor()
    await opened.evaluate(() => window.scrollTo(0, 6000))
    await opened.waitForTimeout(400)
    const before = await opened.evaluate(() => window.scrollY)
    const title = await opened.evaluate(() => {
      const row = document.elementFromPoint(640, 400)?.closest('li')?.querySelector<HTMLElement>('a, button')
      row?.click()
      return row?.textContent ?? ''
    })
    await opened
      .getByRole('heading', { level: 1 })
      .getByText(/Rope and Rain/)
      .waitFor()
    await opened.waitForTimeout(500)
    const figure = await opened.evaluate(
      (wanted) =>
        new Promise<number>((resolve) => {
          const start = performance.now()
          const look = () => {
            const isThere = [...document.querySelectorAll('main li')].some(({ textContent }) =>
              textContent?.includes(wanted),
            )
            if (!isThere || window.scrollY < 1000) return requestAnimationFrame(look)
            const channel = new MessageChannel()
            channel.port1.addEventListener('message', () => resolve(performance.now() - start))
            channel.port1.start()
            requestAnimationFrame(() => channel.port2.postMessage(0))
            return undefined
          }
          history.back()
          requestAnimationFrame(look)
        }),
      title.slice(0, 16),
    )
    await opened.waitForTimeout(300)
    away.push(Math.abs((await opened.evaluate(() => window.scrollY)) - before))
    await opened.context().close()
    return figure
  })
  server.answers.delete('browseLibrary')
  return [
    measureOf('Browse: back to a remembered place of 1,000', back, 'ms', 150),
    measureOf('Browse: how far that is from where it was', Math.max(...away), 'px', 1),
  ]
}
