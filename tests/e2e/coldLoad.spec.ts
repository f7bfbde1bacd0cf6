import { join } from 'node:path'
import { expect } from '@playwright/test'
import { playQueue } from './support/libraryQueue'
import { NowPlayingPage } from './support/NowPlayingPage'
import { test } from './support/panel'

test('[D7-3] the first questions are asked, and once, while the panel’s own code is still on its way', async ({
  page,
  player,
}) => {
  const questions = ['/app/brand.json', '/api/host', '/socket.io/?EIO=4&transport=polling']
  const asked: string[] = []
  page.on('request', (request) => {
    const address = request.url().replace(player.url, '')
    if (request.method() === 'GET' && questions.includes(address)) asked.push(address)
  })
  let isHeld = false
  await page.route('**/assets/index-*.js', async (route) => {
    await expect.poll(() => asked).toEqual(questions)
    isHeld = true
    await route.continue()
  })
  playQueue(player)
  await NowPlayingPage.open(page, player.url)
  expect(asked).toEqual(questions)
  expect(isHeld).toBe(true)
})

test('what plays is in the first picture of the screen', async ({ page, player }) => {
  await page.addInitScript(() => {
    // A machine that is busy with other journeys must not be taken for a player that is silent: waiting
    // lasts 30 times as long.
    const { setTimeout: wait } = window
    Object.assign(window, { setTimeout: (run: () => void, ms = 0) => wait(run, ms * 30) })
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main')) return
      observer.disconnect()
      Object.assign(window, { firstHeading: document.querySelector('main h1')?.textContent })
    }).observe(document, { childList: true, subtree: true })
  })
  const [first = ''] = playQueue(player)
  await NowPlayingPage.open(page, player.url)
  expect(await page.evaluate(() => Reflect.get(window, 'firstHeading'))).toBe(first)
})

test('the files of the start ask to be compiled while they arrive', async ({ page, player }) => {
  const asking: string[] = []
  page.on('response', async (response) => {
    const [, name] = /assets\/(index|playing|PlaybackScreen)-[^/]+\.js$/.exec(response.url()) ?? []
    if (name !== undefined && (await response.text()).startsWith('//# allFunctionsCalledOnLoad\n'))
      asking.push(name)
  })
  playQueue(player)
  await NowPlayingPage.open(page, player.url)
  await expect.poll(() => new Set(asking)).toEqual(new Set(['index', 'playing', 'PlaybackScreen']))
})

const brands = {
  newer: undefined,
  older: join(import.meta.dirname, '../../fixtures/documents/brand/older-theme.json'),
}
const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 800, height: 480 },
]

for (const [theme, brandFile] of Object.entries(brands))
  test.describe(`in the ${theme} theme`, () => {
    test.use({ playerOptions: brandFile === undefined ? {} : { brandFile } })

    for (const viewport of sizes)
      test.describe(`at ${viewport.width}x${viewport.height}`, () => {
        test.use({ viewport })

        test('the first picture has the buttons, and the words stay where they are', async ({
          page,
          player,
        }) => {
          await page.addInitScript(() => {
            new MutationObserver((_, observer) => {
              const words = document.querySelector('main h1')
              if (!words) return
              observer.disconnect()
              Object.assign(window, {
                firstWords: {
                  buttons: document.querySelectorAll('main [role=group] button').length,
                  top: words.getBoundingClientRect().top,
                },
              })
            }).observe(document, { childList: true, subtree: true })
          })
          playQueue(player)
          const { main } = await NowPlayingPage.open(page, player.url)
          const top = await main
            .getByRole('heading', { level: 1 })
            .evaluate((words) => words.getBoundingClientRect().top)
          const first: unknown = await page.evaluate(() => Reflect.get(window, 'firstWords'))
          const buttons = await page.locator('main [role=group] button').count()
          expect(first).toEqual({ buttons, top })
        })
      })
  })
