import { expect, type Page } from '@playwright/test'
import { test } from './support/panel'

const dialogs = (page: Page) => page.getByRole('dialog').or(page.getByRole('menu'))

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('back closes the sheet over what plays, and then leaves; forward and the scrolled place stay', async ({
    page,
    player,
    run,
  }) => {
    await run('webradio')
    await page.goto(`${player.url}/queue`)
    await page.getByRole('link', { name: 'Playing' }).first().click()
    await expect(page).toHaveURL(`${player.url}/playback`)
    for (const name of ['Track actions', 'Open menu']) {
      await page.getByRole('button', { name }).first().click()
      await expect(dialogs(page)).toHaveCount(1)
      await page.goBack()
      await expect(dialogs(page)).toHaveCount(0)
      await expect(page).toHaveURL(`${player.url}/playback`)
    }
    await page.goBack()
    await expect(page).toHaveURL(`${player.url}/queue`)
    await page.goForward()
    await expect(page).toHaveURL(`${player.url}/playback`)
    await expect(dialogs(page)).toHaveCount(0)
  })

  test('back closes the volume above its button, and then leaves', async ({ page, player, run }) => {
    await run('webradio')
    await page.goto(`${player.url}/settings`)
    await page.getByRole('link', { name: 'Queue' }).first().click()
    await expect(page).toHaveURL(`${player.url}/queue`)
    await page.getByRole('button', { name: /^Volume/ }).click()
    const slider = page.getByRole('slider', { name: 'Volume' })
    await expect(slider).toBeVisible()
    await page.goBack()
    await expect(slider).toBeHidden()
    await expect(page).toHaveURL(`${player.url}/queue`)
    await page.goBack()
    await expect(page).toHaveURL(`${player.url}/settings`)
  })

  test('back closes what is open on the first screen, and then leaves the panel at once', async ({
    page,
    player,
  }) => {
    await page.goto(`${player.url}/manifest.webmanifest`).catch(() => undefined)
    await page.goto(`${player.url}/settings`)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(dialogs(page)).toHaveCount(1)
    await page.goBack()
    await expect(dialogs(page)).toHaveCount(0)
    await expect(page).toHaveURL(`${player.url}/settings`)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.goBack()
    await expect(dialogs(page)).toHaveCount(0)
    // A Back that comes while the history is still on its way to where it was would be lost in it.
    await expect.poll(() => page.evaluate(() => Object(history.state).isFloor)).not.toBe(true)
    await page.goBack({ waitUntil: 'commit' }).catch(() => null)
    await expect(page).not.toHaveURL(`${player.url}/settings`)
  })
})

test('back closes modals that lie above each other one at a time', async ({ page, player }) => {
  await page.goto(`${player.url}/queue`)
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await expect(page).toHaveURL(`${player.url}/settings`)
  const open = (title: string) =>
    player.clients
      .all()
      .forEach((client) =>
        client.push('openModal', { title, message: title, size: 'sm', buttons: [{ name: 'OK', class: '' }] }),
      )
  open('Notice')
  await expect(dialogs(page)).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+k')
  const count = await dialogs(page).count()
  for (let left = count - 1; left >= 0; left -= 1) {
    await page.goBack()
    await expect(dialogs(page)).toHaveCount(left)
    await expect(page).toHaveURL(`${player.url}/settings`)
  }
})

test('back closes the choices of a long list, keeps what is chosen, and then leaves', async ({
  page,
  player,
}) => {
  await page.goto(`${player.url}/settings`)
  await page.getByRole('main').getByRole('link', { name: 'System' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'System' })).toBeVisible()
  const { href } = new URL(page.url())
  const field = page.getByRole('main').locator('[aria-haspopup="listbox"]').first()
  const chosen = await field.textContent()
  await field.click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(page).toHaveURL(href)
  await expect(field).toHaveText(chosen ?? '')
  await page.goBack()
  await expect(page).toHaveURL(`${player.url}/settings`)
})
