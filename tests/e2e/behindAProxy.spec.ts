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
async function passOn(player: TestPlayer, trusted: string[] = []) {
  const server = await createInterfaceServer({
    device: player.url,
    isProxy: true,
    host: '127.0.0.1',
    trusted,
    interfaceFolder,
  })
  started.push(server)
  return server
}

for (const generation of [4, 2] as const) {
  test(`a player of generation ${generation} is driven through one origin, and found again after it was away`, async ({
    page,
    startPlayer,
    complaints,
  }) => {
    const player = await startPlayer({ generation })
    playQueue(player)
    const server = await passOn(player)
    const origins = originsOf(page)
    const { main } = await NowPlayingPage.open(page, server.url)
    await main.getByRole('button', { name: 'Pause' }).click()
    await expect(main.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    expect([...origins]).toEqual([server.url])
    complaints.expectAway()
    // A proxy that is there says so of a player that is not.
    complaints.expect(/502 \(Bad Gateway\)/)
    player.goOffline(2_000)
    await expect(
      page.getByText('What you have typed is kept.').or(page.getByRole('alertdialog')),
    ).toBeVisible()
    await main.getByRole('button', { name: 'Play', exact: true }).click({ timeout: 30_000 })
    await expect(main.getByRole('button', { name: 'Pause' })).toBeVisible()
  })
}

test.describe('behind nginx, with TLS and HTTP/2', () => {
  test.use({ ignoreHTTPSErrors: true })

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
      const files = {
        'package.json':
          '{"name":"lamp","version":"1.0.0","i":{"plugin_type":"miscellanea","prettyName":"Lamp"}}',
        'UIConfig.json': '{"page":{"label":"Lamp"},"sections":[]}',
      }
      const packed = Object.entries(files).map(([path, text]) => [path, strToU8(text)])
      await page.locator('input[type=file]').setInputFiles({
        name: 'lamp.zip',
        mimeType: 'application/zip',
        buffer: Buffer.from(zipSync(Object.fromEntries(packed))),
      })
      await plugins.isInstalled()
      expect([...origins]).toEqual([nginx.url])
    })
})
