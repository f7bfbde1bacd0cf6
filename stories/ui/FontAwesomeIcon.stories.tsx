import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import laterNames from '../../fixtures/pushUiConfig/icons-of-later-names.json'
import turned from '../../fixtures/pushUiConfig/icons-turned.json'
import unknown from '../../fixtures/pushUiConfig/icons-unknown.json'
import usual from '../../fixtures/pushUiConfig/icons-usual.json'
import { FontAwesomeIcon } from '../../src/ui/fontAwesome/FontAwesomeIcon'

interface SheetProps {
  /** Icons as pages of players name them. */
  names: readonly string[]
}

function Sheet({ names }: SheetProps) {
  return (
    <main>
      <ul
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
          gap: 16,
          margin: 0,
          padding: 16,
          listStyle: 'none',
        }}
      >
        {names.map((name) => (
          <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8, textAlign: 'center' }}>
            <FontAwesomeIcon name={name} size={28} />
            <span style={{ fontSize: 14, lineHeight: '20px' }}>{name}</span>
          </li>
        ))}
      </ul>
    </main>
  )
}

/**
 * The icons of device pages: by FontAwesome 4 names, turned or spinning, by later names, and unknown ones.
 */
const meta = { title: 'ui/FontAwesomeIcon', component: Sheet } satisfies Meta<typeof Sheet>
export default meta

type Story = StoryObj<typeof meta>

/** The icons that the sections of a page name. */
const iconsOf = ({ sections }: { sections: { icon: string }[] }) => ({
  names: sections.map(({ icon }) => icon),
})

/** Every glyph is there: a path, or the neutral icon where `unknown` allows it. */
const drawn =
  (strange: number): NonNullable<Story['play']> =>
  async ({ canvasElement, args }) => {
    const paths = () =>
      canvasElement.querySelectorAll('svg[data-icon]:not([data-icon=unknown]) > path').length
    await waitFor(() => expect(paths()).toBe(args.names.length - strange), { timeout: 8000 })
    const strangers = () => canvasElement.querySelectorAll('svg[data-icon=unknown]')
    await waitFor(() => expect(strangers()).toHaveLength(strange), { timeout: 8000 })
  }

export const Usual: Story = { args: iconsOf(usual), play: drawn(0), tags: ['dark'] }
export const Turned: Story = { args: iconsOf(turned), play: drawn(0) }
export const LaterNames: Story = { args: iconsOf(laterNames), play: drawn(0) }
export const Unknown: Story = { args: iconsOf(unknown), play: drawn(unknown.sections.length) }
