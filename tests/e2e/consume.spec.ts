import { expect } from '@playwright/test'
import { playQueue } from './support/libraryQueue'
import { NowPlayingPage } from './support/NowPlayingPage'
import { quirkProfiles, test } from './support/panel'

for (const [how, playerOptions] of quirkProfiles)
  test.describe(`on a player ${how}`, () => {
    test.use({ playerOptions })

    test('what has played leaves the queue, or stays, by the menu and by the palette', async ({
      page,
      player,
    }) => {
      playQueue(player, 3)
      player.engine.play(0)
      const { main } = await NowPlayingPage.open(page, player.url)
      await main.getByRole('button', { name: 'Track actions' }).click()
      const row = page.getByRole('menuitemcheckbox', { name: 'Remove what has played' })
      await expect(row).not.toBeChecked()
      await row.click()
      await expect.poll(() => player.engine.state().consume).toBe(true)
      await expect(row).toBeChecked()
      await page.keyboard.press('Escape')

      await page.keyboard.press('ControlOrMeta+k')
      await page.getByRole('dialog').getByRole('combobox').fill('Keep what has played')
      await page.keyboard.press('Enter')
      await expect.poll(() => player.engine.state().consume).toBe(false)
    })

    test('similar music follows the queue where the player has what finds it', async ({
      page,
      player,
      sent,
    }) => {
      playQueue(player, 2)
      player.engine.play(0)
      const { main } = await NowPlayingPage.open(page, player.url)
      await main.getByRole('button', { name: 'Track actions' }).click()
      const row = page.getByRole('menuitemcheckbox', { name: 'Go on with similar music after the queue' })
      await expect(page.getByRole('menuitemcheckbox', { name: 'Remove what has played' })).toBeVisible()
      if (how !== 'of the protocol') {
        await page.waitForTimeout(1000)
        await expect(row).toHaveCount(0)
        return
      }
      await expect(row).not.toBeChecked()
      await row.click()
      await expect(row).toBeChecked()
      await page.keyboard.press('Escape')
      await main.getByRole('button', { name: 'Next', exact: true }).click()
      await expect.poll(() => player.engine.queue().length).toBe(7)

      await page.keyboard.press('ControlOrMeta+k')
      await page.getByRole('dialog').getByRole('combobox').fill('Stop at the end of the queue')
      await page.keyboard.press('Enter')
      await expect.poll(() => sent.of('setInfinityPlayback')).toEqual([{ enabled: true }, { enabled: false }])
      player.engine.play(6)
      await main.getByRole('button', { name: 'Track actions' }).click()
      await expect(row).not.toBeChecked()
      expect(player.engine.queue()).toHaveLength(7)
    })
  })
