import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import type { TestPlayer } from '../../player/testing/startTestPlayer'
import { playQueue } from './support/libraryQueue'
import { NowPlayingPage } from './support/NowPlayingPage'
import { test } from './support/panel'

/** What plays has long names, and all the figures that there are. */
function playLongNames(player: TestPlayer): void {
  player.engine.replace([
    {
      uri: 'mnt/INTERNAL/none.flac',
      service: 'mpd',
      name: 'Symphony No. 9 in D minor, Op. 125 “Choral”: IV. Presto – Allegro assai – Recitative',
      artist: 'Städtisches Sinfonieorchester und Gesangsverein',
      album: 'Sämtliche Sinfonien, Gesamtausgabe 1824–2024',
      duration: 1_500,
      samplerate: '192 kHz',
      bitdepth: '24 bit',
      trackType: 'flac',
    },
  ])
  player.engine.play()
}

/**
 * The names of what is not wholly on the screen with nothing above it: by the middle of each of its edges,
 * for a round button has no corners.
 */
const hidden = (them: Locator) =>
  them.evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const [middle, centre] = [(left + right) / 2, (top + bottom) / 2]
        const edges = [
          [middle, top + 1],
          [middle, bottom - 1],
          [left + 1, centre],
          [right - 1, centre],
        ]
        return edges.some(([x = 0, y = 0]) => {
          const seen = document.elementFromPoint(x, y)
          return seen === null || !element.contains(seen)
        })
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent),
  )

const scrolled = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return { across: scrollWidth - window.innerWidth, down: scrollHeight - window.innerHeight }
  })

const themes = {
  newer: {},
  older: { brandFile: join(import.meta.dirname, '../../fixtures/documents/brand/older-theme.json') },
}

for (const [theme, playerOptions] of Object.entries(themes))
  test.describe(`now playing of long names, in the ${theme} theme`, () => {
    test.use({ playerOptions })

    const open = async (page: Page, player: TestPlayer, [width, height]: readonly [number, number]) => {
      await page.setViewportSize({ width, height })
      playLongNames(player)
      const { main } = await NowPlayingPage.open(page, player.url)
      await expect(main.getByRole('button', { name: 'Pause' })).toBeVisible()
      return main
    }

    for (const size of [
      [480, 320],
      [320, 480],
      [320, 568],
      [568, 320],
      [640, 480],
    ] as const)
      test(`at ${size.join('x')} title and play are in sight`, async ({ page, player }) => {
        const main = await open(page, player, size)
        const play = main.getByRole('button', { name: 'Pause' })
        expect(await hidden(main.getByRole('heading', { level: 1 }).or(play))).toEqual([])
        expect((await scrolled(page)).across).toBe(0)
      })

    for (const size of [
      [480, 320],
      [320, 480],
      [800, 480],
      [1024, 600],
      [1024, 768],
      [1280, 800],
    ] as const)
      test(`at ${size.join('x')} all of it is in sight`, async ({ page, player }) => {
        const main = await open(page, player, size)
        const buttons = main.getByRole('button')
        expect(await buttons.count()).toBeGreaterThan(6)
        expect(await hidden(buttons)).toEqual([])
        expect(await scrolled(page)).toEqual({ across: 0, down: 0 })
      })
  })

for (const width of [1000, 1024, 1100, 1280])
  test(`at ${String(width)} px the bar at the foot gives the title at least 160 px`, async ({
    page,
    player,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    playLongNames(player)
    await page.goto(`${player.url}/settings`)
    const bar = page.getByRole('region', { name: 'Now playing' })
    const title = bar.getByText(/^Symphony No\. 9/)
    await expect(bar.getByRole('slider', { name: 'Volume' })).toBeVisible()
    expect((await title.boundingBox())?.width).toBeGreaterThanOrEqual(160)
    expect(await hidden(bar.getByRole('button'))).toEqual([])
    expect(
      (await bar.getByRole('slider', { name: 'Place in the track' }).boundingBox())?.width,
    ).toBeGreaterThan(60)
  })

test('where two lines are all that there is, a short title takes one', async ({ page, player }) => {
  await page.setViewportSize({ width: 320, height: 480 })
  playQueue(player)
  const { main } = await NowPlayingPage.open(page, player.url)
  expect((await main.getByRole('heading', { level: 1 }).boundingBox())?.height).toBeLessThan(60)
})
