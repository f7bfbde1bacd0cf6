import { expect } from '@playwright/test'
import { dirtyPages } from '../../player/show/dirtyPages'
import { PageServer } from '../support/PageServer'
import { test } from './support/panel'
import { SettingsPage } from './support/SettingsPage'

/** What the panel notes of a host that serves no brand, and of a push that cannot be a page at all. */
const noted = /brand\.json was not taken|pushUiConfig was not taken/

for (const [name, dirty] of Object.entries(dirtyPages)) {
  test(`a page of dirt is always a page: ${name}`, async ({ page, pageErrors }) => {
    pageErrors.expect(noted)
    const device = await PageServer.start()
    device.pages.set('miscellanea/dirty', dirty)
    device.answers.set('getMenuItems', [
      'pushMenuItems',
      [{ id: 'whole', name: 'Whole', state: 'anybrand.plugin', params: { pluginName: 'miscellanea/whole' } }],
    ])
    device.pages.set('miscellanea/whole', { page: { label: 'A whole page' }, sections: [] })
    await page.goto(`${device.url}/plugin/miscellanea-dirty`)
    const main = page.getByRole('main')
    await expect.poll(() => device.received.map(({ event }) => event)).toContain('getUiConfig')
    // Something is said, whatever came: content, a notice, or that it is no page.
    await expect(main.locator('[data-notice], h1, h2').first()).toBeVisible({ timeout: 4_000 })
    expect(await page.title()).not.toBe('pwned')
    await expect(main.locator('script, iframe, [onerror], [onload]')).toHaveCount(0)
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Whole' }).click()
    await new SettingsPage(page).isShown('A whole page')
    await page.close()
    await device.stop()
  })
}

test('values that are no date, time, number or colour have a notice, are kept as they came, and can be replaced', async ({
  page,
}) => {
  const device = await PageServer.start()
  device.pages.set('miscellanea/dirty', dirtyPages['dates, times and colours that are none'])
  const settings = await SettingsPage.open(page, device.url, 'miscellanea-dirty', 'Odd moments')
  const field = (label: string) => settings.field('Moments', label)

  await expect(field('Without padding')).toHaveValue('07:05')
  await expect(field('Without padding')).toHaveAccessibleDescription('')
  const asPushed = {
    'Number for a time': /“730” is not a time/,
    'Word for a day': /“tomorrow” is not a date/,
    'Day without a time': /“2026-02-03” is not a date with a time/,
    'Name of a month': /“February” is not a month/,
    'Week that the year lacks': /“2025-W53” is not a week/,
  }
  for (const [label, notice] of Object.entries(asPushed)) {
    await expect(field(label)).toHaveValue('')
    await expect(field(label)).toHaveAccessibleDescription(notice)
  }
  // A decimal comma is one in every language.
  await expect(field('Number with a comma')).toHaveValue('1.5')
  await expect(field('Number with a comma')).toHaveAccessibleDescription('')
  await expect(settings.section('Moments').getByText(/“loud” is not a number/)).toBeVisible()
  await expect(field('Word for a colour').last()).toHaveAccessibleDescription(/“tomorrow” is not a colour/)

  const saved = () =>
    device.received.flatMap(({ event, payload }) => (event === 'callMethod' ? [payload] : [])).at(-1)
  await settings.save('Moments')
  await expect.poll(saved).toEqual(
    expect.objectContaining({
      data: {
        wake: '7:5',
        rest: 730,
        day: 'tomorrow',
        start: '2026-02-03',
        month: 'February',
        week: '2025-W53',
        count: '1,5',
        level: 'loud',
        light: 'tomorrow',
      },
    }),
  )

  await field('Without padding').fill('06:30')
  // As a person does: key by key, through the control's own parts.
  await field('Number for a time').pressSequentially('0815AM')
  await field('Word for a day').fill('2026-02-03')
  await field('Number with a comma').fill('2,5')
  await settings.save('Moments')
  await expect.poll(saved).toEqual(
    expect.objectContaining({
      data: expect.objectContaining({ wake: '06:30', rest: '08:15', day: '2026-02-03', count: 2.5 }),
    }),
  )
  await page.close()
  await device.stop()
})

test('every mistake of the demonstration page has a notice at its spot, and the section still saves', async ({
  page,
  player,
  sent,
}) => {
  const settings = await SettingsPage.open(page, player.url, 'miscellanea-demonstration', 'Demonstration')
  const dirt = settings.section('What careless authors write')
  await expect(dirt.getByText('Unknown element “crystal-ball”: shown as text only.')).toBeVisible()
  await expect(dirt.getByText('This field has no id, so its value cannot be saved.')).toBeVisible()
  await expect(
    settings.field('What careless authors write', 'A value that is none of the options'),
  ).toHaveAccessibleDescription(/The current value “Z” is not one of the options/)
  await dirt.getByLabel('Same id, first').fill('two')
  await settings.save('What careless authors write')
  await expect(page.getByText('Settings saved')).toBeVisible()
  await expect
    .poll(() => sent.of('callMethod'))
    .toEqual([
      expect.objectContaining({
        data: expect.objectContaining({ twin: 'two', stray: { value: 'z', label: 'Z' } }),
      }),
    ])
})

test('a page of 600 kB is drawn, reached to its end, edited and saved', async ({
  page,
  player,
  run,
  sent,
}) => {
  const settings = await SettingsPage.open(page, player.url, 'miscellanea-demonstration', 'Demonstration')
  await run('page-600kb')
  await settings.isShown('2400 fields')
  const last = settings.section('Part 40')
  const field = last.getByRole('textbox', { name: 'Field 2398', exact: true })
  // Far parts are drawn when somebody comes near.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(field).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await field.fill('the end')
  await settings.save('Part 40')
  await expect
    .poll(() => sent.of('callMethod'))
    .toEqual([
      expect.objectContaining({
        method: 'part_40',
        data: expect.objectContaining({ field_2397: 'the end' }),
      }),
    ])
})

test('what is no page at all is told at once, is in /debug with its reason, and the page is drawn when it comes', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(noted)
  const device = await PageServer.start()
  for (const garbage of [null, 'page', 7, [{ page: { label: 'List' } }]]) {
    device.pages.set('miscellanea/dirty', garbage)
    await page.goto(`${device.url}/plugin/miscellanea-dirty`)
    // Long before the 8 s after which a player that says nothing is called silent.
    await expect(page.getByRole('heading', { name: 'The page came broken' })).toBeVisible({ timeout: 4_000 })
  }
  device.pages.set('miscellanea/dirty', { page: { label: 'Mended' }, sections: [] })
  await page.getByRole('button', { name: 'Try again' }).click()
  await new SettingsPage(page).isShown('Mended')

  device.push('pushUiConfig', null)
  await expect(page.getByText('The page came broken')).toBeVisible()
  await new SettingsPage(page).isShown('Mended')
  await page.evaluate(() => history.pushState(null, '', '/debug'))
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
  const refused = page
    .getByRole('list', { name: 'Events' })
    .getByRole('listitem')
    .filter({ hasText: 'Refused: payload must be object' })
  await expect(refused).toHaveCount(2)
  await expect(refused.first()).toContainText('pushUiConfig')
  await page.close()
  await device.stop()
})

test('garbage instead of the page on screen leaves the last good page and its edits, and says so', async ({
  page,
  player,
  pageErrors,
}) => {
  pageErrors.expect(noted)
  const settings = await SettingsPage.open(page, player.url, 'miscellanea-demonstration', 'Demonstration')
  const text = settings.field('Inputs of every type', 'Text')
  await text.fill('kept')
  for (const garbage of [null, 7, 'page', [], [null], { page: null, sections: null }, true])
    player.clients.broadcastAsIs('pushUiConfig', garbage)
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages.getByText('The page came broken')).toBeVisible()
  await messages.getByRole('button', { name: 'Close' }).click()
  player.clients.broadcast('pushToastMessage', { type: 'info', title: 'Last', message: 'of all pushes' })
  await expect(page.getByText('of all pushes')).toBeVisible()
  await settings.isShown('Demonstration')
  await expect(text).toHaveValue('kept')
})
