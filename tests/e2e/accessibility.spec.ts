import { expect } from '@playwright/test'
import { BrowsePage } from './support/BrowsePage'
import { test } from './support/panel'
import { SettingsPage } from './support/SettingsPage'
import { findBarriers } from './support/findBarriers'

/** Whole pages are examined several times, which takes a busy machine its time. */
test.describe.configure({ timeout: 240_000 })

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    // Movement would be caught half way, where colours are mixed.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('settings, the demonstration page with errors, and debug have no serious barrier', async ({
      page,
      player,
    }) => {
      await page.goto(`${player.url}/settings`)
      await expect(page.getByRole('main').getByRole('link', { name: 'Network' })).toBeVisible()
      expect(await findBarriers(page)).toEqual([])

      const settings = await SettingsPage.open(page, player.url, 'miscellanea-demonstration', 'Demonstration')
      await settings.field('Limits', '0 to 10, in halves').fill('99')
      await settings.save('Limits')
      await expect(settings.section('Limits').getByRole('alert')).toBeVisible()
      await settings.section('A section with a label only').scrollIntoViewIfNeeded()
      expect(await findBarriers(page)).toEqual([])

      await page.goto(`${player.url}/debug`)
      await expect(page.getByRole('list', { name: 'Events' }).getByRole('listitem').first()).toBeVisible()
      expect(await findBarriers(page)).toEqual([])
    })

    test('toasts, modals and the waiting scrim have no serious barrier', async ({
      page,
      player,
      run,
      pageErrors,
    }) => {
      await page.goto(`${player.url}/settings`)
      await expect(page.getByRole('main').getByRole('link', { name: 'Network' })).toBeVisible()
      await run('toast-stickyerror')
      await run('toast-warning')
      await expect(page.getByText('The drive answers slowly')).toBeVisible()
      expect(await findBarriers(page)).toEqual([])
      await run('modal-state')
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await findBarriers(page)).toEqual([])
      await run('close-all-modals')
      await run('progress-still')
      await expect(page.getByRole('dialog').getByRole('progressbar')).toBeVisible()
      expect(await findBarriers(page)).toEqual([])
      await page.keyboard.press('Escape')
      pageErrors.expectAway()
      player.goOffline(30_000)
      await expect(page.getByText('What you have typed is kept.')).toBeVisible()
      expect(await findBarriers(page)).toEqual([])
    })

    test('the library, search and their menus have no serious barrier', async ({ page, player }) => {
      // Seven screens are gone through, each of which takes 5 s and more.
      test.setTimeout(180_000)
      const [track] = player.music.library().tracks
      const browse = await BrowsePage.open(page, player.url)
      await expect(browse.source('Albums')).toBeVisible()
      expect(await findBarriers(page)).toEqual([])
      await browse.source('Albums').click()
      await expect(browse.items.first()).toBeVisible()
      // The sources in the menu.
      await expect(page.getByRole('list', { name: 'Your music' })).toBeVisible()
      expect(await findBarriers(page)).toEqual([])
      await page.getByRole('button', { name: 'Show as cards' }).click()
      await expect(browse.items.first()).toBeVisible()
      expect(await findBarriers(page)).toEqual([])
      await browse.press(track?.album ?? '')
      await expect(browse.heading).toHaveText(track?.album ?? '')
      expect(await findBarriers(page)).toEqual([])
      await browse
        .item(track?.title ?? '')
        .locator('[data-more]')
        .click()
      await expect(page.getByRole('menu')).toBeVisible()
      expect(await findBarriers(page)).toEqual([])
      await page.goto(`${player.url}/search?q=${encodeURIComponent(track?.artist ?? '')}`)
      await expect(browse.items.first()).toBeVisible()
      expect(await findBarriers(page)).toEqual([])
      await page.goto(`${player.url}/browse?uri=radio%2FmyWebRadio`)
      await page.getByRole('button', { name: 'Add web radio' }).click()
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
      expect(await findBarriers(page)).toEqual([])
    })

    test('the password and the screen without a player have no serious barrier', async ({ page, player }) => {
      await page.goto(`${player.url}/plugin/miscellanea-protected`)
      await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click()
      await expect(page.getByText('Enter the password.')).toBeVisible()
      expect(await findBarriers(page)).toEqual([])
      const nothing = { status: 200, contentType: 'text/html', body: '' }
      await page.route('**/api/host', (route) => route.fulfill(nothing))
      await page.route('**/app/local-config.json', (route) => route.fulfill(nothing))
      await page.goto(`${player.url}/settings`)
      await expect(page.getByRole('heading', { level: 1, name: 'No player found' })).toBeVisible()
      await page.getByRole('button', { name: 'Connect' }).click()
      await expect(page.getByText('Write the address of a player.')).toBeVisible()
      expect(await findBarriers(page)).toEqual([])
    })
  })
}
