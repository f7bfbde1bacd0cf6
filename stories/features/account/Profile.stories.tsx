import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { cloudSamples } from '../../../tests/support/cloud/cloudSamples'
import { ProfileScreen } from '../../../src/screens/account/profileScreens'
import { AccountStory } from '../../support/AccountStory'
import { narrow } from '../../support/looksOf'

const { user, notVerifiedUser, records, devices } = cloudSamples
const onLink = fn()

/** The profile, as its screen joins it. */
const meta = {
  title: 'features/account/Profile',
  tags: ['phone-dark-pseudo'],
  component: AccountStory,
  args: { children: <ProfileScreen />, start: { user, record: records.superstarYearly, devices }, onLink },
} satisfies Meta<typeof AccountStory>
export default meta

type Story = StoryObj<typeof meta>

const timeout = { timeout: 8000 }

export const Complete: Story = {
  name: '[A2.4-29] [A2.4-31] [A2.4-33] Profile',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Owner One' }, timeout)
    await canvas.findByText('owner-one')
    await canvas.findByText('E-mail verified')
    await canvas.findByRole('switch', { name: 'Kitchen enabled' }, timeout)
    await userEvent.click(canvas.getByRole('button', { name: 'Edit profile' }))
    await expect(onLink).toHaveBeenLastCalledWith('edit-profile')
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
    await expect(onLink).toHaveBeenLastCalledWith('logout')
  },
  tags: ['dark', 'phone'],
}
const ready: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByRole('switch', { name: /Kitchen/ }, timeout)
}
export const CompleteLongGerman: Story = {
  name: 'Complete Long German',
  args: {
    language: 'de',
    start: {
      user: { ...user, email: 'lautstaerkeregelungsaktualisierung.der.wiedergabewarteschlange@example.org' },
      record: {
        ...records.pastDue,
        firstName: 'Maximiliane-Alexandrina',
        lastName: 'von Oberschwarzenberg-Wiedergabe',
      },
      devices: devices.map((one, at) => ({
        ...one,
        name: at === 0 ? 'Wohnzimmerlautsprecherverstärkeranlage im Erdgeschoss' : (one.name ?? ''),
      })),
    },
  },
  play: ready,
  ...narrow,
}

export const NotVerified: Story = {
  name: '[A2.4-30] An e-mail that is not verified',
  args: { start: { user: notVerifiedUser, record: records.notVerified, devices: [] } },
  play: async ({ canvas }) => {
    await canvas.findByText('E-mail not verified yet', undefined, timeout)
    await canvas.findByText('No players yet')
  },
}

export const WithPicture: Story = {
  name: '[A2.5-3] The own picture',
  args: {
    start: { user, record: { ...records.free, photoUrl: `${window.location.origin}/harbour.jpg` }, devices },
  },
  play: ready,
}

export const Waiting: Story = {
  args: { script: (cloud) => cloud.hold('records.watchUser') },
  play: async ({ canvas }) => {
    await canvas.findByText('Waiting for your profile', undefined, timeout)
  },
}

export const Unavailable: Story = {
  args: { script: (cloud) => cloud.fail('records.watchUser', 'database/permission-denied') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your profile cannot be had right now' }, timeout)
    await canvas.findByRole('button', { name: 'Try again' })
  },
  tags: ['phone'],
}

export const NotLoggedIn: Story = {
  name: '[A2.4-35] [A8-26] Nobody is logged in',
  args: { start: {} },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'You are not logged in' }, timeout)
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(onLink).toHaveBeenLastCalledWith('login')
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }))
    await waitFor(() => expect(onLink).toHaveBeenLastCalledWith('signup'))
  },
  tags: ['dark'],
}
