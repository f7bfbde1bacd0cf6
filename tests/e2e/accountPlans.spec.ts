import { expect } from '@playwright/test'
import {
  answerDialog,
  openCard,
  overlay,
  payBefore,
  payWithCard,
  pressInCard,
} from './support/accountCheckout'
import { test } from './support/accountPanel'

test('[A1-5] [A2.4-46] [A2.4-49] [A4.4-3] [A4.6-1] [A4.6-2] [A4.6-3] [A8-13] [A8-27] an owner upgrades: the script blocked, the checkout closed, the card declined, then paid', async ({
  page,
  area,
  signUp,
  logIn,
  pageErrors,
}) => {
  const closed = () => answerDialog(page, 'The checkout was not completed', 'You closed the checkout')
  await logIn(page, await signUp())
  pageErrors.expect(/ERR_FAILED/)
  await page.route('**/checkout/script.js', (route) => route.abort())
  await page.getByRole('region', { name: 'Current plan' }).getByRole('link', { name: 'Change plan' }).click()
  await page.getByRole('link', { name: 'Try for free – Virtuoso' }).click()
  const tryIt = page.getByRole('button', { name: 'Try for free' })
  await tryIt.click()
  await answerDialog(page, 'Nothing was paid', 'The checkout could not be loaded')
  await page.unroute('**/checkout/script.js')

  await tryIt.click()
  await expect(overlay(page).getByRole('button', { name: 'Start with a card' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await closed()

  await tryIt.click()
  await overlay(page).getByRole('button', { name: 'Pay with a card that is declined' }).click()
  await expect(overlay(page).getByRole('alert')).toHaveText('The card was declined.')
  await overlay(page).getByRole('button', { name: 'Close' }).click()
  await closed()

  await tryIt.click()
  await overlay(page).getByRole('button', { name: 'Start with a card that is accepted' }).click()
  await expect(page).toHaveURL(area('payment/success'))
  await expect(page.getByRole('region', { name: 'Current plan' })).toContainText(/VIRTUOSO.*Yearly.*Trialing/)
})

test('[A4.3-3] [A4.4-5] [A4.8-2] [A4.8-3] [A4.9-2] [A4.9-3] [A4.3-7] [A4.3-8] [A7.4-2] an owner changes the plan, mends a payment that failed, and cancels', async ({
  page,
  cloud,
  area,
  signUp,
  logIn,
}) => {
  const owner = await signUp()
  await payBefore(cloud, owner, 101)
  await logIn(page, owner)
  const current = page.getByRole('region', { name: 'Current plan' })
  await current.getByRole('link', { name: 'Change plan' }).click()
  await page.getByRole('link', { name: 'Change plan – Superstar' }).click()
  const change = page.getByRole('button', { name: 'Update subscription' })
  await change.click()
  const question = page.getByRole('dialog', { name: 'Change the plan?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await change.click()
  await expect(question).toContainText('from VIRTUOSO (Monthly) to SUPERSTAR (Monthly)')
  await question.getByRole('button', { name: 'Change plan' }).click()
  await expect(page).toHaveURL(area('payment/success'))
  await expect(current).toContainText(/SUPERSTAR.*Monthly.*Active/)

  await cloud.control({ subscription: { uid: owner.uid, status: 'past_due' } })
  await expect(current).toContainText('Problems with payment')
  await page.getByRole('link', { name: 'Go to profile' }).click()
  await current.getByRole('link', { name: 'Change plan' }).click()
  await page.getByRole('link', { name: 'Check payment method' }).click()
  await page.getByRole('button', { name: 'Change payment method' }).click()
  await overlay(page).getByRole('button', { name: 'Use a new card' }).click()
  await expect(page.getByText('Your payment method is changed')).toBeVisible()
  await expect(page.getByText('Problems with payment')).toBeHidden()

  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page).toHaveURL(area('subscription/cancel'))
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  const sure = page.getByRole('dialog', { name: 'Cancel the subscription?' })
  await sure.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page).toHaveURL(area('payment/success'))
  await expect(current).toContainText('FREE')
})

test('[A1-5] [A4.3-6] [A4.4-8] [A6-6] a plan for life is neither changed nor cancelled', async ({
  page,
  cloud,
  area,
  signUp,
  logIn,
}) => {
  const owner = await signUp()
  await payBefore(cloud, owner, 103)
  await logIn(page, owner)
  await expect(page.getByRole('region', { name: 'Current plan' })).toContainText('For life')
  await expect(page.getByRole('link', { name: 'Change plan' })).toBeHidden()
  await page.getByRole('button', { name: 'Edit profile' }).click()
  await expect(page.getByText('VIRTUOSO · lifetime')).toBeVisible()
  await expect(page.getByRole('button', { name: /Cancel subscription|Change payment/ })).toBeHidden()
  await page.goto(area('plans'))
  await expect(page.getByText('Your plan is for life: there is nothing to renew')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Change plan/ })).toBeHidden()
  await page.goto(area('subscription/cancel'))
  await expect(page.getByText('It needs no cancelling.')).toBeVisible()
})

test('[A1-5] [A2.5-13] [A3.4-1] [A4.7-2] [A4.7-3] [A4.10-2] [A4.10-3] an owner pays in the older card provider’s window', async ({
  page,
  area,
  signUp,
  logIn,
}) => {
  await logIn(page, await signUp())
  await page.goto(area('subscribe/superstar/monthly'))
  await pressInCard(await openCard(page), 'Close')
  await answerDialog(page, 'The checkout was not completed', 'Nothing was paid')

  await payWithCard(page, '4000 0000 0000 0002')
  await answerDialog(page, 'Payment failed', 'The card was declined.')
  await expect(page).toHaveURL(area('payment/fail'))

  await page.getByRole('link', { name: 'Retry payment' }).click()
  await page.getByText('Monthly', { exact: true }).click()
  await page.getByRole('link', { name: 'Try for free – Superstar' }).click()
  await payWithCard(page, '4242 4242 4242 4242')
  await expect(page).toHaveURL(area('payment/success'))
  await expect(page.getByRole('region', { name: 'Current plan' })).toContainText(/SUPERSTAR.*Monthly/)
})

test('[A4.10-1] [A9-1] a card that is never answered is told after a minute, and the screen goes on', async ({
  page,
  area,
  signUp,
  logIn,
}) => {
  await page.clock.install()
  await logIn(page, await signUp())
  await page.goto(area('subscribe/superstar/monthly'))
  await payWithCard(page, '4000 0000 0000 0341')
  const paying = page.getByText('The payment is under way. This can take up to a minute.')
  await expect(paying).toBeVisible()
  await page.clock.fastForward(50_000)
  await expect(paying).toBeVisible()
  await page.clock.fastForward(11_000)
  // It may have been paid all the same: nobody is asked to pay a second time.
  await answerDialog(page, 'It is not known yet whether it worked', 'did not answer within a minute')
  await expect(page.getByRole('link', { name: 'See your plan' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Retry payment' })).toHaveCount(0)
})
