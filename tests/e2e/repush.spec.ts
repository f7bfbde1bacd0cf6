import { expect } from '@playwright/test'
import { test } from './support/panel'
import { SettingsPage } from './support/SettingsPage'

const inputs = 'Inputs of every type'
const theirs = 'The player has changed this to “Evening by the window +” in the meantime.'

test('a page that comes again keeps edits, updates the rest, and offers both where both changed', async ({
  page,
  player,
  run,
  sent,
}) => {
  const settings = await SettingsPage.open(page, player.url, 'miscellanea-demonstration', 'Demonstration')
  await settings.field(inputs, 'Text').fill('mine')
  await run('page-changed')
  await expect(settings.section(inputs).getByText(theirs)).toBeVisible()
  await expect(settings.field(inputs, 'Text')).toHaveValue('mine')
  await expect(settings.field(inputs, 'Number')).toHaveValue('43')
  await expect(settings.field('Choices', 'A few options').locator('option:checked')).toHaveText('Quiet')
  await expect(settings.field('Switches and what they show', 'Show three more fields')).toBeChecked()

  await settings.section(inputs).getByRole('button', { name: 'Keep mine' }).click()
  await expect(settings.section(inputs).getByText(theirs)).toBeHidden()
  await expect(settings.field(inputs, 'Text')).toHaveValue('mine')
  await settings.save(inputs)
  await expect
    .poll(() => sent.of('callMethod'))
    .toEqual([expect.objectContaining({ data: expect.objectContaining({ text: 'mine', number: 43 }) })])
})

test('the player’s value can be taken instead, and then nothing is left to save', async ({
  page,
  player,
  run,
}) => {
  const settings = await SettingsPage.open(page, player.url, 'miscellanea-demonstration', 'Demonstration')
  await settings.field(inputs, 'Text').fill('mine')
  await run('page-changed')
  await settings.section(inputs).getByRole('button', { name: 'Take the player’s' }).click()
  await expect(settings.field(inputs, 'Text')).toHaveValue('Evening by the window +')
  await expect(settings.section(inputs).getByText('Not saved yet')).toBeHidden()
})

test('the same page again changes nothing of what is being typed, not even the place of the caret', async ({
  page,
  player,
  run,
}) => {
  const settings = await SettingsPage.open(page, player.url, 'miscellanea-demonstration', 'Demonstration')
  const text = settings.field(inputs, 'Text')
  await text.press('Home')
  await page.keyboard.type('Late ')
  await run('page-again')
  await run('page-changed')
  await expect(settings.field(inputs, 'Number')).toHaveValue('43')
  await page.keyboard.type('e')
  await expect(text).toHaveValue('Late eEvening by the window')
})

test('a broadcast of another page does not replace the one on screen', async ({ page, player, run }) => {
  const settings = await SettingsPage.open(page, player.url, 'miscellanea-demonstration', 'Demonstration')
  await settings.field(inputs, 'Text').fill('mine')
  await run('page-other')
  await run('page-again')
  // Pushes come in order: with this one the others have been there.
  player.clients.broadcast('pushToastMessage', { type: 'info', title: 'Last', message: 'of all pushes' })
  await expect(page.getByText('of all pushes')).toBeVisible()
  await settings.isShown('Demonstration')
  await expect(settings.field(inputs, 'Text')).toHaveValue('mine')
})

test('what one panel saves shows on another that looks at the same page', async ({
  page,
  player,
  context,
}) => {
  const settings = await SettingsPage.open(
    page,
    player.url,
    'audio_interface-playback_options',
    'Playback options',
  )
  const other = await context.newPage()
  const mirror = await SettingsPage.open(
    other,
    player.url,
    'audio_interface-playback_options',
    'Playback options',
  )
  const name = (await settings.page.getByRole('region').first().getByRole('heading').textContent()) ?? ''
  const field = (shown: SettingsPage) => shown.section(name).getByRole('switch').first()
  const was = await field(settings).isChecked()
  await field(settings).press('Space')
  await settings.save(name)
  await expect(field(mirror)).toBeChecked({ checked: !was })
  await other.close()
})
