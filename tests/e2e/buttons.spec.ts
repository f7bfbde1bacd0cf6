import { expect } from '@playwright/test'
import { test } from './support/panel'
import { SettingsPage } from './support/SettingsPage'

const site = 'https://faceplate.example'

test.beforeEach(async ({ context }) => {
  await context.route(`${site}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>The site</title>' }),
  )
})

test('[D2.10-7 D2.10-8] buttons emit, ask first where they should, and call methods', async ({
  page,
  player,
  sent,
}) => {
  const settings = await SettingsPage.open(page, player.url, 'miscellanea-demonstration', 'Demonstration')
  const buttons = settings.section('Buttons of every kind')
  await buttons.getByRole('button', { name: 'Emit: show a toast' }).click()
  await expect(page.getByText('All folders have been read')).toBeVisible()
  await buttons.getByRole('button', { name: 'Emit after a question' }).click()
  await page.getByRole('dialog', { name: 'Really?' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => sent.of('callMethod')).toHaveLength(1)
  await buttons.getByRole('button', { name: 'Emit after a question' }).click()
  await page.getByRole('dialog', { name: 'Really?' }).getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('The drive answers slowly')).toBeVisible()
  await buttons.getByRole('button', { name: 'Show it' }).click()
  await page
    .getByRole('dialog', { name: 'The drive has been removed' })
    .getByRole('button', { name: 'Close' })
    .last()
    .click()
  await expect
    .poll(() => sent.of('callMethod').at(-1))
    .toMatchObject({
      endpoint: 'miscellanea/demonstration',
      method: 'showModal',
    })
})

test('[D2.10-9] a web address opens in a new window, a script is refused and told', async ({
  page,
  player,
}) => {
  const settings = await SettingsPage.open(page, player.url, 'miscellanea-demonstration', 'Demonstration')
  const buttons = settings.section('Buttons of every kind')
  const opened = page.waitForEvent('popup')
  await buttons.getByRole('button', { name: 'Open a web address' }).click()
  const popup = await opened
  await expect(popup).toHaveTitle('The site')
  expect(await popup.evaluate(() => window.opener)).toBeNull()
  await popup.close()
  await buttons.getByRole('button', { name: 'An address that must not open' }).click()
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Not done')).toBeVisible()
})

test('a way to a screen that this panel does not have is told, and leads nowhere', async ({
  page,
  player,
}) => {
  const settings = await SettingsPage.open(page, player.url, 'miscellanea-demonstration', 'Demonstration')
  await settings.field('Inputs of every type', 'Text').fill('unsaved')
  await settings.section('Buttons of every kind').getByRole('button', { name: 'See the plans' }).click()
  await expect(
    page
      .getByRole('region', { name: 'Messages' })
      .getByText('This leads to a screen that this panel does not have.'),
  ).toBeVisible()
  await expect(page).toHaveURL(`${player.url}/plugin/miscellanea-demonstration`)
  await expect(settings.field('Inputs of every type', 'Text')).toHaveValue('unsaved')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[D2.10-10] oauth leads to the performer with the way back to the player and the scopes', async ({
  page,
  player,
}) => {
  const settings = await SettingsPage.open(page, player.url, 'miscellanea-demonstration', 'Demonstration')
  await settings
    .section('Buttons of every kind')
    .getByRole('button', { name: 'Log in to a music service' })
    .click()
  await page.waitForURL(`${site}/oauth**`)
  const asked = new URL(page.url()).searchParams
  const back = new URL(asked.get('redirect_uri') ?? '')
  expect(back.origin + back.pathname).toBe(`${player.url}/api/v1/oauth`)
  expect(back.searchParams.get('plugin')).toBe('miscellanea/demonstration')
  expect(back.searchParams.get('plugin_url')).toContain('/plugin/miscellanea-demonstration')
  expect(asked.get('scopes') ?? asked.get('scope')).toContain('library-read')
})
