import { expect, type Page } from '@playwright/test'
import { playQueue } from './support/libraryQueue'
import { quirkProfiles, test } from './support/panel'

/** The sleep timer, as the settings open it. */
async function openTimer(page: Page, url: string) {
  await page.goto(`${url}/settings`)
  await page.getByRole('main').getByRole('button', { name: 'Sleep' }).click()
  const timer = page.getByRole('dialog', { name: 'Sleep timer' })
  await expect(timer.getByLabel('Minutes')).toBeVisible()
  return timer
}

for (const [how, playerOptions] of quirkProfiles)
  test.describe(`on a player ${how}`, () => {
    test.use({ playerOptions })

    test('the header says how long the timer has left, from when it is set until it is off', async ({
      page,
      player,
    }) => {
      const timer = await openTimer(page, player.url)
      await timer.getByLabel('In', { exact: true }).selectOption('45 min')
      await timer.getByRole('button', { name: 'Save' }).click()
      const sign = page.getByRole('banner').getByRole('button', { name: /Sleep timer: 4[45] minutes left/ })
      await expect(sign).toBeVisible({ timeout: 20_000 })
      await page.goto(`${player.url}/queue`)
      await expect(sign).toBeVisible({ timeout: 20_000 })
      const name = page.getByRole('banner').getByText('Faceplate')
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 568 })
        expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      }
      await sign.click()
      await page.getByRole('dialog').getByLabel('Timer on').uncheck({ force: true })
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await expect(sign).toBeHidden()
    })

    test('the music stops at the end of the track', async ({ page, player, sent }) => {
      playQueue(player, 3)
      player.engine.play(1)
      const { duration = 0 } = player.engine.queue()[1] ?? {}
      player.engine.seek(duration - 9)
      const timer = await openTimer(page, player.url)
      await timer.getByRole('button', { name: 'At the end of this track' }).click()
      await expect(page.getByText('The music stops at the end of this track')).toBeVisible()
      await expect.poll(() => sent.of('stop').length, { timeout: 15_000 }).toBe(1)
      // On a busy machine the next one may have begun.
      await expect.poll(() => player.engine.state()).toMatchObject({ status: 'stop', seek: 0 })
      await expect
        .poll(() => sent.of('setSleep'))
        .toEqual([
          { enabled: true, time: '0:1', action: 'stop' },
          { enabled: false, time: '0:0', action: 'stop' },
        ])
    })
  })

test('the music ends with the queue where nothing is repeated, and that is taken back', async ({
  page,
  player,
}) => {
  playQueue(player, 2)
  player.engine.set({ repeat: true })
  const timer = await openTimer(page, player.url)
  await timer.getByRole('button', { name: 'At the end of the queue' }).click()
  await expect.poll(() => player.engine.state().repeat).toBe(false)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => player.engine.state().repeat).toBe(true)

  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('dialog').getByRole('combobox').fill('Sleep at the end of the queue')
  await page.keyboard.press('Enter')
  await expect.poll(() => player.engine.state().repeat).toBe(false)
})
