import { expect, type Locator, type Page } from '@playwright/test'
import { fillQueue } from './support/libraryQueue'
import { test } from './support/panel'

/** The page on paper, as PDF; it stays as it is put on paper. */
async function print(page: Page): Promise<Buffer> {
  const paper = await page.pdf({ format: 'A4' })
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  return paper
}

/** How far each row is below the one before it, px. */
const stepsOf = async (rows: Locator): Promise<number[]> => {
  const tops = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top))
  return tops.slice(1).map((top, place) => top - (tops[place] ?? 0))
}

const pagesOf = (paper: Buffer): number => paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

test.use({ playerOptions: { synthetic: 300 }, colorScheme: 'dark' })

test('the queue is a list on paper: all of it, black on white, without bars', async ({ page, player }) => {
  const names = fillQueue(player, 120)
  await page.goto(`${player.url}/queue`)
  const rows = page.getByRole('list', { name: 'Entries of the queue' }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  expect(await rows.count()).toBeLessThan(40)
  const paper = await print(page)
  expect(pagesOf(paper)).toBeGreaterThan(5)
  await expect(rows).toHaveCount(names.length)
  await expect(rows.last()).toContainText(names.at(-1) ?? '')
  await expect(page.getByRole('banner').first()).toBeHidden()
  await expect(page.getByRole('button', { name: `Remove ${names[0]}` })).toBeHidden()
  expect(await rows.first().evaluate((row) => getComputedStyle(row).color)).toBe('rgb(0, 0, 0)')
  expect((await stepsOf(rows)).every((step) => step > 40 && step < 80)).toBe(true)
  // And the screen is as it was.
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByRole('banner').first()).toBeVisible()
  expect(await rows.count()).toBeLessThan(40)
})

test('a list of the library is one on paper, too', async ({ page, player }) => {
  const albums = new Set(player.music.library().tracks.map(({ album }) => album)).size
  await page.goto(`${player.url}/browse`)
  await page.getByRole('main').getByRole('link', { name: 'Albums' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Albums' })).toBeVisible()
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
  await expect(rows.first()).toBeVisible()
  expect(await rows.count()).toBeLessThan(albums)
  const paper = await print(page)
  expect(pagesOf(paper)).toBeGreaterThan(1)
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(albums)
  expect((await stepsOf(rows)).every((step) => step > 40 && step < 80)).toBe(true)
  await expect(page.getByRole('searchbox').first()).toBeHidden()
})
