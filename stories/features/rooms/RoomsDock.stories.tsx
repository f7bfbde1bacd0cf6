import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import alone from '../../../fixtures/pushMultiRoomDevices/alone.json'
import grouped from '../../../fixtures/pushMultiRoomDevices/three-players-two-grouped.json'
import three from '../../../fixtures/pushMultiRoomDevices/three-players.json'
import playing from '../../../fixtures/pushState/playing.json'
import { PanelStory } from '../../support/PanelStory'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

let player: ScriptedPlayer | undefined
const answers = (payload: unknown) => ({ getMultiRoomDevices: { event: 'pushMultiRoomDevices', payload } })

/** The multi-room dock at the foot of what plays [D2.8-1]. */
const meta = {
  title: 'features/rooms/RoomsDock',
  component: PanelStory,
  args: {
    path: '/playback',
    state: playing,
    answers: answers(three),
    onPlayer: (made) => {
      player = made
    },
  },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof PanelStory>
export default meta

type Story = StoryObj<typeof meta>

const dock = async () => within(await screen.findByRole('region', { name: 'Players' }))

export const Three: Story = {
  name: '[D2.8-1] [D9-9] All players that are known, with what they play',
  play: async () => {
    const rows = (await dock()).getAllByRole('listitem').map((one) => one.textContent)
    await expect(rows).toEqual([
      'AtticOperated nowSlow Harbour - Rope and Rain',
      'KitchenPaused · Night Freight - Northbound',
      'CellarStopped',
    ])
    await expect((await dock()).queryByRole('button', { name: /Attic/ })).toBeNull()
  },
  tags: ['dark', 'phone'],
}
export const Grouped: Story = {
  name: '[D2.8-1] A child is no target',
  args: { answers: answers(grouped) },
  play: async () => {
    const rows = await dock()
    await expect(rows.getByText('Plays with Attic')).toBeVisible()
    await expect(rows.queryByRole('button', { name: /Kitchen/ })).toBeNull()
    await expect(rows.getByRole('button', { name: /Cellar/ })).toBeEnabled()
  },
}
export const Switched: Story = {
  name: '[D2.8-1] A press drives another player, and nothing of the one before stays',
  play: async ({ userEvent }) => {
    await screen.findAllByText(playing.title)
    await userEvent.click((await dock()).getByRole('button', { name: /^Switch to Kitchen/ }))
    await screen.findByText('You are now operating Kitchen.')
    await expect(player?.device.origin()).toBe('http://192.168.1.51')
    await expect(player?.device.player()).toBe(2)
    await waitFor(() =>
      expect(player?.sent.filter(({ event }) => event === 'getState').length).toBeGreaterThan(1),
    )
  },
}
/** Nothing is there to be switched to. */
export const Alone: Story = {
  name: '[D9-9] There is no dock for one player',
  args: { answers: answers(alone) },
  play: async () => {
    await screen.findAllByText(playing.title)
    await expect(screen.queryByRole('region', { name: 'Players' })).toBeNull()
  },
}
export const Touch: Story = {
  name: '[D9-24] There is no dock in touch mode',
  args: { isKiosk: true },
  play: async () => {
    await screen.findAllByText(playing.title)
    await expect(screen.queryByRole('region', { name: 'Players' })).toBeNull()
  },
}
