import { expect, type Page } from '@playwright/test'
import { startTestCloud, type TestCloud } from '../../../cloud/testing/startTestCloud'
import type { UserRecord } from '../../../schemas/generated/types'
import type { TestPlayer } from '../../../player/testing/startTestPlayer'
import { type Owner, signUpOwner } from '../../support/signUpOwner'
import { test as base } from './panel'

interface AccountFixtures {
  /** The test's own cloud, which ends with it. */
  cloud: TestCloud
  /** The player whose panel is opened; it uses the cloud. */
  home: TestPlayer
  /** An address of the account area at `home`: `area('profile')`. */
  area: (path: string) => string
  /** Makes a user with a record in the cloud, as if they had signed up long ago. */
  signUp: (record?: Partial<UserRecord>) => Promise<Owner>
  /** Logs somebody in by the panel's own form. */
  logIn: (page: Page, owner: Owner) => Promise<void>
}

/** A journey through the account area: a real page, a player and a cloud of its own. */
export const test = base.extend<AccountFixtures>({
  cloud: async ({ page }, give) => {
    const cloud = await startTestCloud()
    await give(cloud)
    // First the page: one without its cloud would complain.
    await page.close()
    await cloud.close()
  },
  home: async ({ cloud, startPlayer }, give) => give(await startPlayer({ cloud })),
  area: async ({ home }, give) => {
    const brand: unknown = await (await fetch(`${home.url}/app/brand.json`)).json()
    const word = String(Reflect.get(Object(brand), 'word'))
    await give((path) => `${home.url}/${word}/${path}`)
  },
  signUp: async ({ cloud }, give) => give((record) => signUpOwner(cloud, record)),
  logIn: async ({ area }, give) =>
    give(async (page, { email, password }) => {
      await page.goto(area('login'))
      await page.getByLabel('E-mail').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
      await expect(page).toHaveURL(area('profile'))
    }),
})

/** Fills in the form of the sign-up page that is open, and sends it. */
export async function fillSignup(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Owner')
  await page.getByLabel('Last name').fill('One')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByLabel('Password again').fill('correct horse')
  await page.getByText('I agree to the terms and conditions').click()
  await page.getByRole('button', { name: 'Sign up', exact: true }).last().click()
}

/**
 * The last mail of a kind, opened in a page of its own and answered by its button; `fill` for what it asks.
 */
export async function answerMail(
  page: Page,
  cloud: TestCloud,
  kind: string,
  fill?: (mail: Page) => Promise<void>,
): Promise<void> {
  await expect.poll(() => cloud.outbox().some((mail) => mail.kind === kind)).toBe(true)
  const found = cloud.outbox().find((mail) => mail.kind === kind)
  const mail = await page.context().newPage()
  await mail.goto(new URL(found?.link ?? '', cloud.url).href)
  await fill?.(mail)
  await mail.getByRole('button').click()
  await expect(mail.getByRole('status')).toBeVisible()
  await mail.close()
}
