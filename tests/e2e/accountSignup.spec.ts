import { expect } from '@playwright/test'
import { overlay } from './support/accountCheckout'
import { answerMail, fillSignup, test } from './support/accountPanel'

test('[A1-1] [A1-3] [A2.4-12] [A2.4-14] [A4.2-4] somebody signs up, tries a plan for free, and verifies the address', async ({
  page,
  cloud,
  area,
}) => {
  await page.goto(area('signup'))
  await fillSignup(page, 'owner@example.com')
  await expect(page.getByRole('heading', { name: 'Choose your plan' })).toBeVisible()

  await page.getByRole('button', { name: 'Finish signup' }).click()
  await overlay(page).getByRole('button', { name: 'Start with a card that is accepted' }).click()
  await expect(page).toHaveURL(area('payment/success'))

  await answerMail(page, cloud, 'verify')
  const [account] = cloud.accounts().all()
  expect(account?.emailVerified).toBe(true)
  expect(cloud.running().context.database.get(`users/${account?.uid}/planData/status`)).toBe('trialing')
})

test('[A2.4-13] [A4.5-2] [A5-18] [A1-6] somebody signs up with a coupon, which takes the place of the trial', async ({
  page,
  cloud,
  area,
}) => {
  await page.goto(area('signup'))
  await fillSignup(page, 'owner@example.com')
  await page.getByText('Monthly', { exact: true }).click()
  await page.getByText('Superstar', { exact: true }).click()
  await expect(page.getByText(/14 free days trial/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Have a coupon code?' }).click()
  await page.getByLabel('Coupon code').fill('HALFPRICE')
  await expect(page.getByText(/14 free days trial/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Finish signup' }).click()
  await expect(overlay(page).getByText('Coupon HALFPRICE: 50 % off every payment')).toBeVisible()
  await overlay(page).getByRole('button', { name: 'Pay with a card that is accepted' }).click()
  await expect(page).toHaveURL(area('payment/success'))
  const [account] = cloud.accounts().all()
  expect(cloud.running().context.database.get(`users/${account?.uid}`)).toMatchObject({
    plan: 'superstar',
    planDuration: 'monthly',
    planData: { status: 'active', nextPayment: { amount: 3.5 } },
  })
})

test('[A4.2-1] the cloud goes down in the middle of a sign-up: the next try makes a whole account of it', async ({
  page,
  cloud,
  area,
  pageErrors,
}) => {
  pageErrors.expectAway()
  // That there is such an account, which the second try is told.
  pageErrors.expect(/status of 400/)
  // The account is made, and nobody hears of it.
  await page.route(
    '**/accounts:signUp*',
    async (route) => {
      const response = await route.fetch()
      await cloud.control({ down: 3000 })
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await page.goto(area('signup'))
  await fillSignup(page, 'owner@example.com')
  const failed = page.getByRole('dialog', { name: 'Your account was not created' })
  await failed.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByLabel('First name')).toHaveValue('Owner')
  await expect
    .poll(() =>
      fetch(`${cloud.url}/outbox`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true)

  await page.getByRole('button', { name: 'Sign up', exact: true }).last().click()
  await expect(page.getByRole('heading', { name: 'Choose your plan' })).toBeVisible()
  const accounts = cloud.accounts().all()
  expect(accounts).toHaveLength(1)
  expect(cloud.running().context.database.get(`users/${accounts[0]?.uid}/firstName`)).toBe('Owner')
})
