import { expect, type Page } from '@playwright/test'
import { payBefore } from './support/accountCheckout'
import { test } from './support/accountPanel'

const secretNames = /^(?:idToken|refreshToken|id_token|refresh_token|access_token|token|customToken)$/

const isToken = /^[\w-]{20,}\.[\w-]{20,}\.[\w-]{20,}$/

/** The texts under the names of tokens, however deep. */
function tokensIn(value: unknown): string[] {
  // The token for the player is an answer by itself.
  if (typeof value === 'string' && isToken.test(value)) return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) =>
    typeof one === 'string' && secretNames.test(name) && one.length > 20 ? [one] : tokensIn(one),
  )
}

/**
 * Gathers the tokens that a page is given by the cloud at `origin`, every address it asks for, and all that
 * it tells the console.
 */
function listen(page: Page, origin: string) {
  const tokens = new Set<string>()
  const [addresses, logged]: [string[], string[]] = [[], []]
  page.on('console', (message) => logged.push(message.text()))
  page.on('request', (request) => addresses.push(request.url()))
  page.on('websocket', (socket) => addresses.push(socket.url()))
  page.on('response', async (response) => {
    if (!response.url().startsWith(origin) || response.request().method() === 'OPTIONS') return
    // What is no JSON, or is gone with its page, has none.
    const body: unknown = await response.json().catch(() => undefined)
    for (const token of tokensIn(body)) tokens.add(token)
  })
  return { tokens, addresses, logged }
}

/** What the page keeps, but for what the SDK keeps itself. */
const kept = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((area) => Object.entries(area))
      .filter(([key]) => !key.startsWith('firebase:'))
      .map(([key, value]) => `${key}=${String(value)}`)
      .join('\n'),
  )

/** What of the cloud is called on the way. */
const calls = [
  '/.ws?',
  '/api/v1/disable',
  '/api/v1/updateSubscription',
  '/api/v1/cancelSubscription',
  '/referral/friends/campaign',
  '/referral/friends/participant',
  '/checkout/script.js',
  '/checkout/prices',
]

/** Uses what calls the cloud: the list of players, plans, and the programme for friends. */
async function useEverything(page: Page, area: (path: string) => string) {
  const devices = page.getByRole('region', { name: 'Your players' })
  const enabled = devices.getByRole('switch')
  await enabled.click({ force: true })
  await answer(page, /^Disable /, 'Disable')
  await expect(enabled).toBeEnabled()
  await expect(enabled).not.toBeChecked()
  await page.goto(area('profile/referral'))
  await expect(page.getByLabel('Link to share')).toBeVisible()
  await page.goto(area('subscription/change/superstar/monthly'))
  await page.getByRole('button', { name: 'Update subscription' }).click()
  await answer(page, /^Change the plan/, 'Change plan')
  await expect(page).toHaveURL(area('payment/success'))
  await page.goto(area('subscription/cancel'))
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await answer(page, /^Cancel the subscription/, 'Cancel subscription')
  await expect(page).toHaveURL(area('payment/success'))
  await page.goto(area('subscribe/virtuoso/monthly'))
  await expect(page.getByRole('button', { name: /^Buy now|^Try for free/ })).toBeVisible()
}

async function answer(page: Page, title: RegExp, button: string): Promise<void> {
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: button, exact: true }).click()
}

test('tokens are in no address, in no storage but the SDK’s, not in the console and not in /debug', async ({
  page,
  cloud,
  home,
  area,
  signUp,
  logIn,
}) => {
  test.setTimeout(120_000)
  const heard = listen(page, cloud.url)
  const owner = await signUp()
  await payBefore(cloud, owner, 101)
  await logIn(page, owner)
  // The player is logged in by a token of its own.
  await page.goto(`${home.url}/debug`)
  const told = page
    .getByRole('list', { name: 'Events' })
    .getByRole('listitem')
    .filter({ hasText: /setMy\w+Token/ })
  await told.first().getByRole('button').click()
  await expect(told.first()).toContainText('•••')
  const debug = await page.locator('body').innerText()
  await page.goto(area('profile'))
  await expect(page.getByRole('heading', { name: 'Owner One' })).toBeVisible()
  await useEverything(page, area)

  for (const call of calls)
    expect(
      heard.addresses.some((address) => address.includes(call)),
      call,
    ).toBe(true)

  // The ID token, what renews it, and that of the player.
  const tokens = [...heard.tokens]
  expect(tokens.length).toBeGreaterThanOrEqual(3)
  const places = {
    addresses: heard.addresses.join('\n'),
    console: heard.logged.join('\n'),
    storage: await kept(page),
    cookies: JSON.stringify(await page.context().cookies()),
    debug,
  }
  for (const [place, text] of Object.entries(places))
    expect([place, tokens.filter((token) => text.includes(token))]).toEqual([place, []])
})
