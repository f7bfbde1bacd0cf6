import { expect } from '@playwright/test'
import { test } from './support/panel'
import { SettingsPage } from './support/SettingsPage'

test('the whole panel works under a policy without eval, and without inline scripts but those that its page begins with', async ({
  page,
  player,
  run,
  pageErrors,
}) => {
  const answer = await page.goto(`${player.url}/settings`)
  const policy = answer?.headers()['content-security-policy'] ?? ''
  // What goes ahead, and what says why nothing starts.
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}='){2}(?:;|$)/)
  expect(policy).not.toContain('unsafe-eval')
  await expect(page.getByRole('main').getByRole('link', { name: 'Network' })).toBeVisible()
  const settings = await SettingsPage.open(page, player.url, 'miscellanea-demonstration', 'Demonstration')
  await settings.field('Limits', '0 to 10, in halves').fill('99')
  await settings.save('Limits')
  await expect(settings.section('Limits').getByRole('alert')).toBeVisible()
  await run('modal-hostile')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await run('background-fjord')
  await expect(page.locator(`img[src="${player.url}/backgrounds/fjord.svg"]`)).toBeVisible()
  await page.goto(`${player.url}/debug`)
  await expect(page.getByRole('list', { name: 'Events' })).toBeVisible()
  await page.goto(`${player.url}/static-page/credits`)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  expect(pageErrors.take()).toEqual([])
})

test('a breach of the policy would be heard', async ({ page, player, pageErrors }) => {
  await page.goto(`${player.url}/settings`)
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "run"'
    document.head.append(script)
  })
  const heard: string[] = []
  await expect
    .poll(() => {
      heard.push(...pageErrors.take())
      return heard.some((text) => text.startsWith('content policy: script-src'))
    })
    .toBe(true)
  expect(await page.title()).not.toBe('run')
  pageErrors.expect(/Content Security Policy|content policy: script-src/)
})
