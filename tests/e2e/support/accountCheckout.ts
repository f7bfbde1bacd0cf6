import { expect, type Page } from '@playwright/test'
import { payFor } from '../../../cloud/testing/payFor'
import type { TestCloud } from '../../../cloud/testing/startTestCloud'
import type { Owner } from '../../support/signUpOwner'

/** What is in the provider's overlay. */
export const overlay = (page: Page) => page.frameLocator('iframe[title="Checkout"]')

/** Reads a message of ours and puts it away. */
export async function answerDialog(page: Page, title: string, text: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toContainText(text)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
}

/** Pays for a product of the catalogue as if the owner had done it long ago, without a page. */
export async function payBefore(cloud: TestCloud, { uid, email }: Owner, product: number): Promise<void> {
  const answer = await payFor(cloud, { uid, email, product })
  expect(answer.body).toMatchObject({ success: true })
}

/** Opens the older card provider's window. */
export async function openCard(page: Page): Promise<Page> {
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Pay by card' }).click()
  return popup
}

/**
 * Presses a button of the card window after which it closes: it may be gone before the click is told as done.
 */
export async function pressInCard(card: Page, name: string): Promise<void> {
  const gone = card.waitForEvent('close')
  const click = card.getByRole('button', { name, exact: true }).click()
  await Promise.all([gone, click.catch(() => undefined)])
}

/**
 * Pays with the card of a number in a window of its own; cloud/billing/standIn/README.md says what becomes of
 * which.
 */
export async function payWithCard(page: Page, number: string): Promise<void> {
  const card = await openCard(page)
  await card.getByLabel('Card number').fill(number)
  await pressInCard(card, 'Pay')
}
