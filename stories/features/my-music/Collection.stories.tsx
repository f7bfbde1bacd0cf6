import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import large from '../../../fixtures/pushMyCollectionStats/large.json'
import nothingYet from '../../../fixtures/pushMyCollectionStats/nothing-read-yet.json'
import some from '../../../fixtures/pushMyCollectionStats/some.json'
import updating from '../../../fixtures/pushState/library-updates.json'
import playing from '../../../fixtures/pushState/playing.json'
import { CoreSectionStory } from '../../support/CoreSectionStory'
import { impatiently } from '../../support/impatiently'
import { narrow } from '../../support/looksOf'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

const answering = (stats: unknown, state: unknown = playing) => ({
  getMyCollectionStats: { event: 'pushMyCollectionStats', payload: stats },
  getState: { event: 'pushState', payload: state },
})

let player: ScriptedPlayer | undefined

/** How large the library is, and having it read again. */
const meta = {
  title: 'features/my-music/Collection',
  parameters: { covers: ['section:my-music'] },
  component: CoreSectionStory,
  args: {
    name: 'my-music',
    answers: answering(some),
    onPlayer: (made) => {
      player = made
    },
  },
} satisfies Meta<typeof CoreSectionStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const shows =
  (text: string | RegExp): Play =>
  async () => {
    await screen.findByText(text)
  }

export const Figures: Story = {
  name: '[D3-49] Artists, albums, songs and playtime',
  play: shows('0:13:46'),
  tags: ['dark', 'phone'],
}
export const LargeInGerman: Story = {
  args: { answers: answering(large, updating), language: 'de' },
  play: shows('1.234.567'),
  ...narrow,
}
export const Empty: Story = { args: { answers: answering(nothingYet) }, play: shows('0:00:00') }

export const Scanning: Story = {
  args: { answers: answering(some, updating) },
  play: shows(/The player is reading your music/),
  tags: ['dark', 'phone'],
}

export const Waiting: Story = { args: { answers: {} }, play: shows('Playtime') }

export const Silent: Story = {
  args: { answers: {} },
  beforeEach: impatiently,
  play: shows('The player has not said how large the library is.'),
  tags: ['phone'],
}

export const Sent: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Update' }))
    await screen.findByText('Sent to the player')
    await expect(player?.sent.some(({ event }) => event === 'updateDb')).toBe(true)
  },
}

export const RescanAsked: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Rescan' }))
    await screen.findByRole('dialog', { name: 'Rescan the library?' })
    await expect(player?.sent.some(({ event }) => event === 'rescanDb')).toBe(false)
  },
}

export const Offline: Story = {
  play: async ({ userEvent }) => {
    const update = await screen.findByRole('button', { name: 'Update' })
    player?.disconnect()
    await userEvent.click(update)
    await waitFor(() =>
      expect(screen.getByText('The player is not connected. Nothing was changed.')).toBeVisible(),
    )
  },
}
