import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import playing from '../../../fixtures/pushState/playing.json'
import webradio from '../../../fixtures/pushState/webradio.json'
import { TrackInfoBar } from '../../../src/features/playback'
import { narrow } from '../../support/looksOf'
import { PlaybackStory } from '../../support/PlaybackStory'

/** What plays, in a sentence, as it stands above the queue. */
const meta = {
  title: 'features/playback/TrackInfoBar',
  component: PlaybackStory,
  args: { state: playing, children: <TrackInfoBar /> },
} satisfies Meta<typeof PlaybackStory>
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await expect(screen.getByText('Rope and Rain')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Add the queue to a playlist' })).toBeEnabled()
  },
  tags: ['dark'],
}
export const WithoutAlbum: Story = { args: { state: webradio } }
export const LongGerman: Story = {
  args: {
    language: 'de',
    state: { ...playing, title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' },
  },
  ...narrow,
}
