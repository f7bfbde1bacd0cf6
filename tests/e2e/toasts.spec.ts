import { expect, type Page } from '@playwright/test'
import type { TestPlayer } from '../../player/testing/startTestPlayer'
import { test } from './support/panel'

/**
 * Opens the panel on a clock that only the test moves. Time passes in it without the network: after seconds
 * of it the player would count as silent (docs/decisions/013), but for a jump, which is as if the machine had
 * slept.
 */
async function openOnStoppedClock(page: Page, player: TestPlayer): Promise<void> {
  await page.clock.install()
  await page.goto(`${player.url}/settings`)
  await expect(page.getByRole('main').getByRole('link', { name: 'Network' })).toBeVisible()
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 2000)
}

for (const [kind, word, title] of [
  ['success', 'Done', 'Library'],
  ['info', 'Note', 'Update'],
  ['warning', 'Warning', 'Network drive'],
  ['error', 'Error', 'Playback'],
] as const) {
  test(`[D2.3-5 D3-28 D9-17] a toast of kind ${kind} bears its sign and leaves after 5 s`, async ({
    page,
    player,
    run,
  }) => {
    await openOnStoppedClock(page, player)
    await run(`toast-${kind}`)
    const messages = page.getByRole('region', { name: 'Messages' })
    await expect(messages.getByText(title, { exact: true })).toBeVisible()
    await expect(messages.getByRole('img', { name: word })).toBeVisible()
    await page.clock.runFor(4_900)
    await expect(messages.getByText(title, { exact: true })).toBeVisible()
    await page.clock.runFor(200)
    await expect(messages.getByText(title, { exact: true })).toBeHidden()
  })
}

test('[D2.3-5 D9-17] a sticky error stays until it is closed, beside at most one that passes', async ({
  page,
  player,
  run,
}) => {
  await openOnStoppedClock(page, player)
  const messages = page.getByRole('region', { name: 'Messages' })
  await run('toast-stickyerror')
  await expect(messages.getByText('Disk', { exact: true })).toBeVisible()
  await page.clock.fastForward(20_000)
  await run('toast-success')
  await expect(messages.getByText('Library')).toBeVisible()
  await run('toast-info')
  await expect(messages.getByText('Update')).toBeVisible()
  await expect(messages.getByText('Library')).toBeHidden()
  await page.clock.runFor(5_100)
  await expect(messages.getByText('Update')).toBeHidden()
  await expect(messages.getByText('Disk', { exact: true })).toBeVisible()
  await messages.getByRole('button', { name: 'Close' }).click()
  await expect(messages.getByText('Disk', { exact: true })).toBeHidden()
})

test('[D9-17] a toast under the pointer waits, and leaves 1 s after the pointer did', async ({
  page,
  player,
  run,
}) => {
  await openOnStoppedClock(page, player)
  await run('toast-warning')
  const message = page.getByText('The drive answers slowly')
  await message.hover()
  await page.clock.fastForward(20_000)
  await expect(message).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(900)
  await expect(message).toBeVisible()
  await page.clock.runFor(200)
  await expect(message).toBeHidden()
})

test('toasts without a title, without a message, of an unknown kind and with markup are all shown harmlessly', async ({
  page,
  player,
  run,
}) => {
  await page.goto(`${player.url}/settings`)
  await expect(page.getByRole('main').getByRole('link', { name: 'Network' })).toBeVisible()
  const title = await page.title()
  const messages = page.getByRole('region', { name: 'Messages' })
  await run('toast-untitled')
  await expect(messages.getByText('Only a message')).toBeVisible()
  await run('toast-empty')
  await expect(messages.getByText('Only a title')).toBeVisible()
  await run('toast-unknown-kind')
  await expect(messages.getByText('No such kind')).toBeVisible()
  await run('toast-hostile')
  await expect(messages.getByText('Markup', { exact: true })).toBeVisible()
  await expect(messages.locator('i')).toHaveText('words')
  await expect(messages.locator('img[src]')).toHaveCount(0)
  expect(await page.title()).toBe(title)
})
