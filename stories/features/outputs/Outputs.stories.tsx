import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import others from '../../../fixtures/pushAudioOutputs/alone-and-others.json'
import dirty from '../../../fixtures/pushAudioOutputs/dirty-outputs.json'
import none from '../../../fixtures/pushAudioOutputs/none.json'
import grouped from '../../../fixtures/pushAudioOutputs/two-grouped.json'
import { OutputsScreen } from '../../../src/screens/OutputsScreen'
import { impatiently } from '../../support/impatiently'
import { narrow } from '../../support/looksOf'
import { PartStory } from '../../support/PartStory'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

let player: ScriptedPlayer | undefined
const pushesOf = (payload: unknown) => [{ event: 'pushAudioOutputs', payload }]

/** Zones and outputs [D2.8-3]. */
const meta = {
  title: 'features/outputs/Outputs',
  component: PartStory,
  args: {
    pushes: pushesOf(others),
    children: <OutputsScreen />,
    onPlayer: (made) => {
      player = made
    },
  },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof PartStory>
export default meta

type Story = StoryObj<typeof meta>

const sent = (event: string) =>
  player?.sent.filter((one) => one.event === event).map(({ payload }) => payload) ?? []
const region = async (name: string) => within(await screen.findByRole('region', { name }))
const names = (list: Awaited<ReturnType<typeof region>>) =>
  list.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')

export const Alone: Story = {
  name: '[D2.8-3] This device stands by itself where nothing leads a group',
  parameters: { covers: ['screen:/outputs'] },
  play: async () => {
    await expect(names(await region('This device'))[0]).toMatch(/Attic.*Slow Harbour - Rope and Rain/)
    await expect(names(await region('Available devices'))).toHaveLength(4)
  },
  tags: ['dark', 'phone', 'phone-dark', 'kiosk'],
}
export const AloneNarrow: Story = { args: { language: 'de' }, ...narrow }

export const Played: Story = {
  name: '[D2.8-6] [D7-33] Play and pause go to the output that they stand beside',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Play on Kitchen' }))
    await userEvent.click(screen.getByRole('button', { name: 'Pause Attic' }))
    // The whole output, as players read it.
    await expect(sent('audioOutputPlay')).toMatchObject([{ id: 'b2', host: 'http://192.168.1.51' }])
    await expect(sent('audioOutputPause')).toMatchObject([{ id: 'a1' }])
    await expect(screen.queryByRole('button', { name: 'Play on Garden' })).toBeNull()
  },
}
export const TurnedOn: Story = {
  name: '[D4-18] An output is switched on, and only what can be grouped',
  play: async ({ userEvent }) => {
    const kitchen = await screen.findByRole('switch', { name: 'Kitchen on' })
    await userEvent.click(kitchen)
    await expect(sent('enableAudioOutput')).toEqual([{ id: 'b2' }])
    await expect(kitchen).toBeChecked()
    await expect(screen.getByText('Being added…')).toBeVisible()
    await expect(screen.getByRole('switch', { name: 'Screen in the living room on' })).toBeDisabled()
    await expect(screen.getAllByText('Synced playback not available')[0]).toBeVisible()
  },
}
export const Louder: Story = {
  name: '[D7-34] [D9-7] A volume goes out with all that names its output',
  play: async ({ userEvent }) => {
    const volume = await screen.findByRole('slider', { name: 'Volume of Kitchen' })
    volume.focus()
    await userEvent.keyboard('{PageUp}')
    await expect(volume).toHaveAttribute('aria-valuenow', '30')
    const kitchen = { id: 'b2', type: 'device', host: 'http://192.168.1.51', isSelf: false }
    await waitFor(() =>
      expect(sent('setAudioOutputVolume')).toEqual([{ ...kitchen, mute: false, volume: 30 }]),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Mute Kitchen' }))
    await expect(sent('setAudioOutputVolume')[1]).toEqual({ ...kitchen, mute: true, volume: 30 })
  },
}

export const Grouped: Story = {
  name: '[D2.8-3] [D3-27] A group: its leader, its children with volume and Remove',
  args: { pushes: pushesOf(grouped) },
  play: async () => {
    const group = await region('Attic and 1 more')
    await expect(group.getByRole('button', { name: 'Remove Kitchen' })).toBeEnabled()
    await expect(group.queryByRole('button', { name: 'Remove Attic' })).toBeNull()
    await expect(group.getByRole('slider', { name: 'Volume of Kitchen' })).toBeVisible()
    await expect(screen.queryByRole('region', { name: 'This device' })).toBeNull()
  },
  tags: ['dark', 'phone'],
}
export const GroupedNarrow: Story = { args: { pushes: pushesOf(grouped), language: 'de' }, ...narrow }
export const AllRemoved: Story = {
  name: '[D2.8-3] Remove all devices',
  args: { pushes: pushesOf(grouped) },
  play: async (context) => {
    await Grouped.play?.(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Remove all devices' }))
    await expect(sent('disableAudioOutput')).toEqual([{ id: 'b2' }])
    player?.push('pushAudioOutputs', others)
    await region('This device')
  },
}

export const GroupView: Story = {
  name: '[D2.8-4] The group view: Remove, Add, and what cannot be grouped, with a word why',
  args: { pushes: pushesOf(grouped) },
  play: async ({ userEvent }) => {
    const toggle = await screen.findByRole('button', { name: 'Group devices' })
    await userEvent.click(toggle)
    const view = await region('Group devices')
    await expect(view.getByRole('button', { name: 'Remove Kitchen' })).toBeEnabled()
    await expect(view.getByRole('button', { name: 'Add Cellar' })).toBeEnabled()
    await expect(view.getByRole('button', { name: 'Add Screen in the living room' })).toBeDisabled()
    await expect(view.getAllByText('Synced playback not available')[0]).toBeVisible()
    await userEvent.click(view.getByRole('button', { name: 'Add Cellar' }))
    await expect(sent('enableAudioOutput')).toEqual([{ id: 'c3' }])
  },
  tags: ['dark', 'phone'],
}
export const GroupViewDone: Story = {
  name: '[D2.8-4] Done closes the group view',
  args: { pushes: pushesOf(grouped) },
  play: async (context) => {
    await GroupView.play?.(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await region('Available devices')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Group devices' })).toHaveFocus())
  },
}
/** What is broken shows as far as it goes. */
export const Dirty: Story = {
  args: { pushes: pushesOf(dirty) },
  play: async () => {
    await expect(await screen.findByText('Only a title')).toBeVisible()
    await expect(screen.queryByRole('button', { name: /^Switch to/ })).toBeNull()
  },
}
export const None: Story = {
  args: { pushes: pushesOf(none) },
  play: async () => {
    await screen.findByRole('heading', { name: 'No outputs to choose from' })
  },
}
export const Waiting: Story = { args: { pushes: [] } }
export const Silent: Story = {
  name: '[D7-32] A player that does not say its outputs is asked again',
  args: { pushes: [] },
  beforeEach: impatiently,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await expect(sent('getAudioOutputs').length).toBeGreaterThan(1)
  },
}
