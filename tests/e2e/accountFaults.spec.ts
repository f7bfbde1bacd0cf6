import { expect } from '@playwright/test'
import { answerDialog, overlay, payBefore } from './support/accountCheckout'
import { fillSignup, test } from './support/accountPanel'

test('[A8-28] what the service refuses is told in plain words, one after the other, with what was typed kept', async ({
  page,
  cloud,
  area,
  pageErrors,
  signUp,
}) => {
  pageErrors.expect(/status of 400/)
  const { email, password } = await signUp()
  await page.goto(area('login'))
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  const told = {
    USER_DISABLED: 'This account has been disabled.',
    TOO_MANY_ATTEMPTS_TRY_LATER: 'There were too many tries in a short time.',
    WHAT_NOBODY_KNOWS: 'auth/',
  }
  for (const [code, text] of Object.entries(told)) {
    await cloud.control({ fail: { path: 'accounts:signInWithPassword', code } })
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await answerDialog(page, 'Logging in did not work', text)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
  }
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(area('profile'))
})

test('[A8-28] an address that has an account is told to who signs up with it, and no second one is made', async ({
  page,
  cloud,
  area,
  pageErrors,
  signUp,
}) => {
  pageErrors.expect(/status of 400/)
  const { email } = await signUp()
  await page.goto(area('signup'))
  await fillSignup(page, email)
  await answerDialog(
    page,
    'Your account was not created',
    'There is an account with this e-mail address already.',
  )
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email)
  expect(cloud.accounts().all()).toHaveLength(1)
})

test('a slow cloud shows that it works, and takes nothing twice', async ({ page, cloud, area, signUp }) => {
  const { email, password } = await signUp()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('signInWithPassword')) asked.push(request.url())
  })
  await page.goto(area('login'))
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await cloud.control({ slow: 2_000 })
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Logging in' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(area('profile'), { timeout: 30_000 })
  await expect(page.getByRole('heading', { name: 'Owner One' })).toBeVisible({ timeout: 30_000 })
  expect(asked).toHaveLength(1)
})

for (const hours of [-5, 5])
  test(`a cloud whose clock is ${hours} hours off from the page’s lets an owner in and keeps changes`, async ({
    page,
    cloud,
    area,
    signUp,
    logIn,
  }) => {
    await cloud.control({ skew: hours * 3_600_000 })
    const owner = await signUp()
    await logIn(page, owner)
    await page.reload()
    await page.goto(area('profile/edit'))
    await page.getByLabel('First name').fill('Punctual')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Your changes are saved.')).toBeVisible()
    expect(cloud.running().context.database.get(`users/${owner.uid}/firstName`)).toBe('Punctual')
  })

test('[A8-27] a checkout script that never comes is given up with a word, and can be tried again', async ({
  page,
  area,
  signUp,
  logIn,
}) => {
  test.setTimeout(120_000)
  await logIn(page, await signUp())
  await page.route('**/checkout/script.js', () => undefined)
  await page.goto(area('plans'))
  await page.getByRole('link', { name: 'Try for free – Virtuoso' }).click()
  const tryIt = page.getByRole('button', { name: 'Try for free' })
  await tryIt.click()
  const dialog = page.getByRole('dialog', { name: 'Nothing was paid' })
  await expect(dialog).toBeVisible({ timeout: 70_000 })
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.unroute('**/checkout/script.js')
  await tryIt.click()
  await expect(overlay(page).getByRole('button', { name: 'Start with a card' })).toBeEnabled()
})

test('[A4.8-3] a plan change that only a gateway answers is not known to have failed, and one too many is not done', async ({
  page,
  cloud,
  area,
  signUp,
  logIn,
  pageErrors,
}) => {
  pageErrors.expect(/status of (?:429|502)/)
  const owner = await signUp()
  await payBefore(cloud, owner, 101)
  await logIn(page, owner)
  const change = async (status: number) => {
    await cloud.control({ fail: { path: 'updateSubscription', status, body: '<h1>Sorry</h1>' } })
    await page.goto(area('subscription/change/superstar/monthly'))
    await page.getByRole('button', { name: 'Update subscription' }).click()
    const question = page.getByRole('dialog', { name: 'Change the plan?' })
    await question.getByRole('button', { name: 'Change plan' }).click()
  }
  await change(429)
  await answerDialog(page, 'The plan was not changed', 'asked too often at the moment. Nothing was changed')
  await change(502)
  const open = page.getByRole('dialog', { name: 'It is not known yet whether it worked' })
  await expect(open).toBeVisible({ timeout: 30_000 })
  await expect(open).toContainText('The cloud does not answer at the moment. Look at your plan in a while')
})
