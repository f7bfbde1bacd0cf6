import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import several from '../../../fixtures/pushAlarm/several.json'
import playing from '../../../fixtures/pushState/playing.json'
import { PanelStory } from '../../support/PanelStory'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

/** The command palette, opened by Ctrl or ⌘ and K. */
const meta = {
  title: 'app/Palette',
  component: PanelStory,
  args: { state: playing },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof PanelStory>
export default meta

type Story = StoryObj<typeof meta>

/** Its file comes after the screen. */
const open: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 })
  await waitFor(
    async () => {
      await fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
      await expect(screen.getByRole('dialog', { name: 'Find anything' })).toBeInTheDocument()
    },
    { timeout: 12_000 },
  )
}

export const Open: Story = { play: open, tags: ['dark', 'phone'] }
export const Found: Story = {
  play: async (context) => {
    await open(context)
    await context.userEvent.type(screen.getByRole('combobox', { name: /Screen, command/ }), 'net')
    const list = within(screen.getByRole('listbox', { name: 'Find anything' }))
    await expect(list.getByRole('option', { name: /Network/ })).toHaveAttribute('aria-selected', 'true')
  },
}
export const NothingFound: Story = {
  play: async (context) => {
    await open(context)
    await context.userEvent.type(screen.getByRole('combobox', { name: /Screen, command/ }), 'zz')
    await screen.findByText(/Nothing is called that/)
  },
}

let player: ScriptedPlayer | undefined
/** Alarms by their times, beside the playlists that they play. */
export const Alarms: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    onPlayer: (made) => {
      player = made
    },
  },
  play: async (context) => {
    player?.push('pushMenuItems', [
      { id: 'modal', name: 'Alarm', params: { modalName: 'modal-alarm-clock' } },
    ])
    player?.push('pushAlarm', several)
    await open(context)
    await context.userEvent.type(screen.getByRole('combobox', { name: /Screen, command/ }), 'alarm at')
    const list = within(screen.getByRole('listbox', { name: 'Find anything' }))
    await waitFor(() =>
      expect(list.getAllByRole('option', { name: /^Turn o.+ the alarm at / })).toHaveLength(2),
    )
  },
}
