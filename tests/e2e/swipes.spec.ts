import { expect, type Page } from '@playwright/test'
import { fingerOf, type Place } from './support/Hand'
import { test } from './support/panel'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** Draws a finger over the glass, as the browser itself reports one. */
const swipe = async (page: Page, from: Place, by: Place) => {
  const finger = await fingerOf(page)
  const steps = 6
  await finger.press(from)
  for (let step = 1; step <= steps; step++)
    await finger.move({ x: from.x + (by.x * step) / steps, y: from.y + (by.y * step) / steps })
  await finger.lift()
}

test('[D2.2-17 D9-30] a finger swipes from playback to the queue and back, and not by a slider or a scroll', async ({
  page,
  player,
  run,
}) => {
  await run('queue-1000')
  await page.goto(`${player.url}/playback`)
  const art = page.getByRole('region', { name: 'Now playing' })
  await expect(art).toBeVisible()
  await expect(page.locator('[data-swipes]')).toBeVisible()
  await swipe(page, { x: 300, y: 250 }, { x: -40, y: 0 })
  await swipe(page, { x: 300, y: 250 }, { x: -80, y: 120 })
  const line = page.getByRole('slider', { name: 'Place in the track' })
  const before = await line.getAttribute('aria-valuetext')
  const seek = await line.boundingBox()
  if (!seek) throw new Error('there is no line')
  // A finger is thicker than the line: it comes down beside it.
  await swipe(page, { x: seek.x + seek.width / 2, y: seek.y + seek.height / 2 + 14 }, { x: -120, y: 0 })
  await expect(line).not.toHaveAttribute('aria-valuetext', String(before))
  await expect(page).toHaveURL(`${player.url}/playback`)

  await swipe(page, { x: 300, y: 250 }, { x: -120, y: 4 })
  await expect(page).toHaveURL(`${player.url}/queue`)
  await expect(page.getByRole('navigation', { name: 'Screens' })).toBeVisible()
  await expect(page.locator('[data-swipes]')).toBeVisible()
  await swipe(page, { x: 200, y: 300 }, { x: 0, y: -150 })
  await swipe(page, { x: 200, y: 300 }, { x: -120, y: 0 })
  await expect(page).toHaveURL(`${player.url}/queue`)
  await swipe(page, { x: 100, y: 300 }, { x: 120, y: 0 })
  await expect(page).toHaveURL(`${player.url}/playback`)
})

test('[D2.2-17] a finger swipes from playback to browse and back', async ({ page, player }) => {
  await page.goto(`${player.url}/playback`)
  await expect(page.getByRole('region', { name: 'Now playing' })).toBeVisible()
  await expect(page.locator('[data-swipes]')).toBeVisible()
  await swipe(page, { x: 100, y: 250 }, { x: 120, y: 0 })
  await expect(page).toHaveURL(`${player.url}/browse`)
  await expect(page.getByRole('list', { name: 'Sources' })).toBeVisible()
  await expect(page.locator('[data-swipes]')).toBeVisible()
  await swipe(page, { x: 300, y: 600 }, { x: -120, y: 0 })
  await expect(page).toHaveURL(`${player.url}/playback`)
})
