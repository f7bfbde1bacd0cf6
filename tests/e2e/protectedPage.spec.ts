import { expect } from '@playwright/test'
import { test } from './support/panel'
import { SettingsPage } from './support/SettingsPage'

test('[D2.10-2 D6-4 D7-54 D8-9] a protected page says when the password is wrong and opens with the right one', async ({
  page,
  player,
  sent,
}) => {
  await page.goto(`${player.url}/plugin/miscellanea-protected`)
  const dialog = page.getByRole('dialog', { name: 'This page is protected' })
  const password = dialog.getByRole('textbox', { name: 'Password' })
  await expect(password).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)

  await password.fill('guess')
  await password.press('Enter')
  await expect(dialog.getByText('invalid password')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)

  await password.fill('faceplate')
  await dialog.getByRole('button', { name: 'Open' }).click()
  await expect(dialog).toBeHidden()
  await new SettingsPage(page).isShown('Protected settings')
  await expect
    .poll(() => sent.of('checkPassword'))
    .toEqual([
      { password: 'guess', pluginName: 'miscellanea/protected' },
      { password: 'faceplate', pluginName: 'miscellanea/protected' },
    ])
})

test('[D2.10-2] cancelling the password leaves the page for playback', async ({ page, player }) => {
  await page.goto(`${player.url}/settings`)
  await page.getByRole('main').getByRole('link', { name: 'Protected settings' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('region', { name: 'Now playing' })).toBeVisible()
  await expect(page).toHaveURL(`${player.url}/playback`)
})

test('[D5-19] an empty password is asked for before the player is', async ({ page, player, sent }) => {
  await page.goto(`${player.url}/plugin/miscellanea-protected`)
  await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click()
  await expect(page.getByText('Enter the password.')).toBeVisible()
  expect(sent.of('checkPassword')).toEqual([])
})
