import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, waitFor, expect } from 'storybook/test'
import success from '../../../fixtures/updateDone/success.json'
import { hurried } from '../../support/hurried'
import { PanelStory } from '../../support/PanelStory'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

let player: ScriptedPlayer | undefined

/** The player restarts after its update: the cover of the page says so, and after five minutes what to do. */
const meta = {
  title: 'features/updates/UpdaterAway',
  parameters: { covers: ['overlay:UpdateWatch'] },
  component: PanelStory,
  args: {
    onPlayer: (made) => {
      player = made
    },
  },
} satisfies Meta<typeof PanelStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const timeout = { timeout: 12_000 }
const goes: Play = async () => {
  // Nobody listens before the shell stands.
  await screen.findByRole('banner', {}, timeout)
  player?.push('updateDone', success)
  await screen.findByRole('dialog', { name: 'The update is installed' }, timeout)
  player?.disconnect()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

export const Away: Story = {
  parameters: { covers: ['state:updater.process.gone.away'] },
  play: async (context) => {
    await goes(context)
    await screen.findByText('The player restarts with its new system…', {}, timeout)
  },
  tags: ['dark', 'phone'],
}

export const Overdue: Story = {
  parameters: { covers: ['state:updater.process.gone.overdue'] },
  beforeEach: hurried(300_000, 8000),
  play: async (context) => {
    await goes(context)
    await screen.findByText('The player has been away for more than five minutes.', {}, timeout)
    await screen.findByText(/cut its power/, {}, timeout)
  },
  tags: ['phone'],
}
