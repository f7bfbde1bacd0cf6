import { expect as plainExpect, type Page } from '@playwright/test'
import { connectTestClient } from '../../player/testing/connectTestClient'
import { answerDialog } from '../e2e/support/accountCheckout'
import type { Stage } from './openStage'

/** What happens elsewhere is seen within a second; on a busy machine it may take longer. */
const expect = plainExpect.configure({ timeout: 30_000 })

type Step = readonly [name: string, walk: (stage: Stage) => Promise<void>]

const current = (page: Page) => page.getByRole('region', { name: 'Current plan' })
const row = (page: Page) =>
  page.getByRole('region', { name: 'Your players' }).getByRole('row').filter({ hasText: 'Kitchen' })
const overlay = (page: Page) => page.frameLocator('iframe[title="Checkout"]')
const recordOf = (stage: Stage) => Object(stage.project.get(`users/${stage.uid()}`))
const bookOf = (stage: Stage) => Object(stage.project.get(`books/${stage.uid()}`))
const deviceOf = (stage: Stage) => Object.values(Object(stage.project.get(`user_devices/${stage.uid()}`)))

/** Answers a question of the panel. */
async function answer(page: Page, title: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** What an owner does on a project of an operator's own, from the first page to the last. */
export const journey: readonly Step[] = [
  [
    '[A1-1] [A2.4-12] signs up, and tries a plan',
    async ({ panel: { page }, area, owner, project, ...stage }) => {
      const opened = await page.goto(project.hosting)
      const policy = opened?.headers()['content-security-policy'] ?? ''
      expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}='){2} [^;]+;/)
      expect(policy).toContain(new URL(stage.provider.checkout.script).origin)
      await expect(page).toHaveURL(area('access'))
      await page.getByRole('link', { name: 'Create an account' }).first().click()
      await page.getByLabel('First name').fill('Owner')
      await page.getByLabel('Last name').fill('One')
      await page.getByLabel('E-mail', { exact: true }).fill(owner.email)
      await page.getByLabel('Password', { exact: true }).fill(owner.password)
      await page.getByLabel('Password again').fill(owner.password)
      await page.getByText('I agree to the terms and conditions').click()
      await page.getByRole('button', { name: 'Sign up', exact: true }).last().click()
      await expect(page.getByRole('heading', { name: 'Choose your plan' })).toBeVisible()
      await page.getByText('Monthly', { exact: true }).click()
      await page.getByText('Superstar', { exact: true }).click()
      await page.getByRole('button', { name: 'Finish signup' }).click()
      await overlay(page).getByRole('button', { name: 'Close' }).click()
      await answerDialog(page, 'The checkout was not completed', 'You closed the checkout')
      await page.getByRole('button', { name: 'Finish signup' }).click()
      await overlay(page).getByRole('button', { name: 'Pay' }).click()
      await expect(page).toHaveURL(area('payment/success'))
      await expect(current(page)).toContainText(/SUPERSTAR.*Monthly.*Trialing/)
      expect(project.get(`users/${stage.uid()}`)).toMatchObject({
        email: owner.email,
        plan: 'superstar',
        planData: { status: 'trialing', nextPayment: { amount: 6.99 } },
      })
    },
  ],
  [
    'opens the link of the mail, and the address is confirmed',
    async ({ panel: { page }, area, owner, project }) => {
      const mails = await project.mails()
      const found = mails.find(
        ({ requestType, email }) => requestType === 'VERIFY_EMAIL' && email === owner.email,
      )
      // What stands in this address is meant to.
      const opened = await fetch(found?.oobLink ?? '')
      expect(opened.status).toBe(200)
      await page.goto(area('profile/verify'))
      await expect(page.getByText('You’re verified')).toBeVisible()
    },
  ],
  [
    '[A4.3-7] the trial becomes a plan that is paid for',
    async (stage) => {
      const { page } = stage.panel
      await page.goto(stage.area('profile'))
      await expect(current(page)).toContainText(/SUPERSTAR.*Monthly.*Trialing/)
      stage.provider.charge()
      await stage.soon('a payment', () => expect(current(page)).toContainText(/SUPERSTAR.*Monthly.*Active/))
      expect(recordOf(stage)).toMatchObject({ plan: 'superstar', planData: { status: 'active' } })
    },
  ],
  [
    '[A3.2-1] [A4.1-3] logs in on the page of a player at home, which joins',
    async (stage) => {
      const { area, owner, panel, player, project } = stage
      const home = await stage.openPage()
      await home.page.goto(area('login', player.url))
      await home.page.getByLabel('E-mail').fill(owner.email)
      await home.page.getByLabel('Password', { exact: true }).fill(owner.password)
      await home.page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
      await expect.poll(() => deviceOf(stage)).toHaveLength(1)
      const devices = panel.page.getByRole('region', { name: 'Your players' })
      await stage.soon('a player that joins', () =>
        expect(devices.getByText('Online', { exact: true })).toBeVisible(),
      )
      const client = await connectTestClient(player.url, 4)
      client.emit('setDeviceName', { name: 'Kitchen' })
      await stage.soon('its new name', () => expect(row(panel.page)).toBeVisible())
      client.close()
      await expect(row(home.page).getByText('Online')).toBeVisible()
      const told = {
        hwuuid: player.roomSystem.id(),
        name: 'Kitchen',
        host: player.url,
        online: true,
        enabled: true,
      }
      expect(deviceOf(stage)).toEqual([expect.objectContaining(told)])
      const owners = Object.values(Object(project.get('device_owners')))
      expect(owners).toEqual([{ uid: stage.uid() }])
      await home.page.close()
      expect(home.pageErrors.take()).toEqual([])
    },
  ],
  [
    '[A2.5-14] [A4.15-1] disables the player, and enables it again',
    async (stage) => {
      const { page } = stage.panel
      const enabled = row(page).getByRole('switch', { name: 'Kitchen enabled' })
      const press = () => enabled.click({ force: true })
      await press()
      await answer(page, 'Disable Kitchen?', 'Disable')
      await expect(enabled).not.toBeChecked()
      await expect.poll(() => deviceOf(stage)).toMatchObject([{ enabled: false, online: true }])
      await expect(row(page).getByRole('button', { name: 'Open Kitchen' })).toHaveCount(0)
      await expect(enabled).toBeEnabled()
      await press()
      await answer(page, 'Enable Kitchen?', 'Enable')
      await stage.soon('a player that is enabled', () => expect(enabled).toBeChecked())
      await expect.poll(() => deviceOf(stage)).toMatchObject([{ enabled: true, online: true }])
    },
  ],
  [
    '[A4.15-4] opens the player, which plays',
    async (stage) => {
      const { player, project } = stage
      const { page } = stage.panel
      player.engine.replace([
        { uri: 'Ebb', service: 'mpd', name: 'Ebb of Kitchen', type: 'track', duration: 600 },
      ])
      await row(page).getByRole('button', { name: 'Open Kitchen' }).click()
      await expect(page).toHaveURL(`${project.hosting}/playback`)
      await expect(page.getByRole('main').getByText('Ebb of Kitchen').first()).toBeVisible()
      await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click()
      await expect.poll(() => player.engine.state().status).toBe('play')
      await expect.poll(() => recordOf(stage)).toMatchObject({ lastHost: player.url })
    },
  ],
  [
    '[A2.5-16] [A4.9-3] takes part in the referral campaign, and cancels the plan',
    async (stage) => {
      const { area, project, provider } = stage
      const { page } = stage.panel
      await page.goto(area('profile/referral'))
      const link = page.getByLabel('Link to share')
      await expect(link).toHaveValue(new RegExp(`^${project.hosting}/redirect\\?grsf=`))
      await expect.poll(() => Object.keys(Object(project.get('referral/people')))).toEqual([stage.uid()])
      await page.goto(area('profile/edit'))
      await page.getByRole('button', { name: 'Cancel subscription' }).click()
      await expect(page).toHaveURL(area('subscription/cancel'))
      await page.getByRole('button', { name: 'Cancel subscription' }).click()
      await answer(page, 'Cancel the subscription?', 'Cancel subscription')
      await expect(page).toHaveURL(area('payment/success'))
      await expect(current(page)).toContainText('FREE')
      expect(recordOf(stage)).toMatchObject({ plan: 'free', planData: { status: 'deleted' } })
      expect(provider.sold()).toEqual(['canceled'])
      expect(provider.asked()).toEqual(['POST /api/2.0/subscription/users_cancel'])
      await provider.settled()
    },
  ],
  [
    'buys another, of which the provider tells twice, in reverse, and between old and forged things',
    async (stage) => {
      const { area, provider } = stage
      const { page } = stage.panel
      provider.hold()
      const old = provider.calls()
      const { rev } = bookOf(stage)
      await page.goto(area('subscribe/virtuoso/monthly'))
      await page.getByRole('button', { name: 'Buy now' }).click()
      await overlay(page).getByRole('button', { name: 'Pay' }).click()
      await expect(page).toHaveURL(area('payment/success'))
      const fresh = provider.calls().slice(old.length)
      expect(fresh.map(({ body }) => new URLSearchParams(body).get('alert_name'))).toEqual([
        'subscription_created',
        'subscription_payment_succeeded',
      ])
      for (const call of [...old, ...fresh, ...fresh].toReversed())
        expect(await provider.deliver(call)).toBe(200)
      const bought = () => expect(current(page)).toContainText(/VIRTUOSO.*Monthly.*Active/)
      await stage.soon('a purchase', bought)
      for (const { headers, body } of fresh) {
        const forged = { headers, body: body.replace('subscription_plan_id=101', 'subscription_plan_id=201') }
        expect(await provider.deliver(forged)).toBe(401)
      }
      expect(bookOf(stage)).toMatchObject({ rev: rev + fresh.length })
      expect(recordOf(stage)).toMatchObject({ plan: 'virtuoso', planData: { rev: rev + fresh.length } })
      expect(provider.asked()).toHaveLength(1)
      await page.goto(area('profile'))
      await bought()
    },
  ],
  [
    '[A2.4-39] [A4.11-1] deletes the account: nothing of it is left, whatever is told of it later',
    async (stage) => {
      const { area, owner, player, project, provider } = stage
      const { page } = stage.panel
      const uid = stage.uid()
      await page.getByRole('button', { name: 'Edit profile' }).click()
      await page.getByRole('button', { name: 'Delete account' }).click()
      await answer(page, 'Delete your account?', 'Delete account')
      const proof = page.getByRole('dialog', { name: 'Delete your account', exact: true })
      await proof.getByLabel('Your current password').fill(owner.password)
      await proof.getByRole('button', { name: 'Delete account' }).click()
      await expect(page).toHaveURL(area('access'))
      await expect(page.getByText('Your account is deleted')).toBeVisible()
      expect(provider.sold()).toEqual(['canceled', 'canceled'])

      const left = () => {
        const { subscription_owners: _, ...places } = Object(project.get(''))
        return Object.keys(places).filter((name) => {
          const text = JSON.stringify(places[name])
          return [uid, owner.email, player.roomSystem.id()].some((trace) => text.includes(trace))
        })
      }
      await expect.poll(left).toEqual([])
      for (const call of provider.calls()) expect(await provider.deliver(call)).toBe(200)
      const client = await connectTestClient(player.url, 4)
      client.emit('getMyAcmeStatus')
      expect(await client.next('pushMyAcmeStatus')).toEqual({ loggedIn: false })
      client.close()
      expect(left()).toEqual([])
    },
  ],
  [
    'and no page complained, no address held a token, no line of the functions was about a person',
    async ({ addresses, owner, panel, project }) => {
      expect(panel.pageErrors.take()).toEqual([])
      expect(addresses.length).toBeGreaterThan(100)
      expect(addresses.filter((address) => /eyJ[\w-]{10}|[?&](id)?token=/i.test(address))).toEqual([])
      const lines = project
        .log()
        .split('\n')
        .filter((line) => line.startsWith('>'))
      expect(lines.length).toBeGreaterThan(3)
      expect(lines.filter((line) => line.includes(owner.email) || /eyJ[\w-]{10}/.test(line))).toEqual([])
    },
  ],
]
