import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { AccountDetails, AccountTrouble, AccountWaiting } from '../../../../src/features/account/area'
import { cloudSamples } from '../../../../tests/support/cloud/cloudSamples'
import { AccountStory } from '../../../support/AccountStory'

const { user, records } = cloudSamples
const nothing = () => undefined
const signals = [
  { at: Date.UTC(2026, 0, 15, 9, 30), name: 'purchase', values: { currency: 'EUR', quantity: 1 } },
]
const analytics = { state: () => ({ isConfigured: true, isAllowed: true, signals }) }

/** What stands where a screen of the account area will be, and what /debug says of the account. */
const meta = {
  title: 'features/account/area/RouteGuard',
  tags: ['phone-dark-pseudo'],
  component: AccountStory,
  parameters: { covers: ['screen:/$'] },
} satisfies Meta<typeof AccountStory>
export default meta

type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  args: { children: <AccountWaiting isForPlayer={false} onRetry={nothing} /> },
  tags: ['phone-dark'],
}
export const SlowCloud: Story = {
  args: { children: <AccountWaiting isForPlayer={false} onRetry={nothing} /> },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByText('This takes longer than it should', undefined, { timeout: 13_000 })
  },
}
export const SlowPlayerInGerman: Story = {
  args: { children: <AccountWaiting isForPlayer onRetry={nothing} />, language: 'de' },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await screen.findByText('Das dauert länger als üblich', undefined, { timeout: 13_000 })
  },
}
export const OutOfReach: Story = {
  args: { children: <AccountTrouble onRetry={nothing} /> },
  tags: ['dark', 'phone', 'kiosk-dark'],
}
export const RecordRefused: Story = {
  args: {
    children: <AccountTrouble onRetry={nothing} />,
    start: { user, record: records.free },
    script: (cloud) => cloud.fail('records.watchUser', 'database/permission-denied'),
    language: 'de',
  },
  globals: { viewport: { value: 'phone' } },
}
/** No token, no e-mail address. */
export const Details: Story = {
  args: {
    children: <AccountDetails isAuthEnabled hasFeatures analytics={analytics} />,
    start: { user, record: records.virtuosoMonthly },
  },
  tags: ['phone-dark'],
}
export const DetailsOfNobody: Story = {
  args: {
    children: <AccountDetails isAuthEnabled={false} hasFeatures={false} analytics={undefined} />,
    language: 'de',
  },
  globals: { viewport: { value: 'narrow' } },
}
