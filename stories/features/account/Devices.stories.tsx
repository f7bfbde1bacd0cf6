import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { cloudSamples } from '../../../tests/support/cloud/cloudSamples'
import type { ScriptedCloud } from '../../../tests/support/cloud/ScriptedCloud'
import { DevicesPanel } from '../../../src/features/account/devices'
import { AccountStory } from '../../support/AccountStory'
import { answer } from '../../support/deviceActs'
import { narrow, phone } from '../../support/looksOf'

const { user, records, devices } = cloudSamples
const onLink = fn()
let cloud: ScriptedCloud | undefined

/** The own players in the cloud. */
const meta = {
  title: 'features/account/Devices',
  tags: ['phone-dark-pseudo'],
  component: AccountStory,
  parameters: { covers: ['machine:deviceEnablement'] },
  args: {
    children: <DevicesPanel />,
    start: { user, record: records.superstarYearly, devices },
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
  await canvas.findByRole('switch', { name: /Attic/ }, timeout)
}
const turn: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('switch', { name: /Attic/ }, timeout))
}

export const Settled: Story = {
  name: '[A2.5-14] The own players',
  parameters: { covers: ['state:deviceEnablement.settled'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('switch', { name: 'Attic enabled' }, timeout)
    await expect(canvas.getAllByRole('button', { name: /^Open/ })).toHaveLength(2)
    await canvas.findByText('3 of 6 enabled')
    await userEvent.click(canvas.getByRole('button', { name: 'Open Kitchen' }))
    await expect(onLink).toHaveBeenLastCalledWith('playback')
    await waitFor(() =>
      expect(cloud?.callsOf('records.updateUser').at(-1)).toEqual([
        'u-owner',
        { lastHost: 'https://kitchen.remote.example.org' },
      ]),
    )
  },
  tags: ['dark'],
}
export const SettledPhone: Story = {
  name: '[A6-9] On phones without type and delete',
  play: async (context) => {
    await ready(context)
    await expect(context.canvas.queryByRole('button', { name: /^Delete/ })).toBeNull()
    await expect(context.canvas.getByText('Amplifier')).not.toBeVisible()
  },
  ...phone,
}
export const SettledLongGerman: Story = {
  name: 'Settled Long German',
  args: { language: 'de' },
  play: async ({ canvas }) => {
    await canvas.findByRole('switch', { name: 'Attic freigegeben' }, timeout)
  },
  ...narrow,
}

export const Asking: Story = {
  name: '[A4.15-1] Enabling is asked about',
  parameters: { covers: ['state:deviceEnablement.asking.first'] },
  play: async (context) => {
    await turn(context)
    await screen.findByRole('dialog', { name: 'Enable Attic?' }, timeout)
    await expect(context.canvas.getByLabelText('Attic enabled')).toBeChecked()
  },
}

const withOne = { user, record: records.virtuosoMonthly, devices }

export const Override: Story = {
  name: '[A8-22] [A4.15-1] One more than the plan has',
  args: { start: withOne },
  parameters: { covers: ['state:deviceEnablement.asking.override'] },
  play: async (context) => {
    await context.canvas.findByText('3 of 1 enabled', undefined, timeout)
    await turn(context)
    await answer('Enable')
    await screen.findByRole('dialog', { name: 'More players than your plan has' }, timeout)
  },
  tags: ['phone-dark'],
}
export const OverrideLongGerman: Story = {
  name: 'Override Long German',
  args: { start: withOne, language: 'de' },
  play: async (context) => {
    await context.canvas.findByText('3 von 1 freigegeben', undefined, timeout)
    await turn(context)
    await answer('Freigeben')
    await screen.findByRole('dialog', { name: 'Mehr Player, als Ihr Tarif vorsieht' }, timeout)
  },
  ...narrow,
}

export const Ordering: Story = {
  parameters: { covers: ['state:deviceEnablement.ordering'] },
  args: { script: (made) => made.hold('functions.enableDevice') },
  play: async (context) => {
    await turn(context)
    await answer('Enable')
    await context.canvas.findByText('Being enabled…')
  },
}

export const Awaiting: Story = {
  name: '[A7.1-5] The cloud said yes, the device is not so yet',
  parameters: { covers: ['state:deviceEnablement.awaiting'] },
  args: {
    script: (made) => {
      Object.assign(made.functions, { enableDevice: () => Promise.resolve() })
    },
  },
  play: async (context) => {
    await turn(context)
    await answer('Enable')
    await context.canvas.findByText('Being enabled…')
  },
}

export const Failed: Story = {
  parameters: { covers: ['state:deviceEnablement.failed'] },
  args: { script: (made) => made.fail('functions.enableDevice', 'cloud/unreachable') },
  play: async (context) => {
    await turn(context)
    await answer('Enable')
    await context.canvas.findByText('Attic was not enabled.', undefined, timeout)
    await expect(context.canvas.getByLabelText('Attic enabled')).not.toBeChecked()
  },
  tags: ['dark'],
}
export const FailedPhone: Story = { ...Failed, name: 'Failed Phone', parameters: {}, ...phone }

export const Deleting: Story = {
  name: '[A4.15-3] Deleting is asked about',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Workshop' }, timeout))
    await screen.findByRole('dialog', { name: 'Delete Workshop?' }, timeout)
  },
  // Phones have no room for it [A6-9].
  globals: { viewport: { value: 'wide' } },
}

export const Empty: Story = {
  args: { start: { user, record: records.free, devices: [] } },
  play: async ({ canvas }) => {
    await canvas.findByText('No players yet', undefined, timeout)
  },
}

export const Unavailable: Story = {
  name: '[A8-28] The list cannot be had',
  args: { script: (made) => made.fail('records.watchDevices', 'cloud/unreachable') },
  play: async ({ canvas }) => {
    await canvas.findByText(/Your players cannot be had right now/, undefined, timeout)
    await canvas.findByRole('button', { name: 'Try again' })
  },
}
