import { expect } from '@playwright/test'
import { mouseOf } from './support/Hand'
import { playQueue } from './support/libraryQueue'
import { NowPlayingPage } from './support/NowPlayingPage'
import { test } from './support/panel'

/**
 * The connection goes and comes in the middle of what somebody does; of a moved entry tells the journey of
 * the queue.
 */

test('of a press: what the player then says is shown, and nothing is sent twice', async ({
  page,
  player,
  sent,
  cutSockets,
}) => {
  const [, second = ''] = playQueue(player)
  const screen = await NowPlayingPage.open(page, player.url)
  await screen.button('Pause').click()
  await expect.poll(() => player.engine.state().status).toBe('pause')
  await screen.button('Play').click()
  // It has come to the player, which may take a busy one a moment, but its answer not to the page.
  await expect.poll(() => player.engine.state().status).toBe('play')
  await cutSockets()
  await expect(screen.button('Pause')).toBeVisible()
  await screen.button('Next').click()
  await expect.poll(() => player.engine.state().position).toBe(1)
  await cutSockets()
  await expect(screen.main.getByRole('heading', { name: second, level: 1 })).toBeVisible()
  await expect(screen.button('Pause')).toBeVisible()
  expect([sent.of('play').length, sent.of('next').length]).toEqual([1, 1])
})

test('[D7-8] of a drag along the line of the track: the drag goes on, and its end is what is sent', async ({
  page,
  player,
  sent,
  cutSockets,
}) => {
  playQueue(player)
  const screen = await NowPlayingPage.open(page, player.url)
  await screen.button('Pause').click()
  const line = screen.slider('Place in the track')
  const box = await line.boundingBox()
  if (!box) throw new Error('there is no line')
  const at = (share: number) => ({ x: box.x + box.width * share, y: box.y + box.height / 2 })
  const hand = mouseOf(page)
  await hand.press(at(0.25))
  await hand.move(at(0.4))
  await cutSockets()
  await hand.move(at(0.5))
  await hand.move(at(0.6))
  await hand.lift()
  await expect.poll(() => sent.of('seek')).toHaveLength(1)
  const length = player.engine.current()?.duration ?? NaN
  expect(Math.abs(Number(sent.of('seek')[0]) - length * 0.6)).toBeLessThan(length / 25)
  await expect.poll(() => player.engine.state().seek).toBe(Number(sent.of('seek')[0]) * 1000)
  await expect.poll(async () => Number(await line.getAttribute('aria-valuenow'))).toBeGreaterThan(550)
})

test('of a drag of the volume: it follows the hand again, and stays where the hand has left it', async ({
  page,
  player,
  sent,
  cutSockets,
}) => {
  playQueue(player)
  const screen = await NowPlayingPage.open(page, player.url)
  const knob = screen.volumeKnob
  await screen.expectVolume(40)
  const hand = mouseOf(page)
  await knob.turn(hand, 40, 50)
  await screen.expectVolume(50)
  await expect.poll(() => sent.of('volume').at(-1)).toBe(50)
  await cutSockets()
  await screen.expectVolume(50)
  await knob.goOn(hand, 50, 62)
  await screen.expectVolume(62)
  await hand.lift()
  await expect.poll(() => sent.of('volume').at(-1)).toBe(62)
  expect(Math.max(...sent.of('volume').map(Number))).toBe(62)
  const other = await NowPlayingPage.open(await page.context().newPage(), player.url)
  await other.expectVolume(62)
  await screen.expectVolume(62)
  await other.page.close()
})
