import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { narrow } from '../../support/looksOf'
import { ModalStory } from '../../support/ModalStory'
import { answerContent, playlistEntries } from '../../support/playlistEntries'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

let player: ScriptedPlayer | undefined

const listing = (...names: string[]) => ({ event: 'pushListPlaylist', payload: names })
const answers = {
  ...answerContent('Evening', playlistEntries(9)),
  listPlaylist: listing('Evening', 'Kitchen', 'Fog and Rain'),
}
const params = { name: 'Evening' }

/** What is done with one playlist: renamed, put into another one, kept as a file. */
const meta = {
  title: 'features/playlists/PlaylistModals',
  parameters: {
    covers: ['modal:modal-rename-playlist', 'modal:modal-merge-playlist', 'modal:modal-export-playlist'],
  },
  component: ModalStory,
  args: {
    request: { name: 'modal-rename-playlist', params },
    answers,
    onPlayer: (made: ScriptedPlayer) => {
      player = made
    },
  },
} satisfies Meta<typeof ModalStory>
export default meta

type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog'))

export const Rename: Story = {
  play: async () => {
    const modal = await dialog()
    const field = await modal.findByRole('textbox', { name: 'Name of the playlist' })
    await expect(field).toHaveValue('Evening')
    await userEvent.clear(field)
    await userEvent.type(field, 'Kitchen')
    await userEvent.click(modal.getByRole('button', { name: 'Rename' }))
    await expect(await modal.findByText(/There is a playlist “Kitchen”/)).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'AC/DC')
    await expect(await modal.findByText(/slash/)).toBeVisible()
    await expect(player?.sent.map(({ event }) => event)).not.toContain('createPlaylist')
  },
  tags: ['dark'],
}
export const RenameNarrow: Story = { args: { language: 'de' }, ...narrow }

export const Merge: Story = {
  args: { request: { name: 'modal-merge-playlist', params } },
  play: async () => {
    const modal = await dialog()
    await expect(await modal.findByRole('button', { name: 'Kitchen' })).toBeEnabled()
    await expect(modal.queryByRole('button', { name: 'Evening' })).toBeNull()
  },
  tags: ['phone'],
}
export const MergeNone: Story = {
  args: { request: { name: 'modal-merge-playlist', params }, answers: { listPlaylist: listing('Evening') } },
  play: async () => {
    const words = await screen.findByText('There is no other playlist.')
    await waitFor(() => expect(words).toBeVisible())
  },
}

export const Export: Story = {
  args: { request: { name: 'modal-export-playlist', params } },
  play: async () => {
    const modal = await dialog()
    await waitFor(() => expect(modal.getByRole('button', { name: /XSPF/ })).toBeEnabled())
    await expect(modal.queryByRole('button', { name: /OPML/ })).toBeNull()
  },
}
export const ExportNarrow: Story = {
  args: { request: { name: 'modal-export-playlist', params }, language: 'de' },
  ...narrow,
}
/** With no name it is of the owner's stations. */
export const ExportStations: Story = {
  args: {
    request: { name: 'modal-export-playlist' },
    answers: {
      browseLibrary: { event: 'pushBrowseLibrary', payload: { navigation: { lists: [{ items: [] }] } } },
    },
  },
  play: async () => {
    const modal = await dialog()
    await userEvent.click(await modal.findByRole('button', { name: /OPML/ }))
    await expect(await modal.findByText('There is nothing on it.')).toBeVisible()
  },
}
