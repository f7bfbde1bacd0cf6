import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { LogoutView, RecoverView, VerifyView } from '../../../src/features/account/auth'
import { cloudSamples } from '../../../tests/support/cloud/cloudSamples'
import { AccountStory } from '../../support/AccountStory'
import { narrow } from '../../support/looksOf'

/** A new password, a confirmed address, and logging out. */
const meta = {
  title: 'features/account/RecoverAndVerify',
  tags: ['phone-dark-pseudo'],
  component: AccountStory,
  args: { children: <RecoverView />, onLink: fn() },
} satisfies Meta<typeof AccountStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const recover =
  (button: string): Play =>
  async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('E-mail'), 'owner.one@example.org')
    await userEvent.click(screen.getByRole('button', { name: button }))
  }

export const Recover: Story = { name: '[A2.4-44] Asking for a mail', tags: ['dark', 'phone', 'kiosk'] }
export const RecoverLongGerman: Story = { args: { language: 'de' }, ...narrow }
export const Sent: Story = {
  name: '[A2.4-45 A4.13-1] The mail is on its way',
  play: async (context) => {
    await recover('Password reset')(context)
    await screen.findByText(/If there is an account for owner.one@example.org/)
    await screen.findByRole('link', { name: 'Go to login' })
  },
  tags: ['phone-dark'],
}
export const NotSent: Story = {
  args: { script: (cloud) => cloud.fail('auth.sendPasswordReset', 'auth/too-many-requests') },
  play: async (context) => {
    await recover('Password reset')(context)
    await screen.findByRole('dialog', { name: 'The mail was not sent' })
  },
}

const notVerified = {
  children: <VerifyView />,
  start: { user: cloudSamples.notVerifiedUser, record: cloudSamples.records.notVerified },
}

export const NotVerified: Story = {
  name: '[A2.4-42 A2.5-11 A4.14-1 A8-23] Not verified: another mail, or logging in anew',
  args: notVerified,
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { name: 'E-mail not verified' })
    await userEvent.click(screen.getByRole('button', { name: 'Resend verification e-mail' }))
    await screen.findByText(/The mail is on its way/)
  },
  tags: ['dark', 'phone'],
}
export const NotVerifiedLongGerman: Story = { args: { ...notVerified, language: 'de' }, ...narrow }
export const Verified: Story = {
  name: '[A2.4-43] Verified',
  args: { children: <VerifyView />, start: { user: cloudSamples.user, record: cloudSamples.records.free } },
  play: async () => {
    await screen.findByText('You’re verified')
  },
}

const loggedIn = { user: cloudSamples.user, record: cloudSamples.records.free }

export const LoggedOut: Story = {
  name: '[A2.4-7] Logging out leads to access',
  args: { children: <LogoutView />, start: loggedIn },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLink).toHaveBeenLastCalledWith('access'))
  },
}
export const LogoutFailed: Story = {
  name: '[A2.4-7] Logging out did not work',
  args: {
    children: <LogoutView />,
    start: loggedIn,
    script: (cloud) => cloud.fail('auth.signOut', 'cloud/unreachable'),
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Logging out did not work' })
  },
}
