import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import brokenAddress from '../../../fixtures/pushInfoNetwork/broken-address.json'
import longWords from '../../../fixtures/pushInfoNetwork/long-words.json'
import none from '../../../fixtures/pushInfoNetwork/none.json'
import offline from '../../../fixtures/pushInfoNetwork/offline.json'
import both from '../../../fixtures/pushInfoNetwork/wired-and-wireless.json'
import { CoreSectionStory } from '../../support/CoreSectionStory'
import { impatiently } from '../../support/impatiently'
import { narrow } from '../../support/looksOf'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

const answering = (payload: unknown) => ({ getInfoNetwork: { event: 'pushInfoNetwork', payload } })

let player: ScriptedPlayer | undefined

/** The core section network-status: how the player is connected. */
const meta = {
  title: 'features/network/NetworkStatus',
  parameters: { covers: ['section:network-status'] },
  component: CoreSectionStory,
  args: {
    name: 'network-status',
    answers: answering(both),
    onPlayer: (made) => {
      player = made
    },
  },
} satisfies Meta<typeof CoreSectionStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const shows =
  (text: string): Play =>
  async ({ canvas }) => {
    await canvas.findByText(text)
  }

export const Normal: Story = { play: shows('Attic Wi-Fi'), tags: ['dark', 'phone'] }
export const Offline: Story = { args: { answers: answering(offline) }, play: shows('disconnected') }
export const BrokenAddress: Story = { args: { answers: answering(brokenAddress) }, play: shows('None yet') }
export const Empty: Story = {
  args: { answers: answering(none) },
  play: shows('The player reports no connection.'),
}
export const LongGerman: Story = {
  args: { answers: answering(longWords), language: 'de' },
  play: shows('Stromleitungsnetzwerkadapter'),
  ...narrow,
}

export const Loading: Story = {
  args: { answers: {} },
  play: async ({ canvas }) => {
    await canvas.findByText('Waiting for the player')
  },
}

export const Silent: Story = {
  args: { answers: {} },
  beforeEach: impatiently,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The player has not said how it is connected.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(player?.sent.filter(({ event }) => event === 'getInfoNetwork')).toHaveLength(2)
    player?.push('pushInfoNetwork', both)
    await waitFor(() => expect(canvas.getAllByRole('article', { name: /^(Cable|Wi-Fi)$/ })).toHaveLength(2))
  },
}
