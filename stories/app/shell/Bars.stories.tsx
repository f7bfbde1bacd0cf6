import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import updating from '../../../fixtures/pushState/library-updates.json'
import playing from '../../../fixtures/pushState/playing.json'
import stopped from '../../../fixtures/pushState/stopped.json'
import webradio from '../../../fixtures/pushState/webradio.json'
import outputs from '../../../fixtures/pushAudioOutputs/alone-and-others.json'
import { PanelStory } from '../../support/PanelStory'

const cover = { albumart: '/backgrounds/harbour.jpg' }

/**
 * What stands at the foot of the panel: tab bar, player footer, and the older theme's bar of the playback
 * screen.
 */
const meta = {
  title: 'app/Bars',
  component: PanelStory,
  args: { origin: window.location.origin, state: { ...playing, ...cover } },
} satisfies Meta<typeof PanelStory>
export default meta

type Story = StoryObj<typeof meta>

const on = (value: 'phone' | 'kiosk' | 'narrow' | 'wide') =>
  ({ globals: { viewport: { value } } }) satisfies Story

export const Desktop: Story = {
  ...on('wide'),
  play: async ({ canvas }) => {
    const footer = within(await canvas.findByRole('region', { name: 'Now playing' }))
    await expect(footer.getByRole('link', { name: /Rope and Rain/ })).toHaveAttribute('href', '/playback')
    await expect(footer.getByRole('slider', { name: 'Place in the track' })).toBeEnabled()
    await expect(footer.getByRole('slider', { name: 'Volume' })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Screens' })).toBeNull()
  },
  tags: ['dark'],
}

export const Phone: Story = {
  name: '[D2.4-9] The footer of small screens has the most needed buttons only',
  ...on('phone'),
  play: async ({ canvas }) => {
    const footer = within(await canvas.findByRole('region', { name: 'Now playing' }))
    await expect(footer.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect(footer.queryByRole('button', { name: 'Previous' })).toBeNull()
    await expect(footer.queryByRole('slider')).toBeNull()
    const tabs = within(canvas.getByRole('navigation', { name: 'Screens' }))
    await expect(tabs.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
  tags: ['dark'],
}
export const Narrow: Story = { ...Phone, name: 'Narrow', ...on('narrow') }

export const Kiosk: Story = {
  ...on('kiosk'),
  args: { isKiosk: true },
  play: async ({ canvas }) => {
    const tabs = await canvas.findByRole('navigation', { name: 'Screens' })
    // At the side: the height belongs to the screen.
    await waitFor(() => expect(tabs.getBoundingClientRect().width).toBeLessThan(80))
  },
  tags: ['dark'],
}

export const Webradio: Story = {
  ...on('wide'),
  args: { state: webradio },
  play: async ({ canvas }) => {
    const footer = within(await canvas.findByRole('region', { name: 'Now playing' }))
    await footer.findByRole('button', { name: 'Stop' })
    await expect(footer.queryByRole('slider', { name: 'Place in the track' })).toBeNull()
  },
}
export const NothingPlays: Story = {
  ...on('phone'),
  args: { state: { ...stopped, title: '', artist: '', album: '', uri: '' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing plays')
    // The queue may still have entries, and the player its volume.
    const footer = within(await canvas.findByRole('region', { name: 'Now playing' }))
    await expect(footer.getByRole('button', { name: 'Play' })).toBeEnabled()
    await expect(footer.getByRole('button', { name: /^Volume:/ })).toBeEnabled()
  },
}
export const LibraryUpdates: Story = { ...on('phone'), args: { state: updating } }

/** [D2.3-1] as it is read here. */
export const Classic: Story = {
  ...on('wide'),
  args: { uiSettings: { theme: 'classic' }, path: '/playback' },
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('navigation', { name: 'Player' }))
    await expect(bar.getByRole('link', { name: 'Queue' })).toHaveAttribute('href', '/queue')
    await expect(bar.getByRole('button', { name: 'Outputs' })).toBeDisabled()
    await expect(canvas.getByRole('navigation', { name: 'Screens' })).toBeVisible()
  },
  tags: ['dark'],
}
/** More than one output is available. */
export const ClassicOutputs: Story = {
  ...on('wide'),
  name: '[D2.3-1] The outputs can be chosen where more than one is available',
  args: {
    uiSettings: { theme: 'classic' },
    path: '/playback',
    answers: { getAudioOutputs: { event: 'pushAudioOutputs', payload: outputs } },
  },
  play: async ({ canvas, userEvent }) => {
    const bar = within(await canvas.findByRole('navigation', { name: 'Player' }))
    const button = bar.getByRole('button', { name: 'Outputs' })
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.click(button)
    await canvas.findByRole('heading', { name: 'Zones and outputs' }, { timeout: 10000 })
  },
}
export const ClassicPhone: Story = { ...Classic, ...on('phone') }
/** Knob and cover stand beside one another, so that nothing has to be scrolled. */
export const ClassicNarrow: Story = {
  ...Classic,
  ...on('narrow'),
  play: async ({ canvas }) => {
    const knob = await canvas.findByRole('slider', { name: 'Place in the track' })
    const cover = canvas.getByRole('img', { name: 'Rope and Rain, Slow Harbour' })
    await expect(knob.getBoundingClientRect().left).toBeGreaterThan(cover.getBoundingClientRect().right)
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight)
  },
}
export const ClassicSettings: Story = {
  ...on('wide'),
  args: { uiSettings: { theme: 'classic' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Screens' })
    await expect(canvas.queryByRole('region', { name: 'Now playing' })).toBeNull()
  },
}
