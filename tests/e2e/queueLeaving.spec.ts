import { expect } from '@playwright/test'
import { fillQueue, queueOf } from './support/libraryQueue'
import { test } from './support/panel'
import { QueuePage } from './support/QueuePage'

test.use({ playerOptions: { quirks: 'real', synthetic: 600 } })

test('a removal of many goes on when the queue is left, and is taken back in order when one comes back', async ({
  page,
  player,
  sent,
}) => {
  const names = fillQueue(player, 120)
  const queue = await QueuePage.open(page, player.url)
  await queue.expectOrder(names.slice(0, 8))
  await page.getByRole('button', { name: 'Select several' }).click()
  await page.getByRole('button', { name: 'All', exact: true }).click()
  // All but one, so that it is many requests and not one that clears.
  await queue.row(2).getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Remove from the queue' }).click()
  await expect.poll(() => sent.of('removeFromQueue').length).toBeGreaterThan(1)
  await page.getByRole('navigation').locator('a[href="/playback"]').first().click()
  await expect(page).toHaveURL(/\/playback$/)
  expect(queueOf(player).length).toBeGreaterThan(1)
  await expect.poll(() => queueOf(player), { timeout: 20_000 }).toEqual([names[1]])
  await expect.poll(() => sent.of('removeFromQueue')).toHaveLength(119)

  await page.goBack()
  await queue.expectOrder([names[1] ?? ''])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => queueOf(player), { timeout: 20_000 }).toEqual(names)
  await queue.expectOrder(names.slice(0, 8))
})
