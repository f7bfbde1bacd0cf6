import { expect } from '@playwright/test'
import { fillQueue, moved, queueOf } from './support/libraryQueue'
import { test } from './support/panel'
import { QueuePage } from './support/QueuePage'

test('an entry is played, moved, put on a playlist and removed by its menu', async ({
  page,
  player,
  sent,
}) => {
  const names = fillQueue(player, 8)
  const queue = await QueuePage.open(page, player.url)
  const menu = page.getByRole('menu')
  const choose = async (place: number, act: string) => {
    await queue.more(place).click()
    await expect(menu).toContainText(/\S - \S/)
    await menu.getByRole('menuitem', { name: act, exact: true }).click()
  }
  await choose(3, 'Play')
  await expect(queue.row(3)).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => sent.of('play')).toEqual([{ value: 2 }])

  await choose(7, 'Play next')
  await choose(6, 'Move to the top')
  await choose(2, 'Move to the end')
  const after = moved(moved(moved(names, 6, 3), 5, 0), 1, 7)
  await expect.poll(() => queueOf(player)).toEqual(after)
  await expect
    .poll(() => sent.of('moveQueue'))
    .toEqual([
      { from: 6, to: 3 },
      { from: 5, to: 0 },
      { from: 1, to: 7 },
    ])
  await queue.expectOrder(after)

  await choose(2, 'Add to playlist')
  const playlists = page.getByRole('dialog', { name: 'Add to playlist' })
  await playlists.getByLabel('New playlist').fill('Sunday')
  await playlists.getByRole('button', { name: 'New' }).click()
  await expect(playlists).toBeHidden()
  const uri = player.engine.queue()[1]?.uri
  await expect.poll(() => sent.of('addToPlaylist')).toEqual([{ name: 'Sunday', uri, service: 'mpd' }])

  // By the mouse's other button it stands at the pointer, and a press elsewhere is none of what lies there.
  const row = queue.row(2).getByRole('button').first()
  const { x, y } = await queue.middle(row)
  await page.mouse.click(x, y, { button: 'right' })
  const box = await menu.boundingBox()
  expect(Math.abs((box?.x ?? 0) - x)).toBeLessThan(4)
  expect(Math.abs((box?.y ?? 0) - y)).toBeLessThan(4)
  await queue.row(1).click({ position: { x: 20, y: 20 }, force: true })
  await expect(menu).toBeHidden()
  await page.waitForTimeout(100)
  expect(sent.of('play')).toHaveLength(1)
  await row.click({ button: 'right' })
  await menu.getByRole('menuitem', { name: 'Remove from the queue' }).click()
  await expect.poll(() => queueOf(player)).toEqual(after.toSpliced(1, 1))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => queueOf(player)).toEqual(after)
})

test('with a keyboard: the menu opens, closes and acts, and the focus never has to begin anew', async ({
  page,
  player,
  sent,
}) => {
  const names = fillQueue(player, 6)
  const queue = await QueuePage.open(page, player.url)
  const menu = page.getByRole('menu', { name: names[3] ?? '' })
  const entry = (name: string) => menu.getByRole('menuitem', { name, exact: true })
  await queue.more(4).press('Enter')
  await expect(entry('Play')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(entry('Play next')).toBeFocused()
  await page.keyboard.press('r')
  await expect(entry('Remove from the queue')).toBeFocused()
  // None of these keys is for the player meanwhile.
  for (const key of ['n', 'm', '-']) await page.keyboard.press(key)
  expect(sent.of('next')).toEqual([])
  expect(sent.of('volume')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(queue.more(4)).toBeFocused()

  await page.keyboard.press('Enter')
  await entry('Remove from the queue').press('Enter')
  await expect.poll(() => sent.of('removeFromQueue')).toEqual([{ value: 3 }])
  await expect(queue.row(4)).toContainText(names[4] ?? '')
  await expect(queue.more(4)).toBeFocused()
})

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

  test('the menu is one touch away and removes, and the row leaves its names their room', async ({
    page,
    player,
  }) => {
    const names = fillQueue(player, 6)
    const queue = await QueuePage.open(page, player.url)
    await expect(queue.row(1).getByRole('button', { name: /^Remove / })).toBeHidden()
    const words = await queue
      .row(1)
      .getByText(names[0] ?? '')
      .boundingBox()
    expect(words?.width).toBeGreaterThan(120)
    await queue.more(1).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove from the queue' }).tap()
    await expect.poll(() => queueOf(player)).toEqual(names.slice(1))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})

test.describe('on the phone that most people have', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('[D2.7-2] the X is in the row beside its menu, and removes', async ({ page, player, sent }) => {
    const names = fillQueue(player, 6)
    const queue = await QueuePage.open(page, player.url)
    const words = await queue
      .row(2)
      .getByText(names[1] ?? '')
      .boundingBox()
    expect(words?.width).toBeGreaterThan(120)
    await expect(queue.more(2)).toBeInViewport({ ratio: 1 })
    await queue
      .row(2)
      .getByRole('button', { name: /^Remove / })
      .tap()
    await expect.poll(() => sent.of('removeFromQueue')).toEqual([{ value: 1 }])
    await expect.poll(() => queueOf(player)).toEqual(names.toSpliced(1, 1))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
})
