import { expect } from '@playwright/test'
import german from '../../locales/de.json' with { type: 'json' }
import { test } from './support/panel'
import { SettingsPage } from './support/SettingsPage'

const limits = 'Limits'

test('limits are checked on save: each error stands at its field, the first gets the focus, nothing is sent', async ({
  page,
  player,
  sent,
}) => {
  const settings = await SettingsPage.open(page, player.url, 'miscellanea-demonstration', 'Demonstration')
  const halves = settings.field(limits, '0 to 10, in halves')
  await halves.fill('99')
  await settings.field(limits, 'Port, 1024 to 65535').fill('80')
  await settings.field(limits, 'Two capital letters').fill('a')
  await settings.save(limits)
  await expect(halves).toHaveAccessibleDescription(/Enter 10 or less\./)
  await expect(settings.field(limits, 'Port, 1024 to 65535')).toHaveAccessibleDescription(
    /Enter 1024 or more\./,
  )
  await expect(settings.field(limits, 'Two capital letters')).toHaveAccessibleDescription(/expected form/)
  await expect(halves).toBeFocused()
  expect(sent.of('callMethod')).toEqual([])

  await halves.fill('4.2')
  await settings.field(limits, 'Port, 1024 to 65535').fill('8080')
  await settings.field(limits, 'Two capital letters').fill('WI')
  await settings.save(limits)
  await expect(halves).toHaveAccessibleDescription(/Use steps of 0\.5\./)
  expect(sent.of('callMethod')).toEqual([])

  await halves.fill('4,5')
  await settings.save(limits)
  await expect(settings.section(limits).getByText('Sent to the player')).toBeVisible()
  await expect
    .poll(() => sent.of('callMethod'))
    .toEqual([
      expect.objectContaining({
        method: 'saveLimits',
        data: expect.objectContaining({ limited: 4.5, limited_at_once: 8080, pattern: 'WI' }),
      }),
    ])
})

test('errors are said in the language of the interface', async ({ page, player, sent }) => {
  await page.goto(`${player.url}/settings`)
  await page.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOption('de')
  await expect(page.getByRole('heading', { level: 1, name: german.menu.settings })).toBeVisible()
  const settings = await SettingsPage.open(page, player.url, 'miscellanea-demonstration', 'Demonstration')
  const halves = settings.field(limits, '0 to 10, in halves')
  await halves.fill('99')
  await settings.save(limits)
  await expect(settings.section(limits).getByRole('alert')).toHaveText(
    german.renderer.error.tooLarge.replace('{{limit}}', '10'),
  )
  expect(sent.of('callMethod')).toEqual([])
})

test('[D2.10-6] a section that asks before it saves sends only after the answer', async ({
  page,
  player,
  sent,
}) => {
  const settings = await SettingsPage.open(page, player.url, 'miscellanea-demonstration', 'Demonstration')
  const section = 'Saving asks first'
  await settings.field(section, 'Any text').fill('words')
  await settings.save(section)
  const question = page.getByRole('dialog', { name: 'Save this text?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  expect(sent.of('callMethod')).toEqual([])
  await expect(settings.section(section).getByText('Not saved yet')).toBeVisible()
  await settings.save(section)
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await expect.poll(() => sent.of('callMethod')).toHaveLength(1)
})
