import { expect, type Locator, type Page } from '@playwright/test'
import { press, test } from './support/rooms'
import { findBarriers } from './support/findBarriers'

const long = { timeout: 20_000 }

/** The panel of zones and outputs. */
class OutputsPage {
  constructor(readonly page: Page) {}

  static async open(page: Page, url: string): Promise<OutputsPage> {
    await page.goto(`${url}/outputs`)
    const panel = new OutputsPage(page)
    await expect(panel.row('Kitchen')).toBeVisible(long)
    return panel
  }

  part(name: string): Locator {
    return this.page.getByRole('main').getByRole('region', { name, exact: true })
  }

  row(name: string): Locator {
    return this.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: this.page.getByText(name, { exact: true }) })
  }

  button(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true })
  }

  slider(name: string): Locator {
    return this.page.getByRole('main').getByRole('slider', { name: `Volume of ${name}`, exact: true })
  }
}

for (const generation of [4, 2] as const)
  test.describe(`outputs of players of generation ${generation}`, () => {
    test.use({ roomOptions: { generation } })

    test('[D2.8-3 D2.8-4 D4-18 D7-33] are added and removed in the group view, and a second browser sees the group', async ({
      page,
      roomSystem,
      browser,
    }) => {
      const panel = await OutputsPage.open(page, roomSystem.kitchen.url)
      await expect(panel.part('This device').getByText('Kitchen', { exact: true })).toBeVisible()
      await panel.button('Group devices').click()
      await expect(panel.row('Living room screen')).toContainText('Synced playback not available')
      await expect(panel.button('Add Living room screen')).toBeDisabled()
      await panel.button('Add Attic').click()
      await expect(panel.button('Remove Attic')).toBeVisible(long)
      await panel.button('Add Bath').click()
      await expect(panel.button('Remove Bath')).toBeVisible(long)
      expect(roomSystem.bath.roomSystem.leaderId()).toBe(roomSystem.kitchen.roomSystem.id())
      await panel.button('Remove Attic').click()
      await expect(panel.button('Add Attic')).toBeVisible(long)
      await panel.button('Done').click()
      await expect(panel.part('This device')).toBeHidden()
      await expect(panel.part('Kitchen and 1 more').getByText('Bath', { exact: true })).toBeVisible()
      const other = await OutputsPage.open(await browser.newPage(), roomSystem.attic.url)
      await expect(other.part('This device').getByText('Attic', { exact: true })).toBeVisible()
      await panel.button('Remove all devices').click()
      await expect(panel.part('This device')).toBeVisible(long)
      await expect.poll(() => roomSystem.bath.roomSystem.leaderId(), long).toBeNull()
      await other.page.context().close()
    })
  })

test('[D2.8-5 D2.8-6 D7-33] outputs play and pause, and say what plays on them', async ({
  page,
  roomSystem,
}) => {
  const panel = await OutputsPage.open(page, roomSystem.kitchen.url)
  await panel.button('Play on Attic').click()
  await expect.poll(() => roomSystem.attic.engine.state().status).toBe('play')
  await expect(panel.row('Attic')).toContainText('Slow Harbour - Ebb of Attic', long)
  await panel.button('Pause Attic').click()
  await expect(panel.button('Play on Attic')).toBeVisible(long)
  expect(roomSystem.attic.engine.state().status).toBe('pause')
  await panel.button('Play on Living room screen').click()
  await expect(panel.row('Living room screen')).toContainText('What was sent to the screen', long)
  await expect(panel.row('Garden')).toContainText('Not available')
  await expect(panel.button('Play on Garden')).toHaveCount(0)
  await press(roomSystem.kitchen, 'output-lost')
  await expect(panel.row('Living room screen')).toContainText('Not available', long)
})

test('[D2.8-3] an output is switched on and off, and a press of another device drives it', async ({
  page,
  roomSystem,
}) => {
  const panel = await OutputsPage.open(page, roomSystem.kitchen.url)
  const toggle = page.getByRole('main').getByRole('switch', { name: 'Attic on' })
  await toggle.focus()
  await page.keyboard.press('Space')
  await expect(panel.part('Kitchen and 1 more')).toBeVisible(long)
  await panel.button('Remove Attic').click()
  await expect(toggle).not.toBeChecked(long)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Switch to Bath/ })
    .click()
  await expect(page.getByText('You are now operating Bath.')).toBeVisible(long)
  await expect(panel.part('This device').getByText('Bath', { exact: true })).toBeVisible(long)
})

test('[D7-34] the volume of an output is turned and muted', async ({ page, roomSystem }) => {
  roomSystem.bath.sound.set(40)
  const panel = await OutputsPage.open(page, roomSystem.kitchen.url)
  await expect(panel.slider('Bath')).toHaveAttribute('aria-valuenow', '40', long)
  await panel.slider('Bath').focus()
  for (let time = 0; time < 5; time += 1) await page.keyboard.press('ArrowRight')
  await expect.poll(() => roomSystem.bath.sound.state().volume, long).toBe(45)
  await panel.button('Mute Bath').click()
  await expect.poll(() => roomSystem.bath.sound.state().mute, long).toBe(true)
  await expect(panel.button('Unmute Bath')).toBeVisible(long)
})

test('an output whose player dies goes, and comes back by itself', async ({
  page,
  roomSystem,
  pageErrors,
}) => {
  pageErrors.expectAway()
  const panel = await OutputsPage.open(page, roomSystem.kitchen.url)
  await expect(panel.row('Bath')).toBeVisible()
  roomSystem.bath.goOffline(4_000)
  await expect(panel.row('Bath')).toBeHidden(long)
  await expect(panel.row('Bath')).toBeVisible(long)
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('outputs and their group view have no serious barrier', async ({ page, roomSystem }) => {
      const panel = await OutputsPage.open(page, roomSystem.kitchen.url)
      expect(await findBarriers(page)).toEqual([])
      await panel.button('Group devices').click()
      await expect(panel.button('Add Attic')).toBeVisible()
      expect(await findBarriers(page)).toEqual([])
    })
  })
