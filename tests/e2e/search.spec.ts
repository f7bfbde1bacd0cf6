import { expect } from '@playwright/test'
import { BrowsePage } from './support/BrowsePage'
import { test } from './support/panel'

test('[D5-5] [D9-12] [D7-12] what is written is sought from three characters on, once the fingers rest', async ({
  page,
  player,
  sent,
}) => {
  const [track] = player.music.library().tracks
  const word = track?.artist.split(' ')[0] ?? ''
  await page.goto(`${player.url}/search`)
  const browse = new BrowsePage(page)
  // [D2.6-10]
  await expect(browse.field).toBeFocused()
  await page.keyboard.type(word.slice(0, 2), { delay: 20 })
  await expect(page.getByText('At least 3 characters')).toBeVisible()
  await page.keyboard.type(word.slice(2), { delay: 20 })
  await expect(browse.item(track?.artist ?? '?')).toBeVisible()
  await expect.poll(() => sent.of('search')).toEqual([{ type: 'any', value: word }])
  await expect(page).toHaveURL(`${player.url}/search?q=${word}`)
  await page.reload()
  await expect(browse.item(track?.artist ?? '?')).toBeVisible()
  await expect(browse.field).toHaveValue(word)
  await page.getByRole('button', { name: 'Clear' }).first().click()
  await expect(browse.items).toHaveCount(0)
  await expect(browse.field).toBeFocused()
  await expect(browse.field).toHaveValue('')
})

test('a search that is answered late does not take the place of the next one', async ({
  page,
  player,
  run,
  sent,
}) => {
  const artists = [...new Set(player.music.library().tracks.map(({ artist }) => artist))]
  const [first = '', second = ''] = [artists[0], player.music.library().tracks[0]?.title]
  await page.goto(`${player.url}/search`)
  const browse = new BrowsePage(page)
  await run('search-slow')
  await browse.field.fill(first)
  await expect.poll(() => sent.of('search')).toHaveLength(1)
  await browse.field.fill(second)
  await expect(browse.heading).toContainText(second)
  await expect(browse.item(second)).toBeVisible()
  await expect(browse.field).toHaveValue(second)
})

test('[D7-12] within a source only that is searched, and back leads to its page', async ({
  page,
  player,
  sent,
}) => {
  const [track] = player.music.library().tracks
  const browse = await BrowsePage.open(page, player.url)
  await browse.source('Albums').click()
  await expect(browse.heading).toHaveText('Albums')
  await browse.field.fill(track?.artist ?? '')
  await expect(browse.heading).toContainText('Found for')
  await expect
    .poll(() => sent.of('search'))
    .toMatchObject([{ type: 'any', value: track?.artist, uri: 'albums://' }])
  await page.goBack()
  await expect(browse.heading).toHaveText('Albums')
  await expect(browse.field).toHaveValue('')
})

test('what nobody goes by says so', async ({ page, player }) => {
  await page.goto(`${player.url}/search?q=qqqqqq`)
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
})
