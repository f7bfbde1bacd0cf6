import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { TestPlayer } from '../../player/testing/startTestPlayer'
import { fingerOf, mouseOf, type Hand } from './support/Hand'
import { playQueue } from './support/libraryQueue'
import { NowPlayingPage } from './support/NowPlayingPage'
import { test } from './support/panel'

/** Moving through a track by the knob of the older theme. */

const brandFile = join(import.meta.dirname, '../../fixtures/documents/brand/older-theme.json')
test.use({ playerOptions: { brandFile } })

/** Pauses in the first seconds of a track; gives the screen and the length of the track, s. */
async function pauseAtStart(page: Page, player: TestPlayer) {
  playQueue(player)
  const screen = await NowPlayingPage.open(page, player.url)
  await screen.button('Pause').click()
  await expect.poll(() => player.engine.state().status).toBe('pause')
  return { screen, length: player.engine.current()?.duration ?? NaN }
}

/** Where the knob stands, as a share of the track. */
const place = async (screen: NowPlayingPage) =>
  Number(await screen.seekKnob.slider.getAttribute('aria-valuenow')) / 1000

const hands: Record<string, (page: Page) => Hand | Promise<Hand>> = { mouse: mouseOf, finger: fingerOf }

for (const [name, handOf] of Object.entries(hands)) {
  test.describe(`with a ${name}`, () => {
    test.use({ hasTouch: name === 'finger' })

    test('[D2.4-2] [D7-8] a drag of the handle shows at once where it goes, and one seek goes out when it ends', async ({
      page,
      player,
      sent,
    }) => {
      const { screen, length } = await pauseAtStart(page, player)
      const hand = await handOf(page)
      await screen.seekKnob.turn(hand, await place(screen), 0.5)
      await expect.poll(() => place(screen)).toBeGreaterThan(0.48)
      expect(sent.of('seek')).toEqual([])
      expect(player.engine.state().seek).toBeLessThan(length * 250)
      await hand.lift()
      await expect.poll(() => sent.of('seek')).toHaveLength(1)
      const [seconds] = sent.of('seek').map(Number)
      expect(Number.isInteger(seconds)).toBe(true)
      expect(Math.abs((seconds ?? NaN) - length / 2)).toBeLessThan(length / 25)
      await expect.poll(() => player.engine.state().seek).toBe((seconds ?? NaN) * 1000)

      // There is no way over the top, from the start to the end.
      await screen.seekKnob.turn(hand, await place(screen), -0.2)
      await expect.poll(() => place(screen)).toBe(0)
      await hand.lift()
      await expect.poll(() => sent.of('seek')).toEqual([seconds, 0])
    })

    test('a drag that is the first thing anybody does on a screen that stands still is not lost', async ({
      page,
      player,
      sent,
    }) => {
      playQueue(player)
      player.engine.pause()
      const screen = await NowPlayingPage.open(page, player.url)
      const hand = await handOf(page)
      await screen.seekKnob.turn(hand, await place(screen), 0.4)
      await hand.lift()
      await expect.poll(() => sent.of('seek')).toHaveLength(1)
      const length = player.engine.current()?.duration ?? NaN
      expect(Math.abs(Number(sent.of('seek')[0]) - length * 0.4)).toBeLessThan(length / 20)
    })

    test('the connection goes and comes in the middle of a drag: the drag goes on, and its end is what is sent', async ({
      page,
      player,
      sent,
      cutSockets,
    }) => {
      const { screen, length } = await pauseAtStart(page, player)
      const hand = await handOf(page)
      await screen.seekKnob.turn(hand, await place(screen), 0.3)
      await cutSockets()
      await screen.seekKnob.goOn(hand, 0.3, 0.6)
      await expect.poll(() => place(screen)).toBeGreaterThan(0.58)
      await hand.lift()
      await expect.poll(() => sent.of('seek')).toHaveLength(1)
      expect(Math.abs(Number(sent.of('seek')[0]) - length * 0.6)).toBeLessThan(length / 25)
      await expect.poll(() => player.engine.state().seek).toBe(Number(sent.of('seek')[0]) * 1000)
      await expect.poll(() => place(screen)).toBeGreaterThan(0.55)
    })
  })
}

test('a press on the ring goes there, and Escape takes a drag back', async ({ page, player, sent }) => {
  const { screen, length } = await pauseAtStart(page, player)
  const knob = screen.seekKnob
  const there = await knob.at(0.75)
  await page.mouse.click(there.x, there.y)
  await expect.poll(() => sent.of('seek')).toHaveLength(1)
  expect(Math.abs(Number(sent.of('seek')[0]) - length * 0.75)).toBeLessThan(length / 25)
  await knob.slider.focus()
  await knob.turn(mouseOf(page), 0.75, 0.2)
  await page.keyboard.press('Escape')
  await expect.poll(() => place(screen)).toBeGreaterThan(0.7)
  await page.mouse.up()
  await expect.poll(() => place(screen)).toBeGreaterThan(0.7)
  await expect.poll(() => sent.of('seek')).toHaveLength(1)
})
