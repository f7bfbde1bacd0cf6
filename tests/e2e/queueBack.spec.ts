import { expect } from '@playwright/test'
import { BrowsePage } from './support/BrowsePage'
import { lastAlbumOf, playQueue, queueOf } from './support/libraryQueue'
import { quirkProfiles, test } from './support/panel'
import { QueuePage } from './support/QueuePage'
import { ReceivedPushes } from './support/ReceivedPushes'

for (const [how, playerOptions] of quirkProfiles)
  test.describe(`on a player ${how}`, () => {
    test.use({ playerOptions })

    test('an album that took the place of the queue makes room for it again, with what played', async ({
      page,
      player,
    }) => {
      const names = playQueue(player, 6)
      player.engine.play(3)
      player.engine.seek(20)
      const browse = await BrowsePage.open(page, player.url, '?uri=albums%3A%2F%2F')
      await browse.press(lastAlbumOf(player).album)
      await expect(browse.heading).toHaveText(lastAlbumOf(player).album)
      await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).first().click()
      await expect.poll(() => queueOf(player)).not.toEqual(names)
      await expect(page.getByText('6 entries have made room in the queue')).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText('The queue is as it was')).toBeVisible()
      expect(queueOf(player)).toEqual(names)
      await expect.poll(() => player.engine.state()).toMatchObject({ status: 'play', position: 3 })
      expect(player.engine.state().seek).toBeGreaterThanOrEqual(20_000)
    })

    test('what was paused is paused again, at its place', async ({ page, player }) => {
      const names = playQueue(player, 4)
      player.engine.play(1)
      player.engine.seek(15)
      player.engine.pause()
      const browse = await BrowsePage.open(page, player.url, '?uri=albums%3A%2F%2F')
      await browse.press(lastAlbumOf(player).album)
      const title = player.music.library().tracks.at(-1)?.title ?? ''
      await browse.choose(title, 'Clear the queue and play')
      await expect.poll(() => queueOf(player)).toEqual([title])
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText('The queue is as it was')).toBeVisible()
      expect(queueOf(player)).toEqual(names)
      await expect.poll(() => player.engine.state()).toMatchObject({ status: 'pause', position: 1 })
      const { seek } = player.engine.state()
      expect(seek).toBeGreaterThanOrEqual(15_000)
      expect(seek).toBeLessThan(20_000)
    })
  })

test('from home and from the palette, too: the way back stays while screens change', async ({
  page,
  player,
}) => {
  const names = playQueue(player, 5)
  player.engine.play(2)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${player.url}/home`)
  await page.getByRole('main').getByRole('button', { name: 'Play Sunday morning' }).click()
  await expect.poll(() => queueOf(player)).not.toEqual(names)
  await expect(page.getByText('5 entries have made room in the queue')).toBeVisible()
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Queue' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The queue is as it was')).toBeVisible()
  expect(queueOf(player)).toEqual(names)
  await expect.poll(() => player.engine.state()).toMatchObject({ status: 'play', position: 2 })

  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox').fill('Clear the queue')
  await page.keyboard.press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Clear the queue/ })
    .click()
  await expect.poll(() => queueOf(player)).toEqual([])
  await expect(page.getByText('5 entries have made room in the queue')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => queueOf(player)).toEqual(names)
  await expect.poll(() => player.engine.state()).toMatchObject({ status: 'play', position: 2 })
})

test('an earlier queue is found again after a reload, put back, and that is taken back, too', async ({
  page,
  player,
}) => {
  const names = playQueue(player, 5)
  player.engine.play(1)
  const browse = await BrowsePage.open(page, player.url, '?uri=albums%3A%2F%2F')
  await browse.press(lastAlbumOf(player).album)
  const title = player.music.library().tracks.at(-1)?.title ?? ''
  await browse.choose(title, 'Clear the queue and play')
  await expect(page.getByText('5 entries have made room in the queue')).toBeVisible()
  await expect.poll(() => queueOf(player)).toEqual([title])
  await page.waitForTimeout(500)
  const queue = await QueuePage.open(page, player.url)
  await page.getByRole('button', { name: 'Earlier queues' }).click()
  const window = page.getByRole('dialog')
  await window.getByRole('button', { name: new RegExp(`${names[0]}.*5 entries`) }).click()
  await expect(window.getByRole('list').getByRole('listitem')).toHaveCount(5)
  await window.getByRole('button', { name: 'Put back' }).click()
  await expect(page.getByText('The queue is as it was')).toBeVisible()
  await queue.expectOrder(names)
  await expect.poll(() => player.engine.state()).toMatchObject({ status: 'play', position: 1 })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => queueOf(player)).toEqual([title])
})

test('a queue that was cleared plays on from where it was', async ({ page, player }) => {
  const names = playQueue(player, 4)
  player.engine.play(2)
  player.engine.seek(20)
  await QueuePage.open(page, player.url)
  await page.getByRole('button', { name: 'Clear the queue' }).click()
  await expect.poll(() => queueOf(player)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => queueOf(player)).toEqual(names)
  await expect.poll(() => player.engine.state()).toMatchObject({ status: 'play', position: 2 })
  await expect.poll(() => player.engine.state().seek).toBeGreaterThanOrEqual(20_000)
})

test('a queue that somebody has changed since is not thrown away', async ({ page, player }) => {
  playQueue(player, 4)
  const received = new ReceivedPushes(page)
  const browse = await BrowsePage.open(page, player.url, '?uri=albums%3A%2F%2F')
  await browse.press(lastAlbumOf(player).album)
  const title = player.music.library().tracks.at(-1)?.title ?? ''
  await page.clock.install()
  await browse.choose(title, 'Clear the queue and play')
  await expect(page.getByText('4 entries have made room in the queue')).toBeVisible()
  await page.clock.runFor(6000)
  const told = received.count('pushQueue')
  player.engine.add(player.engine.queue().slice(0, 1))
  await expect.poll(() => queueOf(player)).toEqual([title, title])
  // What the page has not heard of yet it cannot spare.
  await expect.poll(() => received.count('pushQueue')).toBeGreaterThan(told)
  await page.clock.runFor(500)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The queue was changed since')).toBeVisible()
  expect(queueOf(player)).toEqual([title, title])
})

test('on the smallest phone the way back leaves the buttons of what plays free', async ({ page, player }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  playQueue(player, 3)
  const browse = await BrowsePage.open(page, player.url, '?uri=albums%3A%2F%2F')
  await browse.press(lastAlbumOf(player).album)
  await expect(browse.heading).toHaveText(lastAlbumOf(player).album)
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('link', { name: 'Playing' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  // Each of them gets a press where it stands, which nothing else takes.
  for (const name of ['Previous', 'Pause', 'Next'])
    await page
      .getByRole('main')
      .getByRole('button', { name, exact: true })
      .click({ trial: true, timeout: 3000 })
})
