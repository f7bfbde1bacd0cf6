import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { cloudSamples } from '../../../tests/support/cloud/cloudSamples'
import type { ScriptedCloud } from '../../../tests/support/cloud/ScriptedCloud'
import { DeletionHost } from '../../../src/features/account/profile'
import { EditProfileScreen } from '../../../src/screens/account/profileScreens'
import { AccountStory } from '../../support/AccountStory'
import { answer } from '../../support/deviceActs'
import { narrow, phone } from '../../support/looksOf'

const { user, records, devices } = cloudSamples
const onLink = fn()
let cloud: ScriptedCloud | undefined

/** Editing the own profile, and deleting the account. */
const meta = {
  title: 'features/account/EditProfile',
  tags: ['phone-dark-pseudo'],
  component: AccountStory,
  parameters: { covers: ['machine:profileEdit', 'machine:accountDeletion'] },
  args: {
    children: (
      <DeletionHost>
        <EditProfileScreen />
      </DeletionHost>
    ),
    start: { user, record: records.virtuosoMonthly, devices },
    onLink,
    onCloud: (made) => {
      cloud = made
    },
  },
} satisfies Meta<typeof AccountStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const timeout = { timeout: 8000 }
const ready: Play = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 }, timeout)
  await canvas.findByLabelText(/Last name|Nachname/, undefined, timeout)
}
const type =
  (label: string, text: string): Play =>
  async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(label, undefined, timeout)
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
const save: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
}
const inTurn =
  (...plays: Play[]): Play =>
  async (context) => {
    for (const play of plays) await play(context)
  }

export const Untried: Story = {
  name: '[A2.4-38] [A2.4-40] Edit profile',
  parameters: { covers: ['state:profileEdit.editing.untried', 'state:accountDeletion.idle'] },
  play: async (context) => {
    await ready(context)
    await context.canvas.findByText('Leave blank to keep current')
    await context.canvas.findByText('Active')
    await context.canvas.findByText(/2\.99/)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Cancel subscription' }))
    await expect(onLink).toHaveBeenLastCalledWith('cancel-subscription')
  },
  tags: ['dark', 'phone'],
}
export const UntriedLongGerman: Story = {
  name: 'Untried Long German',
  args: { language: 'de', start: { user, record: records.pastDue } },
  play: ready,
  ...narrow,
}

export const Inactive: Story = {
  name: '[A4.3-5] Without a subscription',
  args: { start: { user, record: records.cancelled } },
  play: async (context) => {
    await ready(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Subscribe' }))
    await expect(onLink).toHaveBeenLastCalledWith('plans')
  },
}

export const Lifetime: Story = {
  name: '[A6-6] [A2.4-39] A lifetime plan',
  args: { start: { user, record: records.lifetime } },
  play: async (context) => {
    await ready(context)
    for (const name of ['Change payment method', 'Cancel subscription', 'Delete account'])
      await expect(context.canvas.queryByRole('button', { name })).toBeNull()
  },
}

export const Incomplete: Story = {
  name: '[A2.4-37] Complete your profile',
  args: { start: { user, record: records.withoutNames } },
  play: async (context) => {
    await ready(context)
    await context.canvas.findByText('Complete your profile.')
  },
}
export const Unfinished: Story = {
  name: 'A deletion that was interrupted',
  args: { start: { user } },
  play: async (context) => {
    await ready(context)
    await context.canvas.findByRole('button', { name: 'Finish deleting' })
  },
}

export const Mismatch: Story = {
  name: '[A5-10] [A8-12] Passwords that differ',
  play: inTurn(
    type('New password', 'long enough'),
    type('New password again', 'other enough'),
    save,
    async ({ canvas }) => {
      await canvas.findByText('The two passwords are not the same.')
    },
  ),
}

export const Saving: Story = {
  parameters: { covers: ['state:profileEdit.saving'] },
  args: { script: (made) => made.hold('records.updateUser') },
  play: inTurn(type('Last name', 'Two'), save, async () => {
    await waitFor(() => expect(cloud?.callsOf('records.updateUser')).toHaveLength(1))
  }),
}

export const Saved: Story = {
  parameters: { covers: ['state:profileEdit.editing.saved'] },
  play: inTurn(type('Last name', 'Two'), save, async ({ canvas }) => {
    await canvas.findByText('Your changes are saved.', undefined, timeout)
  }),
}

export const Mailed: Story = {
  args: {
    script: (made) => {
      made.auth.emailChange = 'mailed'
    },
  },
  play: inTurn(type('E-mail', 'new@example.org'), save, async ({ canvas }) => {
    await canvas.findByText(/sent a mail to new@example.org/, undefined, timeout)
  }),
}

export const Failed: Story = {
  name: '[A4.12-1] Saved in part, and said so',
  parameters: { covers: ['state:profileEdit.editing.failed'] },
  args: { script: (made) => made.fail('auth.updateEmail', 'auth/email-already-in-use') },
  play: inTurn(type('Last name', 'Two'), type('E-mail', 'taken@example.org'), save, async ({ canvas }) => {
    await canvas.findByText(/Saved: name\. Not saved: e-mail/, undefined, timeout)
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('taken@example.org')
  }),
  tags: ['dark'],
}
export const FailedPhone: Story = { ...Failed, name: 'Failed Phone', parameters: {}, ...phone }

const askForProof = inTurn(type('E-mail', 'new@example.org'), save, async () => {
  await screen.findByRole('dialog', { name: 'Is it you?' }, timeout)
})

export const Asking: Story = {
  parameters: { covers: ['state:profileEdit.asking'] },
  args: { script: (made) => made.fail('auth.updateEmail', 'auth/requires-recent-login') },
  play: askForProof,
}
export const AskingPhone: Story = { ...Asking, name: 'Asking Phone', parameters: {}, ...phone }

const give = async (password: string, button: string, userEvent: Parameters<Play>[0]['userEvent']) => {
  const dialog = within(await screen.findByRole('dialog', undefined, timeout))
  await userEvent.type(dialog.getByLabelText('Your current password'), password)
  await userEvent.click(dialog.getByRole('button', { name: button }))
}

export const Proving: Story = {
  parameters: { covers: ['state:profileEdit.proving'] },
  args: {
    script: (made) => {
      made.fail('auth.updateEmail', 'auth/requires-recent-login')
      made.hold('auth.reauthenticate')
    },
  },
  play: inTurn(askForProof, async ({ userEvent }) => {
    await give('the one I have', 'Continue', userEvent)
    await waitFor(() => expect(cloud?.callsOf('auth.reauthenticate')).toHaveLength(1))
  }),
}

export const WrongPassword: Story = {
  args: {
    script: (made) => {
      made.fail('auth.updateEmail', 'auth/requires-recent-login')
      made.fail('auth.reauthenticate', 'auth/wrong-password')
    },
  },
  play: inTurn(askForProof, async ({ userEvent }) => {
    await give('not mine', 'Continue', userEvent)
    await screen.findByText('This is not the password of your account.', undefined, timeout)
  }),
}

const del: Play = async (context) => {
  await ready(context)
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Delete account' }))
}
const social = { ...user, providers: ['google'] }
/** It only has to say that the picture is in our storage. */
const uploaded = `${window.location.origin}/harbour.jpg?of=userAvatars%2F${user.uid}`
const socialStart = { user: social, record: records.virtuosoMonthly, devices }

export const Confirming: Story = {
  name: '[A4.11-1] Deleting is asked about',
  parameters: { covers: ['state:accountDeletion.confirming'] },
  play: inTurn(del, async () => {
    await screen.findByRole('dialog', { name: 'Delete your account?' }, timeout)
  }),
  tags: ['dark'],
}

const askBeforeDeleting = inTurn(del, async () => {
  await answer('Delete account')
  await screen.findByRole('dialog', { name: 'Delete your account' }, timeout)
})
export const DeletionAsking: Story = {
  parameters: { covers: ['state:accountDeletion.asking'] },
  play: askBeforeDeleting,
}
export const DeletionProving: Story = {
  parameters: { covers: ['state:accountDeletion.proving'] },
  args: { script: (made) => made.hold('auth.reauthenticate') },
  play: inTurn(askBeforeDeleting, async ({ userEvent }) => {
    await give('the one I have', 'Delete account', userEvent)
    await waitFor(() => expect(cloud?.callsOf('auth.reauthenticate')).toHaveLength(1))
  }),
}

const deleting = (title = 'Your account is being deleted') =>
  inTurn(del, async () => {
    await answer('Delete account')
    await screen.findByRole('dialog', { name: title }, timeout)
  })

export const DeletionChecking: Story = {
  parameters: { covers: ['state:accountDeletion.checking'] },
  args: { start: socialStart, script: (made) => made.hold('auth.logInAge') },
  play: deleting(),
}
export const LoggedInLongAgo: Story = {
  name: '[A4.11-1] Who has no password logs in anew before anything is deleted',
  args: {
    start: socialStart,
    script: (made) => {
      made.auth.age = 600_000
    },
  },
  play: inTurn(deleting('Your account is not deleted yet'), async ({ userEvent }) => {
    await screen.findByText(/Nothing has been deleted/, undefined, timeout)
    await expect(cloud?.callsOf('functions.cancelSubscription')).toEqual([])
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Log out' }))
    await expect(onLink).toHaveBeenLastCalledWith('logout')
  }),
}

export const DeletingSubscription: Story = {
  parameters: { covers: ['state:accountDeletion.running.subscription'] },
  args: { start: socialStart, script: (made) => made.hold('functions.cancelSubscription') },
  play: deleting(),
}
export const DeletingAvatar: Story = {
  parameters: { covers: ['state:accountDeletion.running.avatar'] },
  args: {
    start: { ...socialStart, record: { ...records.virtuosoMonthly, photoUrl: uploaded } },
    script: (made) => made.hold('storage.deleteAvatar'),
  },
  play: deleting(),
}
export const DeletingRecord: Story = {
  parameters: { covers: ['state:accountDeletion.running.record'] },
  args: { start: socialStart, script: (made) => made.hold('records.deleteUser') },
  play: deleting(),
}
export const DeletingUser: Story = {
  parameters: { covers: ['state:accountDeletion.running.user'] },
  args: { start: socialStart, script: (made) => made.hold('auth.deleteUser') },
  play: deleting(),
  tags: ['phone-dark'],
}

export const DeletionFailed: Story = {
  parameters: { covers: ['state:accountDeletion.failed'] },
  args: { start: socialStart, script: (made) => made.fail('records.deleteUser', 'cloud/unreachable') },
  play: deleting('Your account is not deleted yet'),
  tags: ['dark'],
}
export const DeletionFailedPhone: Story = {
  ...DeletionFailed,
  name: 'Deletion Failed Phone',
  parameters: {},
  ...phone,
}

export const Deleted: Story = {
  name: '[A4.11-1] The account is deleted',
  args: { start: socialStart },
  play: inTurn(del, async () => {
    await answer('Delete account')
    await waitFor(() => expect(onLink).toHaveBeenCalledWith('access'), timeout)
  }),
}
