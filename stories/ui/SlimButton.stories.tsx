import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconHeart, IconPlaylistAdd, IconUsers } from '@tabler/icons-react'
import { expect, fn, screen } from 'storybook/test'
import { SlimButton } from '../../src/ui/slimButton/SlimButton'
import { narrow } from '../support/looksOf'

const look = { size: 20, stroke: 1.6, 'aria-hidden': true }

/** A button with an icon, whose words make room where there is little. */
const meta = {
  title: 'ui/SlimButton',
  component: SlimButton,
  args: { icon: <IconPlaylistAdd {...look} />, label: 'Add to playlist', shrinks: 'narrow', onPress: fn() },
  render: (args) => (
    <main style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 16 }}>
      <SlimButton {...args} variant="filled" />
      <SlimButton {...args} />
      <SlimButton {...args} variant="subtle" label="Album credits" icon={<IconUsers {...look} />} />
      <SlimButton {...args} label="Favourite" shrinks="always" isPressed icon={<IconHeart {...look} />} />
      <SlimButton {...args} disabled variant="subtle" label="Artist story" shrinks="never" note="not found" />
    </main>
  ),
} satisfies Meta<typeof SlimButton>
export default meta

type Story = StoryObj<typeof meta>

export const Wide: Story = { globals: { viewport: { value: 'wide' } }, tags: ['dark', 'kiosk'] }
/** As wide as a finger, and named all the same. */
export const Narrow: Story = {
  play: async () => {
    const button = screen.getByRole('button', { name: 'Favourite' })
    const { width, height } = button.getBoundingClientRect()
    await expect([width, height]).toEqual([44, 44])
    await expect(screen.getAllByRole('button', { name: 'Add to playlist' })).toHaveLength(2)
  },
  ...narrow,
}
