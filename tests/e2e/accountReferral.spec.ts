import { expect } from '@playwright/test'
import { fillSignup, test } from './support/accountPanel'

test('[A1-8] [A2.1-6] [A2.4-17] [A2.4-32] [A2.4-58] [A2.4-60] [A4.16-1] [A9-13] an owner copies the link, and the friend who signs up by it counts', async ({
  page,
  browser,
  context,
  cloud,
  home,
  startPlayer,
  area,
  signUp,
  logIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await logIn(page, await signUp())
  await page.getByRole('link', { name: 'Start sharing' }).click()
  const link = await page.getByLabel('Link to share').inputValue()
  expect(link).toContain('/redirect?grsf=')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  // At home with the friend: a player of the owner's would log the owner in there.
  const other = await startPlayer({ cloud })
  const away = await browser.newContext()
  const friend = await away.newPage()
  await friend.goto(link.replace(home.url, other.url))
  await expect(friend).toHaveURL(/\/welcome\?grsf=/)
  await friend.getByRole('link', { name: 'Create your account' }).click()
  await expect(friend).toHaveURL(/\/signup\?grsf=/)
  const counted = friend.waitForResponse(/participant/)
  await fillSignup(friend, 'friend@example.com')
  await expect(friend.getByRole('heading', { name: 'Choose your plan' })).toBeVisible()
  await counted
  await away.close()

  await page.goto(area('profile'))
  await expect(page.getByText('1 friend has joined by your link.')).toBeVisible()
  await page.getByRole('link', { name: 'See your results' }).click()
  await expect(page.getByRole('cell', { name: 'owner@example.com' })).toBeVisible()
  await expect(page.getByText('#1', { exact: true })).toBeVisible()
})

test('[A2.4-5] [A9-13] a friend who comes by the link and in by a social provider counts as well', async ({
  page,
  browser,
  cloud,
  home,
  startPlayer,
  area,
  signUp,
  logIn,
}) => {
  await logIn(page, await signUp())
  await page.getByRole('link', { name: 'Start sharing' }).click()
  const link = await page.getByLabel('Link to share').inputValue()
  const other = await startPlayer({ cloud })
  const away = await browser.newContext()
  const friend = await away.newPage()
  // Social log-in is allowed on localhost only.
  await friend.goto(link.replace(home.url, other.url).replace('127.0.0.1', 'localhost'))
  await friend.getByRole('link', { name: 'Create your account' }).click()
  await friend.getByRole('button', { name: 'Continue with Google' }).click()
  await friend.getByLabel('E-mail').fill('ada@example.com')
  await friend.getByLabel('Name').fill('Ada King')
  const counted = friend.waitForResponse(/participant\?referrerId=/)
  await friend.getByRole('button', { name: 'Continue', exact: true }).click()
  await counted
  await away.close()
  await page.goto(area('profile'))
  await expect(page.getByText('1 friend has joined by your link.')).toBeVisible()
})
