import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { mp3Of } from '../../player/testing/musicFiles'
import { BrowsePage } from './support/BrowsePage'
import { playQueue } from './support/libraryQueue'
import { test } from './support/panel'

const albums = '?uri=albums%3A%2F%2F'

test(
  '[D2.6-2] [D4-10] [D7-11] from the sources to a track, which plays with its album',
  { tag: '@mpd' },
  async ({ page, player, sent }) => {
    const { browse, track } = await BrowsePage.openFirstAlbum(page, player)
    await expect
      .poll(() => sent.of('browseLibrary'))
      .toMatchObject([{ uri: 'albums://', prevUri: '' }, { prevUri: 'albums://' }])
    await browse.press(track.title)
    const playing = () => {
      const { status, position } = player.engine.state()
      return [status, player.engine.queue()[position]?.name]
    }
    await expect.poll(playing).toEqual(['play', track.title])
    // [D5-14] With the list that it stands in.
    expect(player.engine.queue().length).toBe(
      player.music.library().tracks.filter(({ album }) => album === track.album).length,
    )
  },
)

test('[D2.2-2] an address opens the same place after a reload, with the way that led there', async ({
  page,
  player,
}) => {
  const browse = await BrowsePage.open(page, player.url)
  await browse.source('Music library').click()
  await browse.press('SYNTHETIC')
  await expect(browse.heading).toHaveText('SYNTHETIC')
  await expect(browse.breadcrumb('Music library')).toBeVisible()
  await page.reload()
  await expect(browse.heading).toHaveText('SYNTHETIC')
  await browse.breadcrumb('Music library').click()
  await expect(browse.heading).toHaveText('Music library')
  await browse.breadcrumb('Library').click()
  await expect(browse.source('Music library')).toBeVisible()
})

test('what leads to a page is a link: a tab of its own opens it, and this one stays', async ({
  page,
  player,
  context,
}) => {
  const browse = await BrowsePage.open(page, player.url)
  await browse.source('Music library').click()
  const headingOf = (tab: Page) => new BrowsePage(tab).heading
  await expect(headingOf(page)).toHaveText('Music library')
  const ways: readonly (() => Promise<void>)[] = [
    () => browse.pressable(browse.item('SYNTHETIC')).click({ modifiers: ['ControlOrMeta'] }),
    () => browse.pressable(browse.item('SYNTHETIC')).click({ button: 'middle' }),
    async () => {
      await browse.pressable(browse.item('SYNTHETIC')).click({ button: 'right' })
      await page.getByRole('menu').getByRole('menuitem', { name: 'Open in a new tab' }).click()
      await expect(page.getByRole('menu')).toBeHidden()
    },
  ]
  for (const way of ways) {
    const [tab] = await Promise.all([context.waitForEvent('page'), way()])
    await expect(headingOf(tab)).toHaveText('SYNTHETIC')
    await tab.close()
  }
  await expect(headingOf(page)).toHaveText('Music library')
})

test('[D2.6-10] who comes back from another screen goes on where he was, and home by a second press', async ({
  page,
  player,
  sent,
}) => {
  const tab = (name: string) => page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name })
  await page.setViewportSize({ width: 390, height: 844 })
  const browse = await BrowsePage.open(page, player.url)
  await browse.source('Music library').click()
  await browse.press('SYNTHETIC')
  await expect(browse.heading).toHaveText('SYNTHETIC')
  const asked = sent.of('browseLibrary').length
  await tab('Queue').click()
  await expect(page).toHaveURL(`${player.url}/queue`)
  await tab('Browse').click()
  await expect(browse.heading).toHaveText('SYNTHETIC')
  await expect(browse.breadcrumb('Music library')).toBeVisible()
  expect(sent.of('browseLibrary')).toHaveLength(asked)
  await tab('Browse').click()
  await expect(browse.source('Music library')).toBeVisible()
  await tab('Queue').click()
  await tab('Browse').click()
  await expect(browse.source('Music library')).toBeVisible()
})

test.describe('in a large library', () => {
  test.use({ playerOptions: { synthetic: 3_000 } })

  test('[D2.6-13] [D4-12] back shows the place as it was, scrolled as it was, without asking again', async ({
    page,
    player,
    sent,
  }) => {
    const browse = await BrowsePage.open(page, player.url, albums)
    await browse.items.first().waitFor()
    await page.mouse.move(600, 400)
    await page.mouse.wheel(0, 5_000)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(4_000)
    const before = await page.evaluate(() => window.scrollY)
    // In the middle of what is in view.
    const row = browse.items.nth(16)
    await browse.pressable(row).click()
    await expect(browse.breadcrumb('Albums')).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(1_000)
    const asked = sent.of('browseLibrary').length
    await page.goBack()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
    await expect(row).toBeVisible()
    // The button of the screen does the same.
    await browse.pressable(row).click()
    await page.getByRole('button', { name: 'Back', exact: true }).last().click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
    expect(sent.of('browseLibrary')).toHaveLength(asked + 1)
  })

  test('letters lead through a sorted list, and typed ones do', async ({ page, player }) => {
    const names = [...new Set(player.music.library().tracks.map(({ artist }) => artist))].sort()
    const last = names.findLast((name) => name.startsWith('R')) ?? ''
    expect(last).not.toBe('')
    const browse = await BrowsePage.open(page, player.url, '?uri=artists%3A%2F%2F')
    const letters = page.getByRole('slider', { name: 'Letters of the list' })
    await letters.focus()
    await page.keyboard.press('End')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
    await page.keyboard.press('Home')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await browse.pressable(browse.items.first()).focus()
    // All at once: on a busy machine a key that waits for the one before comes after the pause that begins a
    // word anew.
    await Promise.all(['r', 'u', 's'].map((letter) => page.keyboard.press(letter)))
    await expect(page.locator('li[data-index] :is(a, button):focus')).toContainText(/^Rus/)
  })
})

test('[D2.6-11] [D4-12] back leads through ten levels, by the browser, by Backspace and by the breadcrumbs', async ({
  page,
  startPlayer,
}, info) => {
  const levels = Array.from({ length: 9 }, (_, level) => `Level ${level + 2}`)
  const folder = info.outputPath('music')
  await mkdir(join(folder, ...levels), { recursive: true })
  await writeFile(join(folder, ...levels, 'Deep.mp3'), mp3Of(2, { title: 'Deep down' }))
  const player = await startPlayer({ musicFolder: folder })
  const browse = await BrowsePage.open(page, player.url)
  await browse.source('Music library').click()
  // A way of one step has room for its name.
  const home = page.getByRole('navigation', { name: 'Way here' }).getByRole('link').first()
  await expect.poll(() => home.evaluate((step) => step.clientWidth - step.scrollWidth)).toBe(0)
  await browse.press('INTERNAL')
  for (const level of levels) {
    await browse.press(level)
    await expect(browse.heading).toHaveText(level)
  }
  await expect(browse.item('Deep down')).toBeVisible()
  // Where there is no room for all steps the nearest are in view.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(browse.breadcrumb('Level 9')).toBeInViewport({ ratio: 1 })
  await expect(browse.breadcrumb('Music library')).not.toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 720 })

  // A way back of the panel is one of the browser, too: its own back then leads on, and not into what was
  // left.
  await page.getByRole('button', { name: 'Back', exact: true }).last().click()
  await expect(browse.heading).toHaveText('Level 9')
  await browse.breadcrumb('Level 8').click()
  await expect(browse.heading).toHaveText('Level 8')
  await page.goBack()
  await expect(browse.heading).toHaveText('Level 7')
  await page.goForward()
  await expect(browse.heading).toHaveText('Level 8')
  await browse.breadcrumb('Level 6').click()
  await expect(browse.heading).toHaveText('Level 6')
  await page.goBack()
  await expect(browse.heading).toHaveText('Level 5')
  await browse.pressable(browse.items.first()).focus()
  for (const level of [...levels.slice(0, 3).toReversed(), 'INTERNAL', 'Music library']) {
    await page.keyboard.press('Backspace')
    await expect(browse.heading).toHaveText(level)
  }
  // In a field it is a key like any other.
  await browse.field.fill('ab')
  await browse.field.press('Backspace')
  await expect(browse.field).toHaveValue('a')
  await expect(browse.heading).toHaveText('Music library')
  await browse.breadcrumb('Library').first().click()
  await expect(browse.source('Music library')).toBeVisible()
  // Home is where it began: there is nothing of the library before it.
  expect(await page.evaluate(() => window.history.state.__TSR_index)).toBe(0)
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

test('a list that was changed on another screen is asked for again when it is shown again', async ({
  page,
  player,
}) => {
  const tab = (name: string) => page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name })
  const [first = ''] = playQueue(player)
  await page.setViewportSize({ width: 390, height: 844 })
  const browse = await BrowsePage.open(page, player.url)
  await browse.source('Playlists').click()
  await expect(browse.heading).toHaveText('Playlists')
  await tab('Queue').click()
  await page.getByRole('button', { name: 'Save as playlist' }).click()
  await page.getByRole('textbox', { name: 'Name of the playlist' }).fill('Sunday')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await tab('Browse').click()
  await expect(browse.heading).toHaveText('Playlists')
  await expect(browse.item('Sunday')).toBeVisible()

  await browse.breadcrumb('Library').click()
  await browse.source('Favourites').click()
  await expect(browse.heading).toHaveText('Favourites')
  await tab('Playing').click()
  const heart = page.getByRole('button', { name: 'Favourite', exact: true })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await tab('Browse').click()
  await expect(browse.item(first)).toBeVisible()
})

test.describe('in a library of many artists', () => {
  test.use({ playerOptions: { synthetic: 600 } })

  test('keys lead through the library: the focus goes to the page that comes, where letters find, and back to where it was', async ({
    page,
    player,
    sent,
  }) => {
    const artist = player.music.library().tracks.find((track) => /^[mnp]/i.test(track.artist))?.artist ?? '?'
    const focused = page.locator('main li :is(a, button):focus')
    playQueue(player)
    const browse = await BrowsePage.open(page, player.url)
    await browse.source('Artists').waitFor()
    // Not before somebody has moved.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await browse.source('Artists').focus()
    await page.keyboard.press('Enter')
    await expect(browse.item(artist)).toBeVisible()
    await expect(page.locator('[data-lists]')).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: /^Artists, \d+ entries$/ })).toBeAttached()
    // As fast as a person types, which a busy machine would take from the keys of a driven browser.
    await page.evaluate((letters) => {
      for (const key of letters)
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        )
    }, artist.slice(0, 4).toLowerCase())
    await expect(focused).toContainText(artist)
    await page.keyboard.press('Enter')
    await expect(browse.heading).toHaveText(artist)
    await expect(page.locator('[data-lists]')).toBeFocused()
    // Letters that lead the player elsewhere do not do so here.
    await page.keyboard.type('mnp', { delay: 30 })
    await page.keyboard.press('Backspace')
    await expect(browse.heading).toHaveText('Artists')
    await expect(focused).toContainText(artist)
    await page.keyboard.press('Backspace')
    await expect(browse.source('Artists')).toBeFocused()
    expect([sent.of('next'), sent.of('prev'), sent.of('mute')]).toEqual([[], [], []])
    // Nor is it taken from who searches.
    await page.keyboard.press('Enter')
    await browse.field.fill(artist)
    await expect(browse.heading).toContainText('Found for')
    await expect(browse.items.first()).toBeVisible()
    await expect(browse.field).toBeFocused()
  })

  test('who leads by the mouse sees no ring around what comes', async ({ page, player }) => {
    const browse = await BrowsePage.open(page, player.url)
    await browse.source('Artists').click()
    await expect(page.locator('[data-lists]')).toBeFocused()
    await browse.pressable(browse.items.first()).click()
    await page.goBack()
    await expect(page.locator('main li :is(a, button):focus')).toHaveCount(1)
    await expect(page.locator('main :focus-visible')).toHaveCount(0)
  })

  test('[D2.6-13] a list comes back as it was arranged: sorted, and with what was sought in it', async ({
    page,
    player,
  }) => {
    const browse = await BrowsePage.open(page, player.url, '?uri=artists%3A%2F%2F')
    await browse.pressable(browse.items.first()).click()
    await browse.sort('Title')
    await browse.sort('Descending')
    await page.getByRole('button', { name: 'Find in this list' }).click()
    await page.getByRole('searchbox', { name: 'Find in this list' }).fill('a')
    await expect.poll(() => browse.items.count()).toBeGreaterThan(1)
    // Those in sight: how many rows there are beyond it is the list's business.
    const shown = async () => (await browse.items.allInnerTexts()).slice(0, 4)
    const names = await shown()
    await browse.pressable(browse.items.nth(1)).click()
    await expect(browse.order).toHaveAccessibleName('Sorted by: As the player lists it')
    await page.goBack()
    await expect(browse.order).toHaveAccessibleName('Sorted by: Title, descending')
    await expect(page.getByRole('searchbox', { name: 'Find in this list' })).toHaveValue('a')
    await expect.poll(shown).toEqual(names)
    await expect(page.locator('main li :is(a, button):focus')).toHaveCount(1)
  })
})
