import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { test } from './support/panel'

const brandFile = join(import.meta.dirname, '../../fixtures/documents/brand/complete.json')

/** Answers every script of others by one that says it ran; what the page asked of them, by host. */
const standIn = async (page: Page) => {
  const hosts: string[] = []
  await page.route(/^https:/, async (route) => {
    const { host } = new URL(route.request().url())
    if (route.request().resourceType() !== 'script') return route.abort()
    hosts.push(host)
    const body = `(window.ran ??= []).push(${JSON.stringify(host)})`
    await route.fulfill({ contentType: 'text/javascript', body })
  })
  return hosts
}
const ran = (page: Page) =>
  page.evaluate(() => {
    const hosts: unknown = Reflect.get(window, 'ran')
    return Array.isArray(hosts) ? hosts.map(String) : []
  })

test('[A1-12 D1-15] a brand on its cloud host counts by the scripts that it names, and no other script may run', async ({
  page,
  startPlayer,
  pageErrors,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'complete-'))
  const brand: object = JSON.parse(await readFile(brandFile, 'utf8'))
  const here = join(folder, 'brand.json')
  await writeFile(
    here,
    JSON.stringify({ ...brand, cloudHosts: { production: '127.0.0.1', development: 'localhost' } }),
  )
  const player = await startPlayer({ brandFile: here })
  await rm(folder, { recursive: true })
  await standIn(page)
  await page.goto(`${player.url}/complete/signup`)
  await expect(page.getByRole('link', { name: 'Privacy policy' })).toBeVisible()
  await expect
    .poll(async () => (await ran(page)).sort())
    .toEqual(['connect.facebook.net', 'count.example.com', 'pixel.example.com', 'www.googletagmanager.com'])
  await page.getByRole('link', { name: 'Sign up on one page' }).click()
  await expect(page).toHaveURL(/\/complete\/signup-old$/)
  expect(pageErrors.take().filter((text) => text.startsWith('content policy'))).toEqual([])

  await page.evaluate(() => {
    const script = document.createElement('script')
    script.src = 'https://nobody.example.com/else.js'
    document.head.append(script)
  })
  const heard: string[] = []
  await expect
    .poll(() => {
      heard.push(...pageErrors.take())
      return heard.some((text) => text.startsWith('content policy: script-src'))
    })
    .toBe(true)
  expect(await ran(page)).toHaveLength(4)
  pageErrors.expect(/Content Security Policy|content policy: script-src|net::ERR_FAILED/)
})
