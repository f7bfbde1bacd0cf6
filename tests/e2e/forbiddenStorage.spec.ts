import { expect } from '@playwright/test'
import { test } from './support/accountPanel'
import { playQueue } from './support/libraryQueue'

/** As where cookies are blocked: to ask for a storage throws. */
const forbidStorage = () => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
}

/** As on a full disk: what is there can be read, and nothing comes to it. */
const fillStorage = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

for (const [what, spoil] of [
  ['forbidden', forbidStorage],
  ['full', fillStorage],
] as const)
  test(`with storage that is ${what}, music is driven, a choice holds until the page is left, which is said once`, async ({
    page,
    startPlayer,
    pageErrors,
  }) => {
    // Libraries write down what they cannot keep.
    pageErrors.expect(/Local storage color scheme manager|use-local-storage/)
    const player = await startPlayer()
    await page.addInitScript(spoil)
    playQueue(player)
    await page.goto(`${player.url}/playback`)
    await page.getByRole('main').getByRole('button', { name: 'Pause', exact: true }).click()
    await expect.poll(() => player.engine.state().status).toBe('pause')
    await page.goto(`${player.url}/settings`)
    const notice = page.getByText('This browser keeps nothing')
    await expect(notice).toHaveCount(0)
    await page.getByRole('main').getByText('Dark', { exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await expect(notice).toHaveCount(1)
    await page.getByRole('button', { name: 'Close' }).first().click()
    await page.getByRole('main').getByText('Light', { exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
    await expect(notice).toHaveCount(0)
    await page.goto(`${player.url}/browse`)
    await expect(page.getByRole('heading', { name: 'Library', exact: true })).toBeVisible()
  })

test('databases of the browser that never answer do not hold up a log-in', async ({
  page,
  area,
  signUp,
  logIn,
}) => {
  await page.addInitScript(() => {
    Reflect.set(IDBFactory.prototype, 'open', () => new EventTarget())
  })
  await logIn(page, await signUp())
  await expect(page).toHaveURL(area('profile'))
})

test('with storage that is forbidden, somebody logs in as long as the page stays', async ({
  page,
  area,
  signUp,
  logIn,
}) => {
  await page.addInitScript(forbidStorage)
  await logIn(page, await signUp())
  await expect(page).toHaveURL(area('profile'))
  await expect(page.getByRole('heading', { name: 'Owner One' })).toBeVisible()
})
