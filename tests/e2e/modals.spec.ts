import { expect, type Page } from '@playwright/test'
import type { TestPlayer } from '../../player/testing/startTestPlayer'
import { test } from './support/panel'
import { SettingsPage } from './support/SettingsPage'

async function openSettings(page: Page, player: TestPlayer): Promise<void> {
  await page.goto(`${player.url}/settings`)
  await expect(page.getByRole('main').getByRole('link', { name: 'Network' })).toBeVisible()
}

test('[D3-30 D4-22 D7-37] a modal of the player shows title, message and buttons, and a button emits what it says', async ({
  page,
  player,
  run,
  sent,
}) => {
  await openSettings(page, player)
  await run('modal-emit')
  const modal = page.getByRole('dialog', { name: 'A button that emits' })
  await expect(modal.getByText('The first button asks the player for a toast.')).toBeVisible()
  await modal.getByRole('button', { name: 'Show a toast' }).click()
  await expect(modal).toBeHidden()
  await expect(page.getByRole('status').getByText('A new version can be installed')).toBeVisible()
  await expect
    .poll(() => sent.of('callMethod'))
    .toEqual([{ endpoint: 'miscellanea/demonstration', method: 'showToast', data: { kind: 'info' } }])
})

test('[D2.14-8] a modal’s button opens a web address in the same window, and never a script', async ({
  page,
  context,
  player,
  run,
}) => {
  await context.route('https://faceplate.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>The site</title>' }),
  )
  await openSettings(page, player)
  await run('modal-url')
  const modal = page.getByRole('dialog', { name: 'Buttons that open addresses' })
  await modal.getByRole('button', { name: 'Run a script' }).click()
  await expect(
    modal.getByText('The address that the player gives for this entry is not a web address.'),
  ).toBeVisible()
  await modal.getByRole('button', { name: 'Open the site' }).click()
  await expect(page).toHaveTitle('The site')
  expect(context.pages()).toHaveLength(1)
})

test('[D2.1-2 D2.14-8] a modal’s button leads to a screen, whichever brand’s player names its state', async ({
  page,
  player,
  run,
}) => {
  await openSettings(page, player)
  await run('modal-state')
  await page.getByRole('dialog').getByRole('button', { name: 'Another brand’s settings' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(`${player.url}/settings`)
  const button = { name: 'Network', class: 'btn', state: 'anybrand.plugin system_controller/network' }
  player.clients.broadcastAsIs('openModal', { title: 'Choose', message: '', buttons: [button] })
  await page.getByRole('dialog', { name: 'Choose' }).getByRole('button', { name: 'Network' }).click()
  await expect(page.getByText('The player offers a screen that this panel does not have.')).toBeVisible()
})

for (const [name, title, width] of [
  ['small', 'Small', 420],
  ['medium', 'The drive has been removed', 600],
  ['large', 'Large', 800],
  ['bare', 'No size, no buttons', 420],
] as const) {
  test(`[D9-18] the modal “${name}” is ${width} px wide and does not close by its backdrop`, async ({
    page,
    player,
    run,
  }) => {
    await openSettings(page, player)
    await run(`modal-${name}`)
    const modal = page.getByRole('dialog', { name: title })
    await expect(modal).toBeVisible()
    // What stands in for it until its code has come is as wide, and goes.
    await expect.poll(async () => (await modal.boundingBox())?.width ?? 0).toBeCloseTo(width, 0)
    await page.mouse.click(20, 400)
    await expect(modal).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
  })
}

test('[D3-30] a modal’s markup is cleaned: words stay, whatever acts or frames is gone', async ({
  page,
  player,
  run,
}) => {
  await openSettings(page, player)
  const title = await page.title()
  await run('modal-hostile')
  const modal = page.getByRole('dialog')
  await expect(modal.locator('b', { hasText: 'This bold word is harmless.' })).toBeVisible()
  await expect(modal.locator('script, iframe, form, style, svg[onload], [onerror]')).toHaveCount(0)
  await expect(modal.getByRole('link')).toHaveCount(0)
  await expect(modal.getByRole('button', { name: '<b>Close</b>' })).toBeVisible()
  expect(await page.title()).toBe(title)
})

test('[D3-31 D4-22] a progress rises without buttons, and when it is done shows them', async ({
  page,
  player,
  run,
}) => {
  await openSettings(page, player)
  await run('progress-still')
  const still = page.getByRole('dialog', { name: 'Copying' })
  await expect(still.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
  await expect(still.getByRole('button')).toHaveCount(1)
  await run('progress', { pause: 30 })
  const modal = page.getByRole('dialog', { name: 'Building the library' })
  await expect(modal.getByText('All 1200 tracks are in the library.')).toBeVisible()
  await expect(modal.getByRole('progressbar')).toHaveCount(0)
  await modal.getByRole('button', { name: 'Close' }).last().click()
  await expect(modal).toBeHidden()
})

test('[D4-22 D7-37] closeAllModals closes whatever the player opened', async ({ page, player, run }) => {
  await openSettings(page, player)
  await run('modal-small')
  await run('progress-still')
  await expect(page.getByRole('dialog')).toHaveCount(2)
  await run('close-all-modals')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a modal holds the focus and gives it back', async ({ page, player, run }) => {
  const settings = await SettingsPage.open(page, player.url, 'miscellanea-demonstration', 'Demonstration')
  const text = settings.field('Inputs of every type', 'Text')
  await text.focus()
  await run('modal-emit')
  const modal = page.getByRole('dialog')
  await expect(modal).toBeVisible()
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab')
    await expect(modal.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()
})
