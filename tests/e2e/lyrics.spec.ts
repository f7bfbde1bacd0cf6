import { expect, type Page } from '@playwright/test'
import type { TestPlayer } from '../../player/testing/startTestPlayer'
import { quirkProfiles, test } from './support/panel'

/** Has a player play these tracks of the demonstration, of which some have words. */
function playTitles(player: TestPlayer, ...titles: string[]): void {
  const tracks = titles.flatMap(
    (name) => player.music.library().tracks.find(({ title }) => title === name) ?? [],
  )
  player.engine.replace(
    tracks.map(({ uri, title, artist, album, duration }) => ({
      uri: uri.replace('music-library', 'mnt'),
      service: 'mpd',
      name: title,
      artist,
      album,
      duration,
    })),
  )
  player.engine.play(0)
}

const sung = (page: Page) => page.locator('[role=listitem][data-current]')
const button = (page: Page) => page.getByRole('button', { name: 'Lyrics' })
const service = 'https://lrclib.net/**'

for (const [how, quirks] of quirkProfiles)
  test.describe(`on a player ${how}`, () => {
    test.use({ playerOptions: { demonstration: true, synthetic: 0, ...quirks } })

    test('words follow the music, lead to a line, and go with their track', async ({
      page,
      player,
      sent,
    }) => {
      playTitles(player, 'Ropewalk', 'Tarred Hands', 'Moorings', 'First Light on the Quay')
      await page.goto(`${player.url}/playback`)
      await button(page).click()
      const words = page.getByRole('region', { name: 'Lyrics' })
      await expect(words.getByRole('button', { name: /^They sold the long shed/ })).toBeAttached()
      player.engine.seek(24)
      await expect(sung(page)).toHaveText(/^So walk it/)
      await expect(sung(page)).toBeInViewport()
      await expect(page.getByRole('main').getByRole('img', { name: 'Ropewalk' })).toBeHidden()
      // By the clock alone, four seconds later.
      await expect(sung(page)).toHaveText(/^a rope is a road/)

      await words.getByRole('button', { name: /^They sold the long shed/ }).click()
      await expect.poll(() => sent.of('seek')).toEqual([44])
      await expect(sung(page)).toHaveText(/^They sold the long shed/)
      await expect.poll(() => player.engine.state().seek).toBeGreaterThan(43_000)

      // The seek bar leads them, too; with the keyboard from there.
      await page.getByRole('slider', { name: 'Place in the track' }).focus()
      await page.keyboard.press('Home')
      await expect(sung(page)).toHaveCount(0)

      // Plain ones, none, and those of a tag with times: never those of the track before.
      await page.getByRole('main').getByRole('button', { name: 'Next', exact: true }).click()
      await expect(words.getByText(/^There is butter for that/)).toBeVisible()
      await expect(words.getByText(/long shed/)).toHaveCount(0)
      await page.getByRole('main').getByRole('button', { name: 'Next', exact: true }).click()
      await expect(words.getByRole('heading', { name: 'No lyrics' })).toBeVisible()
      await page.getByRole('main').getByRole('button', { name: 'Next', exact: true }).click()
      await expect(words.getByRole('button', { name: 'First light on the quay' }).first()).toBeVisible()
      await page.getByRole('button', { name: 'Show the cover' }).click()
      await expect(words).toHaveCount(0)
    })

    test('who scrolls is left alone, and gets back', async ({ page, player }) => {
      playTitles(player, 'Ropewalk')
      player.engine.seek(45)
      await page.goto(`${player.url}/playback`)
      await button(page).click()
      await expect(sung(page)).toBeInViewport()
      await page.getByRole('group', { name: 'Lyrics' }).hover()
      await page.mouse.wheel(0, -2000)
      await expect(sung(page)).not.toBeInViewport()
      await page.getByRole('button', { name: 'Back to now' }).click()
      await expect(sung(page)).toBeInViewport()
      await expect(page.getByRole('button', { name: 'Back to now' })).toHaveCount(0)
    })
  })

test.describe('elsewhere', () => {
  test.use({ playerOptions: { demonstration: true, synthetic: 0 } })

  for (const [what, viewport] of [
    ['a phone', { width: 390, height: 844 }],
    ['a kiosk', { width: 800, height: 480 }],
  ] as const)
    test(`words lie over all of ${what}, and Back puts the cover back`, async ({ page, player }) => {
      await page.setViewportSize(viewport)
      playTitles(player, 'Ropewalk')
      player.engine.seek(45)
      await page.goto(`${player.url}/playback`)
      await button(page).click()
      const dialog = page.getByRole('dialog', { name: 'Ropewalk' })
      await expect(dialog).toBeVisible()
      await expect(sung(page)).toBeInViewport()
      const size = await sung(page).evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize))
      expect(size).toBeGreaterThanOrEqual(viewport.width === 800 ? 34 : 26)
      await dialog.getByRole('button', { name: 'Pause' }).click()
      await expect.poll(() => player.engine.state().status).toBe('pause')
      await page.goBack()
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL(/\/playback$/)
      await expect(button(page)).toBeFocused()
    })

  test('the palette leads to them from any screen', async ({ page, player }) => {
    playTitles(player, 'Ropewalk')
    await page.goto(`${player.url}/queue`)
    await expect(page.getByText('Ropewalk').first()).toBeVisible()
    const search = page.getByRole('combobox', { name: 'Screen, command or setting' })
    await expect(async () => {
      await page.keyboard.press('ControlOrMeta+k')
      await expect(search).toBeVisible({ timeout: 1000 })
    }).toPass()
    await search.fill('lyrics')
    await page.getByRole('option', { name: /^Lyrics/ }).click()
    await expect(page).toHaveURL(/\/playback$/)
    await expect(page.getByRole('button', { name: /^So walk it/ }).first()).toBeAttached()
  })

  test('those of a song on air are found by the parts of its title, and stand still', async ({
    page,
    player,
  }) => {
    const station = { uri: 'http://stream.tidewater.example/high', service: 'webradio', type: 'webradio' }
    player.engine.replace([{ ...station, artist: 'Tidewater FM', name: 'SLOW HARBOUR - ROPEWALK' }])
    player.engine.play(0)
    await page.goto(`${player.url}/playback`)
    await button(page).click()
    const words = page.getByRole('region', { name: 'Lyrics' })
    await expect(words.getByText(/They sold the long shed/)).toBeVisible()
    await expect(sung(page)).toHaveCount(0)
    await expect(words.getByRole('button', { name: /long shed/ })).toHaveCount(0)
    player.engine.replace([{ ...station, artist: 'Tidewater FM', name: 'Tidewater FM: all night' }])
    player.engine.play(0)
    await expect(words.getByText('This station does not say which song it plays.')).toBeVisible()
  })

  test('a service that does not answer is named, and asked again by a press', async ({
    page,
    player,
    pageErrors,
  }) => {
    pageErrors.expect(/ERR_TIMED_OUT/)
    let isAway = true
    await page.route(service, (route) =>
      isAway
        ? route.abort('timedout')
        : route.fulfill({
            headers: { 'access-control-allow-origin': '*' },
            json: { plainLyrics: 'Moored to a word', syncedLyrics: null, instrumental: false },
          }),
    )
    playTitles(player, 'Moorings')
    await page.goto(`${player.url}/settings`)
    await page.getByText('Lyrics from the internet').click()
    await page.goto(`${player.url}/playback`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Moorings')
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('combobox', { name: 'Screen, command or setting' }).fill('lyrics')
    await page.getByRole('option', { name: /^Lyrics/ }).click()
    const words = page.getByRole('region', { name: 'Lyrics' })
    await expect(words.getByText(/^lrclib\.net did not answer as it should/)).toBeVisible()
    isAway = false
    await words.getByRole('button', { name: 'Try again' }).click()
    await expect(words.getByText('Moored to a word')).toBeVisible()
  })

  test('the public service is asked where that was allowed, once for a track, and for nothing else', async ({
    page,
    player,
  }) => {
    const asked: string[] = []
    await page.route(service, (route) => {
      asked.push(route.request().url())
      return route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: {
          syncedLyrics: null,
          plainLyrics: 'Moored to a word\n<b>of the wire</b>',
          instrumental: false,
        },
      })
    })
    playTitles(player, 'Moorings', 'Ropewalk')
    await page.goto(`${player.url}/settings`)
    const choice = page.getByRole('switch', { name: 'Lyrics from the internet' })
    await expect(choice).not.toBeChecked()
    await page.getByText('Lyrics from the internet').click()
    await expect(choice).toBeChecked()
    await page.goto(`${player.url}/playback`)
    await button(page).click()
    await expect(page.getByText('<b>of the wire</b>')).toBeVisible()
    const [address = ''] = asked
    expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
      artist_name: 'Slow Harbour',
      track_name: 'Moorings',
      album_name: 'Ropewalk',
      duration: expect.stringMatching(/^\d+$/),
    })
    player.engine.play(1)
    await expect(page.getByRole('button', { name: /^So walk it/ }).first()).toBeAttached()
    player.engine.play(0)
    await expect(page.getByText('<b>of the wire</b>')).toBeVisible()
    expect(asked).toHaveLength(1)
  })
})
