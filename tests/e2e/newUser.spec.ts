import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { demonstrationEdits } from './support/demonstrationEdits'
import { test } from './support/panel'
import { SettingsPage } from './support/SettingsPage'

const pages = [
  'Sources',
  'Playback options',
  'Appearance',
  'Network',
  'System',
  'Demonstration',
  'Protected settings',
]

test('[D2.2-5 D2.2-11 D9-38] a newcomer who opens / comes to what plays, and finds in the settings what the player offers', async ({
  page,
  player,
}) => {
  await page.goto(`${player.url}/?a=1&b=%20x&c`)
  await expect(page.getByRole('region', { name: 'Now playing' })).toBeVisible()
  expect(page.url()).toBe(`${player.url}/playback?a=1&b=%20x&c`)
  await expect(page).toHaveTitle('Audiophile music player')

  const side = page.getByRole('navigation', { name: 'Main menu' })
  await side.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  const main = page.getByRole('main')
  for (const name of pages) await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
  // What the player offers and what this panel keeps for itself are called by different words.
  await expect(main.getByRole('radiogroup', { name: 'Light or dark' })).toBeVisible()
  await expect(main.getByText('Appearance', { exact: true })).toHaveCount(1)
  await expect(page.getByRole('banner').getByText('Faceplate', { exact: true })).toBeVisible()
  await expect(side.getByRole('link', { name: 'Settings', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(side.getByRole('link', { name: 'Faceplate on the web' })).toHaveAttribute('target', '_blank')
})

test('[D6-1] every settings page that the player offers opens without a login', async ({ page, player }) => {
  await page.goto(`${player.url}/settings`)
  for (const name of pages.filter((name) => !name.startsWith('Protected'))) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Settings', exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  }
})

for (const generation of [4, 2] as const) {
  test.describe(`on a player of protocol generation ${generation}`, () => {
    test.use({ playerOptions: { generation } })

    test('[D2.10-4 D2.10-6] every kind of field is edited, saved, said to be saved, and kept over a restart', async ({
      page,
      startPlayer,
      sent,
      playerOptions,
    }, testInfo) => {
      const dataFolder = testInfo.outputPath('data')
      const first = await startPlayer({ ...playerOptions, dataFolder })
      await page.goto(`${first.url}/settings`)
      await page.getByRole('main').getByRole('link', { name: 'Demonstration' }).click()
      const settings = new SettingsPage(page)
      await settings.isShown('Demonstration')

      await demonstrationEdits.make(settings)
      for (const section of demonstrationEdits.sections) {
        await expect(settings.section(section).getByText('Not saved yet')).toBeVisible()
        await settings.save(section)
        // The packet without a name that follows each save has come with the toast and done no harm.
        await expect(page.getByRole('status').getByText('Settings saved')).toBeVisible()
        await expect(settings.section(section).getByText('Sent to the player')).toBeVisible()
      }
      await expect
        .poll(() => sent.of('callMethod'))
        .toContainEqual({
          endpoint: 'miscellanea/demonstration',
          method: 'saveEqualisers',
          type: 'controller',
          data: expect.objectContaining({ vertical: [4, 1, 0, -3, 4], ranged: [[90, 11990]] }),
        })

      await page.reload()
      await settings.isShown('Demonstration')
      await demonstrationEdits.hold(settings)

      await page.goto('about:blank')
      await first.close()
      const onDisk: unknown = JSON.parse(await readFile(join(dataFolder, 'settings.json'), 'utf8'))
      expect(onDisk).toMatchObject({
        'miscellanea/demonstration': {
          saveInputs: { text: 'Morning in the attic', number: 43, range: 35, date: '2026-02-03' },
          saveChoices: { short_select: { value: 'loud', label: 'Loud' }, boolean_select: { value: true } },
          saveConditions: { on: true, when_on_number: 7, text_switch: false },
        },
      })
      const second = await startPlayer({ ...playerOptions, dataFolder })
      await SettingsPage.open(page, second.url, 'miscellanea-demonstration', 'Demonstration')
      await demonstrationEdits.hold(settings)
    })
  })
}
