import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import type { Product, ProductCatalogue, UserRecord } from '../../../schemas/generated/types'
import { PlansView } from '../../../src/features/account/plans'
import { cloudSamples } from '../../../tests/support/cloud/cloudSamples'
import type { ScriptedCloud } from '../../../tests/support/cloud/ScriptedCloud'
import { AccountStory } from '../../support/AccountStory'
import { narrow } from '../../support/looksOf'

/** The plans, and how one stands to each [A2.4-46 A4.4]. */
const meta = {
  title: 'features/account/Plans',
  tags: ['phone-dark-pseudo'],
  component: AccountStory,
  args: { children: <PlansView /> },
} satisfies Meta<typeof AccountStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const { user, records, products } = cloudSamples
const timeout = { timeout: 12_000 }
const start = (record: UserRecord | undefined, catalogue: ProductCatalogue = products) => ({
  start: { user, record, products: catalogue },
})
const fails = (cloud: ScriptedCloud) => cloud.fail('records.readProducts', 'cloud/unreachable')
const waits = (cloud: ScriptedCloud) => cloud.hold('records.readProducts')
const blocked = (cloud: ScriptedCloud) => cloud.fail('checkout.price', 'cloud/script-failed')
const shows =
  (...texts: (string | RegExp)[]): Play =>
  async () => {
    for (const text of texts) await screen.findAllByText(text, {}, timeout)
  }

export const Free: Story = {
  name: '[A4.4-1] [A4.4-3] [A4.4-7] On the free plan, with a trial',
  args: start(records.free),
  play: shows('Current plan', 'Try for free', '14 free days trial', '29.90 EUR'),
  tags: ['dark', 'phone', 'phone-dark', 'kiosk'],
}
export const FreeLongGerman: Story = {
  args: { ...start(records.free), language: 'de' },
  play: shows('Aktueller Tarif', 'Kostenlos testen'),
  ...narrow,
}

export const TrialUsed: Story = {
  name: '[A4.4-3] [A4.5-1] On the free plan, the trial used up',
  args: start(records.trialUsed),
  play: async (context) => {
    await shows('Current plan', 'Change plan')(context)
    await expect(screen.queryByText('Try for free')).toBeNull()
  },
  tags: ['phone', 'dark'],
}

export const Monthly: Story = {
  name: '[A2.4-47] [A4.4-4] [A4.4-5] On a monthly plan',
  args: start(records.virtuosoMonthly),
  play: async (context) => {
    await shows('Current plan', 'Change plan')(context)
    await expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  },
  tags: ['dark', 'phone'],
}

export const YearlySeesMonthly: Story = {
  name: '[A4.4-5] [A5-22] Nobody changes from yearly to monthly',
  args: start(records.virtuosoYearly),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByText('Monthly', {}, timeout))
    await screen.findAllByText('A yearly plan cannot become a monthly one.', {}, timeout)
    for (const button of screen.getAllByRole('button', { name: 'Change plan' }))
      await expect(button).toBeDisabled()
  },
  tags: ['dark', 'phone'],
}

export const Lifetime: Story = {
  name: '[A4.3-6] [A4.4-8] [A6-6] A plan for life',
  args: start(records.lifetime),
  play: async (context) => {
    await shows('Current plan', /for life/)(context)
    await expect(screen.queryByText('Change plan')).toBeNull()
  },
  tags: ['dark', 'phone'],
}

export const PastDue: Story = {
  name: '[A4.3-3] A payment that did not go through',
  args: start(records.pastDue),
  play: shows(/last payment did not go through/, 'Check payment method', 'Current plan'),
  tags: ['dark', 'phone'],
}

export const Ended: Story = {
  name: '[A4.3-4] A subscription that has ended counts as free',
  args: start({ ...records.cancelled, plan: 'virtuoso', planDuration: 'monthly' }),
  play: shows('Current plan', 'Change plan'),
  tags: ['dark', 'phone'],
}

export const PricesFailed: Story = {
  name: '[A3.3-6] The provider’s prices did not come',
  args: { ...start(records.free), script: blocked },
  play: shows(/Prices in euros/, '29.90 EUR'),
  tags: ['dark', 'phone'],
}

export const Waiting: Story = {
  args: { ...start(records.free), script: waits },
  play: shows('The plans are on their way'),
  tags: ['phone', 'dark'],
}

export const Failed: Story = {
  args: { ...start(records.free), script: fails },
  play: shows('The plans cannot be shown', 'Try again'),
  tags: ['phone', 'dark'],
}

export const Empty: Story = {
  args: start(records.free, {}),
  play: shows('No plans at the moment'),
  tags: ['dark', 'phone'],
}

export const NotLogged: Story = {
  args: {},
  play: shows('You are not logged in', 'Log in'),
  tags: ['dark', 'phone'],
}

const long = (product: Product): Product => ({
  ...product,
  name: 'Hochleistungsmusikwiedergabe-Jahresabonnement',
  features: [
    'Lautstärkeregelungsaktualisierung der Wiedergabewarteschlange',
    'EMPTY',
    'PRODUCT_FEATURES.MULTI_ROOM',
  ],
})
export const LongNames: Story = {
  name: '[A3.3-2] Features without words of ours, in long German',
  args: {
    ...start(records.free, { free: products.free, virtuoso: long(products.virtuoso) }),
    language: 'de',
  },
  play: shows('Multi room', /Wiedergabewarteschlange/),
  ...narrow,
  tags: ['dark'],
}
