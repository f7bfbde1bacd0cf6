import { chromium, expect, type Page } from '@playwright/test'
import type { TestPlayer } from '../../player/testing/startTestPlayer'
import { chromiumTestFlags } from '../support/chromiumFlags'
import { findChromium } from '../support/findChromium'
import { findBarriers } from './support/findBarriers'
import { playQueue } from './support/libraryQueue'
import { test } from './support/panel'

/** What everyone has to get along with, and what says that it is there. */
const screens = [
  {
    name: 'what plays',
    path: 'playback',
    ready: (page: Page) => page.getByRole('button', { name: 'Pause' }),
  },
  {
    name: 'queue',
    path: 'queue',
    ready: (page: Page) => page.getByRole('list', { name: 'Entries of the queue' }).getByRole('listitem'),
  },
  {
    name: 'albums',
    path: `browse?uri=${encodeURIComponent('albums://')}`,
    ready: (page: Page) => page.getByRole('main').getByRole('listitem'),
  },
  {
    name: 'settings page',
    path: 'plugin/miscellanea-demonstration',
    ready: (page: Page) => page.getByRole('main').getByRole('textbox'),
  },
] as const

type Screen = (typeof screens)[number]

async function open(page: Page, player: TestPlayer, { path, ready }: Screen): Promise<void> {
  playQueue(player, 30)
  await page.goto(`${player.url}/${path}`)
  await expect(ready(page).first()).toBeVisible()
}

/** px that nothing covers which stays where it is as the page scrolls, down the middle of the window. */
const freeHeight = (page: Page) =>
  page.evaluate(() => {
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || stays(element.parentElement))
    let free = 0
    for (let y = 0; y < window.innerHeight; y += 1)
      if (!stays(document.elementFromPoint(window.innerWidth / 2, y))) free += 1
    return free
  })

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Texts of lists and bars whose letters reach out of the box that shows them. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const box = node.parentElement?.closest('li, footer, nav a, button, label, h1, h2')
      if (text === '' || !box || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      range.selectNodeContents(node)
      const letters = range.getBoundingClientRect()
      const { top, bottom } = box.getBoundingClientRect()
      // What only screen readers have is one pixel large.
      if (letters.height < 2 || node.parentElement.getBoundingClientRect().height < 2) continue
      if (letters.top < top - 1 || letters.bottom > bottom + 1) cut.push(text)
    }
    return cut
  })

for (const screen of screens)
  test.describe(screen.name, () => {
    test('at 400 % zoom, and on a phone that lies, has more than half of the height for itself', async ({
      page,
      player,
    }) => {
      for (const [width, height] of [
        [320, 256],
        [320, 200],
        [480, 320],
      ] as const) {
        await page.setViewportSize({ width, height })
        await open(page, player, screen)
        expect(await overflow(page), `${width}x${height}`).toBeLessThanOrEqual(0)
        await page.evaluate(() => window.scrollTo(0, 300))
        await expect.poll(() => freeHeight(page), `${width}x${height}`).toBeGreaterThan(height / 2)
      }
    })

    test('with texts of twice the size cuts none, and scrolls in one direction', async ({ player }) => {
      // The smallest size that somebody sets in the settings of a browser; no page can ask for it.
      const browser = await chromium.launch({
        executablePath: findChromium(),
        args: [...chromiumTestFlags, '--blink-settings=minimumFontSize=28'],
      })
      try {
        const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
        await open(page, player, screen)
        await expect(page.locator('html[data-large-text]')).toBeAttached()
        await expect.poll(() => cutTexts(page)).toEqual([])
        expect(await overflow(page)).toBeLessThanOrEqual(0)
      } finally {
        await browser.close()
      }
    })

    test('by the keyboard alone: each stop is seen, whole, and marked', async ({ page, player }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, player, screen)
      const stops: string[] = []
      for (let stop = 0; stop < 25; stop += 1) {
        await page.keyboard.press('Tab')
        const found = await page.evaluate(() => {
          const at = document.activeElement
          if (!(at instanceof HTMLElement) || at === document.body) return undefined
          const { left, top, width, height } = at.getBoundingClientRect()
          const [x, y] = [left + Math.min(width / 2, 20), top + height / 2]
          const seen = document.elementFromPoint(x, y)
          const labels = at instanceof HTMLInputElement ? (at.labels?.[0]?.textContent ?? '') : ''
          const name =
            at.getAttribute('aria-label') ?? (labels || at.textContent.trim().slice(0, 40) || at.id)
          // A field is marked by the box that it stands in.
          const look = () =>
            [at, at.parentElement ?? at]
              .map((one) => {
                for (const movement of one.getAnimations()) movement.finish()
                const { outline, boxShadow, borderColor } = getComputedStyle(one)
                return [outline, boxShadow, borderColor].join()
              })
              .join()
          const focused = look()
          at.blur()
          const isMarked = look() !== focused
          at.focus()
          return { name, isSeen: seen !== null && (at.contains(seen) || seen.contains(at)), isMarked }
        })
        if (found === undefined) break
        expect(found).toEqual({ name: found.name, isSeen: true, isMarked: true })
        stops.push(found.name)
      }
      expect(new Set(stops).size).toBeGreaterThan(10)
    })

    test('is read in order: the bar, one heading of the first level, then what plays and the tabs', async ({
      page,
      player,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, player, screen)
      const order = await page.evaluate(() =>
        Array.from(document.querySelectorAll('header, main, main h1, footer, nav'), (element) =>
          element.tagName.toLowerCase(),
        ).filter((tag, place, all) => all.indexOf(tag) === place),
      )
      expect(order.filter((tag) => tag !== 'nav')).toEqual(
        ['header', 'main', 'h1', 'footer'].filter((tag) => order.includes(tag)),
      )
      expect(order).toContain('main')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('main')).toHaveCount(1)
    })

    test('stands still for who wants no movement, and shines through nothing for who wants no glass', async ({
      page,
      player,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setEmulatedMedia', {
        features: [
          { name: 'prefers-reduced-motion', value: 'reduce' },
          { name: 'prefers-reduced-transparency', value: 'reduce' },
        ],
      })
      await open(page, player, screen)
      await expect
        .poll(() =>
          page.evaluate(() =>
            document
              .getAnimations()
              .filter((one) => one.playState === 'running')
              .map((one) => Object(one.effect).target?.className),
          ),
        )
        .toEqual([])
      const glass = await page.evaluate(
        () =>
          Array.from(document.querySelectorAll('body *')).filter(
            (element) => (getComputedStyle(element).backdropFilter || 'none') !== 'none',
          ).length,
      )
      expect(glass).toBe(0)
    })

    test('in forced colours says what is chosen without its grounds', async ({ page, player }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.emulateMedia({ forcedColors: 'active' })
      await open(page, player, screen)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme })
        const tabs = page.getByRole('navigation', { name: 'Screens' })
        const grounds = () =>
          tabs
            .getByRole('link')
            .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor))
        // The demonstration is no tab of its own; each other screen is one.
        const chosen = await tabs.locator('[aria-current="page"]').count()
        await expect.poll(async () => new Set(await grounds()).size).toBe(chosen === 0 ? 1 : 2)
        // Which colours they are is the system's business, and not known to a page.
        expect((await findBarriers(page)).filter((line) => !line.startsWith('color-contrast'))).toEqual([])
      }
    })

    test('is within reach of either thumb of a phone that one hand holds', async ({ page, player }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, player, screen)
      const tabs = page.getByRole('navigation', { name: 'Screens' })
      const play = page.getByRole('button', { name: 'Pause' }).last()
      for (const target of [...(await tabs.getByRole('link').all()), play]) {
        const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(40)
        // A thumb turns around the lower corner of the phone, on one side or the other; px of CSS.
        for (const corner of [0, 390])
          expect(Math.hypot(x + width / 2 - corner, 844 - y - height / 2)).toBeLessThan(500)
      }
    })
  })

test.describe('on the player’s own screen', () => {
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux armv7l) faceplatekiosk touch', hasTouch: true })

  for (const [width, height] of [
    [800, 480],
    [1024, 600],
    [480, 320],
  ] as const)
    test(`of ${width}x${height} each screen fits, by targets for fingers, and the keyboard covers no field`, async ({
      page,
      player,
    }) => {
      await page.setViewportSize({ width, height })
      for (const screen of screens) {
        await open(page, player, screen)
        expect(await overflow(page), screen.name).toBeLessThanOrEqual(0)
        const small = await page
          .locator('header, footer, main, nav')
          .locator('button:visible, a:visible')
          .evaluateAll((targets) =>
            targets
              .map((target) => ({ target, box: target.getBoundingClientRect() }))
              .filter(
                ({ target, box }) =>
                  box.width > 1 && Math.min(box.width, box.height) < 24 && !target.closest('p, span'),
              )
              .map(({ target, box }) => `${target.outerHTML.slice(0, 90)} ${box.width}x${box.height}`),
          )
        expect(small, screen.name).toEqual([])
      }
      const field = page.getByRole('textbox', { name: 'Web address' }).first()
      await field.tap()
      // One that lies over the window, and of which nobody is told.
      const bottom = () => field.evaluate((element) => element.getBoundingClientRect().bottom)
      await expect.poll(bottom).toBeLessThanOrEqual(height * 0.52)
      // One that takes half of the screen.
      await page.setViewportSize({ width, height: Math.round(height / 2) })
      await expect(field).toBeFocused()
      await expect
        .poll(() =>
          field.evaluate((element) => {
            const { left, top, width: wide, height: high } = element.getBoundingClientRect()
            return document.elementFromPoint(left + wide / 2, top + high / 2) === element
          }),
        )
        .toBe(true)
    })

  test('of 480x320 a window moves up, and what is pressed in it stays, while a keyboard may lie below', async ({
    page,
    player,
  }) => {
    await page.setViewportSize({ width: 480, height: 320 })
    const [, queue] = screens
    await open(page, player, queue)
    await page.getByRole('button', { name: 'Save as playlist' }).tap()
    const field = page.getByRole('textbox', { name: 'Name of the playlist' })
    await field.tap()
    const bottom = () => field.evaluate((element) => element.getBoundingClientRect().bottom)
    await expect.poll(bottom).toBeLessThanOrEqual(320 * 0.52)
    await field.fill('Sunday')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).tap()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.locator('html[data-writing]')).toHaveCount(0)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })
})
