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
const ran = (page: Page) => page.evaluate(() => Reflect.get(window, 'ran') ?? [])

test.describe('a brand with everything', () => {
  test.use({ playerOptions: { brandFile } })

  test('[D1-17 D2.13-14] has a way to all of it in the settings', async ({ page, player, complaints }) => {
    const hosts = await standIn(page)
    await page.goto(`${player.url}/settings`)
    const section = page.getByRole('region', { name: 'Complete Audio' })
    await expect(section.getByText('is not counted')).toBeVisible()
    await expect(section.getByRole('link', { name: /Privacy policy/ })).toHaveAttribute(
      'href',
      'https://complete.example.com/privacy',
    )
    await section.getByRole('button', { name: 'Make a donation' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Donate €20' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Privacy policy' })).toBeVisible()
    await page.keyboard.press('Escape')
    await section.getByRole('button', { name: 'Donate in a cryptocurrency' }).click()
    await expect(dialog.getByText('bitcoin-wallet-of-nobody')).toBeVisible()
    await page.keyboard.press('Escape')
    await section.getByRole('link', { name: 'About and credits' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'About and credits' })).toBeVisible()
    await expect(page.getByRole('main').getByText('GNU General Public')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ask for the DVD' })).toHaveAttribute(
      'href',
      'https://complete.example.com/contact',
    )
    await expect(
      page.getByRole('list', { name: 'Interface' }).getByText('react', { exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Contributors' })).toHaveCount(0)
    expect(hosts.filter((host) => host !== 'updates.example.com')).toEqual([])
    expect(complaints.take()).toEqual([])
  })
})

test('[A1-12 D1-15] a brand on its cloud host counts by the scripts that it names, and no other script may run', async ({
  page,
  startPlayer,
  complaints,
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
    .poll(async () => [...(await ran(page))].sort())
    .toEqual(['connect.facebook.net', 'count.example.com', 'pixel.example.com', 'www.googletagmanager.com'])
  await page.getByRole('link', { name: 'Sign up on one page' }).click()
  await expect(page).toHaveURL(/\/complete\/signup-old$/)
  expect(complaints.take().filter((text) => text.startsWith('content policy'))).toEqual([])

  await page.evaluate(() => {
    const script = document.createElement('script')
    script.src = 'https://nobody.example.com/else.js'
    document.head.append(script)
  })
  const heard: string[] = []
  await expect
    .poll(() => {
      heard.push(...complaints.take())
      return heard.some((text) => text.startsWith('content policy: script-src'))
    })
    .toBe(true)
  expect(await ran(page)).toHaveLength(4)
  complaints.expect(/Content Security Policy|content policy: script-src|net::ERR_FAILED/)
})
