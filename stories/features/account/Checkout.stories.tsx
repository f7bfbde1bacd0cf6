import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { UserRecord } from '../../../schemas/generated/types'
import {
  CancelSubscriptionScreen,
  ChangeSubscriptionScreen,
  PaymentFailScreen,
  PaymentSuccessScreen,
  SubscribeScreen,
} from '../../../src/screens/account/checkoutScreens'
import { cloudSamples } from '../../../tests/support/cloud/cloudSamples'
import type { ScriptedCloud } from '../../../tests/support/cloud/ScriptedCloud'
import { AccountPlaceStory } from '../../support/AccountPlaceStory'
import { hurried } from '../../support/hurried'
import { dark, narrow } from '../../support/looksOf'

const { user, records, products } = cloudSamples
const onLink = fn()

/** Paying for a plan, changing and cancelling it [A4.6 … A4.10]. */
const meta = {
  title: 'features/account/Checkout',
  tags: ['phone-dark-pseudo'],
  component: AccountPlaceStory,
  args: { onLink, children: <SubscribeScreen /> },
} satisfies Meta<typeof AccountPlaceStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const timeout = { timeout: 12_000 }
const yearly = { plan: 'virtuoso', planDuration: 'yearly' }
const superstar = { plan: 'superstar', planDuration: 'yearly' }
const subscribe = (record: UserRecord, hasCards = false) => ({
  start: { user, record, hasCards },
  params: yearly,
})
const change = (record: UserRecord, hasCards = false) => ({
  start: { user, record, hasCards },
  params: superstar,
  children: <ChangeSubscriptionScreen />,
})
const cancel = (record: UserRecord) => ({
  start: { user, record },
  children: <CancelSubscriptionScreen />,
})
const shows =
  (...texts: (string | RegExp)[]): Play =>
  async () => {
    for (const text of texts) await screen.findAllByText(text, {}, timeout)
  }
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }, timeout))
const press = async ({ userEvent }: Pick<Parameters<Play>[0], 'userEvent'>, ...names: string[]) => {
  for (const name of names) await userEvent.click(await screen.findByRole('button', { name }, timeout))
}
const presses =
  (names: string[], title: string | RegExp, text: string | RegExp): Play =>
  async (context) => {
    await press(context, ...names)
    await (await dialog(title)).findByText(text, {}, timeout)
  }

// Paying

export const Trial: Story = {
  name: '[A2.4-49] [A2.5-13] With a trial',
  parameters: { covers: ['state:subscription.idle'] },
  args: subscribe(records.free),
  play: shows('Complete your upgrade', 'Try for free', '14 free days trial', 'Have a coupon code?'),
  tags: ['phone-dark', 'dark', 'phone', 'kiosk'],
}
export const TrialLongGerman: Story = {
  args: { ...subscribe(records.free, true), language: 'de' },
  play: shows('Upgrade abschließen', 'Kostenlos testen', 'Mit Karte bezahlen'),
  ...narrow,
}

export const Coupon: Story = {
  name: '[A4.5-2] [A5-18] A coupon takes the place of the trial',
  args: subscribe(records.free),
  play: async (context) => {
    await press(context, 'Have a coupon code?')
    await context.userEvent.type(await screen.findByLabelText('Coupon code'), 'AUTUMN')
    await screen.findByRole('button', { name: 'Buy now' })
    await expect(screen.queryByText('14 free days trial')).toBeNull()
  },
  tags: ['phone'],
}

export const WithoutTrial: Story = {
  name: '[A9-9] Without a trial, and with the older card provider',
  args: subscribe(records.trialUsed, true),
  play: shows('Buy now', 'Pay by card'),
}

export const Loading: Story = {
  name: '[A2.5-16] [A4.7-1] The checkout is loaded',
  parameters: { covers: ['state:subscription.hosted.loading'] },
  args: { ...subscribe(records.free), script: (cloud: ScriptedCloud) => cloud.hold('checkout.load') },
  play: presses(['Try for free'], 'Payment', 'The checkout is opening…'),
  tags: ['dark', 'phone'],
}

export const Open: Story = {
  name: '[A4.6-1] The checkout is open',
  parameters: { covers: ['state:subscription.hosted.open'] },
  args: { ...subscribe(records.free), script: (cloud: ScriptedCloud) => cloud.hold('checkout.open') },
  play: presses(['Try for free'], 'Payment', /Finish in the checkout/),
}

export const NotCompleted: Story = {
  name: '[A4.6-3] [A8-13] The checkout was closed',
  parameters: { covers: ['state:subscription.refused'] },
  args: {
    ...subscribe(records.free),
    script: (cloud: ScriptedCloud) => {
      cloud.checkoutOutcome = 'closed'
    },
  },
  play: presses(['Try for free'], 'The checkout was not completed', /Nothing was paid/),
  tags: ['phone'],
}

export const ScriptBlocked: Story = {
  name: '[A8-27] The script of the checkout is blocked',
  args: {
    ...subscribe(records.free),
    script: (cloud: ScriptedCloud) => {
      cloud.fail('checkout.load', 'cloud/script-failed')
      cloud.fail('checkout.price', 'cloud/script-failed')
    },
  },
  play: presses(['Try for free'], 'Nothing was paid', /content blocker/),
  tags: ['phone', 'dark'],
}

export const Paid: Story = {
  name: '[A4.6-2] Paid',
  parameters: { covers: ['state:subscription.succeeded'] },
  args: subscribe(records.free),
  play: async (context) => {
    onLink.mockClear()
    await press(context, 'Try for free')
    await waitFor(() => expect(onLink).toHaveBeenCalledWith('payment-success'))
  },
}

export const NotForSale: Story = {
  name: '[A5-13] [A8-15] A plan without a product id',
  args: {
    start: {
      user,
      record: records.free,
      products: { virtuoso: { ...products.virtuoso, prices: { yearly: { amount: 29.9, paddleId: null } } } },
    },
    params: yearly,
  },
  play: presses(['Buy now'], 'Nothing was paid', /No transaction occurred/),
}

export const AlreadyMine: Story = {
  args: subscribe(records.virtuosoYearly),
  play: shows('You already have this plan. There is nothing to pay.', 'Go to profile'),
}

export const NoProduct: Story = {
  name: '[A2.4-51] [A8-24] No product is chosen',
  args: { ...subscribe(records.free), params: { plan: 'nothing', planDuration: 'yearly' } },
  play: shows('No plan is chosen', 'Retry'),
}
export const NotLogged: Story = {
  name: '[A2.4-50] [A8-25] Not logged in',
  args: { params: yearly },
  play: shows('You are not logged in', 'Log in'),
}

// By card

export const TakingCard: Story = {
  name: '[A2.5-13] The card is taken in the provider’s window',
  parameters: { covers: ['state:subscription.takingCard'] },
  args: { ...subscribe(records.free, true), script: (cloud: ScriptedCloud) => cloud.hold('cards.token') },
  play: presses(['Pay by card'], 'Payment', /Enter the card/),
}

export const Pushing: Story = {
  parameters: { covers: ['state:subscription.request.pushing'] },
  args: {
    ...subscribe(records.free, true),
    script: (cloud: ScriptedCloud) => cloud.hold('records.pushPayment'),
  },
  play: presses(['Pay by card'], 'Payment', /up to a minute/),
}
export const WaitingForStatus: Story = {
  name: '[A4.10-1] The payment is under way',
  parameters: { covers: ['state:subscription.request.waiting'] },
  args: {
    ...subscribe(records.free, true),
    script: (cloud: ScriptedCloud) => cloud.hold('records.paymentStatus'),
  },
  play: presses(['Pay by card'], 'Payment', /up to a minute/),
}
export const ReadingError: Story = {
  parameters: { covers: ['state:subscription.request.readingError'] },
  args: {
    ...subscribe(records.free, true),
    script: (cloud: ScriptedCloud) => {
      cloud.records.paymentOutcome = false
      cloud.hold('records.paymentError')
    },
  },
  play: presses(['Pay by card'], 'Payment', /up to a minute/),
}
export const NoCardError: Story = {
  name: '[A4.10-3] [A8-21] No success but no error',
  parameters: { covers: ['state:subscription.failed'] },
  args: {
    ...subscribe(records.free, true),
    script: (cloud: ScriptedCloud) => {
      cloud.records.paymentOutcome = false
    },
  },
  play: presses(['Pay by card'], 'Payment failed', /neither that it worked nor why not/),
}

// Changing

export const Change: Story = {
  name: '[A2.4-52] [A4.4-6] Another plan',
  args: change(records.virtuosoMonthly),
  play: shows('VIRTUOSO', 'Superstar', 'Update subscription'),
  tags: ['dark', 'phone'],
}
export const ChangeLongGerman: Story = {
  args: { ...change(records.virtuosoMonthly), language: 'de' },
  play: shows('Neuer Tarif', 'Abonnement ändern'),
  ...narrow,
}

export const Confirming: Story = {
  name: '[A4.8-2] Is the change really meant?',
  parameters: { covers: ['state:subscription.confirming'] },
  args: change(records.virtuosoMonthly),
  play: presses(['Update subscription'], 'Change the plan?', /VIRTUOSO \(Monthly\) to SUPERSTAR \(Yearly\)/),
  tags: ['phone'],
}

export const Changing: Story = {
  name: '[A4.8-2] The plan is changed',
  parameters: { covers: ['state:subscription.calling'] },
  args: {
    ...change(records.virtuosoMonthly),
    script: (cloud: ScriptedCloud) => cloud.hold('functions.updateSubscription'),
  },
  play: presses(['Update subscription', 'Change plan'], 'Changing the plan', /takes a few seconds/),
}
export const ChangingDark: Story = {
  ...Changing,
  name: 'Changing Dark',
  parameters: { ...dark.parameters, covers: ['state:subscription.calling'] },
}

export const LookingUp: Story = {
  name: '[A4.8-3] The answer was lost: the record decides',
  parameters: { covers: ['state:subscription.lookingUp'] },
  args: {
    ...change(records.virtuosoMonthly),
    script: (cloud: ScriptedCloud) => {
      cloud.fail('functions.updateSubscription', 'cloud/unreachable')
      cloud.hold('records.readUser')
    },
  },
  play: presses(['Update subscription', 'Change plan'], 'Changing the plan', /answer was lost/),
}

export const ChangeFailed: Story = {
  name: '[A8-20] The change failed, in the server’s words',
  args: {
    ...change(records.virtuosoMonthly),
    script: (cloud: ScriptedCloud) =>
      cloud.fail('functions.updateSubscription', 'cloud/refused', 'Card declined'),
  },
  play: presses(['Update subscription', 'Change plan'], 'The plan was not changed', 'Card declined'),
}

// Cancelling

export const Cancel: Story = {
  name: '[A2.4-53] [A4.4-6] Back to the free plan',
  args: cancel(records.virtuosoYearly),
  play: shows('VIRTUOSO', 'FREE', 'Cancel subscription'),
  tags: ['dark', 'phone'],
}
export const CancelLongGerman: Story = {
  args: { ...cancel(records.virtuosoYearly), language: 'de' },
  play: shows('Abonnement kündigen'),
  ...narrow,
}
export const CancelAsked: Story = {
  name: '[A4.9-2] Is the cancellation really meant?',
  args: cancel(records.virtuosoYearly),
  play: presses(
    ['Cancel subscription'],
    'Cancel the subscription?',
    /premium features of VIRTUOSO end at once/,
  ),
}
export const CancelFailed: Story = {
  name: '[A4.9-3] [A8-17] The cancellation failed without a word',
  args: {
    ...cancel(records.virtuosoYearly),
    script: (cloud: ScriptedCloud) => cloud.fail('functions.cancelSubscription', 'cloud/refused'),
  },
  play: async (context) => {
    await press(context, 'Cancel subscription')
    const question = await dialog('Cancel the subscription?')
    await context.userEvent.click(question.getByRole('button', { name: 'Cancel subscription' }))
    await (await dialog('The subscription was not cancelled')).findByText(/goes on as before/, {}, timeout)
  },
}
export const CancelNothing: Story = {
  name: '[A2.4-54] Nothing to cancel',
  args: cancel(records.free),
  play: shows('You have no subscription', 'Retry'),
}
export const CancelLifetime: Story = {
  name: '[A6-6] A plan for life is not cancelled',
  args: cancel(records.lifetime),
  play: async (context) => {
    await shows(/needs no cancelling/)(context)
    await expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull()
  },
}

// Outcomes

export const Success: Story = {
  name: '[A2.4-55] It worked',
  args: { start: { user, record: records.trialing }, children: <PaymentSuccessScreen /> },
  play: shows('It worked', 'VIRTUOSO', 'Go to profile', /Expiring: /),
  tags: ['dark', 'phone'],
}
export const SuccessLongGerman: Story = {
  args: { start: { user, record: records.trialing }, children: <PaymentSuccessScreen />, language: 'de' },
  play: shows('Es hat geklappt', 'Zum Profil'),
  ...narrow,
}

export const Fail: Story = {
  name: '[A2.4-56] It did not work',
  args: { children: <PaymentFailScreen /> },
  play: shows('The payment did not work', 'Retry payment'),
  tags: ['dark', 'phone'],
}

export const Unknown: Story = {
  name: 'Nobody knows whether it worked: nothing invites to pay twice',
  args: { children: <PaymentFailScreen />, query: 'outcome=unknown' },
  play: async (context) => {
    await shows('It is not known yet whether it worked', 'See your plan')(context)
    await expect(screen.queryByText('Retry payment')).toBeNull()
  },
  tags: ['dark', 'phone'],
}
export const UnknownLongGerman: Story = {
  args: { ...Unknown.args, language: 'de' },
  play: shows('Noch ist nicht bekannt, ob es geklappt hat', 'Zu Ihrem Tarif'),
  ...narrow,
}

export const AnswerComesLate: Story = {
  name: '[A4.10-1] [A8-7] The provider did not answer in time',
  parameters: { covers: ['state:subscription.uncertain'] },
  args: {
    ...subscribe(records.free, true),
    script: (cloud: ScriptedCloud) => cloud.fail('records.paymentStatus', 'cloud/timeout'),
  },
  beforeEach: hurried(2500),
  play: presses(['Pay by card'], 'It is not known yet whether it worked', /did not answer within a minute/),
}
