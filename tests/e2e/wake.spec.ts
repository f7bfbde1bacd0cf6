import { expect } from '@playwright/test'
import { BrowsePage } from './support/BrowsePage'
import { playlistsOf } from './support/libraryQueue'
import { test } from './support/panel'

for (const [how, playerOptions] of [
  ['of the protocol', {}],
  ['with the quirks of real devices', { quirks: 'real' }],
] as const)
  test.describe(`on a player ${how}`, () => {
    test.use({ playerOptions })

    test('an album wakes its owner, by a playlist that is kept for it once', async ({
      page,
      player,
      sent,
    }) => {
      const last = player.music.library().tracks.at(-1)
      const name = `Wake up: ${last?.album} – ${last?.artist}`
      const browse = await BrowsePage.open(page, player.url, '?uri=albums%3A%2F%2F')
      await browse.choose(last?.album ?? '', 'Wake me with this')
      const modal = page.getByRole('dialog', { name: 'Alarm clock' })
      await expect(modal.getByText(`“${name}” is kept for this alarm.`)).toBeVisible()
      await modal.getByLabel('Time').fill('06:45')
      await modal.getByRole('button', { name: 'Save' }).click()
      await expect(modal).toBeHidden()
      expect(sent.of('saveAlarm')).toMatchObject([[{ enabled: true, playlist: name }]])
      const tracks = player.music
        .library()
        .tracks.filter(({ album, artist }) => album === last?.album && artist === last?.artist)
      const kept = async () => (await playlistsOf(player))[name]
      expect(await kept()).toEqual(tracks.map(({ title }) => title))
      await browse.choose(last?.album ?? '', 'Wake me with this')
      await expect(modal.getByRole('group', { name: 'Alarm 2' })).toBeVisible()
      expect(await kept()).toHaveLength(tracks.length)
    })
  })
