import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import playing from '../../../fixtures/pushState/playing.json'
import { manyEntries } from '../../support/manyEntries'
import { PanelStory } from '../../support/PanelStory'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

const queue = manyEntries(40)

const withQueue = (player: ScriptedPlayer) => {
  player.push('pushQueue', queue)
  player.push('pushState', { ...playing, position: 1, uri: queue[1]?.['uri'] })
}

/** The queue in the panel [D2.2-4]. */
const meta = {
  title: 'screens/Queue',
  component: PanelStory,
  parameters: { covers: ['screen:/queue'] },
  args: { path: '/queue', origin: '', onPlayer: withQueue },
  beforeEach: ({ args }) => {
    args.origin = window.location.origin
  },
  play: async () => {
    await screen.findByRole('heading', { name: 'Queue' })
    await screen.findByRole('list', { name: 'Entries of the queue' })
  },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof PanelStory>
export default meta

type Story = StoryObj<typeof meta>

export const Desktop: Story = { tags: ['dark', 'phone'] }
export const Kiosk: Story = { args: { isKiosk: true }, globals: { viewport: { value: 'kiosk' } } }
