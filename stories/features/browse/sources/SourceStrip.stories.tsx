import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import odd from '../../../../fixtures/pushBrowseSources/odd-menus.json'
import usual from '../../../../fixtures/pushBrowseSources/usual.json'
import { SourceStrip } from '../../../../src/features/browse/sources/SourceStrip'
import { useSources } from '../../../../src/features/browse/sources/sources'
import { phone } from '../../../support/looksOf'
import { PartStory } from '../../../support/PartStory'

let opened: (string | undefined)[] = []
/** The theme that has no menu at its side to bear them. */
const pushed = (sources: unknown) => [
  { event: 'pushUiSettings', payload: { theme: 'classic' } },
  { event: 'pushBrowseSources', payload: sources },
]
const pictures = ['harbour.jpg', 'low-tide.jpg', 'night-freight.jpg']
/** With pictures that the gallery has. */
const pictured = usual.map((source, place) =>
  'albumart' in source
    ? { ...source, albumart: `/backgrounds/${pictures[place % pictures.length]}` }
    : source,
)

/** On a page that was opened after the sources had been told. */
function KnownStrip({ uri }: { uri: string }) {
  const { phase } = useSources()
  if (phase !== 'ready') return null
  return (
    <SourceStrip
      address={`/browse?uri=${uri}`}
      uri={uri}
      root={undefined}
      onOpen={(source) => void opened.push(source.uri)}
    />
  )
}

/** From one source to another without going home. */
const meta = {
  title: 'features/browse/sources/SourceStrip',
  component: PartStory,
  args: {
    children: <KnownStrip uri="music-library/USB/Jazz" />,
    pushes: pushed(pictured),
    onPlayer: () => {
      opened = []
    },
  },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof PartStory>
export default meta

type Story = StoryObj<typeof meta>

export const Strip: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { current: true })).toHaveTextContent('Music library')
    await userEvent.click(canvas.getByRole('link', { name: 'Web radio' }))
    await expect(opened).toEqual(['radio'])
  },
  tags: ['dark'],
}
/** More than fit: the one that somebody is in is in view. */
export const Many: Story = {
  args: {
    children: <KnownStrip uri="service/17" />,
    pushes: pushed(
      Array.from({ length: 20 }, (_, place) => ({
        name: `Music service ${place + 1}`,
        uri: `service/${place}`,
        icon: 'fa fa-music',
      })),
    ),
  },
  play: async ({ canvas }) => {
    const current = await canvas.findByRole('link', { current: true })
    await waitFor(async () => {
      const { left, right } = current.getBoundingClientRect()
      await expect(left >= 0 && right <= window.innerWidth).toBe(true)
    })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
/** Long names, names with markup, sources that lead nowhere. */
export const Odd: Story = {
  args: { pushes: pushed(odd), language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bold')).toBeInTheDocument()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const NotOnPhones: Story = {
  ...phone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}
