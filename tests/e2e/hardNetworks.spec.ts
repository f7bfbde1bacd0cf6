import { expect } from '@playwright/test'
import { playQueue } from './support/libraryQueue'
import { test } from './support/panel'

const generations = [2, 4] as const

for (const generation of generations)
  test.describe(`a player of generation ${generation}, without workers`, () => {
    test.use({ playerOptions: { generation } })

    test.beforeEach(async ({ page }) => {
      await page.addInitScript(() => void Reflect.deleteProperty(window, 'Worker'))
    })

    for (const [what, spoil] of [
      ['there is none', () => void Reflect.deleteProperty(window, 'WebSocket')],
      [
        'one hangs, as behind some proxies',
        () => {
          // Never opens, and says nothing.
          const hanging = class extends EventTarget {
            readonly readyState = 0
            send(): void {}
            close(): void {}
          }
          Reflect.set(window, 'WebSocket', hanging)
        },
      ],
    ] as const)
      test(`is driven by requests within 5 s where of WebSockets ${what}`, async ({ page, player }) => {
        await page.addInitScript(spoil)
        playQueue(player)
        await page.goto(`${player.url}/playback`)
        const start = Date.now()
        await page.getByRole('main').getByRole('button', { name: 'Pause', exact: true }).click()
        await expect.poll(() => player.engine.state().status).toBe('pause')
        expect(Date.now() - start).toBeLessThan(process.env['CI'] ? 15_000 : 5000)
      })
  })

test('a player that lets this page not in is said to, not to speak another language', async ({
  page,
  player,
  pageErrors,
}) => {
  pageErrors.expect(/403/)
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'Worker'))
  await page.route('**/socket.io/**', (route) => route.fulfill({ status: 403, body: 'Forbidden' }))
  await page.goto(`${player.url}/queue`)
  await expect(page.getByText('The player does not let this page in')).toBeVisible()
  await page.unroute('**/socket.io/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Queue' })).toBeVisible()
})
