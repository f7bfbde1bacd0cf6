import { expect } from '@playwright/test'
import { test } from './support/panel'
import { SettingsPage } from './support/SettingsPage'

/** A library of a size that a usual collection has. */
const synthetic = 4_862

test.use({ playerOptions: { synthetic } })

const sources = ['miscellanea-my_music', 'Sources'] as const

for (const generation of [4, 2] as const) {
  test.describe(`on a player of protocol generation ${generation}`, () => {
    test.use({ playerOptions: { generation, synthetic, delays: { rescan: 6_000 } } })

    test('[D2.10-14] [D7-15] [D9-28] the library is updated and read anew, and its figures follow as long as somebody looks', async ({
      page,
      player,
      sent,
    }) => {
      await page.clock.install()
      const music = (await SettingsPage.open(page, player.url, ...sources)).section('My music')
      const songs = player.music.library().size().songs.toLocaleString('en')
      await expect(music).toContainText(new RegExp(`Songs\\s*${songs}`))
      await music.getByRole('button', { name: 'Update' }).click()
      await expect(music.getByText(/The player is reading your music/)).toBeVisible()
      await expect(music.getByText(/The player is reading your music/)).toBeHidden()

      await music.getByRole('button', { name: 'Rescan' }).click()
      const question = page.getByRole('dialog', { name: 'Rescan the library?' })
      await question.getByRole('button', { name: 'Cancel' }).click()
      expect(sent.of('rescanDb')).toHaveLength(0)
      await music.getByRole('button', { name: 'Rescan' }).click()
      await question.getByRole('button', { name: 'Rescan' }).click()
      await expect(music.getByText(/The player is reading your music/)).toBeVisible()
      // The figures grow again from nothing.
      await expect(music).not.toContainText(songs)
      await expect(music).toContainText(songs, { timeout: 15_000 })

      await page.getByRole('link', { name: 'System', exact: true }).click()
      await expect(page.getByRole('region', { name: 'System version' })).toBeVisible()
      sent.forget()
      await page.clock.runFor(9_000)
      expect(sent.of('getMyCollectionStats')).toEqual([])
    })
  })
}

test('[D9-28] nothing is asked for while the figures are scrolled away', async ({ page, player, sent }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 800, height: 480 })
  const settings = await SettingsPage.open(page, player.url, ...sources)
  const songs = player.music.library().size().songs.toLocaleString('en')
  await expect(settings.section('My music')).toContainText(songs)
  sent.forget()
  await page.clock.runFor(9_000)
  await expect.poll(() => sent.of('getMyCollectionStats').length).toBeGreaterThanOrEqual(2)
  await page.getByRole('heading', { name: 'Library', exact: true }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 5_000)
  await expect(settings.section('My music').getByText('Playtime')).not.toBeInViewport()
  sent.forget()
  await page.clock.runFor(9_000)
  expect(sent.of('getMyCollectionStats')).toEqual([])
  await settings.section('My music').getByText('Playtime').scrollIntoViewIfNeeded()
  await expect.poll(() => sent.of('getMyCollectionStats').length).toBeGreaterThan(0)
})

test('[D2.11-8] [D3-43] music plugins are switched; one that does not start goes back; its settings are a press away', async ({
  page,
  player,
  run,
  sent,
}) => {
  const settings = await SettingsPage.open(page, player.url, ...sources)
  const plugins = settings.section('Sources of music')
  const radio = plugins.getByRole('switch', { name: 'Web radio' })
  await expect(radio).toBeChecked()
  await radio.press('Space')
  await expect(radio).not.toBeChecked()
  await expect(page.getByRole('status').getByText('Web radio')).toBeVisible()
  await expect
    .poll(() => sent.of('enableDisableMyMusicPlugin'))
    .toEqual([expect.objectContaining({ name: 'webradio', category: 'music_service', enabled: false })])

  await run('music-plugin-fails')
  await radio.press('Space')
  await expect(page.getByRole('alert').getByText('Web radio')).toBeVisible()
  await expect(radio).not.toBeChecked()
  await page.reload()
  await expect(radio).not.toBeChecked()

  await plugins.getByRole('link', { name: 'Settings of Podcasts' }).click()
  await expect(page).toHaveURL(/\/plugin\/music_service-podcasts\?isPluginSettings=true$/)
  await page.getByRole('button', { name: 'Back' }).click()
  await settings.isShown('Sources')
})

test('[D2.11-5] [D3-50] the system page tells the version', async ({ page, player }) => {
  const settings = await SettingsPage.open(page, player.url, 'system_controller-system', 'System')
  await expect(settings.section('System version')).toContainText(/Version.*Built/)
})
