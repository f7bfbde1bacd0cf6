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
  await expect(page.getByText('3 characters or Enter')).toBeVisible()
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

for (const [name, slowPage] of [
  ['later than the next one begins', 4_000],
  ['after 7 s', 7_000],
] as const)
  test.describe(`a search that is answered ${name}`, () => {
    test.use({ playerOptions: { delays: { slowPage } } })

    test('does not take the place of the next one, which is answered in its turn', async ({
      page,
      player,
      run,
      sent,
    }) => {
      const [track] = player.music.library().tracks
      const [first = '', second = ''] = [track?.artist, track?.title]
      await page.goto(`${player.url}/search`)
      const browse = new BrowsePage(page)
      await run('search-slow')
      // Nothing in an answer says what it was found for: what the first is answered must not stand under
      // these words.
      await page.evaluate(() => {
        new MutationObserver(() => {
          const [title, row] = ['main h1', 'main li[data-index]'].map(
            (one) => document.querySelector(one)?.textContent,
          )
          // Those that stand ready have no name yet.
          if (title && row && row !== '…')
            document.body.dataset['seen'] = `${document.body.dataset['seen'] ?? ''}|${title} ${row}`
        }).observe(document.body, { subtree: true, childList: true, characterData: true })
      })
      await browse.field.fill(first)
      await expect.poll(() => sent.of('search')).toHaveLength(1)
      await browse.field.fill(second)
      await expect(browse.heading).toContainText(second, { timeout: 20_000 })
      await expect(browse.item(second)).toBeVisible({ timeout: 20_000 })
      await expect(browse.field).toHaveValue(second)
      expect(sent.of('search')).toMatchObject([{ value: first }, { value: second }])
      const seen = (await page.evaluate(() => document.body.dataset['seen'] ?? '')).split('|').filter(Boolean)
      expect(seen.length).toBeGreaterThan(0)
      for (const one of seen) expect(one).toContain(second)
    })
  })

test(
  '[D7-12] within a source only that is searched, and back leads to its page',
  { tag: '@mpd' },
  async ({ page, player, sent }) => {
    const [track] = player.music.library().tracks
    const browse = await BrowsePage.open(page, player.url)
    await browse.source('Albums').click()
    await expect(browse.heading).toHaveText('Albums')
    await browse.field.fill(track?.artist ?? '')
    await expect(browse.heading).toContainText('Found for')
    await expect
      .poll(() => sent.of('search'))
      .toEqual([
        {
          type: 'any',
          value: track?.artist,
          uri: 'albums://',
          plugin_name: 'mpd',
          plugin_type: 'music_service',
        },
      ])
    await page.goBack()
    await expect(browse.heading).toHaveText('Albums')
    await expect(browse.field).toHaveValue('')
    // Below its root, too, where items do not say whose they are.
    await browse.press(track?.album ?? '?')
    await expect(browse.heading).toHaveText(track?.album ?? '?')
    await browse.field.fill(track?.title ?? '')
    await expect
      .poll(() => sent.of('search').at(-1))
      .toMatchObject({ value: track?.title, plugin_name: 'mpd', plugin_type: 'music_service' })
  },
)

test('what nobody goes by says so', async ({ page, player }) => {
  await page.goto(`${player.url}/search?q=qqqqqq`)
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
})
