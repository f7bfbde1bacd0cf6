import { expect, type Page } from '@playwright/test'
import { callCloud } from '../../../cloud/testing/signUpPerson'
import type { TestCloud } from '../../../cloud/testing/startTestCloud'
import type { Owner } from './accountPanel'

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
  const body = { vendor: 36_336, product, email, passthrough: { email, uid }, card: 'accepted' }
  const answer = await callCloud(cloud, '/checkout/pay', { method: 'POST', body })
  expect(answer.body).toMatchObject({ success: true })
}
