import { expect } from '@playwright/test'
import { fingerOf, mouseOf } from './support/Hand'
import { playQueue } from './support/libraryQueue'
import { NowPlayingPage } from './support/NowPlayingPage'
import { test } from './support/panel'

test('plays, pauses and goes on to the next track', { tag: '@mpd' }, async ({ page, player }) => {
  const [first = '', second = ''] = playQueue(player)
  const screen = await NowPlayingPage.open(page, player.url)
  await expect(screen.main.getByRole('heading', { name: first, level: 1 })).toBeVisible()
  await screen.button('Pause').click()
  await expect(screen.button('Play')).toBeVisible()
  await expect.poll(() => player.engine.state().status).toBe('pause')
  await screen.button('Play').click()
  await expect.poll(() => player.engine.state().status).toBe('play')
  await screen.button('Next').click()
  await expect(screen.main.getByRole('heading', { name: second, level: 1 })).toBeVisible()
})

test('[D7-8 D9-4] moves through the track by keyboard and by a press on the line, in whole seconds', async ({
  page,
  player,
  sent,
}) => {
  playQueue(player)
  const screen = await NowPlayingPage.open(page, player.url)
  await screen.button('Pause').click()
  const line = screen.slider('Place in the track')
  await line.focus()
  await page.keyboard.press('PageUp')
  await page.keyboard.press('PageUp')
  await expect(line).toHaveAttribute('aria-valuetext', /^0:3\d of /)
  await expect.poll(() => player.engine.state().seek).toBeGreaterThanOrEqual(30_000)
  const box = await line.boundingBox()
  if (!box) throw new Error('there is no line')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  const half = ((player.engine.queue()[0]?.duration ?? 0) * 1000) / 2
  await expect.poll(() => Math.abs(player.engine.state().seek - half)).toBeLessThan(4_000)
  const seeks = sent.of('seek')
  expect(seeks.length).toBe(2)
  for (const seconds of seeks) expect(Number.isInteger(seconds)).toBe(true)
})

test('two browsers share one volume, and none of them jumps back', async ({ browser, page, player }) => {
  playQueue(player)
  const here = await NowPlayingPage.open(page, player.url)
  const elsewhere = await browser.newPage()
  const there = await NowPlayingPage.open(elsewhere, player.url)
  await here.slider('Volume').focus()
  await page.keyboard.press('Home')
  await here.expectVolume(0)
  await there.expectVolume(0)
  await here.button('Louder').click()
  await here.button('Louder').click()
  // The step of the player, which is half of what a press beside the handle goes.
  await here.expectVolume(10)
  await there.expectVolume(10)
  await there.slider('Volume').focus()
  await elsewhere.keyboard.press('ArrowUp')
  await there.expectVolume(11)
  await here.expectVolume(11)
  await there.button('Mute').click()
  await expect(here.main.getByText('Muted')).toBeVisible()
  await elsewhere.close()
})

test('two browsers turn the one volume and move the one place at the same time, and end at what the player has', async ({
  browser,
  page,
  player,
}) => {
  playQueue(player)
  const here = await NowPlayingPage.open(page, player.url)
  const elsewhere = await browser.newPage()
  const there = await NowPlayingPage.open(elsewhere, player.url)
  for (const name of ['Volume', 'Place in the track']) {
    const keys = Array.from({ length: 6 })
    await Promise.all([here.slider(name).focus(), there.slider(name).focus()])
    // Each of them presses while the pushes of the other's presses arrive.
    await Promise.all([
      (async () => {
        for (const _ of keys) await page.keyboard.press('PageUp', { delay: 40 })
      })(),
      (async () => {
        for (const _ of keys) await elsewhere.keyboard.press('ArrowDown', { delay: 40 })
      })(),
    ])
    const shown = (screen: NowPlayingPage) => screen.slider(name).getAttribute('aria-valuenow')
    await expect
      .poll(async () => {
        const [one, other] = await Promise.all([shown(here), shown(there)])
        const difference = Math.abs(Number(one) - Number(other))
        return name === 'Volume'
          ? one === String(player.sound.state().volume) && difference === 0
          : difference <= 1
      })
      .toBe(true)
  }
  await elsewhere.close()
})

test('[D2.4-3 D4-9 D5-21 D7-23 D7-24] makes what plays a favourite, and puts it on a new playlist', async ({
  page,
  player,
  sent,
}) => {
  const [first = ''] = playQueue(player)
  const screen = await NowPlayingPage.open(page, player.url)
  const heart = screen.button('Favourite')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await screen.button('Add to playlist').click()
  const dialog = page.getByRole('dialog', { name: 'Add to playlist' })
  await expect(dialog.getByRole('button', { name: 'New' })).toBeDisabled()
  await dialog.getByLabel('New playlist').fill('Rainy Sunday')
  await dialog.getByRole('button', { name: 'New' }).click()
  await expect(dialog).toBeHidden()
  await screen.button('Add to playlist').click()
  await expect(dialog.getByRole('button', { name: 'Rainy Sunday' })).toBeVisible()
  const uri = player.engine.current()?.uri
  await expect.poll(() => sent.of('addToPlaylist')).toEqual([{ name: 'Rainy Sunday', uri, service: 'mpd' }])
  await expect.poll(() => sent.of('addToFavourites')).toEqual([{ uri, title: first, service: 'mpd' }])
})

test('[D2.4-13 D4-36 D8-6 D8-7] tells the story of the artist, and says what the player knows nothing of', async ({
  page,
  player,
  run,
}) => {
  playQueue(player)
  const artist = player.music.library().tracks[0]?.artist ?? ''
  const screen = await NowPlayingPage.open(page, player.url)
  await screen.button('About this music').click()
  await page.getByRole('button', { name: 'Artist story' }).click()
  const story = page.getByRole('dialog', { name: artist })
  await expect(story.getByText(/is in this library with/)).toBeVisible()
  await story.getByRole('button', { name: 'Close' }).last().click()
  await run('volatile')
  // The story is that of whoever plays by then.
  await expect(screen.main).toContainText('Voices of the Quay')
  const unknown = page.getByRole('button', { name: 'Artist story' })
  await unknown.click()
  const none = page.getByRole('dialog').filter({ hasText: /Artist story not found for \S/ })
  await none.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('not found', { exact: true })).toBeVisible()
  await expect(unknown).toBeDisabled()
})

test('[D2.4-12] a menu offers what can be done with a track, follows the player, and is not there for one without a name', async ({
  page,
  player,
  run,
  sent,
}) => {
  playQueue(player)
  const screen = await NowPlayingPage.open(page, player.url)
  await screen.button('Track actions').click()
  const menu = page.getByRole('menu', { name: player.engine.current()?.name ?? '' })
  const entry = (name: string) => menu.getByRole('menuitem', { name, exact: true })
  for (const name of ['Add to playlist', 'Album credits', 'Album story', 'Artist story', 'Share the track'])
    await expect(entry(name)).toBeVisible()
  const switched = (name: string | RegExp) => menu.getByRole('menuitemcheckbox', { name, exact: true })
  await switched('Shuffle').click()
  await expect(switched('Shuffle')).toBeChecked()
  for (const now of ['Repeat: all', 'Repeat: this one', 'Repeat: off']) {
    await switched(/^Repeat/).click()
    await expect(switched(now)).toBeVisible()
  }
  await switched('Favourite').click()
  await expect(switched('Favourite')).toBeChecked()
  await expect
    .poll(() => sent.of('setRepeat'))
    .toEqual([
      { value: true, repeatSingle: false },
      { value: true, repeatSingle: true },
      { value: false, repeatSingle: false },
    ])
  const { name: before = '' } = player.engine.current() ?? {}
  player.engine.next()
  await expect.poll(() => player.engine.current()?.name).not.toBe(before)
  const next = page.getByRole('menu', { name: player.engine.current()?.name ?? '' })
  await expect(next).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(next).toBeHidden()
  await expect(screen.button('Track actions')).toBeFocused()

  // On the cover and on the words by the mouse's other button, by keys with its first entry.
  await screen.main.getByRole('img').first().click({ button: 'right' })
  await expect(next).toBeVisible()
  await page.keyboard.press('Escape')
  await screen.main.getByRole('heading', { level: 1 }).click({ button: 'right' })
  await next.getByRole('menuitem', { name: 'Go to album' }).click()
  await expect(page).toHaveURL(/browse\?.*type=album/)
  await page.goBack()
  await screen.button('Track actions').focus()
  await page.keyboard.press('Enter')
  await expect(next.getByRole('menuitemcheckbox').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await run('queue-empty')
  await expect(screen.button('Track actions')).toBeDisabled()
})

test('[D2.4-14] [D9-31] sharing opens a window of 500x400 with the words of the track', async ({
  page,
  player,
}) => {
  playQueue(player)
  const screen = await NowPlayingPage.open(page, player.url)
  // Nothing leaves this machine: what would be opened is noted.
  await page.evaluate(() => {
    window.open = (...told) => {
      Object.assign(window, { opened: told })
      return null
    }
  })
  await screen.button('Track actions').click()
  await page.getByRole('menuitem', { name: 'Share the track', exact: true }).click()
  const [address, , features]: string[] = await page.evaluate(() => Reflect.get(window, 'opened'))
  expect(features).toContain('width=500,height=400')
  const { searchParams } = new URL(String(address))
  const { artist, name } = player.engine.current() ?? { artist: '', name: '' }
  expect(searchParams.get('text')).toBe(`♫ ${String(artist)} - ${name}`)
  expect(searchParams.get('hashtags')).toBe('nowplaying')
})

test.describe('on a phone that lies', () => {
  for (const [width, height] of [
    [667, 375],
    [844, 390],
    [932, 430],
  ] as const)
    test(`of ${width}x${height} all that leads the music is in sight, and every screen is one touch away`, async ({
      page,
      player,
    }) => {
      await page.setViewportSize({ width, height })
      playQueue(player)
      await page.goto(`${player.url}/playback`)
      const all = page.getByRole('main').getByRole('button')
      await expect(all).not.toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
      const buttons = [...(await all.all()), ...(await page.getByRole('navigation').getByRole('link').all())]
      expect(buttons.length).toBeGreaterThan(12)
      for (const button of buttons) await expect(button).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a finger that rests on the cover gets the menu of what plays as a sheet, which Back closes', async ({
    page,
    player,
  }) => {
    playQueue(player)
    const screen = await NowPlayingPage.open(page, player.url)
    const finger = await fingerOf(page)
    const box = await screen.main.getByRole('img').first().boundingBox()
    if (!box) throw new Error('there is no cover')
    await finger.press({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
    const sheet = page.getByRole('dialog', { name: player.engine.current()?.name ?? '' })
    await expect(sheet).toBeVisible()
    await finger.lift()
    await page.waitForTimeout(200)
    await expect(sheet).toBeVisible()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(`${player.url}/playback`)
    await screen.button('Track actions').tap()
    await sheet.getByRole('button', { name: 'Add to playlist' }).tap()
    await expect(page.getByRole('dialog', { name: 'Add to playlist' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
  })

  test('[D2.5-2] the volume comes up as an upright slider, and goes when something else is touched', async ({
    page,
    player,
  }) => {
    playQueue(player)
    const screen = await NowPlayingPage.open(page, player.url)
    await screen.main.getByRole('button', { name: /^Volume/ }).tap()
    const slider = page.getByRole('slider', { name: 'Volume' })
    await expect(slider).toHaveAttribute('aria-orientation', 'vertical')
    await slider.press('ArrowUp')
    await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe('41')
    await page.getByRole('banner').tap({ position: { x: 200, y: 20 } })
    await expect(slider).toHaveCount(0)
  })
})

test('a press on the volume goes one step, a drag follows the hand, and nothing leaps over the ends', async ({
  page,
  player,
}) => {
  playQueue(player)
  const screen = await NowPlayingPage.open(page, player.url)
  const knob = screen.volumeKnob
  await screen.expectVolume(40)
  const loud = await knob.at(95)
  await page.mouse.click(loud.x, loud.y)
  await screen.expectVolume(50)
  await knob.turn(mouseOf(page), 50, 70)
  await screen.expectVolume(70)
  // On through the gap at the bottom, to where silence is.
  for (const place of [90, 100, 108, 116, 124, 130]) {
    const { x, y } = await knob.at(place)
    await page.mouse.move(x, y)
  }
  await screen.expectVolume(100)
  await page.mouse.up()
  await screen.expectVolume(100)
})

test.describe('on the kiosk', () => {
  test.use({ userAgent: 'Mozilla/5.0 faceplatekiosk touch' })

  test('a leap into the loud is asked for', async ({ page, player, sent }) => {
    playQueue(player)
    const screen = await NowPlayingPage.open(page, player.url)
    const knob = screen.volumeKnob
    await screen.expectVolume(40)
    await knob.turn(mouseOf(page), 40, 95)
    await screen.expectVolume(85)
    await page.mouse.up()
    const question = page.getByRole('dialog', { name: 'That is loud' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await screen.expectVolume(85)
    expect(Math.max(...sent.of('volume').map(Number))).toBe(85)
    await knob.turn(mouseOf(page), 85, 96)
    await page.mouse.up()
    await expect(question).toBeHidden()
    await screen.expectVolume(96)
  })
})

test.describe('under two fingers', () => {
  test.use({ hasTouch: true })

  test('the first leads the volume, and the second means nothing', async ({ page, player, sent }) => {
    playQueue(player)
    const screen = await NowPlayingPage.open(page, player.url)
    const knob = screen.volumeKnob
    await screen.expectVolume(40)
    const browser = await page.context().newCDPSession(page)
    const touch = async (type: 'touchStart' | 'touchMove', ...places: number[]) =>
      browser.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: await Promise.all(places.map(async (place, id) => ({ ...(await knob.at(place)), id }))),
      })
    await touch('touchStart', 40)
    await touch('touchStart', 40, 90)
    await touch('touchMove', 40, 92)
    await touch('touchMove', 46, 94)
    await screen.expectVolume(46)
    await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await screen.expectVolume(46)
    expect(Math.max(...sent.of('volume').map(Number))).toBe(46)
  })
})

test('[D5-2] who drags the time goes on when the queue above what plays gets shorter', async ({
  page,
  player,
}) => {
  playQueue(player)
  const screen = await NowPlayingPage.open(page, player.url)
  player.engine.play(3)
  const bar = screen.slider('Place in the track')
  await expect(screen.main.getByRole('heading', { level: 1 })).toHaveText(
    String(player.engine.current()?.name),
  )
  player.engine.seek(20)
  const { x, y, width, height } = (await bar.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width * 0.3, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.5, y + height / 2)
  player.engine.remove(0)
  await expect.poll(() => player.engine.state().position).toBe(2)
  await page.mouse.move(x + width * 0.6, y + height / 2)
  await page.mouse.up()
  await expect
    .poll(() => (player.engine.state().seek ?? 0) / 1000)
    .toBeGreaterThan(0.5 * (player.engine.current()?.duration ?? NaN))
})
