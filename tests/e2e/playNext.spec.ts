import { expect } from '@playwright/test'
import type { TestPlayer } from '../../player/testing/startTestPlayer'
import { BrowsePage } from './support/BrowsePage'
import { playQueue, queueOf } from './support/libraryQueue'
import { quirkProfiles, test } from './support/panel'

/** An album of the player's library that its queue does not hold, and the titles of it. */
function otherAlbum(player: TestPlayer) {
  const { tracks } = player.music.library()
  const queued = new Set(queueOf(player))
  const found = tracks.find(
    ({ album }) => tracks.every((one) => one.album !== album || !queued.has(one.title)) && album !== '',
  )
  if (!found) throw new Error('the library is too small')
  const { album, artist } = found
  const titles = tracks
    .filter((one) => one.album === album && one.artist === artist)
    .map(({ title }) => title)
  return { album, titles }
}

for (const [how, playerOptions] of quirkProfiles)
  test.describe(`on a player ${how}`, () => {
    test.use({ playerOptions })

    test('a song plays next, the one that plays goes on, and it is taken back', async ({
      page,
      player,
      sent,
    }) => {
      const names = playQueue(player, 5)
      const { album, titles } = otherAlbum(player)
      const [title = ''] = titles
      const browse = await BrowsePage.open(page, player.url, '?uri=albums%3A%2F%2F')
      await browse.press(album)
      await expect(browse.heading).toHaveText(album)
      await browse.choose(title, 'Play next')
      await expect(page.getByText(`“${title}” plays next`)).toBeVisible()
      expect(queueOf(player)).toEqual(names.toSpliced(1, 0, title))
      expect(player.engine.state()).toMatchObject({ status: 'play', position: 0 })
      expect(sent.of('playNext')).toHaveLength(1)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(() => queueOf(player)).toEqual(names)
    })

    test('one that is queued already plays next, too, and nothing of the queue is lost', async ({
      page,
      player,
      sent,
    }) => {
      const names = playQueue(player, 5)
      const again = player.music.library().tracks[0]
      if (!again) throw new Error('there are no tracks')
      const browse = await BrowsePage.open(page, player.url, '?uri=albums%3A%2F%2F')
      await browse.press(again.album)
      // What plays is asked for once more.
      await browse.choose(again.title, 'Play next')
      await expect(page.getByText(`“${again.title}” plays next`)).toBeVisible()
      expect(queueOf(player)).toEqual(names.toSpliced(1, 0, again.title))
      expect(player.engine.state()).toMatchObject({ status: 'play', position: 0 })
      expect(sent.of('playNext')).toEqual([])
    })

    test('an album plays next in its order from its head, also while the player shuffles', async ({
      page,
      player,
    }) => {
      const names = playQueue(player, 3)
      player.engine.set({ random: true })
      const { album, titles } = otherAlbum(player)
      const browse = await BrowsePage.open(page, player.url, '?uri=albums%3A%2F%2F')
      await browse.press(album)
      await expect(browse.heading).toHaveText(album)
      await page.getByRole('main').getByRole('button', { name: 'Play next', exact: true }).first().click()
      await expect(page.getByText(`“${album}” plays next`)).toBeVisible({ timeout: 20_000 })
      expect(queueOf(player)).toEqual(names.toSpliced(1, 0, ...titles))
      expect(player.engine.state()).toMatchObject({ status: 'play', position: 0 })
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(() => queueOf(player), { timeout: 20_000 }).toEqual(names)
    })
  })
