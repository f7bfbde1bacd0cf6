import { expect, test as base, type Page } from '@playwright/test'
import { PageServer } from '../../support/PageServer'
import { Watch } from '../../support/xss/Watch'
import { xssVectors, type XssVector } from '../../support/xssVectors'

// What the specs of attacks share: a watched page on a player that says what it is told to.

interface Fixtures {
  player: PageServer
  watch: Watch
}

/** A watched page, which has to have executed nothing. */
export const test = base.extend<Fixtures>({
  player: async ({ page }, provide) => {
    const player = await PageServer.start()
    player.answers.set('getMenuItems', ['pushMenuItems', [{ id: 'system', name: 'System' }]])
    await provide(player)
    // A player that is left alone goes at once; one that still has guests waits for them.
    await page.close()
    await player.stop()
  },
  watch: async ({ page, player }, provide) => {
    const watch = await Watch.begin(page, player.url)
    await provide(watch)
    expect(watch.found).toEqual([])
    expect(page.url().startsWith(player.url)).toBe(true)
  },
})

/** All attacks. */
export const codes = xssVectors.map(({ code }) => code)

/** What draws words of the player, besides settings pages. */
const places = [
  'library',
  'drives',
  'modals',
  'static pages',
  'sources',
  'ui settings',
  'menus',
  'debug',
  'password question',
  'addresses',
  'preview',
] as const

/**
 * Attacks for one `place`. What cleans markup and opens addresses is one for all places, and all attacks are
 * tried on it in settings pages; a place may forget to call it, which each attack finds. So it takes every
 * sixth, from another one on than its neighbour; with `ATTACKS=all` all of them.
 */
export const someFor = (place: (typeof places)[number]): XssVector[] =>
  process.env['ATTACKS'] === 'all'
    ? [...xssVectors]
    : xssVectors.filter((_, number) => number % 6 === places.indexOf(place) % 6)

/** The same, without what is known of them. */
export const codesFor = (place: (typeof places)[number]): string[] => someFor(place).map(({ code }) => code)

/** Opens a page of the panel and waits until its questions have come to the player. */
export async function open(watch: Watch, player: PageServer, path: string): Promise<void> {
  await watch.go(path)
  await expect.poll(() => player.received.some(({ event }) => event === 'getMenuItems')).toBe(true)
}

/** What was pushed or pressed is drawn. Frames would not come while another window lies before this one. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 30)))

/**
 * Waits until something that matches is there, with that text or as often as that. The page looks for itself,
 * many times a second: hundreds of attacks are waited for one after the other.
 */
export const shows = (page: Page, selector: string, wanted: { text?: string; count?: number } = {}) =>
  page.waitForFunction(
    ({ selector, text = '', count }) => {
      const found = [...document.querySelectorAll(selector)].filter(({ textContent }) =>
        textContent.includes(text),
      )
      return count === undefined ? found.length > 0 : found.length === count
    },
    { selector, ...wanted },
    { polling: 20, timeout: 20_000 },
  )

/** A long page draws its rest when somebody comes near: goes there. */
export const drawAll = (page: Page) =>
  page.evaluate(async () => {
    let rest: Element | null
    while ((rest = document.querySelector('[data-deferred]'))) {
      rest.scrollIntoView()
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })

/**
 * Presses everything that matches, except links that open a window of their own at a web address; returns how
 * much.
 */
export async function press(page: Page, selector: string): Promise<number> {
  const count = await page.evaluate((wanted) => {
    const all = [...document.querySelectorAll<HTMLElement>(wanted)].filter(
      (one) => !(one instanceof HTMLAnchorElement && one.target !== '' && /^https?:$/.test(one.protocol)),
    )
    for (const one of all) if (one.isConnected) one.click()
    return all.length
  }, selector)
  await drawn(page)
  return count
}

/** Cuts a list into pieces that a page can hold. */
export const pieces = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, piece) =>
    list.slice(piece * size, (piece + 1) * size),
  )

/** Buttons of whatever window is open. */
export const dialogButtons = '[role=dialog] button'
/** Links in markup that was cleaned. */
export const cleanedLinks = '[class*="_html_"] a'
