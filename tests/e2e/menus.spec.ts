import { expect, type Locator } from '@playwright/test'
import { BrowsePage } from './support/BrowsePage'
import { fingerOf, type Hand, type Place } from './support/Hand'
import { fillQueue, playQueue, queueOf } from './support/libraryQueue'
import { test } from './support/panel'
import { QueuePage } from './support/QueuePage'

const boxOf = async (target: Locator) => {
  const box = await target.boundingBox()
  if (!box) throw new Error('it is not on screen')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** ms between two moves of a finger, and how long one rests for a menu. */
const [step, rest] = [16, 700]

/** Along a line, within so many ms. */
async function drag(finger: Hand, from: Place, to: Place, ms: number): Promise<void> {
  const moves = Math.ceil(ms / step)
  await finger.press(from)
  for (let move = 1; move <= moves; move++) {
    const part = move / moves
    await finger.move({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
    await new Promise((resolve) => setTimeout(resolve, step))
  }
  await finger.lift()
}

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a menu is a sheet at the bottom edge, which is dragged down to close', async ({ page, player }) => {
    const names = fillQueue(player, 6)
    const queue = await QueuePage.open(page, player.url)
    const finger = await fingerOf(page)
    const sheet = page.getByRole('dialog', { name: names[1] ?? '' })
    await queue.more(2).tap()
    await expect.poll(async () => Math.round((await boxOf(sheet)).bottom)).toBe(844)
    // A little way down is none, and presses nothing.
    const entry = sheet.getByRole('button', { name: 'Play', exact: true })
    const start = await queue.middle(entry)
    await drag(finger, start, { x: start.x, y: start.y + 40 }, 400)
    await expect(sheet).toBeVisible()
    await expect.poll(async () => Math.round((await boxOf(sheet)).bottom)).toBe(844)
    await drag(finger, start, { x: start.x, y: start.y + 140 }, 400)
    await expect(sheet).toBeHidden()
    // By a press beside it, too.
    await queue.more(2).tap()
    await expect(sheet).toBeVisible()
    await page.touchscreen.tap(195, 100)
    await expect(sheet).toBeHidden()
    expect(queueOf(player)).toEqual(names)
  })

  test('a finger that rests on a row opens its menu, and the release presses nothing', async ({
    page,
    player,
    sent,
  }) => {
    const names = fillQueue(player, 6)
    const queue = await QueuePage.open(page, player.url)
    const finger = await fingerOf(page)
    const row = await queue.middle(queue.row(3).getByRole('button').first())
    await finger.press(row)
    await page.waitForTimeout(rest)
    const sheet = page.getByRole('dialog', { name: names[2] ?? '' })
    await expect(sheet).toBeVisible()
    await finger.lift()
    await page.waitForTimeout(200)
    expect(sent.of('play')).toEqual([])
    await expect(sheet).toBeVisible()
    await sheet.getByRole('button', { name: 'Move to the end' }).tap()
    await expect.poll(() => queueOf(player).at(-1)).toBe(names[2])

    // So do the rows of the library, links among them; one that moves scrolls.
    const browse = await BrowsePage.open(page, player.url, '?uri=albums%3A%2F%2F')
    const album = browse.pressable(browse.items.nth(1))
    await expect(album).toBeVisible()
    await finger.press(await queue.middle(album))
    await page.waitForTimeout(rest)
    await expect(page.getByRole('dialog')).toBeVisible()
    await finger.lift()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
    await expect(page).toHaveURL(/uri=albums/)
    await expect(browse.heading).toHaveText('Albums')
  })
})

test('what was played last, and playlists, have at home the menus that browse has', async ({
  page,
  player,
  sent,
}) => {
  const [heard = ''] = playQueue(player, 1)
  fillQueue(player, 8)
  player.engine.remove(0)
  const names = queueOf(player)
  expect(names).not.toContain(heard)
  player.engine.play(0)
  await page.goto(`${player.url}/home`)
  const menu = page.getByRole('menu')
  const recent = page.getByRole('main').getByRole('region', { name: 'Recently played' })
  await recent.getByRole('button', { name: `What can be done with ${heard}` }).click()
  await menu.getByRole('menuitem', { name: 'Play next' }).click()
  await expect(page.getByText(`“${heard}” plays next`)).toBeVisible()
  await expect.poll(() => queueOf(player)[1]).toBe(heard)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => queueOf(player)).toEqual(names)

  const list = page.getByRole('main').getByRole('button', { name: 'Play Sunday morning' })
  await list.click({ button: 'right' })
  await menu.getByRole('menuitem', { name: 'Add to queue' }).click()
  await expect.poll(() => sent.of('enqueue')).toEqual([{ name: 'Sunday morning' }])
  await expect(menu).toBeHidden()
})

test('a menu of a button near the end of the window stays in it', async ({ page, player }) => {
  fillQueue(player, 30)
  await page.setViewportSize({ width: 700, height: 560 })
  const queue = await QueuePage.open(page, player.url)
  const menu = page.getByRole('menu')
  for (const place of [1, 6]) {
    await queue.more(place).scrollIntoViewIfNeeded()
    await queue.more(place).click()
    const box = await boxOf(menu)
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.bottom).toBeLessThanOrEqual(560)
    expect(box.right).toBeLessThanOrEqual(700)
    await page.keyboard.press('Escape')
    await expect(queue.more(place)).toBeFocused()
  }
})

test('an open menu comes along into a window that becomes smaller', async ({ page, player }) => {
  fillQueue(player, 3)
  await page.setViewportSize({ width: 1280, height: 800 })
  const queue = await QueuePage.open(page, player.url)
  await queue.more(1).click()
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  await page.setViewportSize({ width: 360, height: 640 })
  await expect.poll(async () => (await boxOf(menu)).right).toBeLessThanOrEqual(360)
  expect((await boxOf(menu)).x).toBeGreaterThanOrEqual(0)
})
