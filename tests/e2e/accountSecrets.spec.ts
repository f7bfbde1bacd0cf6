import { expect, type Page } from '@playwright/test'
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
  const [addresses, said]: [string[], string[]] = [[], []]
  page.on('console', (message) => said.push(message.text()))
  page.on('request', (request) => addresses.push(request.url()))
  page.on('response', async (response) => {
    if (!response.url().startsWith(origin) || response.request().method() === 'OPTIONS') return
    // What is no JSON, or is gone with its page, has none.
    const body: unknown = await response.json().catch(() => undefined)
    for (const token of tokensIn(body)) tokens.add(token)
  })
  return { tokens, addresses, said }
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

test('tokens are in no address, in no storage but the SDK’s, not in the console and not in /debug', async ({
  page,
  cloud,
  home,
  area,
  signUp,
  logIn,
}) => {
  const heard = listen(page, cloud.url)
  await logIn(page, await signUp())
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

  // The ID token, what renews it, and that of the player.
  const tokens = [...heard.tokens]
  expect(tokens.length).toBeGreaterThanOrEqual(3)
  const places = {
    addresses: heard.addresses.join('\n'),
    console: heard.said.join('\n'),
    storage: await kept(page),
    cookies: JSON.stringify(await page.context().cookies()),
    debug,
  }
  for (const [place, text] of Object.entries(places))
    expect([place, tokens.filter((token) => text.includes(token))]).toEqual([place, []])
})
