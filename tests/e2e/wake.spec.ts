import { expect, type Page } from '@playwright/test'
import { BrowsePage } from './support/BrowsePage'
import { lastAlbumOf, playlistsOf } from './support/libraryQueue'
import { quirkProfiles, test } from './support/panel'

for (const [how, playerOptions] of quirkProfiles)
  test.describe(`on a player ${how}`, () => {
    test.use({ playerOptions })

    test('an album wakes its owner, by a playlist that is kept for it once', async ({
      page,
      player,
      sent,
    }) => {
      const { album, artist, titles } = lastAlbumOf(player)
      const name = `Wake up: ${album} – ${artist}`
      const browse = await BrowsePage.open(page, player.url, '?uri=albums%3A%2F%2F')
      await browse.choose(album, 'Wake me with this')
      const modal = page.getByRole('dialog', { name: 'Alarm clock' })
      await expect(modal.getByText(`“${name}” is kept for this alarm.`)).toBeVisible()
      await modal.getByLabel('Time').fill('06:45')
      await modal.getByRole('button', { name: 'Save' }).click()
      await expect(modal).toBeHidden()
      expect(sent.of('saveAlarm')).toMatchObject([[{ enabled: true, playlist: name }]])
      const kept = async () => (await playlistsOf(player))[name]
      expect(await kept()).toEqual(titles)
      await browse.choose(album, 'Wake me with this')
      await expect(modal.getByRole('group', { name: 'Alarm 2' })).toBeVisible()
      expect(await kept()).toHaveLength(titles.length)
    })
  })

/** Does what the palette calls so. */
async function doByPalette(page: Page, words: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Screen, command or setting' })
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await expect(field).toBeVisible({ timeout: 1000 })
  }).toPass()
  await field.fill(words)
  await page
    .getByRole('option', { name: new RegExp(`^${words}`) })
    .first()
    .click()
}

test('the palette wakes with the station that plays, and turns its alarm off and on', async ({
  page,
  player,
  sent,
}) => {
  const uri = 'http://stream.tidewater.example/high'
  player.engine.replace([{ uri, service: 'webradio', type: 'webradio', name: 'Tidewater FM' }])
  player.engine.play(0)
  await page.goto(`${player.url}/settings`)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await doByPalette(page, 'Wake me with this station')
  const modal = page.getByRole('dialog', { name: 'Alarm clock' })
  await expect(modal.getByText('“Wake up: Tidewater FM” is kept for this alarm.')).toBeVisible()
  await modal.getByLabel('Time').fill('06:45')
  await modal.getByRole('button', { name: 'Save' }).click()
  await expect(modal).toBeHidden()

  await doByPalette(page, 'Turn off the alarm at 06:45')
  const told = page.getByText('The alarm at 06:45 does not ring')
  await expect(told).toBeVisible()
  const enabled = () =>
    sent.of('saveAlarm').map((alarms) => JSON.stringify(alarms).includes('"enabled":true'))
  expect(enabled()).toEqual([true, false])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The alarm at 06:45 rings')).toBeVisible()
  expect(enabled()).toEqual([true, false, true])
})

test('the palette wakes with the album that is shown, and copies the link to it', async ({
  page,
  player,
}) => {
  const { album, artist } = lastAlbumOf(player)
  const browse = await BrowsePage.open(page, player.url, '?uri=albums%3A%2F%2F')
  await browse.press(album)
  await expect(page.getByRole('heading', { level: 1, name: album })).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await doByPalette(page, 'Copy link')
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('&uri=albums%3A')
  await doByPalette(page, 'Wake me with this')
  const modal = page.getByRole('dialog', { name: 'Alarm clock' })
  await expect(modal.getByText(`“Wake up: ${album} – ${artist}” is kept for this alarm.`)).toBeVisible()
})
