import { expect } from '@playwright/test'
import { test } from './support/panel'

// A brand without a cloud has no accounts, and not one byte of them.
test('[A2.1-3] a brand without a cloud loads nothing of the account area, nor of its SDK', async ({
  page,
  player,
}) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await page.goto(`${player.url}/settings`)
  await expect(page.getByRole('main').getByRole('link', { name: 'Network' })).toBeVisible()
  // The deferred parts of the panel come when the browser is idle; what of accounts runs would come with
  // them.
  await expect.poll(() => asked.some((url) => url.includes('DeferredParts'))).toBe(true)
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Favourites' }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your account' })).toHaveCount(0)
  expect(
    asked.filter((url) => /account|firebase|openCloud|AccountRuntime|identitytoolkit/i.test(url)),
  ).toEqual([])
})
