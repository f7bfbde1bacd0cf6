import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { test } from './support/panel'

/** A cover, with a ground from edge to edge. */
const cover = readFileSync(join(import.meta.dirname, '../../public/app/brand/app-180.png'))

/** As real devices send signs. */
const sign =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#fff" d="M4 11h16v2H4z"/></svg>'

const artist = (page: Page) => page.getByRole('main').locator('img[src*="icon=users"]').first()
const ground = 'rgb(125, 122, 117)'

test.use({ playerOptions: { quirks: 'real' }, colorScheme: 'light' })

test('a sign that is white on nothing has a ground once it is there, and no sooner', async ({
  page,
  player,
}) => {
  let isSent = false
  await page.route(/\/albumart\?.*icon=users/, async (route) => {
    await expect.poll(() => isSent).toBe(true)
    await route.fulfill({ body: sign, contentType: 'image/svg+xml' })
  })
  await page.goto(`${player.url}/browse?uri=artists%3A%2F%2F`)
  await expect(artist(page)).toBeVisible()
  await expect(artist(page)).not.toHaveAttribute('data-sign')
  isSent = true
  await expect(artist(page)).toHaveAttribute('data-sign')
  await expect(artist(page)).toHaveCSS('background-color', ground)
})

test('a cover that came in place of the sign has none', async ({ page, player }) => {
  await page.route(/\/albumart\?.*icon=users/, (route) =>
    route.fulfill({ body: cover, contentType: 'image/png' }),
  )
  await page.goto(`${player.url}/browse?uri=artists%3A%2F%2F`)
  await expect
    .poll(() => artist(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(artist(page)).not.toHaveAttribute('data-sign')
  await expect(artist(page)).not.toHaveCSS('background-color', ground)
})
