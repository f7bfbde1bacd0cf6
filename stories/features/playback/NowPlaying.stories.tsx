import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import decibels from '../../../fixtures/pushState/decibels.json'
import locked from '../../../fixtures/pushState/airplay-locks-the-interface.json'
import paused from '../../../fixtures/pushState/paused.json'
import playing from '../../../fixtures/pushState/playing.json'
import stopped from '../../../fixtures/pushState/stopped.json'
import analog from '../../../fixtures/pushState/analog-input.json'
import bluetooth from '../../../fixtures/pushState/bluetooth.json'
import fixed from '../../../fixtures/pushState/volume-fixed.json'
import webradio from '../../../fixtures/pushState/webradio.json'
import { narrow } from '../../support/looksOf'
import lowTide from '../../support/pictures/low-tide.jpg'
import { PlaybackStory } from '../../support/PlaybackStory'
import { putFinger } from '../../support/putFinger'
import { ringPlace } from '../../support/ringPlace'
import { seekPlace } from '../../support/seekPlace'

const cover = { albumart: lowTide }

/**
 * Where a volume stands on its knob, degrees from the top: it begins at the lower left and goes three
 * quarters round.
 */
const volumeAngle = (volume: number) => 225 + volume * 2.7

/**
 * What plays, and how it is led, on a desktop unless told; all of it on phones and the kiosk is in `states/`.
 */
const meta = {
  title: 'features/playback/NowPlaying',
  component: PlaybackStory,
  args: { state: { ...playing, ...cover } },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof PlaybackStory>
export default meta

type Story = StoryObj<typeof meta>

export const Playing: Story = {
  parameters: {
    covers: [
      'state:playback.time.following',
      'state:playback.transport.playing.running',
      'state:playback.pendingPlay.none',
      'state:playback.selection.none',
      'state:playback.volume.following',
    ],
  },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Rope and Rain' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Pause' })).toBeEnabled()
    await expect(screen.getByRole('slider', { name: 'Place in the track' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^1:0\d of 4:14$/),
    )
  },
  tags: ['dark', 'phone-dark', 'kiosk-dark'],
}
/** All that leads the music is in sight on a phone that lies. */
export const Lying: Story = {
  globals: { viewport: { value: 'lying' } },
  play: async () => {
    const { bottom } = (
      await screen.findByRole('button', { name: 'Add to playlist' })
    ).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
  tags: ['dark'],
}
export const LyingClassic: Story = { ...Lying, args: { state: { ...playing, ...cover }, uiTheme: 'classic' } }
/** Its time is up, and the player has not said what follows. */
export const Ended: Story = {
  parameters: { covers: ['state:playback.transport.playing.ended'] },
  args: { state: { ...playing, ...cover, seek: 254_000 } },
}
/** Before the player has said anything. */
export const Unknown: Story = {
  parameters: { covers: ['state:playback.transport.unknown'] },
  args: { state: null },
  play: async () => {
    await expect(await screen.findByText('Waiting for the player')).toBeInTheDocument()
    await expect(screen.queryAllByRole('button')).toEqual([])
    await expect(screen.queryAllByRole('slider')).toEqual([])
  },
}
export const Paused: Story = {
  parameters: { covers: ['state:playback.transport.paused'] },
  args: { state: { ...paused, ...cover } },
}
export const Stopped: Story = {
  parameters: { covers: ['state:playback.transport.stopped'] },
  args: { state: stopped },
}
export const WebRadio: Story = {
  args: { state: webradio },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Stop' })).toBeEnabled()
    await expect(screen.queryByRole('slider', { name: 'Place in the track' })).toBeNull()
  },
}
export const Decibels: Story = {
  args: { state: { ...decibels, ...cover } },
  play: async () => {
    await expect(screen.getByText('-23.5 dB')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Back 15 seconds' })).toBeEnabled()
    await expect(screen.getByRole('button', { name: 'Previous' })).toBeEnabled()
  },
}
/** The older theme: knobs, and steps of 15 seconds in place of previous and next. */
export const Classic: Story = {
  args: { state: { ...playing, ...cover }, uiTheme: 'classic' },
  play: async () => {
    await expect(screen.getByRole('slider', { name: 'Place in the track' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Shuffle' })).toBeNull()
    await expect(screen.getByRole('button', { name: 'Previous' })).toBeEnabled()
  },
  tags: ['dark'],
}
export const ClassicSkips: Story = {
  args: { state: { ...decibels, ...cover }, uiTheme: 'classic' },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Back 15 seconds' })).toBeEnabled()
    await expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull()
  },
}
export const ClassicWebRadio: Story = {
  args: { state: webradio, uiTheme: 'classic' },
  play: async () => {
    await expect(screen.queryByRole('slider', { name: 'Place in the track' })).toBeNull()
    await expect(screen.getByText('128 kbps')).toBeVisible()
  },
}
export const Bluetooth: Story = {
  args: { state: bluetooth },
  play: async () => {
    await expect(screen.getByText('Bluetooth', { selector: 'p' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Pause' })).toBeEnabled()
  },
}
export const AnalogInput: Story = {
  args: { state: analog },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Pause' })).toBeDisabled()
  },
}
/** A finger has taken the handle of the volume's knob, and rests there. */
export const VolumeKnobHeld: Story = {
  parameters: { covers: ['state:playback.volume.adjusting.hold.held'] },
  play: async () => {
    const slider = await screen.findByRole('slider', { name: 'Volume' })
    const finger = await putFinger(ringPlace(slider, volumeAngle(42)))
    await finger.slide(ringPlace(slider, volumeAngle(60)))
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '60/100'))
    await expect(screen.getByText('60/100')).toBeVisible()
  },
  tags: ['dark'],
}
/** A finger is on the time, on the bar of the newer theme and on the ring of the older one. */
export const SeekHeld: Story = {
  args: { state: { ...paused, ...cover } },
  play: async () => {
    const slider = await screen.findByRole('slider', { name: 'Place in the track' })
    const finger = await putFinger(seekPlace(slider, 98 / 254))
    await finger.slide(seekPlace(slider, 0.502))
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '2:07 of 4:14'))
    await expect(screen.getByText('2:07')).toBeVisible()
  },
  tags: ['dark'],
}
export const ClassicSeekHeld: Story = {
  ...SeekHeld,
  args: { state: { ...paused, ...cover }, uiTheme: 'classic' },
  tags: ['dark'],
}
export const FixedVolume: Story = {
  args: { state: { ...fixed, ...cover } },
  play: async () => {
    await expect(screen.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-disabled', 'true')
  },
}
export const Locked: Story = {
  args: { state: locked },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
  },
}
export const LongGerman: Story = {
  args: {
    language: 'de',
    state: {
      ...playing,
      title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen (Langfassung mit Vorspiel)',
      artist: 'Orchester der Niederösterreichischen Landesfeuerwehrkommandantenstellvertreter',
      album: 'Gesammelte Kammermusikwerke für Unentschlossene',
    },
  },
  ...narrow,
}
