import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import locked from '../../../fixtures/pushState/airplay-locks-the-interface.json'
import { PanelStory } from '../../support/PanelStory'

/** The player takes no orders, because another device streams to it. */
const meta = {
  title: 'app/Locked',
  component: PanelStory,
  args: { origin: window.location.origin, state: { ...locked, albumart: '/backgrounds/harbour.jpg' } },
} satisfies Meta<typeof PanelStory>
export default meta

type Story = StoryObj<typeof meta>

export const Airplay: Story = {
  name: '[D2.3-4 D4-8] leads from anywhere to what plays, and covers it',
  parameters: { covers: ['overlay:LockedOverlay'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Gull Song' })
    const note = await canvas.findByRole('button', { name: /^Airplay plays/ })
    await waitFor(() => expect(note).toBeVisible())
    await waitFor(() => expect(note).toHaveFocus())
  },
  tags: ['dark', 'phone'],
}
/** Nor does a key reach what lies beneath. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const note = await canvas.findByRole('button', { name: /^Airplay plays/ })
    await waitFor(() => expect(note).toHaveFocus())
    const beneath = await canvas.findByRole('button', { name: 'About this music' })
    await expect(beneath.closest('[inert]')).not.toBeNull()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Airplay' })
  },
}

export const Why: Story = {
  name: '[D2.3-4] a press says why',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Airplay plays/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Airplay' }))
    const words = dialog.getByText('All functionalities will be resumed upon Airplay stop')
    await waitFor(() => expect(words).toBeVisible())
  },
}
/** What the panel can switch off itself: its volume and the way out stay in hand. */
export const AnalogInput: Story = {
  parameters: { covers: ['overlay:InputCard'] },
  args: {
    state: { ...locked, service: 'analogin', trackType: 'analogin', title: 'Analog input', artist: '' },
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Analog input is on' }))
    await waitFor(() => expect(card.getByRole('button', { name: 'Stop' })).toHaveFocus())
    await expect(card.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuenow', '42')
  },
  tags: ['dark', 'phone'],
}
