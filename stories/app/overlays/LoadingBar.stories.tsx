import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import helpHidden from '../../../fixtures/pushUiSettings/help-hidden.json'
import twoPlaylists from '../../../fixtures/pushListPlaylist/two.json'
import { PanelStory } from '../../support/PanelStory'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

let player: ScriptedPlayer | undefined

/** The bar below the header while the player is asked for something that takes its time. */
const meta = {
  title: 'app/overlays/LoadingBar',
  parameters: { covers: ['overlay:LoadingBar'] },
  component: PanelStory,
  args: {
    onPlayer: (made) => {
      player = made
    },
  },
} satisfies Meta<typeof PanelStory>
export default meta

type Story = StoryObj<typeof meta>

export const Pending: Story = {
  name: '[D2.3-6] Runs while a request is pending',
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Network' })
    await expect(canvas.queryByRole('progressbar')).toBeNull()
    player?.device.send('listPlaylist')
    await canvas.findByRole('progressbar', { name: 'Waiting for the player' })
  },
  tags: ['dark'],
}

export const Answered: Story = {
  play: async (context) => {
    await Pending.play?.(context)
    player?.push('pushListPlaylist', twoPlaylists)
    await waitFor(() => expect(context.canvas.queryByRole('progressbar')).toBeNull())
  },
}

export const SwitchedOff: Story = {
  name: '[D9-21] Does not run where the UI settings switch it off',
  args: { uiSettings: helpHidden },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Network' })
    player?.device.send('listPlaylist')
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}
