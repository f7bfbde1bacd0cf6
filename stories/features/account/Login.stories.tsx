import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { LoginView } from '../../../src/features/account/auth'
import { cloudSamples } from '../../../tests/support/cloud/cloudSamples'
import { AccountStory } from '../../support/AccountStory'
import { narrow } from '../../support/looksOf'

/** Logging in with e-mail and password, or a social provider. */
const meta = {
  title: 'features/account/Login',
  tags: ['phone-dark-pseudo'],
  component: AccountStory,
  args: { children: <LoginView />, onLink: fn() },
} satisfies Meta<typeof AccountStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Fills in what is asked for, and presses Enter. */
const logIn: Play = async ({ userEvent }) => {
  await userEvent.type(await screen.findByLabelText('E-mail'), 'owner.one@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse{Enter}')
}

export const Empty: Story = {
  name: '[A2.4-4 A2.4-5] E-mail, password and the three providers',
  tags: ['dark', 'phone', 'kiosk'],
}
export const LongGerman: Story = { args: { language: 'de' }, ...narrow }

export const Invalid: Story = {
  name: '[A5-7] What is missing is said at the fields',
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('E-mail'), 'owner')
    await userEvent.type(screen.getByLabelText('Password'), 'short{Enter}')
    await screen.findByText('Enter an e-mail address such as name@example.org.')
    await screen.findByText('At least 8 characters.')
  },
}

export const Running: Story = {
  args: { script: (cloud) => cloud.hold('auth.signIn') },
  play: async (context) => {
    await logIn(context)
    await expect(await screen.findByRole('button', { name: 'Logging in' })).toBeDisabled()
  },
}

export const Refused: Story = {
  name: '[A8-28] A wrong password, and what was typed is still there',
  args: { script: (cloud) => cloud.fail('auth.signIn', 'auth/invalid-credential') },
  play: async (context) => {
    await logIn(context)
    await screen.findByRole('dialog', { name: 'Logging in did not work' })
    await screen.findByText(/do not fit together/)
    await expect(screen.getByLabelText('E-mail')).toHaveValue('owner.one@example.org')
  },
}

export const LoggedIn: Story = {
  name: '[A2.4-6] Who is logged in goes to the profile',
  play: async (context) => {
    await logIn(context)
    await waitFor(() => expect(context.args.onLink).toHaveBeenCalledWith('profile'))
  },
}

export const Already: Story = {
  name: '[A2.4-6] Logged in already',
  args: { start: { user: cloudSamples.user, record: cloudSamples.records.free } },
  play: async ({ args, userEvent }) => {
    await screen.findByText('You are logged in already')
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(args.onLink).toHaveBeenLastCalledWith('access'))
  },
}

const exists = 'auth/account-exists-with-different-credential'

export const OtherProvider: Story = {
  name: '[A4.2-3 A8-8] The address has an account with another provider',
  args: {
    script: (cloud) => {
      cloud.fail('auth.redirectOutcome', exists, exists, 'owner.one@example.org')
      cloud.auth.knownProviders = ['google.com']
    },
  },
  play: async () => {
    await screen.findByText(/has an account here that is used with Google/)
  },
}
export const OtherProviderUnknown: Story = {
  name: '[A4.2-3] The cloud does not say with which: all ways are offered',
  args: { script: (cloud) => cloud.fail('auth.redirectOutcome', exists, exists, 'owner.one@example.org') },
  play: async () => {
    await screen.findByRole('button', { name: 'Log in with password' })
  },
}
export const OtherProviderUnknownLongGerman: Story = {
  args: { ...OtherProviderUnknown.args, language: 'de' },
  ...narrow,
}

export const SocialFailed: Story = {
  name: '[A8-29] A social log-in that failed is said in the modal',
  args: { script: (cloud) => cloud.fail('auth.signInWithProvider', 'auth/operation-not-allowed') },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with Facebook' }))
    await screen.findByRole('dialog', { name: 'Logging in with Facebook did not work' })
  },
}
