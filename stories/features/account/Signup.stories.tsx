import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { SignupOldView, SignupView } from '../../../src/features/account/auth'
import { cloudSamples } from '../../../tests/support/cloud/cloudSamples'
import type { ScriptedCloud } from '../../../tests/support/cloud/ScriptedCloud'
import { AccountStory } from '../../support/AccountStory'
import { narrow } from '../../support/looksOf'

const Terms = () => <p>Billing is monthly or annual. Cancel at least one day before it renews.</p>

/** Signing up: the account, then a plan. */
const meta = {
  title: 'features/account/Signup',
  tags: ['phone-dark-pseudo'],
  component: AccountStory,
  args: { children: <SignupView Terms={Terms} />, onLink: fn() },
} satisfies Meta<typeof AccountStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const soon = { timeout: 12_000 }

const fields = [
  ['First name', 'Ada'],
  ['Last name', 'Berg'],
  ['E-mail', 'ada@example.org'],
  ['Password', 'correct horse'],
  ['Password again', 'correct horse'],
] as const

const signUp: Play = async ({ userEvent }) => {
  for (const [label, text] of fields) await userEvent.type(await screen.findByLabelText(label), text)
  await userEvent.click(screen.getByLabelText('I agree to the terms and conditions'))
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }))
}
const script = (prepare: (cloud: ScriptedCloud) => void) => ({ script: prepare })

export const Filling: Story = {
  name: '[A2.4-12] Step 1',
  parameters: { covers: ['state:signup.account.filling'] },
  tags: ['dark', 'phone', 'kiosk'],
}
export const FillingLongGerman: Story = { args: { language: 'de' }, ...narrow }

export const Invalid: Story = {
  name: '[A5-1 A5-2 A5-3 A5-4 A8-11] What is missing is said at the fields',
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Last name'), 'A')
    await userEvent.type(screen.getByLabelText('Password'), 'short')
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }))
    await screen.findByText('At least 8 characters.')
    await screen.findByText('Please agree to the terms and conditions to go on.')
  },
}

export const ReadingTheTerms: Story = {
  name: '[A2.4-9] The terms in a modal',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Read the terms and conditions' }))
    await screen.findByRole('dialog', { name: 'Terms and conditions' })
  },
}

export const Creating: Story = {
  name: '[A2.4-12 A4.2-4] The account is being created',
  parameters: { covers: ['state:signup.account.creating'] },
  args: script((cloud) => cloud.hold('auth.signUp')),
  play: async (context) => {
    await signUp(context)
    await expect(await screen.findByRole('button', { name: 'Creating account' })).toBeDisabled()
  },
}
export const Writing: Story = {
  parameters: { covers: ['state:signup.account.writing'] },
  args: script((cloud) => cloud.hold('records.createUser')),
  play: signUp,
}
export const Mailing: Story = {
  parameters: { covers: ['state:signup.account.mailing'] },
  args: script((cloud) => cloud.hold('auth.sendVerification')),
  play: signUp,
}

export const Failed: Story = {
  name: '[A8-28] The address has an account already',
  parameters: { covers: ['state:signup.account.failed'] },
  args: script((cloud) => cloud.fail('auth.signUp', 'auth/email-already-in-use')),
  play: async (context) => {
    await signUp(context)
    await screen.findByRole('dialog', { name: 'Your account was not created' }, soon)
    await expect(screen.getByLabelText('First name')).toHaveValue('Ada')
  },
}

export const Plan: Story = {
  name: '[A2.4-13 A2.4-14] Step 2',
  parameters: { covers: ['state:signup.plan'] },
  play: async (context) => {
    await signUp(context)
    await screen.findByRole('heading', { name: 'Choose your plan' }, soon)
    await expect(await screen.findByRole('radio', { name: /virtuoso/i }, soon)).toBeChecked()
    await screen.findByRole('button', { name: 'Finish signup' })
  },
  tags: ['dark', 'phone', 'kiosk', 'narrow'],
}

export const PlanDeclined: Story = {
  name: '[A2.4-13] No plan is wanted',
  play: async (context) => {
    await signUp(context)
    await context.userEvent.click(
      await screen.findByRole('button', { name: 'No thanks, not interested' }, soon),
    )
    await waitFor(() => expect(context.args.onLink).toHaveBeenLastCalledWith('playback'))
  },
}

export const MailMissing: Story = {
  args: script((cloud) => cloud.fail('auth.sendVerification', 'auth/too-many-requests')),
  play: async (context) => {
    await signUp(context)
    await screen.findByText(/could not be sent/, undefined, soon)
  },
}

export const Legacy: Story = {
  name: '[A2.4-8] [A2.4-9] [A2.4-10] On one page',
  args: { children: <SignupOldView Terms={Terms} /> },
  play: async (context) => {
    await expect(await screen.findAllByRole('button', { name: /^Continue with/ })).toHaveLength(3)
    await expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible()
    await signUp(context)
    await waitFor(() => expect(context.args.onLink).toHaveBeenLastCalledWith('profile'), soon)
  },
  tags: ['dark', 'phone', 'kiosk'],
}
export const LegacyLongGerman: Story = { args: { ...Legacy.args, language: 'de' }, ...narrow }
export const Already: Story = {
  name: '[A2.4-11] Logged in already',
  args: {
    children: <SignupOldView Terms={Terms} />,
    start: { user: cloudSamples.user, record: cloudSamples.records.free },
  },
  play: async () => {
    await screen.findByText('You are logged in already')
  },
  tags: ['dark', 'phone'],
}
export const AlreadyLongGerman: Story = { args: { ...Already.args, language: 'de' }, ...narrow }
