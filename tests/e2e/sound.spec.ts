import { expect, type Locator, type Page } from '@playwright/test'
import { playQueue } from './support/libraryQueue'
import { NowPlayingPage } from './support/NowPlayingPage'
import { quirkProfiles, test } from './support/panel'

/** The page of the sound, over what plays. Of a new player the panel asks for it once the start is over. */
async function openSound(page: Page, main: Locator): Promise<Locator> {
  const button = main.getByRole('button', { name: 'Sound', exact: true })
  await expect(button).toBeVisible({ timeout: 20_000 })
  await button.click()
  const sound = page.getByRole('dialog', { name: 'Sound' })
  await expect(sound.getByRole('heading', { name: 'Equaliser' })).toBeVisible()
  return sound
}

for (const [how, playerOptions] of quirkProfiles)
  test.describe(`on a player ${how}`, () => {
    test.use({ playerOptions })

    test('its sound is set over what plays, and what is unsaved is asked about', async ({
      page,
      player,
      sent,
    }) => {
      playQueue(player, 3)
      player.engine.play(0)
      const { main } = await NowPlayingPage.open(page, player.url)
      const sound = await openSound(page, main)
      const bass = sound.getByRole('slider', { name: '60 Hz' })
      await bass.focus()
      await page.keyboard.press('ArrowUp')
      await expect(bass).toHaveAttribute('aria-valuenow', '4')

      await page.keyboard.press('Escape')
      const question = page.getByRole('dialog', { name: 'Leave without saving?' })
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(bass).toHaveAttribute('aria-valuenow', '4')
      await sound.getByRole('button', { name: 'Save' }).first().click()
      await expect
        .poll(() => sent.of('callMethod'))
        .toEqual([
          {
            type: 'controller',
            endpoint: 'audio_interface/sound',
            method: 'saveEqualiser',
            data: { equaliser: true, bands: [4, 2, 0, -1, 1, 2] },
          },
        ])
      // Nothing is unsaved any more.
      await page.keyboard.press('Escape')
      await expect(sound).toBeHidden()
      await expect(main.getByRole('button', { name: 'Sound', exact: true })).toBeFocused()
      await page.reload()
      await expect((await openSound(page, main)).getByRole('slider', { name: '60 Hz' })).toHaveAttribute(
        'aria-valuenow',
        '4',
      )
    })
  })

test('of a player that had it before it is there from the first picture on, and nothing moves', async ({
  page,
  player,
}) => {
  playQueue(player, 3)
  player.engine.play(0)
  const { main } = await NowPlayingPage.open(page, player.url)
  const button = main.getByRole('button', { name: 'Sound', exact: true })
  await expect(button).toBeVisible({ timeout: 20_000 })
  await page.addInitScript(() => {
    const places = new Set<number>()
    Object.assign(window, { places })
    const look = () => {
      const info = document.querySelector('main [aria-label="About this music"]')
      if (info) places.add(Math.round(info.getBoundingClientRect().x))
      requestAnimationFrame(look)
    }
    look()
  })
  await page.reload()
  await expect(button).toBeVisible()
  await page.waitForTimeout(7_000)
  expect(await page.evaluate(() => [...(Reflect.get(window, 'places') as Set<number>)])).toHaveLength(1)
  await expect(button).toBeVisible()
})

test('the palette opens the page of the sound, on any screen', async ({ page, player }) => {
  await page.goto(`${player.url}/queue`)
  await page.getByRole('main').getByRole('heading').first().waitFor()
  await page.keyboard.press('ControlOrMeta+k')
  const field = page.getByRole('dialog').getByRole('combobox')
  await field.fill('Sound')
  await page
    .getByRole('option', { name: /^Sound/ })
    .first()
    .click()
  await expect(
    page.getByRole('dialog', { name: 'Sound' }).getByRole('slider', { name: '60 Hz' }),
  ).toBeVisible()
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('it is a sheet, which goes by its head and asks before', async ({ page, player }) => {
    playQueue(player, 3)
    const { main } = await NowPlayingPage.open(page, player.url)
    const sound = await openSound(page, main)
    const box = async () => (await sound.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await expect.poll(async () => Math.round((await box()).y + (await box()).height)).toBe(844)
    await sound.getByRole('switch', { name: 'Loudness' }).check({ force: true })
    await page.touchscreen.tap(195, 8)
    await page.getByRole('button', { name: 'Discard and leave' }).click()
    await expect(sound).toBeHidden()
  })
})
