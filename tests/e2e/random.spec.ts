import { expect } from '@playwright/test'
import { BrowsePage } from './support/BrowsePage'
import { lastAlbumOf, playQueue, queueOf } from './support/libraryQueue'
import { quirkProfiles, test } from './support/panel'

for (const [how, playerOptions] of quirkProfiles)
  test.describe(`on a player ${how}`, () => {
    test.use({ playerOptions })

    test('an album plays in random order, and the way back turns that off again', async ({
      page,
      player,
    }) => {
      const names = playQueue(player, 5)
      const { album, titles } = lastAlbumOf(player)
      const browse = await BrowsePage.open(page, player.url, '?uri=albums%3A%2F%2F')
      await browse.press(album)
      await expect(browse.heading).toHaveText(album)
      await page.getByRole('main').getByRole('button', { name: 'Play in random order' }).click()
      await expect.poll(() => queueOf(player).toSorted()).toEqual(titles.toSorted())
      await expect.poll(() => player.engine.state()).toMatchObject({ status: 'play', random: true })
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText('The queue is as it was')).toBeVisible()
      expect(queueOf(player)).toEqual(names)
      await expect.poll(() => player.engine.state()).toMatchObject({ status: 'play', random: false })
    })

    test('a random album takes the place of the queue, never the same one twice running', async ({
      page,
      player,
      sent,
    }) => {
      const names = playQueue(player, 3)
      await BrowsePage.open(page, player.url, '?uri=albums%3A%2F%2F')
      const button = page.getByRole('main').getByRole('button', { name: 'A random album' })
      for (const times of [1, 2, 3]) {
        await button.click()
        await expect.poll(() => sent.of('replaceAndPlay')).toHaveLength(times)
      }
      const uris = sent.of('replaceAndPlay').map((payload) => JSON.stringify(payload))
      expect(uris[0]).not.toBe(uris[1])
      expect(uris[1]).not.toBe(uris[2])
      await expect.poll(() => queueOf(player)).not.toEqual(names)
    })
  })
