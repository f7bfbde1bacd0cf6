import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
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

/** The icons of device pages: by FontAwesome 4 names, turned or spinning, by later names, and unknown ones. */
const meta = { title: 'ui/FontAwesomeIcon', component: Sheet } satisfies Meta<typeof Sheet>
export default meta

type Story = StoryObj<typeof meta>

const usual = (
  'cogs plug microchip css3 wrench cog clock-o user television globe sun-o server play desktop bug volume-up upload ' +
  'circle sliders lightbulb-o expand download chevron-circle-down book spotify refresh music mouse-pointer key ' +
  'info-circle hdd-o filter compass wifi soundcloud play-circle medkit magic level-up lastfm keyboard-o file-o ' +
  'exclamation-triangle ellipsis-v bolt window-maximize volume-off users tag sitemap signal sign-in shield rss pencil'
)
  .split(' ')
  .map((name) => `fa-${name}`)

/** Every glyph is there: a path, or the neutral icon where `unknown` allows it. */
const drawn =
  (unknown: number): NonNullable<Story['play']> =>
  async ({ canvasElement, args }) => {
    const paths = () =>
      canvasElement.querySelectorAll('svg[data-icon]:not([data-icon=unknown]) > path').length
    await waitFor(() => expect(paths()).toBe(args.names.length - unknown), { timeout: 8000 })
    const strangers = () => canvasElement.querySelectorAll('svg[data-icon=unknown]')
    await waitFor(() => expect(strangers()).toHaveLength(unknown), { timeout: 8000 })
  }

export const Usual: Story = { args: { names: usual }, play: drawn(0) }
export const UsualDark: Story = { ...Usual, parameters: { scheme: 'dark' } }
export const Turned: Story = {
  args: {
    names: ['fa-sliders fa-rotate-90', 'fa fa-music', 'fa-play fa-flip-horizontal', 'fa-refresh fa-spin'],
  },
  play: drawn(0),
}
export const LaterNames: Story = {
  args: {
    names: ['fa-circle-notch', 'fa-sliders-h', 'fa-windows-maximize', 'fas fa-volume-mute', 'fa-tools'],
  },
  play: drawn(0),
}
export const Unknown: Story = { args: { names: ['fa-teapot', 'fa-', ''] }, play: drawn(3) }
