import type { Meta, StoryObj } from '@storybook/react-vite'
import { PanelStory } from '../../../support/PanelStory'
import { playbackPanel, playbackStates } from '../../../support/playbackStates'

/** What plays, on the kiosk in the older theme. */
const meta = {
  title: 'features/playback/states/ClassicKiosk',
  component: PanelStory,
  args: { ...playbackPanel('classic'), isKiosk: true },
  globals: { viewport: { value: 'kiosk' } },
} satisfies Meta<typeof PanelStory>
export default meta

type Story = StoryObj<typeof meta>

export const Unknown: Story = {
  ...playbackStates.Unknown,
  parameters: { covers: ['state:playback.transport.unknown'] },
}
export const Nothing: Story = playbackStates.Nothing
export const Playing: Story = playbackStates.Playing
export const Paused: Story = playbackStates.Paused
export const Stopped: Story = playbackStates.Stopped
export const Ended: Story = playbackStates.Ended
export const Seeking: Story = playbackStates.Seeking
export const SeekHeld: Story = playbackStates.SeekHeld
export const SeekMoving: Story = {
  ...playbackStates.SeekMoving,
  parameters: { covers: ['state:playback.time.moving'] },
}
export const Promised: Story = {
  ...playbackStates.Promised,
  parameters: { covers: ['state:playback.pendingPlay.awaited'] },
}
export const Adjusting: Story = playbackStates.Adjusting
export const VolumeHeld: Story = {
  ...playbackStates.VolumeHeld,
  parameters: { covers: ['state:playback.volume.adjusting.hold.held'] },
}
export const Muted: Story = playbackStates.Muted
export const FixedVolume: Story = playbackStates.FixedVolume
export const Radio: Story = playbackStates.Radio
export const Volatile: Story = playbackStates.Volatile
export const Skips: Story = playbackStates.Skips
export const Bluetooth: Story = playbackStates.Bluetooth
export const AnalogInput: Story = playbackStates.AnalogInput
export const Airplay: Story = playbackStates.Airplay
