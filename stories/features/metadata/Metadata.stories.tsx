import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import none from '../../../fixtures/documents/metadataAnswer/none.json'
import story from '../../../fixtures/documents/metadataAnswer/story.json'
import { answerMetadata } from '../../support/answerMetadata'
import { narrow } from '../../support/looksOf'
import { ModalStory } from '../../support/ModalStory'

const rows = [
  { key: 'Fiddle', values: [{ name: 'Ada Brine', uri: 'mbid:/artist/0a1b' }] },
  { key: 'Recorded at', values: [{ name: 'The Old Net Loft', uri: 'mbid:/place/77' }] },
  { key: 'Written by', values: [{ name: 'Ada Brine' }, { name: 'Jon Keel' }] },
]
const credits = {
  name: 'modal-story',
  params: { title: 'Low Tide', metadata: { kind: 'credits', rows } },
} as const
const hostile =
  '<p>Recorded in a <b>boat house</b>.</p><img src=x onerror="document.body.remove()"><script>document.body.remove()</script>'

/** Stories and credits, as the player tells them, and the word that they are premium. */
const meta = {
  title: 'features/metadata/Metadata',
  component: ModalStory,
  args: {
    request: {
      name: 'modal-story',
      params: { title: 'Slow Harbour', metadata: { kind: 'story', html: story.data.value, isPart: false } },
    },
  },
} satisfies Meta<typeof ModalStory>
export default meta

type Story = StoryObj<typeof meta>

export const Told: Story = {
  parameters: { covers: ['modal:modal-story'] },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Recorded in a boat house.')).toBeVisible(), {
      timeout: 12_000,
    })
  },
  tags: ['dark', 'phone'],
}
/** Nothing that the player wrote is executed. */
export const Hostile: Story = {
  args: {
    request: {
      name: 'modal-story',
      params: { title: 'Low Tide', metadata: { kind: 'story', html: hostile } },
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('boat house')).toBeVisible())
    await expect(document.querySelector('[role=dialog] script, [role=dialog] [onerror]')).toBeNull()
  },
}
export const Credits: Story = {
  args: { request: credits },
  beforeEach: answerMetadata({ storyArtist: story, storyPlace: none }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ada Brine' }))
    await waitFor(() => expect(screen.getByText('Recorded in a boat house.')).toBeVisible(), {
      timeout: 12_000,
    })
    await userEvent.click(screen.getByRole('button', { name: 'The Old Net Loft' }))
    await waitFor(() => expect(screen.getByText('credits not found')).toBeVisible())
  },
  tags: ['dark'],
}
export const CreditsNarrow: Story = { args: { request: credits, language: 'de' }, ...narrow }
/** Of an artist whom the player knows nothing of. */
export const NotFound: Story = {
  args: { request: { name: 'modal-story', params: { title: 'Slow Harbour', metadata: undefined } } },
  play: async () => {
    await screen.findByText('Artist story not found for Slow Harbour')
  },
}
/** The player keeps the rest for the premium plan. */
export const InPart: Story = {
  args: {
    request: {
      name: 'modal-story',
      params: { title: 'Slow Harbour', metadata: { kind: 'story', html: story.data.value, isPart: true } },
    },
  },
  play: async () => {
    await screen.findByText(/^The rest belongs to the premium plan/)
  },
  tags: ['dark'],
}
export const Premium: Story = {
  parameters: { covers: ['modal:modal-premium'] },
  args: { request: { name: 'modal-premium', size: 'sm' } },
}
