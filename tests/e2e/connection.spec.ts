import { expect, type Page } from '@playwright/test'
import { startSilentHost } from '../support/startSilentHost'
import { test } from './support/panel'
import { SettingsPage } from './support/SettingsPage'

const gone = 'The connection to the player is gone. Connecting again…'
const demonstration = ['miscellanea-demonstration', 'Demonstration'] as const
const inputs = 'Inputs of every type'

const answerHosts = (page: Page, hosts: Record<string, string>) =>
  page.route('**/api/host', (route) => route.fulfill({ json: hosts }))

for (const generation of [4, 2] as const) {
  test.describe(`on a player of protocol generation ${generation}`, () => {
    test.use({ playerOptions: { generation } })

    test('[D2.3-2 D2.3-3 D4-2 D4-3] a player that is gone for 4 s: waiting is said, all is asked for again, what was typed is still there', async ({
      page,
      player,
      sent,
      pageErrors,
    }) => {
      const settings = await SettingsPage.open(page, player.url, ...demonstration)
      await settings.field(inputs, 'Text').fill('half a sen')
      // The last to ask, when the browser has time: sources of the menu, sleep timer, what keeps queues.
      // A page that is never calm for long waits 16 s for it.
      for (const event of ['getBrowseSources', 'getSleep', 'getQueue'])
        await expect.poll(() => sent.of(event).length, { timeout: 20_000 }).toBeGreaterThan(0)
      const asked = sent.all().map(({ event }) => event)
      sent.forget()

      pageErrors.expectAway()
      player.goOffline(4_000)
      await expect(page.getByRole('status').getByText(gone)).toBeVisible()
      await expect(page.getByText('What you have typed is kept.')).toBeVisible()
      const header = page.getByRole('banner')
      await expect(header.getByRole('combobox', { name: 'Language' })).toBeVisible()
      await expect(header.getByRole('button')).toHaveCount(0)

      await expect(page.getByText(gone)).toBeHidden()
      await expect(settings.field(inputs, 'Text')).toHaveValue('half a sen')
      await expect
        .poll(() =>
          sent
            .all()
            .map(({ event }) => event)
            .sort(),
        )
        .toEqual([...asked].sort())
      await settings.field(inputs, 'Text').press('End')
      await page.keyboard.type('tence')
      await settings.save(inputs)
      await expect(page.getByText('Settings saved')).toBeVisible()
      await expect
        .poll(() => sent.of('callMethod'))
        .toEqual([expect.objectContaining({ data: expect.objectContaining({ text: 'half a sentence' }) })])
    })
  })
}

test('a command given while the player is gone is refused in sight and nothing is sent later', async ({
  page,
  player,
  sent,
  pageErrors,
}) => {
  const settings = await SettingsPage.open(page, player.url, ...demonstration)
  await settings.field(inputs, 'Text').fill('not lost')
  // The end of a long section is drawn a moment after its beginning.
  await settings.section(inputs).locator('[data-save]').waitFor()
  pageErrors.expectAway()
  await page.evaluate(() => {
    // Before the loss is noticed on screen, which then covers the page.
    const save = document.querySelector<HTMLElement>('[data-section="inputs"] [data-save]')
    window.addEventListener('offline', () => setTimeout(() => save?.click(), 200))
  })
  player.goOffline(60_000)
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await expect(page.getByText('The player is not connected, so nothing was sent.')).toBeVisible()
  await expect(page.getByText(gone)).toBeVisible()
  player.comeBack()
  await expect(page.getByText(gone)).toBeHidden()
  await expect(settings.section(inputs).getByText('Not saved yet')).toBeVisible()
  expect(sent.of('callMethod')).toEqual([])
})

test('[D4-1] a first host that stays silent is given up for the next one', async ({
  page,
  player,
  startPlayer,
  pageErrors,
}) => {
  const silent = await startSilentHost()
  const other = await startPlayer()
  pageErrors.expectAway()
  await answerHosts(page, { host: silent.url, host2: other.url })
  await page.goto(`${player.url}/settings`)
  await expect.poll(() => silent.connections.length).toBeGreaterThan(0)
  // When exactly is the business of the machine's own tests, whose clock no busy computer delays.
  await expect.poll(() => other.clients.all().length).toBe(1)
  await expect(page.getByRole('main').getByRole('link', { name: 'Demonstration' })).toBeVisible()
  expect(player.clients.all()).toHaveLength(0)
  for (const socket of silent.connections) socket.destroy()
  silent.server.close()
})

test('[D2.2-1] where no player is found the panel says what it tried and takes an address by hand', async ({
  page,
  player,
}) => {
  // As real devices answer paths that they do not know.
  const anyPage = { status: 200, contentType: 'text/html', body: '<!doctype html><title>device</title>' }
  await page.route('**/api/host', (route) => route.fulfill(anyPage))
  await page.route('**/app/local-config.json', (route) => route.fulfill(anyPage))
  await page.goto(`${player.url}/settings`)
  await expect(page.getByRole('heading', { level: 1, name: 'No player found' })).toBeVisible()
  const tried = page
    .getByRole('listitem')
    .filter({ hasText: 'Answered with something other than addresses.' })
  await expect(tried.filter({ hasText: `${player.url}/api/host` })).toBeVisible()
  await expect(tried.filter({ hasText: 'http://127.0.0.1/api/host' })).toBeVisible()
  await expect(tried.filter({ hasText: '/app/local-config.json' })).toBeVisible()

  const address = page.getByRole('textbox', { name: 'Address of the player' })
  await address.fill('ftp://127.0.0.1')
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByText('Only addresses with http or https lead to a player.')).toBeVisible()
  await address.fill(`127.0.0.1:${player.port}`)
  await page.getByRole('button', { name: 'Connect' }).click()
  // On a busy computer the half second that a host is waited for may be over a few times.
  await expect(page.getByRole('main').getByRole('link', { name: 'Demonstration' })).toBeVisible({
    timeout: 30_000,
  })
})

test('a page that slept through the loss of its connection is live again within 2 s of waking, without reload', async ({
  page,
  player,
  pageErrors,
}) => {
  pageErrors.expectAway()
  let isAsleep = false
  // Without workers the page holds its socket itself, where a test can come between.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'))
  await page.routeWebSocket('**/socket.io/**', (socket) => {
    const server = socket.connectToServer()
    // A connection of before the sleep is dead, and neither end has noticed.
    const born = isAsleep
    socket.onMessage((message) => {
      if (isAsleep === born) server.send(message)
    })
    server.onMessage((message) => {
      if (isAsleep === born) socket.send(message)
    })
  })
  const settings = await SettingsPage.open(page, player.url, ...demonstration)
  await settings.field(inputs, 'Text').fill('typed before')
  const before = player.clients.all().map(({ id }) => id)
  expect(before).toHaveLength(1)

  isAsleep = true
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  // By themselves dead sockets are noticed after 25 s.
  await expect
    .poll(() => player.clients.all().find(({ id }) => !before.includes(id))?.page, { timeout: 10_000 })
    .toBe('miscellanea/demonstration')
  await expect(page.getByText(gone)).toBeHidden()
  await expect(settings.field(inputs, 'Text')).toHaveValue('typed before')
})

test('sockets that are cut come back by themselves, without a word when it is quick', async ({
  page,
  player,
  sent,
}) => {
  const settings = await SettingsPage.open(page, player.url, ...demonstration)
  sent.forget()
  player.dropSockets()
  await expect.poll(() => sent.of('getUiConfig')).toEqual([{ page: 'miscellanea/demonstration' }])
  await expect(page.getByText(gone)).toBeHidden()
  await settings.isShown('Demonstration')
})
