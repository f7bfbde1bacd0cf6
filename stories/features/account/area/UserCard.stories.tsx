import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { UserCard } from '../../../../src/features/account/area'
import { cloudSamples } from '../../../../tests/support/cloud/cloudSamples'
import type { ScriptedCloud } from '../../../../tests/support/cloud/ScriptedCloud'
import { AccountStory } from '../../../support/AccountStory'

const { user, records } = cloudSamples
let cloud: ScriptedCloud | undefined
const onCloud = (made: ScriptedCloud) => {
  cloud = made
}

/** Who is signed in, as the user card shows it in the side menu and, on phones, in the settings. */
const meta = {
  title: 'features/account/area/UserCard',
  tags: ['phone-dark-pseudo'],
  component: AccountStory,
  args: { onCloud, children: <UserCard place="menu" /> },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof AccountStory>
export default meta

type Story = StoryObj<typeof meta>

/** The service has not said yet who is signed in. */
export const Unknown: Story = {
  parameters: { covers: ['state:accountSession.unknown'] },
  args: { script: (cloud) => cloud.hold('auth.watch') },
}
export const SignedOut: Story = {
  name: '[A2.5-1] Nobody is logged in',
  parameters: { covers: ['state:accountSession.signedOut'] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'What an account is for' }))
    await expect(screen.getByRole('link', { name: 'Sign up' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'See the plans' })).toBeVisible()
  },
  tags: ['dark', 'wide'],
}
export const SignedOutInGerman: Story = {
  args: { language: 'de' },
  globals: { viewport: { value: 'narrow' } },
}
export const Loading: Story = {
  parameters: { covers: ['state:accountSession.signedIn.watching.loading'] },
  args: { start: { user, record: records.free }, script: (cloud) => cloud.hold('records.watchUser') },
}
export const WithoutPlan: Story = {
  name: '[A2.5-1] Without a plan: an upgrade is offered',
  parameters: { covers: ['state:accountSession.signedIn.watching.ready'] },
  args: { start: { user, record: records.withoutPlan } },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Owner, Free: to the profile' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Upgrade' })).toBeVisible()
  },
  tags: ['dark', 'wide'],
}
export const WithPlan: Story = {
  args: { start: { user, record: records.superstarYearly } },
  play: async () => {
    await screen.findByRole('link', { name: 'Owner, Superstar: to the profile' })
    await expect(screen.queryByRole('link', { name: 'Upgrade' })).toBeNull()
  },
  tags: ['wide-dark'],
}
export const WithoutNames: Story = {
  name: '[A2.5-1] Logged in by a social account without names, in German',
  args: { start: { user, record: records.withoutNames }, language: 'de' },
  globals: { viewport: { value: 'narrow' } },
}
/** A first social log-in gets its record. */
export const Creating: Story = {
  name: '[A4.2-2] A first social log-in',
  parameters: { covers: ['state:accountSession.signedIn.watching.creating'] },
  args: {
    start: { user: { ...user, providers: ['google'] } },
    script: (cloud) => cloud.hold('records.createUser'),
  },
}
/** The cloud says nothing; it is heard when it does after all. */
export const Late: Story = {
  parameters: { covers: ['state:accountSession.signedIn.watching.late'] },
  args: { start: { user, record: records.free }, script: (cloud) => cloud.hold('records.watchUser') },
  play: async () => {
    await screen.findByText('The cloud is out of reach', undefined, { timeout: 13_000 })
  },
}
/**
 * The record cannot be had any more: the service is asked whether the sign-in still holds; what is known
 * stays.
 */
export const Checking: Story = {
  parameters: { covers: ['state:accountSession.signedIn.checking'] },
  args: { start: { user, record: records.free }, script: (cloud) => cloud.hold('auth.reload') },
  play: async () => {
    await screen.findByRole('link', { name: /Owner/ })
    cloud?.breakWatch('user', 'database/permission-denied')
    await expect(screen.getByRole('link', { name: /Owner/ })).toBeVisible()
  },
}
export const Failed: Story = {
  parameters: { covers: ['state:accountSession.signedIn.failed'] },
  args: {
    start: { user, record: records.free },
    script: (cloud) => cloud.fail('records.watchUser', 'database/permission-denied'),
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Try again' })
  },
  tags: ['wide-dark'],
}
export const FailedInGerman: Story = {
  args: { ...Failed.args, language: 'de' },
  globals: { viewport: { value: 'narrow' } },
}
export const LoggingOutFails: Story = {
  name: '[A2.5-1 A2.4-7] Logging out fails',
  args: {
    start: { user, record: records.free },
    script: (cloud) => cloud.fail('auth.signOut', 'cloud/unreachable'),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }))
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Logging out did not work' })).toBeVisible(),
    )
  },
}
