import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { cloudSamples } from '../../../tests/support/cloud/cloudSamples'
import { CloudDock } from '../../../src/features/account/devices'
import { AccountStory } from '../../support/AccountStory'
import { narrow } from '../../support/looksOf'

const { user, records, devices } = cloudSamples
const [livingRoom, kitchen, ...others] = devices
const docked = [
  ...(livingRoom ? [{ ...livingRoom, isSelf: true }] : []),
  ...(kitchen ? [kitchen, { ...kitchen, hwuuid: 'hw-stairs', name: 'Stairs', isChild: true }] : []),
  ...others,
]

/** The players of an account, from anywhere. */
const meta = {
  title: 'features/account/CloudDock',
  tags: ['phone-dark-pseudo'],
  component: AccountStory,
  args: { children: <CloudDock />, start: { user, record: records.superstarYearly, devices: docked } },
} satisfies Meta<typeof AccountStory>
export default meta

type Story = StoryObj<typeof meta>

const timeout = { timeout: 8000 }
const shown: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByText('Kitchen', undefined, timeout)
}

export const Dock: Story = {
  name: '[A2.5-15] [D2.8-1] Players that can be reached',
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Switch to Kitchen/ }, timeout)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.queryByRole('button', { name: /Living room|Stairs/ })).toBeNull()
  },
  tags: ['dark', 'phone'],
}
export const DockLongGerman: Story = {
  name: 'Dock Long German',
  args: { language: 'de' },
  play: shown,
  ...narrow,
}
