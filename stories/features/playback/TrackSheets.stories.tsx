import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import none from '../../../fixtures/documents/metadataAnswer/none.json'
import story from '../../../fixtures/documents/metadataAnswer/story.json'
import playing from '../../../fixtures/pushState/playing.json'
import webradio from '../../../fixtures/pushState/webradio.json'
import { answerMetadata } from '../../support/answerMetadata'
import { dark, narrow, phone } from '../../support/looksOf'
import { ModalStory } from '../../support/ModalStory'

const goToAlbum = fn()
const params = { waysOf: () => ({ goToArtist: fn(), goToAlbum }), sharing: {} }
const state = (payload: unknown) => [{ event: 'pushState', payload }]

/** The sheets about what plays: what can be done with it, and what is known of it. */
const meta = {
  title: 'features/playback/TrackSheets',
  component: ModalStory,
  args: { request: { name: 'modal-track-actions', size: 'sm', params }, pushes: state(playing) },
} satisfies Meta<typeof ModalStory>
export default meta

type Story = StoryObj<typeof meta>

export const Actions: Story = {
  parameters: { covers: ['modal:modal-track-actions'] },
  play: async () => {
    const favourite = await screen.findByRole('button', { name: 'Favourite' })
    await expect(favourite).toHaveAttribute('aria-pressed', 'true')
    await expect(screen.getByRole('button', { name: 'Share the track' })).toBeEnabled()
    await userEvent.click(screen.getByRole('button', { name: 'Go to album' }))
    await expect(goToAlbum).toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const ActionsDark: Story = { ...dark }
export const ActionsOnAPhone: Story = { ...phone }
export const ActionsOfARadio: Story = {
  args: { pushes: state(webradio), request: { name: 'modal-track-actions', params: {} } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Add to playlist' })).toBeDisabled()
    await expect(screen.queryByRole('button', { name: 'Share the track' })).toBeNull()
  },
}
/** What has played leaves the queue where the player has that; pressed it waits for the player to say so. */
export const ActionsConsuming: Story = {
  args: { pushes: state({ ...playing, consume: true }) },
  play: async () => {
    const row = await screen.findByRole('button', { name: 'Remove what has played from the queue' })
    await expect(row).toHaveAttribute('aria-pressed', 'true')
  },
}
const search = fn()
const onAir = { ...webradio, title: 'Slow Harbour feat. Mara Quay – Low Tide' }
const waysOnAir = fn(() => ({ goToArtist: fn(), search }))
/** A station that says what it plays: the song is sought, and its artist is led to, not the station. */
export const ActionsOnAir: Story = {
  args: {
    pushes: state(onAir),
    request: { name: 'modal-track-actions', size: 'sm', params: { waysOf: waysOnAir } },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Search for this song' }))
    await expect(waysOnAir).toHaveBeenCalledWith({ artist: 'Slow Harbour', album: '', song: 'Low Tide' })
    await expect(search).toHaveBeenCalled()
  },
}
export const ActionsLongGerman: Story = { args: { language: 'de' }, ...narrow }
/** One story came, one was not found, one the player still thinks about. */
export const Info: Story = {
  parameters: { covers: ['modal:modal-now-playing-info'] },
  args: { request: { name: 'modal-now-playing-info', size: 'sm', params } },
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
}
export const InfoDark: Story = {
  args: { request: { name: 'modal-now-playing-info', size: 'sm', params } },
  ...dark,
}
