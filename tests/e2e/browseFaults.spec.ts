import { expect } from '@playwright/test'
import { BrowsePage } from './support/BrowsePage'
import { test } from './support/panel'
import { SentRequests } from './support/SentRequests'

const library = '?uri=music-library'

test('a page that comes late never takes the place of one that was asked for after it', async ({
  page,
  player,
  run,
}) => {
  const browse = await BrowsePage.open(page, player.url)
  await run('browse-overtaken')
  await browse.source('Albums').click()
  await browse.crumb('Library').click()
  await browse.source('Artists').click()
  await expect(browse.heading).toHaveText('Artists')
  const [track] = player.music.library().tracks
  await expect(browse.item(track?.artist ?? '?')).toBeVisible()
  // Both have come by now, the one of the albums last.
  await expect(browse.item(track?.album ?? '?')).toBeHidden()
  await expect(browse.heading).toHaveText('Artists')
})

test('a page that the player does not know says so', async ({ page, player, run }) => {
  await run('browse-empty')
  const browse = await BrowsePage.open(page, player.url, library)
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(browse.source('Albums')).toBeVisible()
})

test('a page that never comes is told after 8 s, and can be asked for again', async ({
  page,
  player,
  run,
}) => {
  await run('browse-silent')
  const browse = await BrowsePage.open(page, player.url, library)
  const told = page.getByRole('heading', { name: 'No answer from the player' })
  await expect(told).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(browse.item('SYNTHETIC')).toBeVisible()
  await expect(told).toBeHidden()
})

test('a page as careless plugins send it is shown as far as it goes, and what it says is not executed', async ({
  page,
  player,
  run,
}) => {
  await run('browse-dirty')
  const browse = await BrowsePage.open(page, player.url, library)
  await expect(browse.item('SYNTHETIC')).toBeVisible()
})

test('[D4-2] a page that was asked for before the connection went comes after it is back', async ({
  page,
  player,
  run,
  complaints,
}) => {
  const sent = new SentRequests(page)
  const browse = await BrowsePage.open(page, player.url)
  await expect(browse.source('Music library')).toBeVisible()
  await run('browse-silent')
  sent.forget()
  await browse.source('Music library').click()
  await expect.poll(() => sent.of('browseLibrary')).toHaveLength(1)
  complaints.expectAway()
  player.goOffline(1_000)
  await expect(browse.item('SYNTHETIC')).toBeVisible({ timeout: 20_000 })
})

test('the library of another panel is not this one’s: what it opens shows here nowhere', async ({
  page,
  player,
  browser,
}) => {
  const context = await browser.newContext()
  const other = await BrowsePage.open(await context.newPage(), player.url, library)
  const browse = await BrowsePage.open(page, player.url, '?uri=albums%3A%2F%2F')
  const [track] = player.music.library().tracks
  await expect(browse.item(track?.album ?? '?')).toBeVisible()
  await other.press('SYNTHETIC')
  await expect(other.heading).toHaveText('SYNTHETIC')
  await expect(browse.heading).toHaveText('Albums')
  await expect(browse.item(track?.album ?? '?')).toBeVisible()
  await context.close()
})
