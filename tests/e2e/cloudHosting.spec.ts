import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { writeHosting } from '../../cli/cloud/writeHosting'
import { serveHosting } from '../support/serveHosting'
import { test as base } from './support/accountPanel'
import { interfaceFolder } from './support/panel'

const builtIn = join(import.meta.dirname, '../../brand.json')

interface HostingFixtures {
  /** Where the panel is served as Hosting would, with that `cloud` part in its brand. */
  host: (cloud: object) => Promise<string>
}

const test = base.extend<HostingFixtures>({
  host: async ({ page }, give) => {
    const folder = await mkdtemp(join(tmpdir(), 'hosting-'))
    const ends: (() => Promise<void>)[] = []
    await give(async (cloud) => {
      const brandFile = join(folder, 'brand.json')
      const brand: object = JSON.parse(await readFile(builtIn, 'utf8'))
      const cloudHosts = { production: '127.0.0.1', development: 'dev.example.com' }
      await writeFile(brandFile, JSON.stringify({ ...brand, cloudHosts, cloud }))
      const config = join(folder, 'firebase.json')
      const rewrites = [{ source: '/api/v1/**', function: { functionId: 'api' } }]
      await writeFile(config, JSON.stringify({ hosting: { rewrites } }))
      await writeHosting({ to: join(folder, 'out'), brandFile, config, interfaceFolder })
      const served = await serveHosting(join(folder, 'out'))
      ends.push(served.close)
      return served.url
    })
    await page.close()
    for (const end of ends) await end()
    await rm(folder, { recursive: true })
  },
})

/** What the page loaded of what never changes: by its address, how many bytes came from the server. */
const loaded = async (page: Page) =>
  new Map(
    await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap((entry): [string, number][] => {
        const isAsset = entry instanceof PerformanceResourceTiming && entry.name.includes('/assets/')
        return isAsset ? [[entry.name, entry.transferSize]] : []
      }),
    ),
  )

const logInAt = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
}

test('[A2.1-7] [A2.1-11] the folder that is deployed opens the account area under its own policy, and an owner logs in', async ({
  page,
  cloud,
  host,
  signUp,
  pageErrors,
}) => {
  pageErrors.expectAway()
  const url = await host(cloud.config)
  const answer = await page.goto(url)
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}='){2} http:\/\/127\.0\.0\.1:\d+;/)
  expect(policy).not.toContain('unsafe-eval')
  await expect(page).toHaveURL(/\/access$/)
  await logInAt(page, await signUp())
  await expect(page.getByRole('heading', { name: 'Owner One' })).toBeVisible()
  expect(pageErrors.take()).toEqual([])
})

test('what is hashed is asked for once and for ever, everything else each time', async ({
  page,
  cloud,
  host,
  pageErrors,
}) => {
  pageErrors.expectAway()
  const url = await host(cloud.config)
  await page.goto(url)
  await expect(page).toHaveURL(/\/access$/)
  const first = await loaded(page)
  expect([...first.values()].every((bytes) => bytes > 0)).toBe(true)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  const again = [...(await loaded(page))].filter(([address]) => first.has(address))
  expect(again.length).toBeGreaterThan(3)
  expect(again.filter(([, bytes]) => bytes > 0)).toEqual([])

  const headers = async (path: string) => {
    const { status, headers: sent } = await fetch(url + path)
    return [status, sent.get('cache-control'), sent.get('content-security-policy') !== null]
  }
  const index = await readFile(join(interfaceFolder, 'index.html'), 'utf8')
  const [asset = ''] = /\/assets\/index-[\w-]+\.js/.exec(index) ?? []
  expect(await headers(asset)).toEqual([200, 'public, max-age=31536000, immutable', true])
  for (const path of [
    '/',
    '/index.html',
    '/service-worker.js',
    '/app/brand.json',
    '/app/brand/app.webmanifest',
  ])
    expect([path, await headers(path)]).toEqual([path, [200, 'no-cache', true]])
  expect(await headers('/api/v1/getCustomToken')).toEqual([501, null, false])
  expect((await headers('/assets/none.js'))[0]).toBe(404)
  expect((await headers('/app/none.svg'))[0]).toBe(404)
})

test('[A2.1-10] an address that is no file is answered by the page, and leads on', async ({
  page,
  cloud,
  host,
  pageErrors,
}) => {
  pageErrors.expectAway()
  const url = await host(cloud.config)
  await page.goto(`${url}/no/such/page?grsf=abc`)
  await expect(page).toHaveURL(/\/welcome\?grsf=abc$/)
  await page.goto(`${url}/faceplate/plans`)
  await expect(page).toHaveURL(/\/access$/)
  expect(pageErrors.take()).toEqual([])
})

test('a real project’s panel may run what signing in there loads, and nothing else', async ({
  page,
  host,
  pageErrors,
}) => {
  // None of its addresses is reached from here.
  pageErrors.expect(/ERR_|FIREBASE WARNING|WebSocket connection/)
  pageErrors.expectAway()
  const at = 'https://acme-audio.web.app'
  const url = await host({
    project: {
      projectId: 'acme-audio',
      apiKey: 'k',
      databaseUrl: 'https://acme-audio-default-rtdb.firebaseio.com',
      storageBucket: 'acme-audio.firebasestorage.app',
    },
    functions: { production: at, development: at, bearer: true },
    devices: `${at}/devices`,
    referral: { service: `${at}/referral`, campaign: 'friends' },
  })
  const answer = await page.goto(url)
  expect(answer?.headers()['content-security-policy']).toContain('https://apis.google.com;')
  await expect(page).toHaveURL(/\/access$/)
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  expect(pageErrors.take()).toEqual([])
})
