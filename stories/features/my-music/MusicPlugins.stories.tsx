import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { expect, screen, waitFor } from 'storybook/test'
import longGerman from '../../../fixtures/pushMyMusicPlugins/long-german.json'
import none from '../../../fixtures/pushMyMusicPlugins/none.json'
import two from '../../../fixtures/pushMyMusicPlugins/two.json'
import { CoreSectionStory } from '../../support/CoreSectionStory'
import { impatiently } from '../../support/impatiently'
import { narrow } from '../../support/looksOf'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

const answering = (plugins: unknown) => ({
  getMyMusicPlugins: { event: 'pushMyMusicPlugins', payload: plugins },
})

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

let player: ScriptedPlayer | undefined

/** The plugins that bring music, on or off. */
const meta = {
  title: 'features/my-music/MusicPlugins',
  parameters: { covers: ['section:my-music-plugin-enabler'] },
  component: CoreSectionStory,
  args: {
    name: 'my-music-plugin-enabler',
    answers: answering(two),
    onPlayer: (made) => {
      player = made
    },
  },
  decorators: [
    (Story) => (
      <RouterContextProvider router={router}>
        <Story />
      </RouterContextProvider>
    ),
  ],
} satisfies Meta<typeof CoreSectionStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const find = (name: string) => screen.findByRole('switch', { name })

export const Listed: Story = {
  name: '[D2.11-8] A switch for each, and the way to its settings',
  play: async () => {
    await expect(await find('Attic radio')).toBeChecked()
    await expect(await find('Renderer')).not.toBeChecked()
    await expect(screen.getAllByRole('link')).toHaveLength(1)
    await expect(screen.getByRole('link', { name: 'Settings of Attic radio' })).toHaveAttribute(
      'href',
      '/plugin/music_service-attic_radio?isPluginSettings=true',
    )
  },
  tags: ['dark', 'phone'],
}
export const LongGerman: Story = {
  args: { answers: answering(longGerman), language: 'de' },
  play: async () => {
    await find('Empfänger für andere Anwendungen')
  },
  ...narrow,
}

const shows =
  (text: string): Play =>
  async () => {
    await screen.findByText(text)
  }

export const Empty: Story = {
  args: { answers: answering(none) },
  play: shows('There is nothing to switch here yet.'),
}
export const Waiting: Story = { args: { answers: {} }, play: shows('Sources of music') }
export const Silent: Story = {
  args: { answers: {} },
  beforeEach: impatiently,
  play: shows('The player has not said which sources of music it has.'),
}

export const Turned: Story = {
  name: '[D7-62] Moves at once and sends the plugin as listed',
  play: async ({ userEvent }) => {
    await userEvent.click(await find('Attic radio'))
    await expect(await find('Attic radio')).not.toBeChecked()
    await expect(player?.sent.at(-1)).toEqual({
      event: 'enableDisableMyMusicPlugin',
      payload: { ...two[0], enabled: false },
    })
  },
}

export const Unconfirmed: Story = {
  beforeEach: impatiently,
  play: async ({ userEvent }) => {
    await userEvent.click(await find('Attic radio'))
    await screen.findByText('The player has not confirmed it. It stays as it was.')
    await waitFor(async () => expect(await find('Attic radio')).toBeChecked())
  },
}
