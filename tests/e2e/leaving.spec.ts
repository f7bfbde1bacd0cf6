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

test('[D4-39] who accepts a reload over unsaved edits is asked once, by the panel and not by the browser', async ({
  page,
  player,
  run,
}) => {
  const settings = await SettingsPage.open(page, player.url, 'miscellanea-demonstration', 'Demonstration')
  const text = settings.field(inputs, 'Text')
  const before = await text.inputValue()
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await text.fill('unsaved')
  await run('reload-ui')
  const reload = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Reload' })
  await reload.click()
  const question = page.getByRole('dialog', { name: 'Reload without saving?' })
  // Enter gives the safe answer; the offer is still there afterwards.
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(text).toHaveValue('unsaved')

  await reload.click()
  const loaded = page.waitForEvent('load')
  await question.getByRole('button', { name: 'Discard and reload' }).click()
  await loaded
  await settings.isShown('Demonstration')
  await expect(text).toHaveValue(before)
  expect(asked).toEqual([])
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
