import { expect, type Locator } from '@playwright/test'
import playing from '../../fixtures/pushState/playing.json' with { type: 'json' }
import { fingerOf, mouseOf, type Hand, type Place } from './support/Hand'
import { RoomsPage, press, test } from './support/rooms'
import { findBarriers } from './support/findBarriers'

const long = { timeout: 20_000 }

async function middle(target: Locator): Promise<Place> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('it is not on screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Carries a player to another one. */
async function carry(hand: Hand, handle: Locator, target: Locator): Promise<void> {
  const [from, to] = [await middle(handle), await middle(target)]
  await hand.press(from)
  for (let step = 1; step <= 10; step += 1)
    await hand.move({ x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 })
  await expect(target).toHaveAttribute('data-over', /.*/)
  await hand.lift()
}

test.describe('the dock', () => {
  test('[D2.8-1 D9-9] shows who is there, and drives another player when it is pressed', async ({
    page,
    roomSystem,
  }) => {
    await page.goto(`${roomSystem.kitchen.url}/playback`)
    const dock = page.getByRole('region', { name: 'Players' })
    await expect(dock.getByRole('listitem')).toHaveCount(3, long)
    await expect(page.getByRole('link', { name: 'Players, operating Kitchen' })).toBeVisible()
    await dock.getByRole('button', { name: /^Switch to Attic/ }).click()
    await expect(page.getByText('You are now operating Attic.')).toBeVisible(long)
    await expect(page.getByRole('link', { name: /operating Attic in the place/ })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => roomSystem.attic.engine.state().status).toBe('play')
    expect(roomSystem.kitchen.engine.state().status).toBe('stop')
    await expect(page.getByRole('main').getByText('Ebb of Attic').first()).toBeVisible()
    await page.getByRole('button', { name: 'Back to Kitchen' }).filter({ visible: true }).first().click()
    await expect(page.getByRole('link', { name: 'Players, operating Kitchen' })).toBeVisible(long)
    await expect(page.getByRole('main').getByText('Ebb of Kitchen').first()).toBeVisible()
  })

  test('[D2.4-10] stands on a phone below what plays, with its format and its figures', async ({
    page,
    roomSystem,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${roomSystem.kitchen.url}/playback`)
    const main = page.getByRole('main')
    await expect(main.getByRole('region', { name: 'Players' }).getByRole('listitem')).toHaveCount(3, long)
    roomSystem.kitchen.clients.broadcastAsIs('pushState', playing)
    await expect(main.getByRole('img', { name: /^flac/i })).toBeVisible(long)
    await expect(main.getByText(/96 kHz.*24 bit/)).toBeVisible()
  })

  test('leaves a player out that goes, and shows it again when it is back', async ({
    page,
    roomSystem,
    pageErrors,
  }) => {
    // Its cover can be on its way when it goes.
    pageErrors.expectAway()
    await page.goto(`${roomSystem.kitchen.url}/playback`)
    const dock = page.getByRole('region', { name: 'Players' })
    await expect(dock.getByRole('listitem')).toHaveCount(3, long)
    roomSystem.bath.goOffline(60_000)
    await expect(dock.getByRole('listitem')).toHaveCount(2, long)
    roomSystem.bath.comeBack()
    await expect(dock.getByRole('listitem')).toHaveCount(3, long)
  })

  test('comes back to the player before when the new one does not answer', async ({
    page,
    roomSystem,
    startPlayer,
    pageErrors,
  }) => {
    pageErrors.expectAway()
    await page.goto(`${roomSystem.kitchen.url}/playback`)
    const dock = page.getByRole('region', { name: 'Players' })
    await expect(dock.getByRole('listitem')).toHaveCount(3, long)
    const gone = await startPlayer()
    await gone.close()
    const list = ['Kitchen', 'Cellar'].map((name, index) => ({
      id: name,
      name,
      isSelf: index === 0,
      host: index === 0 ? roomSystem.kitchen.url : gone.url,
      state: { status: 'play', volume: 20, artist: '', track: 'Drip', albumart: '' },
    }))
    roomSystem.kitchen.clients.broadcast('pushMultiRoomDevices', { list })
    await dock.getByRole('button', { name: /^Switch to Cellar/ }).click()
    await expect(page.getByText('Cellar does not answer.')).toBeVisible({ timeout: 40_000 })
    await expect(page.getByText('You are still operating this panel’s own player.')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => roomSystem.kitchen.engine.state().status).toBe('play')
  })
})

for (const generation of [4, 2] as const)
  test.describe(`players of generation ${generation}`, () => {
    test.use({ roomOptions: { generation } })

    test('[D2.8-2 D4-17] are grouped with the mouse and parted, and a second browser sees it', async ({
      page,
      roomSystem,
      browser,
    }) => {
      const rooms = await RoomsPage.open(page, roomSystem.kitchen)
      const other = await RoomsPage.open(await browser.newPage(), roomSystem.attic)
      await carry(mouseOf(page), rooms.handle('Attic'), rooms.card('Kitchen'))
      await rooms.expectGroup('Kitchen', 1)
      await other.expectGroup('Kitchen', 1)
      await carry(mouseOf(page), rooms.handle('Bath'), rooms.card('Kitchen'))
      await rooms.expectGroup('Kitchen', 2)
      expect([roomSystem.attic, roomSystem.bath].map((one) => one.roomSystem.leaderId())).toEqual(
        Array.from({ length: 2 }, () => roomSystem.kitchen.roomSystem.id()),
      )
      roomSystem.kitchen.engine.play(1)
      await expect(other.page.getByText(/Flow of Kitchen/).first()).toBeVisible(long)
      await rooms
        .card('Kitchen')
        .getByRole('button', { name: /^Show 2/ })
        .click()
      await rooms.page.getByRole('button', { name: 'Remove Attic from the group' }).click()
      await expect(rooms.handle('Attic')).toBeVisible(long)
      await other.expectGroup('Kitchen', 1)
      await other.page.context().close()
    })
  })

test('[D2.8-2 D9-7] the volumes of a group and of one in it are turned, and seen in a second browser', async ({
  page,
  roomSystem,
  browser,
}) => {
  await press(roomSystem.kitchen, 'rooms-group')
  roomSystem.kitchen.sound.set(40)
  roomSystem.attic.sound.set(20)
  roomSystem.bath.sound.set(60)
  const rooms = await RoomsPage.open(page, roomSystem.kitchen)
  await rooms.expectGroup('Kitchen', 2)
  const group = rooms.slider('Volume of the group Kitchen')
  await expect(group).toHaveAttribute('aria-valuenow', '40', long)
  const other = await RoomsPage.open(await browser.newPage(), roomSystem.bath)
  await other.expectGroup('Kitchen', 2)
  await group.focus()
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowLeft')
  await expect(group).toHaveAttribute('aria-valuenow', '20')
  await expect(other.slider('Volume of the group Kitchen')).toHaveAttribute('aria-valuenow', '20', long)
  await rooms
    .card('Kitchen')
    .getByRole('button', { name: /^Show 2/ })
    .click()
  await expect(rooms.slider('Volume of Bath')).toHaveAttribute('aria-valuenow', '30', long)
  await rooms.slider('Volume of Attic').focus()
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight')
  await other
    .card('Kitchen')
    .getByRole('button', { name: /^Show 2/ })
    .click()
  await expect(other.slider('Volume of Attic')).toHaveAttribute('aria-valuenow', '15', long)
  await other.page.context().close()
})

test('[D2.8-2] players are grouped with keys alone', async ({ page, roomSystem }) => {
  const rooms = await RoomsPage.open(page, roomSystem.kitchen)
  await rooms.handle('Bath').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Bath: play with Kitchen' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(rooms.handle('Bath')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'Bath: play with Attic' })).toBeFocused()
  await page.keyboard.press('Enter')
  await rooms.expectGroup('Attic', 1)
  expect(roomSystem.bath.roomSystem.leaderId()).toBe(roomSystem.attic.roomSystem.id())
})

test('a player that refuses to be grouped stays where it is, and says so', async ({ page, roomSystem }) => {
  await press(roomSystem.bath, 'grouping-refused')
  const rooms = await RoomsPage.open(page, roomSystem.kitchen)
  await rooms.handle('Bath').click()
  await page.getByRole('button', { name: 'Bath: play with Kitchen' }).click()
  await expect(page.getByText('“Bath” cannot be grouped now')).toBeVisible(long)
  await expect(rooms.card('Bath')).not.toHaveAttribute('aria-busy', 'true', long)
  await expect(rooms.handle('Bath')).toBeVisible()
})

test('a group stays on screen as it is when one of it dies, and a child is free again when its leader stays away', async ({
  page,
  roomSystem,
  pageErrors,
}) => {
  await press(roomSystem.attic, 'rooms-group')
  const rooms = await RoomsPage.open(page, roomSystem.kitchen)
  await rooms.expectGroup('Attic', 2)
  // Its cover may not have been fetched before.
  pageErrors.expectAway()
  roomSystem.attic.goOffline(60_000)
  await expect(rooms.handle('Kitchen')).toBeVisible(long)
  await expect(rooms.card('Attic')).toBeHidden()
  await expect.poll(() => roomSystem.kitchen.roomSystem.leaderId(), long).toBeNull()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('[D2.8-2] players are grouped with a finger', async ({ page, roomSystem }) => {
    const rooms = await RoomsPage.open(page, roomSystem.kitchen)
    await carry(await fingerOf(page), rooms.handle('Bath'), rooms.card('Attic'))
    await rooms.expectGroup('Attic', 1)
    expect(roomSystem.bath.roomSystem.leaderId()).toBe(roomSystem.attic.roomSystem.id())
  })
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('players, a group and the dock have no serious barrier', async ({ page, roomSystem }) => {
      await press(roomSystem.kitchen, 'rooms-group')
      const rooms = await RoomsPage.open(page, roomSystem.kitchen)
      await rooms.expectGroup('Kitchen', 2)
      await rooms
        .card('Kitchen')
        .getByRole('button', { name: /^Show 2/ })
        .click()
      await expect(page.getByRole('button', { name: 'Remove Bath from the group' })).toBeVisible()
      expect(await findBarriers(page)).toEqual([])
      await press(roomSystem.kitchen, 'rooms-ungroup')
      await rooms.handle('Attic').click()
      await expect(page.getByRole('button', { name: 'Attic: play with Bath' })).toBeVisible()
      expect(await findBarriers(page)).toEqual([])
      await page.goto(`${roomSystem.kitchen.url}/playback`)
      await expect(page.getByRole('region', { name: 'Players' }).getByRole('listitem')).toHaveCount(3, long)
      expect(await findBarriers(page)).toEqual([])
    })
  })
