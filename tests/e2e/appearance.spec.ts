import { expect, type Page } from '@playwright/test'
import german from '../../locales/de.json' with { type: 'json' }
import type { TestPlayer } from '../../player/testing/startTestPlayer'
import { test } from './support/panel'
import { SettingsPage } from './support/SettingsPage'

async function openSettings(page: Page, player: TestPlayer): Promise<void> {
  await page.goto(`${player.url}/settings`)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
}

/** Leaves a mark that a reload wipes away; while the page reloads nobody can say whether it is there. */
const mark = (page: Page) => page.evaluate(() => void Reflect.set(window, 'mark', true))
const isMarked = (page: Page) => page.evaluate(() => Reflect.has(window, 'mark')).catch(() => 'reloads')

test('[D2.3-2] the interface follows the language that is chosen here, and keeps it', async ({
  page,
  player,
}) => {
  await openSettings(page, player)
  await page.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOption('de')
  await expect(page.getByRole('heading', { level: 1, name: german.menu.settings })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: german.menu.settings })).toBeVisible()
})

test('[D4-39] a language that is set on the player reloads the page, in that language', async ({
  page,
  player,
}) => {
  const settings = await SettingsPage.open(page, player.url, 'miscellanea-appearance', 'Appearance')
  await mark(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Language of the player/ })
    .click()
  await page.getByRole('combobox', { name: 'Search' }).fill('deu')
  await page.getByRole('option', { name: 'Deutsch' }).click()
  const section = settings.section('Language')
  await section.getByRole('button', { name: /save/i }).click()
  await expect(page.getByRole('navigation', { name: german.shell.mainMenu })).toBeVisible()
  await expect.poll(() => isMarked(page)).toBe(false)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Appearance')
})

test('[D4-39 D7-35] reloadUi reloads the page, but asks where something is unsaved', async ({
  page,
  player,
  run,
}) => {
  const settings = await SettingsPage.open(page, player.url, 'miscellanea-demonstration', 'Demonstration')
  await mark(page)
  await settings.field('Inputs of every type', 'Text').fill('unsaved')
  await run('reload-ui')
  await expect(page.getByText('The player asks for a reload')).toBeVisible()
  expect(await isMarked(page)).toBe(true)
  await expect(settings.field('Inputs of every type', 'Text')).toHaveValue('unsaved')
  await settings.section('Inputs of every type').getByRole('button', { name: 'Undo changes' }).click()
  await run('reload-ui')
  await expect.poll(() => isMarked(page)).toBe(false)
  await settings.isShown('Demonstration')
})

test('[D4-37] a network that starts anew reloads the network’s page, and no other', async ({
  page,
  player,
}) => {
  const settings = await SettingsPage.open(page, player.url, 'system_controller-system', 'System')
  await mark(page)
  player.clients.broadcastAsIs('pushInfoNetworkReload', '')
  player.clients.broadcast('pushToastMessage', { type: 'info', title: 'Last', message: 'of all pushes' })
  await expect(page.getByText('of all pushes')).toBeVisible()
  expect(await isMarked(page)).toBe(true)
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Network' }).click()
  await settings.isShown('Network')
  player.clients.broadcastAsIs('pushInfoNetworkReload', '')
  await expect.poll(() => isMarked(page)).toBe(false)
  await settings.isShown('Network')
})

test('light and dark are chosen for this browser, which remembers it', async ({ page, player }) => {
  await openSettings(page, player)
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.getByRole('main').getByText('Light', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
  const light = await background()
  await page.getByText('Dark', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  expect(await background()).not.toBe(light)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

test('[D3-34 D3-35 D7-42] picture and colour of the UI settings stand behind the panel, a colour that is CSS does not', async ({
  page,
  player,
  run,
}) => {
  await openSettings(page, player)
  const html = page.locator('html')
  await expect(html).not.toHaveAttribute('data-backdrop')
  await run('background-fjord')
  const picture = page.locator(`img[src="${player.url}/backgrounds/fjord.svg"]`)
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await run('color-teal')
  await expect(picture).toHaveCount(0)
  await expect(page.locator('[style*="background-color: rgb(51, 136, 136)"]')).toBeVisible()
  await run('hostile-color')
  await expect(html).not.toHaveAttribute('data-backdrop')
})

test('[D2.3-7 D3-34] the page’s title is the one of the UI settings', async ({ page, player, run }) => {
  await openSettings(page, player)
  await expect(page).toHaveTitle('Audiophile music player')
  await run('page-title')
  await expect(page).toHaveTitle('Attic')
})

test('[D2.10-4] explanations and descriptions show by the UI settings', async ({ page, player, run }) => {
  const settings = await SettingsPage.open(page, player.url, 'miscellanea-demonstration', 'Demonstration')
  const section = settings.section('A section with a picture')
  const description = section.getByText('A description stands below its field')
  await section.getByRole('button', { name: 'About With an explanation' }).click()
  const modal = page.getByRole('dialog', { name: 'With an explanation' })
  await expect(modal.locator('b')).toHaveText('bold words')
  await modal.getByRole('button', { name: 'Got it' }).click()
  await expect(description).toBeVisible()
  await run('docs-hidden')
  await expect(description).toBeHidden()
  await expect(section.getByRole('button', { name: /About/ })).toHaveCount(0)
})

test('menu items with unknown ids, of other brands and without anything are drawn and do no harm', async ({
  page,
  player,
  run,
}) => {
  await openSettings(page, player)
  await run('menu-unknown')
  await run('menu-bad-link')
  await run('menu-other-brand')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Wormhole' }).click()
  const dialog = page.getByRole('dialog', { name: 'Wormhole is not on this panel' })
  await dialog.getByRole('button', { name: 'OK' }).click()
  await page.getByRole('navigation').getByRole('button', { name: 'Script' }).click()
  await expect(
    page.getByText('The address that the player gives for this entry is not a web address.'),
  ).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await main.getByRole('link', { name: 'Spectrum' }).click()
  await new SettingsPage(page).isShown('Playback options')
  await run('menu-garbage')
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
})

/** How many rules of the page's style sheets hold only while a pointer hovers. */
const hoverRules = (page: Page) =>
  page.evaluate(() => {
    const selectors = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule))
          return selectors(rule.cssRules)
        return rule instanceof CSSStyleRule ? [rule.selectorText] : []
      })
    return [...document.styleSheets]
      .flatMap((sheet) => selectors(sheet.cssRules))
      .filter((selector) => selector.split(', ').every((one) => one.includes(':hover'))).length
  })

test.describe('on the player’s own touchscreen', () => {
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux armv7l) faceplatekiosk touch' })

  test('[D2.9-3 D6-5 D9-22 D9-24] there are no links to elsewhere, no hover effects, and a scrollbar of 20 px', async ({
    page,
    player,
  }) => {
    await openSettings(page, player)
    await expect(page.getByRole('link', { name: 'Faceplate on the web' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Help' })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: 'Network' })).toBeVisible()
    await expect.poll(() => hoverRules(page)).toBe(0)
    await SettingsPage.open(page, player.url, 'miscellanea-demonstration', 'Demonstration')
    await expect.poll(() => hoverRules(page)).toBe(0)
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement, '::-webkit-scrollbar').width),
    ).toBe('20px')
  })
})

test.describe('in a browser that saves memory', () => {
  test.use({ userAgent: 'Mozilla/5.0 memorysave' })

  test('[D9-23] there are no hover effects, and links stay', async ({ page, player }) => {
    await openSettings(page, player)
    await expect(page.getByRole('link', { name: 'Faceplate on the web' })).toBeVisible()
    await expect.poll(() => hoverRules(page)).toBe(0)
  })
})

test('in an ordinary browser there are hover effects', async ({ page, player }) => {
  await openSettings(page, player)
  expect(await hoverRules(page)).toBeGreaterThan(0)
})
