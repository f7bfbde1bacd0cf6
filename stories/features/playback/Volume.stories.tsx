import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import decibels from '../../../fixtures/pushState/decibels.json'
import locked from '../../../fixtures/pushState/airplay-locks-the-interface.json'
import playing from '../../../fixtures/pushState/playing.json'
import fixed from '../../../fixtures/pushState/volume-fixed.json'
import { VolumeBar, VolumePopup } from '../../../src/features/playback'
import { phone } from '../../support/looksOf'
import { PlaybackStory } from '../../support/PlaybackStory'

const popup = (
  <div style={{ display: 'flex', justifyContent: 'center', paddingTop: 340 }}>
    <VolumePopup />
  </div>
)

/**
 * The volume as it stands in the shell's footer, as a bar and as a popup; the knob is on the now-playing
 * screen.
 */
const meta = {
  title: 'features/playback/Volume',
  component: PlaybackStory,
  args: { state: playing, children: <VolumeBar /> },
} satisfies Meta<typeof PlaybackStory>
export default meta

type Story = StoryObj<typeof meta>

export const Bar: Story = {
  play: async () => {
    await expect(screen.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuetext', '42/100')
    await expect(screen.getByText('42/100')).toBeVisible()
  },
  tags: ['dark'],
}
export const BarInDecibels: Story = {
  args: { state: decibels },
  play: async () => {
    await expect(screen.getByText('-23.5 dB')).toBeVisible()
  },
}
export const BarMuted: Story = {
  args: { state: { ...playing, mute: true } },
  play: async () => {
    await expect(screen.getByText('Muted')).toBeVisible()
    await expect(screen.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-disabled', 'false')
  },
}
export const BarFixed: Story = {
  args: { state: fixed },
  play: async () => {
    await expect(screen.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-disabled', 'true')
  },
}
export const BarLocked: Story = {
  args: { state: locked },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Mute' })).toBeDisabled()
  },
}
/** Before the player has said how loud it is. */
export const BarUnknown: Story = {
  args: { state: null },
  play: async () => {
    await expect(screen.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuetext', '–/100')
    await expect(screen.getByRole('button', { name: 'Mute' })).toBeDisabled()
  },
}
export const Popup: Story = {
  args: { children: popup },
  ...phone,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Volume: 42/100' }))
    const slider = await screen.findByRole('slider', { name: 'Volume' })
    await expect(slider).toHaveAttribute('aria-orientation', 'vertical')
    slider.focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuenow', '43'))
  },
  tags: ['dark'],
}
