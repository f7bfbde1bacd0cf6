import { expect } from '@playwright/test'
import { BrowsePage } from './support/BrowsePage'
import { playlistsOf, playQueue, queueOf } from './support/libraryQueue'
import { test } from './support/panel'

for (const [how, playerOptions] of [
  ['of the protocol', {}],
  ['with the quirks of real devices', { quirks: 'real' }],
] as const)
  test.describe(`several, on a player ${how}`, () => {
    test.use({ playerOptions })

    test('are chosen in an album by presses, a range and keys, and put in the queue in their order', async ({
      page,
      player,
    }) => {
      const names = playQueue(player, 2)
      const last = player.music.library().tracks.at(-1)
      const titles = player.music
        .library()
        .tracks.filter(({ album, artist }) => album === last?.album && artist === last?.artist)
        .map(({ title }) => title)
      const browse = await BrowsePage.open(page, player.url, '?uri=albums%3A%2F%2F')
      await browse.press(last?.album ?? '')
      await page.getByRole('button', { name: 'Select', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Stop selecting' })).toBeFocused()
      const boxes = page.getByRole('main').getByRole('checkbox')
      await boxes.nth(0).click()
      await boxes.nth(2).click({ modifiers: ['Shift'] })
      await expect(page.getByRole('status').filter({ hasText: '3 selected' })).toBeVisible()
      await boxes.nth(1).focus()
      await page.keyboard.press('Space')
      await expect(page.getByRole('status').filter({ hasText: '2 selected' })).toBeVisible()
      await page.getByRole('main').getByRole('button', { name: 'Add to queue' }).first().click()
      const [first = '', , third = ''] = titles
      await expect.poll(() => queueOf(player)).toEqual([...names, first, third])
      await expect(boxes).toHaveCount(0)
      await page.getByRole('button', { name: 'Select', exact: true }).click()
      await boxes.nth(1).click()
      await page.keyboard.press('Escape')
      await expect(boxes).toHaveCount(0)
    })

    test('songs are put into a new playlist, and behind what is on it', async ({ page, player }) => {
      const last = player.music.library().tracks.at(-1)
      const browse = await BrowsePage.open(page, player.url, '?uri=albums%3A%2F%2F')
      await browse.press(last?.album ?? '')
      const boxes = page.getByRole('main').getByRole('checkbox')
      const add = async (...places: number[]) => {
        await page.getByRole('button', { name: 'Select', exact: true }).click()
        for (const place of places) await boxes.nth(place).click()
        await page.getByRole('toolbar').getByRole('button', { name: 'Add to playlist' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      }
      await add(0, 2)
      await page.getByRole('textbox', { name: 'New playlist' }).fill('Rain')
      await page.getByRole('dialog').getByRole('button', { name: 'New', exact: true }).click()
      const listed = async () => (await playlistsOf(player))['Rain']?.length
      await expect.poll(listed).toBe(2)
      await add(1)
      await page.getByRole('dialog').getByRole('button', { name: 'Rain' }).click()
      await expect(page.getByText('1 song is on “Rain” now')).toBeVisible()
      expect(await listed()).toBe(3)
    })

    test('play, and the queue before them comes back', async ({ page, player }) => {
      const names = playQueue(player, 3)
      const browse = await BrowsePage.open(page, player.url, '?uri=albums%3A%2F%2F')
      await browse.item('').locator('[data-more]').click()
      await page.getByRole('menuitem', { name: 'Select several' }).click()
      const boxes = page.getByRole('main').getByRole('checkbox')
      await expect(boxes.first()).toBeChecked()
      await boxes.nth(1).click()
      await page.getByRole('toolbar').getByRole('button', { name: 'Play', exact: true }).click()
      await expect.poll(() => queueOf(player).length).toBeGreaterThan(names.length)
      await expect.poll(() => new Set(player.engine.queue().map(({ album }) => album)).size).toBe(2)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText('The queue is as it was')).toBeVisible()
      expect(queueOf(player)).toEqual(names)
    })
  })
