import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import type { TestPlayer } from '../../player/testing/startTestPlayer'
import { test } from './support/panel'

const events = (page: Page) => page.getByRole('list', { name: 'Events' }).getByRole('listitem')

async function openDebug(page: Page, player: TestPlayer): Promise<void> {
  await page.goto(`${player.url}/debug`)
  await expect(events(page).filter({ hasText: 'pushMenuItems' })).toBeVisible()
}

test('[D2.2-6 D2.16-1 D7-38] /debug shows the lines of the player newest first, markup as text', async ({
  page,
  player,
  run,
}) => {
  await openDebug(page, player)
  await page.getByText('Player log', { exact: true }).click()
  await expect(page.getByText('The player has sent no log lines yet')).toBeVisible()
  await run('console-many')
  const lines = page.getByRole('list', { name: 'Player log' }).getByRole('listitem')
  await expect(lines.first()).toContainText('player: line 200 of 200')
  await expect(lines.nth(1)).toContainText('player: line 199 of 200')
  await run('console-hostile')
  await expect(lines.first()).toContainText('<img src=x onerror=')
  expect(await page.title()).not.toBe('pwned')
})

test('/debug shows events in and out with time, size and payload, by filter', async ({ page, player }) => {
  await openDebug(page, player)
  await page.getByRole('searchbox', { name: 'Search events' }).fill('pushMenuItems')
  await expect(events(page)).toHaveCount(1)
  const row = events(page).first()
  await expect(row.locator('time')).toHaveText(/\d\d:\d\d:\d\d/)
  await expect(row).toContainText(/received.*\d.*B/)
  await row.getByRole('button').click()
  await expect(row).toContainText('system_controller/network')

  await page.getByRole('searchbox', { name: 'Search events' }).fill('')
  await page.getByRole('radiogroup', { name: 'Kind' }).getByText('Out', { exact: true }).click()
  await expect(events(page).filter({ hasText: 'getMenuItems' })).toBeVisible()
  await expect(events(page).filter({ hasText: 'received' })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Event', exact: true }).selectOption('getDeviceName')
  await expect(events(page)).toHaveCount(1)
})

test('/debug pauses and goes on, and loses nothing meanwhile', async ({ page, player, run }) => {
  await openDebug(page, player)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Paused.')).toBeVisible()
  await run('toast-success')
  await expect(page.getByText('All folders have been read')).toBeVisible()
  await expect(events(page).filter({ hasText: 'pushToastMessage' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(events(page).filter({ hasText: 'pushToastMessage' })).toBeVisible()
})

test('/debug names why a push was refused, and the last good value stays on screen', async ({
  page,
  player,
  pageErrors,
}) => {
  pageErrors.expect(/pushMenuItems was not taken/)
  await openDebug(page, player)
  player.clients.broadcastAsIs('pushMenuItems', { no: 'list' })
  const refused = events(page).filter({ hasText: 'Refused:' })
  await expect(refused).toContainText('pushMenuItems')
  await expect(refused).toContainText(/array/)
  await page.getByRole('radiogroup', { name: 'Kind' }).getByText('Refused', { exact: true }).click()
  await expect(events(page)).toHaveCount(1)
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Network' }),
  ).toBeVisible()
})

test('/debug saves what it shows as JSON', async ({ page, player }) => {
  await openDebug(page, player)
  await page.getByRole('searchbox', { name: 'Search events' }).fill('DeviceName')
  await expect(events(page)).toHaveCount(2)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as JSON' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^wire-.*\.json$/)
  const saved: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(saved).toEqual([
    expect.objectContaining({ direction: 'out', event: 'getDeviceName' }),
    expect.objectContaining({ direction: 'in', event: 'pushDeviceName', payload: 'Faceplate' }),
  ])
})

test('/debug saves what went over the wire as a session without names and addresses', async ({
  page,
  player,
}) => {
  await openDebug(page, player)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as fixture' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^session-.*\.json$/)
  const text = await readFile(await download.path(), 'utf8')
  const saved: unknown = JSON.parse(text)
  expect(saved).toMatchObject({
    start: '/settings',
    steps: expect.arrayContaining([
      expect.objectContaining({ direction: 'in', event: 'pushDeviceName', payload: 'Device 1' }),
      expect.objectContaining({ direction: 'out', event: 'getMenuItems' }),
    ]),
  })
  // The embedded player bears the brand's name, which no other player's recording may hold either.
  expect(text).not.toMatch(/faceplate/i)
  await page.getByText(/replaced$/).click()
  await expect(page.getByRole('row', { name: /Device.*Faceplate.*Device 1/ })).toBeVisible()
})
