import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import sources from '../../../fixtures/pushBrowseSources/usual.json'
import playing from '../../../fixtures/pushState/playing.json'
import { dark, phone } from '../../support/looksOf'
import { PanelStory } from '../../support/PanelStory'

/** Lists that the owner fills, and that hold nothing: they say how. */
const meta = {
  title: 'features/browse/Unfilled',
  component: PanelStory,
  args: {
    path: '/browse?uri=favourites&title=Favourites',
    origin: window.location.origin,
    state: playing,
    answers: {
      getBrowseSources: { event: 'pushBrowseSources', payload: sources },
      browseLibrary: { event: 'pushBrowseLibrary', payload: { navigation: { lists: [{ items: [] }] } } },
    },
  },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof PanelStory>
export default meta

type Story = StoryObj<typeof meta>

export const Favourites: Story = {
  play: async () => {
    await screen.findByRole('heading', { name: 'No favourites yet' })
  },
}
export const StationsPhone: Story = {
  ...phone,
  ...dark,
  args: { path: '/browse?uri=radio%2FmyWebRadio&title=My+web+radios' },
  play: async () => {
    await screen.findByRole('heading', { name: 'No stations of your own yet' })
  },
}
