import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { createInterfaceServer } from '../../player/createInterfaceServer'
import { launchBrowser } from '../support/launchBrowser'
import { startNginx } from '../support/startNginx'
import { copyInterface } from './support/newerInterface'
import { playQueue } from './support/libraryQueue'
import { interfaceFolder, test } from './support/panel'

/** Addresses of all that the page keeps, by the cache that it is in. */
const keptBy = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const kept = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys()
      return [name, requests.map(({ url }) => new URL(url).pathname)] as const
    })
    return Object.fromEntries(await Promise.all(kept))
  })

const isWhole = async (page: Page, base: string) => {
  const all = Object.values(await keptBy(page))
  return all.length === 1 && all[0]?.includes(`${base}/`) === true
}

/** Ends workers that have nothing to do, as a browser does by itself with those that nobody watches. */
async function endWorkers(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.stopAllWorkers')
  await browser.detach()
}

const english = { queue: 'Queue', nobody: 'No player found', settings: 'Settings' }
const german = { queue: 'Warteschlange', nobody: 'Kein Player gefunden', settings: 'Einstellungen' }

for (const { base, code, words } of [
  { base: '', code: 'en', words: english },
  { base: '/music', code: 'de', words: german },
])
  test(`an installed panel ${base && `below ${base} `}in ${code} opens without anything that answers, keeps nothing of the player, and takes a new release whole`, async ({
    startPlayer,
  }) => {
    test.setTimeout(180_000)
    const player = await startPlayer()
    playQueue(player)
    const folder = await mkdtemp(join(tmpdir(), 'release-'))
    const release = await copyInterface(interfaceFolder, folder)
    const serve = (port?: number) =>
      createInterfaceServer({
        device: player.url,
        isProxy: true,
        host: '127.0.0.1',
        trusted: ['127.0.0.1'],
        interfaceFolder: folder,
        base,
        ...(port !== undefined && { port }),
      })
    let server = await serve()
    const nginx = await startNginx(server.url, `${base}/`)
    test.skip(nginx === undefined, 'there is no nginx here, and none can be installed')
    if (nginx === undefined) return
    // A certificate that is nobody's keeps service workers away but for a browser that looks at none.
    const browser = await launchBrowser(['--ignore-certificate-errors'])
    try {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
      await page.addInitScript((chosen) => localStorage.setItem('faceplate.language', chosen), code)
      await page.goto(`${nginx.url}/queue`)
      await expect(page.getByRole('heading', { level: 1, name: words.queue })).toBeVisible()
      await expect.poll(() => isWhole(page, base), { timeout: 60_000 }).toBe(true)
      const [[first, files] = ['', []]] = Object.entries(await keptBy(page))
      expect(
        files.filter((path) => !/^\/(?:$|assets\/|app\/brand|app\/icons)/.test(path.slice(base.length))),
      ).toEqual([])

      await server.close()
      await page.goto(`${nginx.url}/settings`)
      await expect(page.getByRole('heading', { name: words.nobody })).toBeVisible({ timeout: 30_000 })

      // Another release: its page, what it begins with, and the list of what belongs to it.
      const worker = await readFile(join(folder, 'service-worker.js'), 'utf8')
      const entry = /"(assets\/index-[^"]+\.js)"/.exec(worker)?.[1] ?? ''
      await release.renew()
      const newer = worker
        .replaceAll(entry, 'assets/index-newer1.js')
        .replaceAll(/shell-(\w+)-\w+$/.exec(first)?.[1] ?? '', 'newer')
      await writeFile(join(folder, 'service-worker.js'), newer)
      server = await serve(server.port)
      await page.goto(`${nginx.url}/queue`)
      await expect(page.getByRole('heading', { level: 1, name: words.queue })).toBeVisible()
      await expect
        .poll(async () => (await keptBy(page))[`shell-newer-${code}`]?.includes(`${base}/`), {
          timeout: 60_000,
        })
        .toBe(true)
      await expect(async () => {
        await endWorkers(page)
        await page.goto(`${nginx.url}/queue`)
        await expect
          .poll(async () => Object.keys(await keptBy(page)), { timeout: 10_000 })
          .toEqual([`shell-newer-${code}`])
      }).toPass({ timeout: 60_000 })
      expect((await keptBy(page))[`shell-newer-${code}`]).toContain(`${base}/assets/index-newer1.js`)
      await page.goto(`${nginx.url}/settings`)
      await expect(page.getByRole('heading', { level: 1, name: words.settings })).toBeVisible()
      expect(await page.locator('script[type="module"][src*="index-newer1"]').count()).toBe(1)
    } finally {
      await browser.close()
      await nginx.close()
      await server.close()
      await rm(folder, { recursive: true, force: true })
    }
  })
