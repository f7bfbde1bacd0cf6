import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import none from '../../../fixtures/documents/metadataAnswer/none.json'
import story from '../../../fixtures/documents/metadataAnswer/story.json'
import playing from '../../../fixtures/pushState/playing.json'
import { answerMetadata } from '../../support/answerMetadata'
import { narrow } from '../../support/looksOf'
import { ModalStory } from '../../support/ModalStory'

const params = { linksOf: () => ({ goToArtist: fn(), goToAlbum: fn() }), sharing: {} }
const state = (payload: unknown) => [{ event: 'pushState', payload }]

/** The window about what plays: what is known of it. */
const meta = {
  title: 'features/playback/TrackSheets',
  component: ModalStory,
  args: { request: { name: 'modal-now-playing-info', size: 'sm', params }, pushes: state(playing) },
} satisfies Meta<typeof ModalStory>
export default meta

type Story = StoryObj<typeof meta>

/** One story came, one was not found, one the player still thinks about. */
export const Info: Story = {
  parameters: { covers: ['modal:modal-now-playing-info'] },
  beforeEach: answerMetadata({ storyArtist: story, storyAlbum: none }),
  play: async () => {
    const album = await screen.findByRole('button', { name: 'Album story' })
    await userEvent.click(album)
    await waitFor(() => expect(screen.getByText('not found')).toBeVisible())
    await expect(album).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Album credits' }))
    await waitFor(() => expect(screen.getByRole('img', { name: 'Asking the player' })).toBeVisible(), {
      timeout: 12_000,
    })
    await userEvent.click(screen.getByRole('button', { name: 'Artist story' }))
    await waitFor(() => expect(screen.getByText('Recorded in a boat house.')).toBeVisible(), {
      timeout: 12_000,
    })
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body)
  },
  tags: ['dark', 'phone'],
}
export const InfoLongGerman: Story = { args: { language: 'de' }, ...narrow }
