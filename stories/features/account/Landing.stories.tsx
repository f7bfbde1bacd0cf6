import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import anyBrand from '../../../fixtures/documents/brand/any.json'
import { LandingView, PremiumStreamingView, WelcomeView } from '../../../src/features/account/landing'
import { PlaceContext } from '../../../src/features/account/links/NavigationLinksContext'
import { BrandContext } from '../../../src/ui/brand/BrandContext'
import { cloudSamples } from '../../../tests/support/cloud/cloudSamples'
import { AccountStory } from '../../support/AccountStory'
import { narrow, phone } from '../../support/looksOf'

const cloud = {
  project: {
    apiKey: 'key',
    projectId: 'any',
    databaseUrl: 'wss://db.anybrand.example',
    storageBucket: 'any',
  },
  functions: { production: 'https://api.anybrand.example', development: 'https://api-dev.anybrand.example' },
  streaming: [
    { name: 'tidewave', title: 'Tidewave', settings: 'music_service/tidewave' },
    { name: 'northsound', title: 'Northsound HiRes' },
  ],
  links: { install: 'https://anybrand.example/install' },
}

const Premium = ({ service }: { service: string }) => (
  <BrandContext value={{ ...anyBrand, cloud }}>
    <PlaceContext value={{ params: { serviceName: service }, query: new URLSearchParams() }}>
      <PremiumStreamingView />
    </PlaceContext>
  </BrandContext>
)
const Welcome = () => (
  <BrandContext value={{ ...anyBrand, cloud }}>
    <PlaceContext value={{ params: {}, query: new URLSearchParams('grsf=friend-7') }}>
      <WelcomeView />
    </PlaceContext>
  </BrandContext>
)

/** Where links from outside lead: a friend's, that of a streaming service, that of the plans. */
const meta = {
  title: 'features/account/Landing',
  tags: ['phone-dark-pseudo'],
  component: AccountStory,
  args: { children: <Welcome />, onLink: fn() },
} satisfies Meta<typeof AccountStory>
export default meta

type Story = StoryObj<typeof meta>

const { user, records } = cloudSamples

export const OfAFriend: Story = {
  name: '[A2.4-17 A2.4-18 A2.4-19 A9-13] A friend’s link; who sent it goes on to the sign-up',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Create your account' }))
    await expect(args.onLink).toHaveBeenLastCalledWith({ screen: 'signup', query: 'grsf=friend-7' })
    await expect(screen.getByRole('link', { name: 'More about it' })).toHaveAttribute(
      'href',
      'https://anybrand.example/install',
    )
    for (const name of ['Install', 'Connect', 'Control', 'Integrations', 'Discovery', 'Backup', 'CD'])
      await screen.findByRole('heading', { name })
  },
  tags: ['dark', 'phone', 'kiosk'],
}
export const OfAFriendLongGerman: Story = { args: { language: 'de' }, ...narrow }

export const PremiumLoggedOut: Story = {
  name: '[A2.4-24 A2.4-25 A2.4-26 A2.4-28 A9-6] Premium streaming, logged out',
  args: { children: <Premium service="tidewave" /> },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Upgrade from €2.99 / month' }))
    await expect(args.onLink).toHaveBeenLastCalledWith('access')
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))
    await expect(args.onLink).toHaveBeenLastCalledWith('login')
    await expect(screen.getAllByRole('listitem')).toHaveLength(3)
  },
  tags: ['dark', 'kiosk'],
}
export const PremiumLoggedOutPhone: Story = { args: { children: <Premium service="northsound" /> }, ...phone }
export const PremiumLongGerman: Story = {
  args: { children: <Premium service="northsound" />, language: 'de' },
  ...narrow,
}
export const PremiumWithoutPlan: Story = {
  name: '[A2.4-26] Premium streaming without a plan',
  args: { children: <Premium service="tidewave" />, start: { user, record: records.free } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: /^Upgrade from/ }))
    await expect(args.onLink).toHaveBeenLastCalledWith('plans')
    await expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
  },
}
export const PremiumWithPlan: Story = {
  name: '[A2.4-27 A6-5] Premium streaming with a plan',
  args: { children: <Premium service="tidewave" />, start: { user, record: records.virtuosoYearly } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Login with Tidewave' }))
    await expect(args.onLink).toHaveBeenLastCalledWith({ screen: 'plugin', page: 'music_service/tidewave' })
  },
}
export const PremiumUnknown: Story = {
  args: { children: <Premium service="constructor" /> },
  play: async () => {
    await screen.findByText('This service is not known here')
  },
}

export const OfThePlans: Story = {
  name: '[A2.4-20 A2.4-21 A2.4-22 A2.4-23] The plans, logged out',
  args: { children: <LandingView /> },
  play: async ({ args, userEvent }) => {
    await screen.findByText(/from €2\.99 a month/)
    await userEvent.click(screen.getByRole('link', { name: 'Go to my account' }))
    await expect(args.onLink).toHaveBeenLastCalledWith('signup')
    await userEvent.click(screen.getByRole('link', { name: 'Settings' }))
    await expect(args.onLink).toHaveBeenLastCalledWith('settings')
    await screen.findByRole('button', { name: 'Try for free' })
  },
  tags: ['dark', 'phone'],
}
export const OfThePlansLongGerman: Story = { args: { children: <LandingView />, language: 'de' }, ...narrow }
export const OfThePlansWithPlan: Story = {
  name: '[A4.4-4 A4.4-5] The plans, for who has one: nothing is sold a second time',
  args: { children: <LandingView />, start: { user, record: records.virtuosoMonthly } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Change plan' }))
    await expect(args.onLink).toHaveBeenLastCalledWith({
      screen: 'change-subscription',
      plan: 'virtuoso',
      duration: 'yearly',
    })
    await expect(screen.queryByRole('button', { name: 'Buy now' })).toBeNull()
  },
}
export const OfThePlansForLife: Story = {
  name: '[A6-6] The plans, for who has one for life',
  args: { children: <LandingView />, start: { user, record: records.lifetime } },
  play: async () => {
    await screen.findByText(/for life/)
    await expect(screen.queryByRole('button', { name: 'Buy now' })).toBeNull()
  },
}
export const OfThePlansLoggedIn: Story = {
  name: '[A2.4-21] The plans, logged in',
  args: { children: <LandingView />, start: { user, record: records.free } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Go to my account' }))
    await expect(args.onLink).toHaveBeenLastCalledWith('plans')
  },
}
