import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { narrow } from '../../support/looksOf'
import { ModalStory } from '../../support/ModalStory'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

const track = { uri: 'music-library/INTERNAL/Low Tide/02.flac', service: 'mpd', title: 'Rope and Rain' }
const listing = (...names: string[]) => ({ listPlaylist: { event: 'pushListPlaylist', payload: names } })

let player: ScriptedPlayer | undefined
const keep = (given: ScriptedPlayer) => {
  player = given
}

/** Adds what plays, or the whole queue, to a playlist. */
const meta = {
  title: 'features/playlists/AddToPlaylist',
  parameters: { covers: ['modal:modal-add-to-playlist'] },
  component: ModalStory,
  args: {
    request: { name: 'modal-add-to-playlist', params: track },
    answers: listing('Sunday', 'Kitchen', 'Fog and Rain'),
    onPlayer: keep,
  },
} satisfies Meta<typeof ModalStory>
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Kitchen' })).toBeEnabled()
    await expect(screen.getByRole('button', { name: 'New' })).toBeDisabled()
  },
  tags: ['dark', 'phone'],
}
export const None: Story = {
  args: { answers: listing() },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/no playlist yet/)).toBeVisible())
  },
}
export const Waiting: Story = { args: { answers: {} } }
export const LongGerman: Story = {
  args: {
    language: 'de',
    answers: listing('Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen', 'Küche'),
  },
  ...narrow,
}
/** Where a playlist of the name is there, the queue would take the place of what is on it. */
export const WholeQueue: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('switch', { name: 'The whole queue' }))
    await expect(screen.queryByRole('button', { name: 'Favourites' })).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Sunday' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Replace' }))
    await waitFor(() =>
      expect(player?.sent).toContainEqual({ event: 'saveQueueToPlaylist', payload: { name: 'Sunday' } }),
    )
  },
}
