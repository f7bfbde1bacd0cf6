import { expect, type Page } from '@playwright/test'
import { BrowsePage } from './support/BrowsePage'
import { test } from './support/panel'
import { ReceivedPushes } from './support/ReceivedPushes'
import { SentRequests } from './support/SentRequests'

/** Until what has come is drawn, if it is to be. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )

const library = '?uri=music-library'

test('a page that comes late never takes the place of one that was asked for after it', async ({
  page,
  player,
  run,
}) => {
  const received = new ReceivedPushes(page)
  const browse = await BrowsePage.open(page, player.url)
  await run('browse-overtaken')
  await browse.source('Albums').click()
  await browse.breadcrumb('Library').click()
  await browse.source('Artists').click()
  await expect(browse.heading).toHaveText('Artists')
  const [track] = player.music.library().tracks
  await expect(browse.item(track?.artist ?? '?')).toBeVisible()
  // The one of the albums comes last.
  await expect.poll(() => received.count('pushBrowseLibrary')).toBe(2)
  await twoFrames(page)
  await expect(browse.item(track?.artist ?? '?')).toBeVisible()
  await expect(browse.item(track?.album ?? '?')).toBeHidden()
  await expect(browse.heading).toHaveText('Artists')
})

test('a page that a player does not know in its first seconds is asked for again by itself', async ({
  page,
  player,
  run,
  sent,
}) => {
  await run('browse-empty')
  const browse = await BrowsePage.open(page, player.url, library)
  await expect(browse.item('SYNTHETIC')).toBeVisible()
  expect(sent.of('browseLibrary').length).toBeGreaterThan(1)
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
  pageErrors,
}) => {
  const sent = new SentRequests(page)
  const browse = await BrowsePage.open(page, player.url)
  await expect(browse.source('Music library')).toBeVisible()
  await run('browse-silent')
  sent.forget()
  await browse.source('Music library').click()
  await expect.poll(() => sent.of('browseLibrary')).toHaveLength(1)
  pageErrors.expectAway()
  player.goOffline(1_000)
  await expect(browse.item('SYNTHETIC')).toBeVisible({ timeout: 20_000 })
})

test('a page that nobody here has asked for shows here nowhere, as one that a player sends to all panels', async ({
  page,
  player,
  run,
}) => {
  const received = new ReceivedPushes(page)
  const browse = await BrowsePage.open(page, player.url, '?uri=albums%3A%2F%2F')
  const [track] = player.music.library().tracks
  await expect(browse.item(track?.album ?? '?')).toBeVisible()
  const elsewhere = {
    navigation: { lists: [{ items: [{ type: 'song', title: 'Opened elsewhere', uri: 'x' }] }] },
  }
  player.clients.broadcast('pushBrowseLibrary', elsewhere)
  await expect.poll(() => received.count('pushBrowseLibrary')).toBe(2)
  await twoFrames(page)
  await expect(browse.heading).toHaveText('Albums')
  await expect(browse.item(track?.album ?? '?')).toBeVisible()
  // Nor while another is awaited.
  await run('browse-silent')
  await browse.press(track?.album ?? '?')
  await expect(page.getByText('Waiting for the player')).toBeAttached()
  player.clients.broadcast('pushBrowseLibrary', elsewhere)
  await expect.poll(() => received.count('pushBrowseLibrary')).toBe(3)
  await twoFrames(page)
  await expect(browse.item('Opened elsewhere')).toBeHidden()
  await expect(page.getByText('Waiting for the player')).toBeAttached()
})

test('[D4-2] a page that is shown is asked for again once the player is back, and stays where it was scrolled', async ({
  page,
  startPlayer,
  pageErrors,
}) => {
  const player = await startPlayer({ synthetic: 600 })
  const sent = new SentRequests(page)
  const browse = await BrowsePage.open(page, player.url)
  await browse.source('Albums').click()
  await browse.items.first().waitFor()
  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, 1_500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000)
  const before = await page.evaluate(() => window.scrollY)
  sent.forget()
  pageErrors.expectAway()
  player.goOffline(1_000)
  await expect.poll(() => sent.of('browseLibrary'), { timeout: 20_000 }).toMatchObject([{ uri: 'albums://' }])
  await expect(page.getByText('Waiting for the player')).toBeHidden()
  await expect(browse.items.first()).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test('[D4-12] back leads to where somebody came from, whatever the page names', async ({
  page,
  player,
  run,
  sent,
}) => {
  const [track] = player.music.library().tracks
  const browse = await BrowsePage.open(page, player.url)
  await browse.source('Artists').click()
  await browse.press(track?.artist ?? '?')
  await expect(browse.heading).toHaveText(track?.artist ?? '?')
  for (const back of [
    () => page.getByRole('button', { name: 'Back', exact: true }).last().click(),
    () => page.keyboard.press('Backspace'),
  ]) {
    await run('browse-elsewhere')
    await browse.press(track?.album ?? '?')
    await expect(browse.heading).toHaveText(track?.album ?? '?')
    const asked = sent.of('browseLibrary').length
    await back()
    await expect(browse.heading).toHaveText(track?.artist ?? '?')
    await expect(browse.breadcrumb('Artists')).toBeVisible()
    expect(sent.of('browseLibrary')).toHaveLength(asked)
  }
})

test('[D2.6-11] back leads to the address that a page names where nobody knows the way here', async ({
  page,
  player,
  sent,
}) => {
  const [track] = player.music.library().tracks
  const artist = `artists://${encodeURIComponent(track?.artist ?? '?')}`
  const browse = await BrowsePage.open(page, player.url, `?uri=${encodeURIComponent(artist)}`)
  await expect(browse.heading).toHaveText(track?.artist ?? '?')
  await page.getByRole('button', { name: 'Back', exact: true }).last().click()
  await expect(browse.item(track?.artist ?? '?')).toBeVisible()
  expect(sent.of('browseLibrary').at(-1)).toMatchObject({ uri: 'artists://' })
})
