import { expect } from '@playwright/test'
import { BrowsePage } from './support/BrowsePage'
import { test } from './support/panel'

test(
  '[D7-23] a track goes on a new playlist, off it and back; the playlist is deleted and comes back whole',
  { tag: '@mpd' },
  async ({ page, player, sent }) => {
    const { browse, track } = await BrowsePage.openFirstAlbum(page, player)
    await browse.choose(track.title, 'Add to playlist')
    const window = page.getByRole('dialog', { name: 'Add to playlist' })
    await window.getByRole('textbox', { name: 'New playlist' }).fill('Evening walk')
    await window.getByRole('button', { name: 'New', exact: true }).click()
    await expect(window).toBeHidden()
    await expect.poll(() => sent.of('addToPlaylist')).toHaveLength(1)

    await browse.breadcrumb('Library').click()
    await browse.source('Playlists').click()
    await browse.press('Evening walk')
    await expect(browse.heading).toHaveText('Evening walk')
    // [D7-21] Players head each playlist with the address of the favourites.
    await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => sent.of('playPlaylist')).toEqual([{ name: 'Evening walk' }])
    await browse.choose(track.title, 'Remove from playlist')
    await expect(browse.item(track.title)).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(browse.item(track.title)).toBeVisible()

    await browse.breadcrumb('Playlists').click()
    await browse.choose('Evening walk', 'Delete playlist')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete playlist' }).click()
    await expect(browse.item('Evening walk')).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(browse.item('Evening walk')).toBeVisible()
    await browse.press('Evening walk')
    await expect(browse.item(track.title)).toBeVisible()
  },
)

test('[D5-10] [D7-24] a heart makes a favourite, and among the favourites it can be taken back', async ({
  page,
  player,
  sent,
}) => {
  const { browse, track } = await BrowsePage.openFirstAlbum(page, player)
  await browse
    .item(track.title)
    .getByRole('button', { name: `Make ${track.title} a favourite` })
    .click()
  await expect(browse.item(track.title).getByRole('img', { name: 'Favourite' })).toBeVisible()
  await expect.poll(() => sent.of('addToFavourites')).toMatchObject([{ title: track.title, service: 'mpd' }])
  await browse.breadcrumb('Library').click()
  await browse.source('Favourites').click()
  await browse.choose(track.title, 'Remove from favourites')
  await expect(browse.item(track.title)).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(browse.item(track.title)).toBeVisible()
})

test('[D5-4] [D7-25] a station of one’s own is added, changed and deleted; what is no address is not sent', async ({
  page,
  player,
  sent,
}) => {
  const browse = await BrowsePage.open(page, player.url, '?uri=radio%2FmyWebRadio')
  await page.getByRole('button', { name: 'Add web radio' }).click()
  const window = page.getByRole('dialog', { name: 'Add web radio' })
  await window.getByRole('textbox', { name: 'Name' }).fill('Harbour FM')
  await window.getByRole('textbox', { name: 'Address of the stream' }).fill('harbour')
  await window.getByRole('button', { name: 'Save' }).click()
  await expect(window.getByText(/an address such as/).first()).toBeVisible()
  expect(sent.of('addWebRadio')).toEqual([])
  await window.getByRole('textbox', { name: 'Address of the stream' }).fill('http://harbour.example/live')
  await window.getByRole('button', { name: 'Save' }).click()
  await expect(window).toBeHidden()
  await expect(browse.item('Harbour FM')).toBeVisible()
  await expect
    .poll(() => sent.of('addWebRadio'))
    .toEqual([{ name: 'Harbour FM', uri: 'http://harbour.example/live' }])

  await browse.choose('Harbour FM', 'Edit web radio')
  const change = page.getByRole('dialog', { name: 'Edit web radio' })
  await change.getByRole('textbox', { name: 'Name' }).fill('Harbour Radio')
  await change.getByRole('button', { name: 'Save' }).click()
  await expect(browse.item('Harbour Radio')).toBeVisible()
  await expect(browse.item('Harbour FM')).toBeHidden()
  await browse.choose('Harbour Radio', 'Delete web radio')
  await expect(browse.item('Harbour Radio')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(browse.item('Harbour Radio')).toBeVisible()

  // In its own window, too.
  await browse.choose('Harbour Radio', 'Edit web radio')
  await change.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete web radio' }).click()
  await expect(browse.item('Harbour Radio')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(browse.item('Harbour Radio')).toBeVisible()
})
