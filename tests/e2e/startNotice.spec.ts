import { expect } from '@playwright/test'
import { launchBrowser } from '../support/launchBrowser'
import { test } from './support/panel'

const entry = /\/assets\/index-[\w-]+\.js$/

test.describe('a page in which nothing starts says why', () => {
  test('in a browser that is too old, in its language', async ({ browser, player }) => {
    const page = await browser.newPage({ locale: 'de-CH' })
    await page.addInitScript(() => void Reflect.deleteProperty(Array.prototype, 'at'))
    // What such a browser makes of a script of today.
    await page.route(entry, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'class A { = }' }),
    )
    await page.goto(player.url)
    await expect(page.getByRole('alert')).toContainText('Dieser Browser ist zu alt')
    await expect(page.getByRole('alert')).toContainText('Chromium 92')
    await page.close()
  })

  test('where a file of it does not come, and starts once it does', async ({ page, player, pageErrors }) => {
    pageErrors.expect(/404/)
    await page.route(entry, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto(`${player.url}/queue`)
    await expect(page.getByRole('alert')).toContainText('The panel did not load')
    await page.unroute(entry)
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Queue' })).toBeVisible()
    await expect(page.getByText('The panel did not load')).toHaveCount(0)
  })

  test('where the player is gone before the rest comes', async ({ page, player, pageErrors }) => {
    pageErrors.expect(/net::ERR_FAILED/)
    await page.route(/\/assets\//, (route) => route.abort())
    await page.goto(player.url)
    await expect(page.locator('#root')).toContainText('Look whether the player is on')
  })

  test('where an error ends it before anything is drawn', async ({ page, player, pageErrors }) => {
    pageErrors.expect(/broken/)
    await page.route(entry, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
    )
    await page.goto(player.url)
    await expect(page.getByRole('alert')).toContainText('The panel could not start')
  })

  test('where scripts are switched off', async ({ player }) => {
    const browser = await launchBrowser(['--blink-settings=scriptEnabled=false'])
    const page = await browser.newPage()
    await page.goto(player.url)
    const words = page.locator('noscript p:lang(en)')
    await expect(words).toBeVisible()
    expect(await words.innerText()).toContain('The panel needs JavaScript')
    await browser.close()
  })
})

test('a newer release that is served to an old page is offered once, and opens by it', async ({
  page,
  player,
  pageErrors,
}) => {
  pageErrors.expect(/404|dynamically imported module/)
  await page.goto(`${player.url}/playback`)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  // What fetches the rest of the panel ahead has done so.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/DeferredParts-')),
  )
  // The files of the old one are gone, and the page names another first module.
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.route(/:\d+\/[\w/-]*$/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      body: (await answer.text()).replace(/assets\/index-[\w-]+\.js/, 'assets/index-newer.js'),
    })
  })
  await page.evaluate(() => {
    history.pushState(null, '', '/plugin/miscellanea-demonstration')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  const offer = page.getByText('A newer panel is here')
  await expect(offer).toHaveCount(1)
  // One that is being answered at this moment would be answered twice.
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Reload' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Demonstration' })).toBeVisible()
  await expect(offer).toHaveCount(0)
})
