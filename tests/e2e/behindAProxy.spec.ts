import { expect, type Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import { createInterfaceServer } from '../../player/createInterfaceServer'
import type { TestPlayer } from '../../player/testing/startTestPlayer'
import { startNginx } from '../support/startNginx'
import { playQueue } from './support/libraryQueue'
import { NowPlayingPage } from './support/NowPlayingPage'
import { PluginsPage } from './support/PluginsPage'
import { interfaceFolder, test } from './support/panel'

/** Every address that the page has asked for, by its origin. */
const originsOf = (page: Page) => {
  const seen = new Set<string>()
  page.on('request', (request) => seen.add(new URL(request.url()).origin))
  page.on('websocket', (socket) => seen.add(new URL(socket.url()).origin.replace(/^ws/, 'http')))
  return seen
}

/** What a test has started, to be ended however it went: the page first, which would miss it. */
const started: { close: () => Promise<void> }[] = []
test.afterEach(async ({ page }) => {
  await page.close()
  for (const one of started.splice(0).toReversed()) await one.close()
})

/** Serves all of a player through one address, behind proxies at those that are trusted. */
async function passOn(player: TestPlayer, trusted: string[] = [], base = '') {
  const server = await createInterfaceServer({
    device: player.url,
    isProxy: true,
    host: '127.0.0.1',
    trusted,
    base,
    interfaceFolder,
  })
  started.push(server)
  return server
}

for (const generation of [4, 2] as const) {
  test(`a player of generation ${generation} is driven through one origin, and found again after it was away`, async ({
    page,
    startPlayer,
    pageErrors,
  }) => {
    const player = await startPlayer({ generation })
    playQueue(player)
    const server = await passOn(player)
    const origins = originsOf(page)
    const { main } = await NowPlayingPage.open(page, server.url)
    await main.getByRole('button', { name: 'Pause' }).click()
    await expect(main.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    expect([...origins]).toEqual([server.url])
    pageErrors.expectAway()
    // A proxy that is there says so of a player that is not.
    pageErrors.expect(/502 \(Bad Gateway\)/)
    player.goOffline(2_000)
    await expect(
      page.getByText('What you have typed is kept.').or(page.getByRole('alertdialog')),
    ).toBeVisible()
    await main.getByRole('button', { name: 'Play', exact: true }).click({ timeout: 30_000 })
    await expect(main.getByRole('button', { name: 'Pause' })).toBeVisible()
  })
}

/** A plugin that does nothing, packed. */
const lamp = {
  name: 'lamp.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(
    zipSync({
      'package.json': strToU8(
        '{"name":"lamp","version":"1.0.0","i":{"plugin_type":"miscellanea","prettyName":"Lamp"}}',
      ),
      'UIConfig.json': strToU8('{"page":{"label":"Lamp"},"sections":[]}'),
    }),
  ),
}

test.describe('behind nginx, with TLS and HTTP/2', () => {
  test.use({ ignoreHTTPSErrors: true })
  // A certificate that is nobody's keeps service workers away, which a page that is open for long says.
  test.beforeEach(({ pageErrors }) => pageErrors.expect(/SSL certificate error .* fetching the script/))

  for (const generation of [4, 2] as const)
    test(`a player of generation ${generation} plays, and takes an upload, by https alone`, async ({
      page,
      startPlayer,
    }) => {
      const player = await startPlayer({ generation })
      playQueue(player)
      const server = await passOn(player, ['127.0.0.1'])
      const nginx = await startNginx(server.url)
      test.skip(nginx === undefined, 'there is no nginx here, and none can be installed')
      if (nginx === undefined) return
      started.push(nginx)
      const origins = originsOf(page)
      const { main } = await NowPlayingPage.open(page, nginx.url)
      await main.getByRole('button', { name: 'Next' }).click()
      await expect(main.getByRole('button', { name: 'Pause' })).toBeVisible()
      const way = await page.evaluate(
        () => Object(performance.getEntriesByType('navigation')[0]).nextHopProtocol,
      )
      expect(way).toBe('h2')
      expect([...origins]).toEqual([nginx.url])

      const plugins = await PluginsPage.open(page, nginx.url)
      await plugins.goTo('Upload plugin')
      await page.locator('input[type=file]').setInputFiles(lamp)
      await plugins.isInstalled()
      expect([...origins]).toEqual([nginx.url])
    })

  for (const generation of [4, 2] as const)
    test(`a player of generation ${generation} is at home below a path of a host that has other things, too`, async ({
      page,
      startPlayer,
    }) => {
      const player = await startPlayer({ generation })
      playQueue(player)
      const server = await passOn(player, ['127.0.0.1'], '/music')
      const nginx = await startNginx(server.url, '/music/')
      test.skip(nginx === undefined, 'there is no nginx here, and none can be installed')
      if (nginx === undefined) return
      started.push(nginx)
      const { origin } = new URL(nginx.url)
      const outside: string[] = []
      const note = (address: string) => {
        const url = new URL(address)
        if (url.protocol !== 'data:' && url.protocol !== 'blob:' && !url.pathname.startsWith('/music/'))
          outside.push(address)
      }
      page.on('request', (request) => note(request.url()))
      page.on('websocket', (socket) => note(socket.url()))

      // The bare address leads to what plays, and each address can be opened by itself.
      await page.goto(`${nginx.url}/`)
      const main = page.getByRole('main')
      await expect(main.getByRole('button', { name: 'Pause' })).toBeVisible()
      await expect(page).toHaveURL(`${nginx.url}/playback`)
      const cover = main.getByRole('img').first()
      await expect
        .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      await main.getByRole('button', { name: 'Next' }).click()
      await page.getByRole('link', { name: 'Queue' }).first().click()
      await expect(page).toHaveURL(`${nginx.url}/queue`)
      await expect(page.getByRole('heading', { level: 1, name: 'Queue' })).toBeVisible()
      await page.reload()
      await expect(
        page.getByRole('list', { name: 'Entries of the queue' }).getByRole('listitem').first(),
      ).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(`${nginx.url}/playback`)

      // A tab of its own.
      const browse = page.getByRole('link', { name: 'Browse' }).first()
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        browse.click({ modifiers: ['ControlOrMeta'] }),
      ])
      await expect(tab).toHaveURL(`${nginx.url}/browse`)
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
      await tab.close()

      const manifest = await page.evaluate(async () => {
        const address = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? ''
        const { start_url: start, scope } = await (await fetch(address)).json()
        return [start, scope].map((one) => new URL(one, address).href)
      })
      expect(manifest).toEqual([`${nginx.url}/`, `${nginx.url}/`])

      const plugins = await PluginsPage.open(page, nginx.url)
      await plugins.goTo('Upload plugin')
      await page.locator('input[type=file]').setInputFiles(lamp)
      await plugins.isInstalled()
      expect(outside).toEqual([])
      expect(await (await page.request.get(`${origin}/of-somebody-else`)).text()).toBe('not ours')
    })
})
