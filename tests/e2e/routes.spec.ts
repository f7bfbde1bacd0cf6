import { expect, type Page } from '@playwright/test'
import { test } from './support/panel'
import { SettingsPage } from './support/SettingsPage'

const query = '?a=1&b=%20x&c'

/** Has the host serve a UI settings file that starts elsewhere. */
const startAt = (page: Page, indexState: string) =>
  page.route('**/default-settings.json', (route) => route.fulfill({ json: { indexState } }))

test('[D2.1-1 D2.1-3 D2.1-4 D2.1-5] an unknown address leads through the redirects to playback, its query string kept verbatim', async ({
  page,
  player,
}) => {
  await page.goto(`${player.url}/no/such/place${query}`)
  await expect(page.getByRole('region', { name: 'Now playing' })).toBeVisible()
  expect(page.url()).toBe(`${player.url}/playback${query}`)
})

test('[D2.1-5 D7-2] /indexstate-redirect follows the UI settings file, query string kept', async ({
  page,
  player,
}) => {
  await startAt(page, '/static-page/credits')
  await page.goto(`${player.url}/indexstate-redirect${query}`)
  await expect(page).toHaveURL(`${player.url}/static-page/credits${query}`)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
})

test('[D2.1-4] the logo leads to the redirect, and so to where the panel starts', async ({
  page,
  player,
}) => {
  await startAt(page, '/debug')
  await page.goto(`${player.url}/settings`)
  await page.getByRole('banner').getByRole('link', { name: 'Faceplate, home' }).click()
  await expect(page).toHaveURL(`${player.url}/debug`)
  await expect(page.getByRole('heading', { level: 1, name: 'Debug' })).toBeVisible()
})

test('[D2.2-15] a plugin page opens under both forms of its address', async ({ page, player, sent }) => {
  await page.goto(`${player.url}/plugin/miscellanea/my_music${query}`)
  await new SettingsPage(page).isShown('Sources')
  expect(page.url()).toBe(`${player.url}/plugin/miscellanea-my_music${query}`)
  await SettingsPage.open(page, player.url, 'miscellanea-my_music', 'Sources')
  expect(new Set(sent.of('getUiConfig').map((payload) => JSON.stringify(payload)))).toEqual(
    new Set(['{"page":"miscellanea/my_music"}']),
  )
})

test('[D2.10-1] a settings page is asked for by its name and has a back button where the address asks for one', async ({
  page,
  player,
  sent,
}) => {
  await page.goto(`${player.url}/settings`)
  await page.getByRole('main').getByRole('link', { name: 'Network' }).click()
  await new SettingsPage(page).isShown('Network')
  await expect.poll(() => sent.of('getUiConfig')).toEqual([{ page: 'system_controller/network' }])
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0)

  const params = { pluginName: 'system_controller/network', isPluginSettings: true }
  player.clients.broadcast('pushMenuItems', [{ id: 'x', name: 'Cable', state: 'anybrand.plugin', params }])
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Cable' }).click()
  await new SettingsPage(page).isShown('Network')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

test('a page that the player does not have says so, and the rest goes on', async ({ page, player }) => {
  await SettingsPage.open(page, player.url, 'nowhere-nothing', 'No configuration available')
  await page.getByRole('link', { name: 'Network' }).click()
  await new SettingsPage(page).isShown('Network')
})

test('back and forward walk through the screens', async ({ page, player }) => {
  await page.goto(`${player.url}/settings`)
  await page.getByRole('main').getByRole('link', { name: 'Network' }).click()
  await new SettingsPage(page).isShown('Network')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await page.goForward()
  await new SettingsPage(page).isShown('Network')
})

test('[D2.2-12 D2.16-2] the credits open from the menu and from a page’s button', async ({
  page,
  player,
}) => {
  await page.goto(`${player.url}/settings`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /credits/i })
    .click()
  await expect(page).toHaveURL(`${player.url}/static-page/credits`)
  await SettingsPage.open(page, player.url, 'miscellanea-demonstration', 'Demonstration')
  await page.getByRole('button', { name: 'Go to the credits' }).click()
  await expect(page).toHaveURL(`${player.url}/static-page/credits`)
})
