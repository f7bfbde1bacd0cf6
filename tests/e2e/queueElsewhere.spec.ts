import { expect } from '@playwright/test'
import { BrowsePage } from './support/BrowsePage'
import { fillQueue, playQueue, queueOf } from './support/libraryQueue'
import { quirkProfiles, test } from './support/panel'
import { QueuePage } from './support/QueuePage'

for (const [how, playerOptions] of quirkProfiles)
  test.describe(`on a player ${how}`, () => {
    test.use({ playerOptions })

    test('a queue that another panel replaces is offered back, and what that has put there, too', async ({
      page,
      player,
      sent,
      context,
    }) => {
      const names = playQueue(player, 6)
      player.engine.play(3)
      await page.goto(`${player.url}/playback`)
      // The panel has to know what is in the queue, which it asks when it is calm.
      await expect.poll(() => sent.of('getQueue').length, { timeout: 20_000 }).toBeGreaterThan(0)
      const theirs = await context.newPage()
      const browse = await BrowsePage.open(theirs, player.url, '?uri=albums%3A%2F%2F')
      const { album = '', title = '' } = player.music.library().tracks.at(-1) ?? {}
      await browse.press(album)
      await browse.choose(title, 'Clear the queue and play')
      await expect.poll(() => queueOf(player)).toEqual([title])
      await expect(page.getByText('The queue was replaced elsewhere')).toBeVisible()
      await page.getByRole('button', { name: 'Put back' }).click()
      await expect(page.getByText('The queue is as it was')).toBeVisible()
      expect(queueOf(player)).toEqual(names)
      await expect.poll(() => player.engine.state()).toMatchObject({ status: 'play', position: 3 })
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(() => queueOf(player)).toEqual([title])
    })

    test('what had stopped is current again at its place, and nothing plays', async ({ page, player }) => {
      const names = fillQueue(player, 6)
      player.engine.play(4)
      player.engine.stop()
      const browse = await BrowsePage.open(page, player.url, '?uri=albums%3A%2F%2F')
      const { album = '', title = '' } = player.music.library().tracks.at(-1) ?? {}
      await browse.press(album)
      await browse.choose(title, 'Clear the queue and play')
      await expect.poll(() => queueOf(player)).toEqual([title])
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText('The queue is as it was')).toBeVisible()
      expect(queueOf(player)).toEqual(names)
      expect(player.engine.state()).toMatchObject({ status: 'stop', position: 4 })

      await QueuePage.open(page, player.url)
      await page.getByRole('button', { name: 'Clear the queue' }).click()
      await expect.poll(() => queueOf(player)).toEqual([])
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(() => queueOf(player)).toEqual(names)
      await expect.poll(() => player.engine.state()).toMatchObject({ status: 'stop', position: 4 })
    })
  })

test('a queue that others clear is among the earlier ones, and edits of others are not', async ({
  page,
  player,
  sent,
}) => {
  const names = playQueue(player, 5)
  await page.goto(`${player.url}/queue`)
  await expect.poll(() => sent.of('getQueue').length).toBeGreaterThan(0)
  // The one who watches comes when the panel is calm.
  await page.waitForTimeout(8000)
  player.engine.remove(4)
  player.engine.move(3, 0)
  await page.waitForTimeout(2500)
  await expect(page.getByText(/elsewhere/)).toHaveCount(0)
  player.engine.clear()
  await expect(page.getByText('The queue was cleared elsewhere')).toBeVisible()
  await page.getByRole('button', { name: 'Earlier queues' }).click()
  const window = page.getByRole('dialog')
  await expect(window.getByRole('button', { name: /entries/ })).toHaveCount(1)
  await window.getByRole('button', { name: /4 entries/ }).click()
  await window.getByRole('button', { name: 'Put back' }).click()
  await expect.poll(() => queueOf(player)).toEqual([names[3], ...names.slice(0, 3)])
})

test('a player that comes back with an empty queue says nothing, and the queue is kept', async ({
  page,
  player,
  sent,
  cutSockets,
}) => {
  test.slow()
  playQueue(player, 5)
  await page.goto(`${player.url}/playback`)
  await expect.poll(() => sent.of('getQueue').length, { timeout: 20_000 }).toBeGreaterThan(0)
  await page.waitForTimeout(500)
  player.clients.all().forEach((client) => client.drop())
  player.engine.clear()
  await cutSockets()
  await page.waitForTimeout(17_000)
  await expect(page.getByText(/elsewhere/)).toHaveCount(0)
  await page.goto(`${player.url}/queue`)
  await page.getByRole('button', { name: 'Earlier queues' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /5 entries/ })).toBeVisible()
})
