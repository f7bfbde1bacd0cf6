import { isOnMpd } from '../../player/mpd/testing/standIn'
import { expect } from '@playwright/test'
import { fingerOf } from './support/Hand'
import { fillQueue, moved, queueOf } from './support/libraryQueue'
import { test } from './support/panel'
import { QueuePage } from './support/QueuePage'

const players = {
  'of protocol generation 4': { generation: 4 },
  'of protocol generation 2': { generation: 2 },
  'with the quirks of real devices': { quirks: 'real' },
} as const

for (const [kind, playerOptions] of Object.entries(players)) {
  test.describe(`on a player ${kind}`, () => {
    test.use({ playerOptions })

    test('[D2.7-1] [D2.7-2] [D2.7-3] [D2.7-4] [D7-17] [D7-22] [D4-34] entries are played, dragged, removed and put back', async ({
      page,
      player,
      sent,
    }) => {
      const names = fillQueue(player, 8)
      const queue = await QueuePage.open(page, player.url)
      await queue.expectOrder(names)
      await expect(queue.row(2)).toContainText(/\S - \S/)
      await queue.row(3).getByRole('button').first().click()
      await expect(queue.row(3)).toHaveAttribute('aria-current', 'true')
      await expect(queue.row(3).getByRole('img', { name: 'Playing' })).toBeVisible()
      await expect.poll(() => sent.of('play')).toEqual([{ value: 2 }])

      await queue.hover(queue.handle(1), queue.row(4))
      await page.mouse.up()
      await queue.expectOrder(moved(names, 0, 3))
      await expect.poll(() => queueOf(player)).toEqual(moved(names, 0, 3))
      await expect.poll(() => sent.of('moveQueue')).toEqual([{ from: 0, to: 3 }])
      // What plays is the same entry at another place, and a drag is no press.
      await expect(queue.row(2)).toHaveAttribute('aria-current', 'true')
      await expect.poll(() => sent.of('play')).toHaveLength(1)

      const [, second = ''] = queueOf(player)
      await queue
        .row(1)
        .getByRole('button', { name: /^Remove / })
        .click()
      await expect(queue.row(1)).toContainText(second)
      await expect.poll(() => queueOf(player)).toEqual(moved(names, 0, 3).slice(1))
      await expect.poll(() => sent.of('removeFromQueue')).toEqual([{ value: 0 }])
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(() => queueOf(player)).toEqual(moved(names, 0, 3))
      await queue.expectOrder(moved(names, 0, 3))
    })
  })
}

test('[D2.7-3] [D9-27] a finger scrolls on the rows and drags by the handle, and the list scrolls at its edges', async ({
  browser,
  player,
}) => {
  const names = fillQueue(player, 24)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  const queue = await QueuePage.open(page, player.url)
  const finger = await fingerOf(page)
  const { x, y } = await queue.middle(queue.handle(2))
  await finger.press({ x, y })
  await expect(page.locator('li[data-grabbed]')).toHaveCount(1)
  await finger.move({ x, y: y + 100 })
  await finger.move({ x, y: 830 })
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
  await finger.move({ x, y: 400 })
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  await finger.lift()
  await expect.poll(() => queueOf(player).indexOf(names[1] ?? '')).toBeGreaterThan(8)
  expect(new Set(queueOf(player))).toEqual(new Set(names))
  await context.close()
})

test('[D2.7-3] the keyboard lifts, moves, drops and puts back, and a screen reader hears where', async ({
  page,
  player,
  sent,
}) => {
  const names = fillQueue(player, 20)
  const queue = await QueuePage.open(page, player.url)
  const status = page.getByRole('status')
  await queue.handle(2).focus()
  await page.keyboard.press('Space')
  await expect(status.filter({ hasText: 'lifted from place 2 of 20' })).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(status.filter({ hasText: 'Place 4 of 20' })).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(status.filter({ hasText: 'put back to place 2 of 20' })).toBeAttached()
  await queue.expectOrder(names.slice(0, 4))
  expect(sent.of('moveQueue')).toEqual([])

  await page.keyboard.press('Space')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(status.filter({ hasText: 'dropped at place 19 of 20' })).toBeAttached()
  await expect.poll(() => queueOf(player)).toEqual(moved(names, 1, 18))
  await expect(queue.handle(19)).toBeFocused()
})

test('another browser changes the queue during a drag: the drag goes on, and the entry that was meant is moved', async ({
  page,
  player,
}) => {
  const names = fillQueue(player, 8)
  const queue = await QueuePage.open(page, player.url)
  await queue.hover(queue.handle(2), queue.row(5))
  player.engine.remove(0)
  await expect(queue.row(8)).toHaveCount(0)
  await expect(page.locator('li[data-grabbed]')).toContainText(names[1] ?? '')
  await page.mouse.up()
  await expect.poll(() => queueOf(player)).toEqual(moved(names.slice(1), 0, 4))
})

test(
  '[D2.4-11] [D7-23] the queue is saved as a playlist, cleared, and put back as it was',
  { tag: '@mpd' },
  async ({ page, player, sent }) => {
    const names = fillQueue(player, 6)
    const queue = await QueuePage.open(page, player.url)
    await page.getByRole('button', { name: 'Save as playlist' }).click()
    await page.getByRole('textbox', { name: 'Name of the playlist' }).fill('Sunday')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect.poll(() => sent.of('saveQueueToPlaylist')).toEqual([{ name: 'Sunday' }])
    await page.getByRole('button', { name: 'Save as playlist' }).click()
    await page.getByRole('textbox', { name: 'Name of the playlist' }).fill('Sunday')
    await expect(page.getByText('There is a playlist “Sunday”. It will be replaced.')).toBeVisible()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Clear the queue' }).click()
    await expect(page.getByRole('heading', { name: 'The queue is empty' })).toBeVisible()
    await expect.poll(() => queueOf(player)).toEqual([])
    await expect.poll(() => sent.of('clearQueue')).toHaveLength(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => queueOf(player)).toEqual(names)
    await queue.expectOrder(names)
  },
)

test('what the player cannot find any more does not come back with the rest, and that is said', async ({
  page,
  player,
}) => {
  test.skip(isOnMpd, 'MPD takes nothing into its queue that it does not find')
  const names = fillQueue(player, 4)
  player.engine.add([{ uri: 'mnt/INTERNAL/Gone/Gone.flac', service: 'mpd', name: 'Gone' }])
  const queue = await QueuePage.open(page, player.url)
  await expect(queue.row(5)).toContainText('Gone')
  await page.getByRole('button', { name: 'Clear the queue' }).click()
  await expect.poll(() => queueOf(player)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => queueOf(player)).toEqual(names)
  await expect(page.getByText('Not everything came back')).toBeVisible()
})

test('[D2.4-11] random and the three ways to repeat are chosen beside the queue', async ({
  page,
  player,
  sent,
}) => {
  fillQueue(player, 3)
  await QueuePage.open(page, player.url)
  const tools = page.getByRole('toolbar', { name: 'The queue as a whole' })
  await tools.getByRole('button', { name: 'Shuffle' }).click()
  await expect(tools.getByRole('button', { name: 'Shuffle' })).toHaveAttribute('aria-pressed', 'true')
  for (const next of ['Repeat: off', 'Repeat: all', 'Repeat: this one']) {
    await tools.getByRole('button', { name: next }).click()
  }
  await expect(tools.getByRole('button', { name: 'Repeat: off' })).toBeVisible()
  await expect.poll(() => sent.of('setRandom')).toEqual([{ value: true }])
  await expect
    .poll(() => sent.of('setRepeat'))
    .toEqual([
      { value: true, repeatSingle: false },
      { value: true, repeatSingle: true },
      { value: false, repeatSingle: false },
    ])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('[D2.4-11] names of many words leave the queue its room; who walks their links by keyboard sees them all', async ({
    page,
    player,
  }) => {
    fillQueue(player, 3)
    await QueuePage.open(page, player.url)
    const many = 'Concertos for two bassoons and the orchestra of a very long name '.repeat(4)
    player.clients.broadcastAsIs('pushState', { status: 'play', title: many, artist: many, album: many })
    const sentence = page.getByText(/^Playing: /)
    const lines = () =>
      sentence.evaluate((words) =>
        Math.round(words.clientHeight / parseFloat(getComputedStyle(words).lineHeight)),
      )
    await expect.poll(lines).toBe(2)
    await sentence.getByRole('link').first().focus()
    await expect.poll(lines).toBeGreaterThan(10)
  })
})

test('[D2.7-2] [D2.7-3] of a piece that is there twice the one that is meant is removed or moved, and what follows goes out at once', async ({
  page,
  player,
  sent,
}) => {
  const [twice = '', other = ''] = fillQueue(player, 2)
  const [entry, last] = player.engine.queue()
  if (!entry || !last) throw new Error('there is no queue')
  player.engine.replace([entry, entry, last])
  const queue = await QueuePage.open(page, player.url)
  await queue.expectOrder([twice, twice, other])
  await queue.handle(1).press(' ')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press(' ')
  await expect.poll(() => sent.of('moveQueue')).toEqual([{ from: 0, to: 1 }])
  await queue
    .row(1)
    .getByRole('button', { name: /^Remove / })
    .click()
  await queue.handle(1).press(' ')
  await page.keyboard.press('End')
  await page.keyboard.press(' ')
  // Sooner than a player is waited for that does not answer.
  await expect.poll(() => queueOf(player), { timeout: 5_000 }).toEqual([other, twice])
  await queue.expectOrder([other, twice])
  await expect(page.getByText('The player did not do it')).toHaveCount(0)
})

test(
  'several entries are chosen, moved, found and removed, one request after the other',
  { tag: '@mpd' },
  async ({ page, player, sent }) => {
    const names = fillQueue(player, 10)
    const queue = await QueuePage.open(page, player.url)
    const choose = (place: number, modifiers: 'Shift'[] = []) =>
      queue.row(place).getByRole('checkbox').click({ modifiers })
    await page.getByRole('button', { name: 'Select several' }).click()
    await choose(6)
    await choose(8, ['Shift'])
    await page.getByRole('button', { name: 'Move to the top' }).click()
    const after = [...names.slice(5, 8), ...names.slice(0, 5), ...names.slice(8)]
    await expect.poll(() => queueOf(player)).toEqual(after)
    await expect
      .poll(() => sent.of('moveQueue'))
      .toEqual([
        { from: 5, to: 0 },
        { from: 6, to: 1 },
        { from: 7, to: 2 },
      ])
    await queue.expectOrder(after)

    await page.getByRole('button', { name: 'Select several' }).click()
    await choose(2)
    await choose(4)
    await page.getByRole('button', { name: 'Remove from the queue' }).click()
    await expect.poll(() => queueOf(player)).toEqual(after.filter((_, place) => place !== 1 && place !== 3))
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => queueOf(player)).toEqual(after)

    await page.getByRole('button', { name: 'Find in the queue' }).click()
    await page.keyboard.type(after[6] ?? '')
    await expect(queue.row(1)).toContainText(after[6] ?? '')
    sent.forget()
    await queue.row(1).getByRole('button').first().click()
    await expect.poll(() => player.engine.current()?.name).toBe(after[6])
  },
)

test('two browsers: each shows what the other does, and nobody removes another entry than the one meant', async ({
  page,
  player,
  context,
}) => {
  const names = fillQueue(player, 8)
  const mine = await QueuePage.open(page, player.url)
  const theirs = await QueuePage.open(await context.newPage(), player.url)
  const remove = (queue: QueuePage, name: string) =>
    queue.page
      .getByRole('button', { name: `Remove ${name}`, exact: true })
      .first()
      .click()
  const [a = '', b = '', c = ''] = names
  await remove(theirs, a)
  await expect(mine.row(1)).toContainText(b)
  await Promise.all([remove(mine, b), expect.poll(() => queueOf(player)).not.toContain(b)])
  await remove(theirs, c)
  await expect.poll(() => queueOf(player)).toEqual(names.slice(3))
  await mine.expectOrder(names.slice(3))
  await theirs.expectOrder(names.slice(3))
})

test('the connection goes and comes in the middle of a drag: the drag goes on over the fresh queue', async ({
  page,
  player,
  run,
}) => {
  const names = fillQueue(player, 8)
  const queue = await QueuePage.open(page, player.url)
  await queue.hover(queue.handle(1), queue.row(3))
  await run('drop-sockets')
  player.engine.remove(7)
  await expect(queue.row(8)).toHaveCount(0)
  await expect(page.locator('li[data-grabbed]')).toContainText(names[0] ?? '')
  await page.mouse.up()
  await expect.poll(() => queueOf(player)).toEqual(moved(names.slice(0, 7), 0, 2))
  await queue.expectOrder(moved(names.slice(0, 7), 0, 2))
})

test.describe('a queue of 10,000 entries', () => {
  test.use({ playerOptions: { synthetic: 10_000 } })

  test('[D2.7-1] [D2.7-4] is scrolled, dragged and shortened with a page of a few rows', async ({
    page,
    player,
  }) => {
    const names = fillQueue(player, 10_000)
    expect(names).toHaveLength(10_000)
    player.engine.play(7_000)
    const queue = await QueuePage.openAt(page, player.url, 7_001)
    await expect(queue.row(7_001)).toBeInViewport()
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1_500)
    const name = queue.row(7_002)
    await name.getByRole('button', { name: /^Remove / }).click()
    await expect.poll(() => player.engine.queue().length).toBe(9_999)
    await queue.row(7_001).evaluate((row) => row.scrollIntoView({ block: 'center' }))
    await queue.hover(queue.handle(7_001), queue.row(7_003))
    await page.mouse.up()
    await expect.poll(() => player.engine.state().position).toBe(7_002)
    await expect(queue.row(7_003)).toHaveAttribute('aria-current', 'true')
  })
})
