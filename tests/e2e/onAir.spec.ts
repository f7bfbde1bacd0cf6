import { expect } from '@playwright/test'
import { NowPlayingPage } from './support/NowPlayingPage'
import { test } from './support/panel'

const station = {
  uri: 'http://stream.tidewater.example/high',
  service: 'webradio',
  type: 'webradio',
  artist: 'Tidewater FM',
}

test('what a station says that it plays leads to the artist and to a search, and is shown as it is', async ({
  page,
  player,
}) => {
  const artist = player.music.library().tracks.at(-1)?.artist ?? ''
  player.engine.replace([{ ...station, name: `Now playing:  ${artist} –  Low Tide` }])
  player.engine.play(0)
  const { main } = await NowPlayingPage.open(page, player.url)
  const title = main.getByRole('heading', { level: 1 })
  await expect.poll(() => title.textContent()).toBe(`Now playing:  ${artist} –  Low Tide`)
  await title.getByRole('link', { name: artist }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(artist)
  await page.goBack()
  await title.getByRole('link', { name: 'Low Tide' }).click()
  await expect(page).toHaveURL(/\/search\?q=Low(\+|%20)Tide/)
  await expect(main.getByRole('searchbox').first()).toHaveValue('Low Tide')

  // The menu has them, too.
  await page.goBack()
  await main.getByRole('button', { name: 'Track actions' }).click()
  await page.getByRole('menuitem', { name: 'Search for this song' }).click()
  await expect(page).toHaveURL(/\/search\?q=Low(\+|%20)Tide/)
})

test('what may be something else has no parts', { tag: '@mpd' }, async ({ page, player }) => {
  player.engine.replace([{ ...station, name: 'Tidewater FM - The best of the eighties' }])
  player.engine.play(0)
  const { main } = await NowPlayingPage.open(page, player.url)
  const title = main.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Tidewater FM - The best of the eighties')
  await expect(title.getByRole('link')).toHaveCount(0)
})

test('a logo that a station had once stays, also when the page is loaded anew', async ({ page, player }) => {
  const logo = '/albumart?path=%2Flogos%2Ftidewater'
  player.engine.replace([{ ...station, name: 'Tidewater FM', albumart: logo }])
  player.engine.play(0)
  const { main } = await NowPlayingPage.open(page, player.url)
  const cover = main.getByRole('img').first()
  await expect(cover).toHaveAttribute('src', /albumart\?path=/)
  player.engine.replace([{ ...station, name: 'Tidewater FM', albumart: '/albumart' }])
  player.engine.play(0)
  await NowPlayingPage.open(page, player.url)
  await expect(cover).toHaveAttribute('src', /albumart\?path=/)
})
