import { expect, type Page } from '@playwright/test'
import type { TestPlayer } from '../../player/testing/startTestPlayer'
import { fingerOf } from './support/Hand'
import { fillQueue, moved, queueOf } from './support/libraryQueue'
import { test } from './support/panel'
import { QueuePage } from './support/QueuePage'

/**
 * The connection goes while an entry of the queue is on its way, by finger and by keys; by mouse it does in
 * the queue's own journeys.
 */

const lifted = (page: Page) => page.locator('li[data-grabbed]')
const covered = (page: Page) => page.getByText('The connection to the player is gone. Connecting again…')
const statusWith = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

/** Lifts the second entry and takes it to the fourth place; returns how it is dropped there. */
const ways: Record<string, (queue: QueuePage) => Promise<() => Promise<void>>> = {
  finger: async (queue) => {
    const finger = await fingerOf(queue.page)
    const [start, end] = [await queue.middle(queue.handle(2)), await queue.middle(queue.row(4))]
    await finger.press(start)
    await expect(lifted(queue.page)).toHaveCount(1)
    await finger.move({ x: start.x, y: (start.y + end.y) / 2 })
    await finger.move({ x: start.x, y: end.y })
    await queue.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    return finger.lift
  },
  keyboard: async (queue) => {
    await queue.handle(2).focus()
    for (const key of ['Space', 'ArrowDown', 'ArrowDown']) await queue.page.keyboard.press(key)
    await expect(statusWith(queue.page, 'Place 4 of 8')).toBeAttached()
    return () => queue.page.keyboard.press('Space')
  },
}

/** A busy machine takes longer to connect again than a blink may last, ms, that nothing is shown of. */
const blinkLong = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window
    const patient = (run: TimerHandler, ms = 0, ...given: unknown[]) =>
      setTimeout(run, ms === 300 ? 60_000 : ms, ...given)
    window.setTimeout = Object.assign(patient, setTimeout)
  })

/** The player loses everybody when it is told to move an entry, which it does not do any more. */
const loseAtMove = (player: TestPlayer) =>
  Object.assign(player.engine, { move: () => player.clients.all().forEach((client) => client.drop()) })

for (const [way, take] of Object.entries(ways)) {
  test.describe(`by ${way}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: way === 'finger' })

    test('[D2.7-3] for a blink: the entry stays lifted over the fresh queue and goes where it is dropped', async ({
      page,
      player,
      cutSockets,
    }) => {
      await blinkLong(page)
      const names = fillQueue(player, 8)
      const queue = await QueuePage.open(page, player.url)
      const drop = await take(queue)
      await cutSockets()
      player.engine.remove(7)
      await expect(queue.row(8)).toHaveCount(0)
      await expect(lifted(page)).toContainText(names[1] ?? '')
      await drop()
      const after = moved(names.slice(0, 7), 1, 3)
      await expect.poll(() => queueOf(player)).toEqual(after)
      await queue.expectOrder(after)
      await expect(statusWith(page, 'dropped at place 4 of 7')).toBeAttached()
    })

    test('[D2.7-3] [D4-3] with the move sent and not answered: the queue is the player’s, and that is said', async ({
      page,
      player,
      sent,
    }) => {
      const names = fillQueue(player, 8)
      const queue = await QueuePage.open(page, player.url)
      loseAtMove(player)
      const drop = await take(queue)
      await drop()
      await expect(page.getByText('The connection went before the player had answered.')).toBeVisible()
      await expect(covered(page)).toBeHidden()
      await queue.expectOrder(names)
      expect(sent.of('moveQueue')).toEqual([{ from: 1, to: 3 }])
    })
  })
}

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('[D2.7-3] [D4-3] and is still gone when it is dropped: nothing is sent then or later, and that is said', async ({
    page,
    player,
    sent,
    pageErrors,
  }) => {
    const names = fillQueue(player, 8)
    const queue = await QueuePage.open(page, player.url)
    const drop = await ways['finger']?.(queue)
    pageErrors.expectAway()
    player.goOffline(3_000)
    await expect(covered(page)).toBeVisible()
    await expect(lifted(page)).toHaveCount(1)
    await drop?.()
    await expect(page.getByText('The player is not connected. Nothing was changed.')).toBeVisible()
    player.engine.remove(0)
    await expect(covered(page)).toBeHidden()
    await queue.expectOrder(names.slice(1))
    expect(sent.of('moveQueue')).toEqual([])
  })
})

test.describe('by keyboard', () => {
  test('[D2.7-3] [D4-3] and is gone for long: the entry goes back, that is said, and it can be lifted again', async ({
    page,
    player,
    sent,
    pageErrors,
  }) => {
    const names = fillQueue(player, 8)
    const queue = await QueuePage.open(page, player.url)
    await ways['keyboard']?.(queue)
    pageErrors.expectAway()
    player.goOffline(1_500)
    await expect(covered(page)).toBeVisible()
    await expect(statusWith(page, 'put back to place 2 of 8')).toBeAttached()
    await expect(covered(page)).toBeHidden()
    await expect(lifted(page)).toHaveCount(0)
    await queue.expectOrder(names)
    expect(sent.of('moveQueue')).toEqual([])

    await expect(queue.handle(2)).toBeFocused()
    for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key)
    await expect.poll(() => queueOf(player)).toEqual(moved(names, 1, 2))
    await queue.expectOrder(moved(names, 1, 2))
  })
})
