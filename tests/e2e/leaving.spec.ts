import { expect } from '@playwright/test'
import { test } from './support/panel'
import { SettingsPage } from './support/SettingsPage'

const inputs = 'Inputs of every type'

test('leaving a page with unsaved edits asks; staying keeps them, discarding leaves', async ({
  page,
  player,
}) => {
  await page.goto(`${player.url}/settings`)
  await page.getByRole('main').getByRole('link', { name: 'Demonstration' }).click()
  const settings = new SettingsPage(page)
  await settings.isShown('Demonstration')
  await settings.field(inputs, 'Text').fill('unsaved')

  const network = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Network' })
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await network.click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(`${player.url}/plugin/miscellanea-demonstration`)
  await expect(settings.field(inputs, 'Text')).toHaveValue('unsaved')

  await page.goBack()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(settings.field(inputs, 'Text')).toHaveValue('unsaved')

  await network.click()
  await question.getByRole('button', { name: 'Discard and leave' }).click()
  await settings.isShown('Network')
})

test('leaving a page whose edits are saved or undone asks nothing', async ({ page, player }) => {
  const settings = await SettingsPage.open(page, player.url, 'miscellanea-demonstration', 'Demonstration')
  await settings.field(inputs, 'Text').fill('saved')
  await settings.save(inputs)
  await expect(settings.section(inputs).getByText('Sent to the player')).toBeVisible()
  await settings.field('Limits', 'At most 8 characters').fill('undone')
  await settings.section('Limits').getByRole('button', { name: 'Undo changes' }).click()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Network' }).click()
  await settings.isShown('Network')
})

test('closing the tab over unsaved edits asks in the browser’s own words', async ({ page, player }) => {
  const settings = await SettingsPage.open(page, player.url, 'miscellanea-demonstration', 'Demonstration')
  await settings.field(inputs, 'Text').fill('unsaved')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(settings.field(inputs, 'Text')).toHaveValue('unsaved')
})
