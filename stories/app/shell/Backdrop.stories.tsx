import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import background from '../../../fixtures/pushUiSettings/background.json'
import missing from '../../../fixtures/pushUiSettings/background-missing.json'
import color from '../../../fixtures/pushUiSettings/color.json'
import everyElement from '../../../fixtures/pushUiConfig/every-element.json'
import { PanelStory } from '../../support/PanelStory'

/**
 * The player's colour or image behind the panel. The image is a restless one, which is the hard case for
 * words on it.
 */
const meta = {
  title: 'app/Backdrop',
  component: PanelStory,
  // Storybook serves support/pictures where a player serves its backgrounds.
  args: { origin: window.location.origin },
} satisfies Meta<typeof PanelStory>
export default meta

type Story = StoryObj<typeof meta>

const whenDrawn: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByRole('link', { name: 'Network' })
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-backdrop'))
}

export const Colour: Story = { args: { uiSettings: color }, play: whenDrawn, tags: ['dark', 'phone'] }

export const Image: Story = {
  name: '[D3-35] The image comes from the player',
  args: { uiSettings: background },
  play: async (context) => {
    await whenDrawn(context)
    const image = context.canvasElement.ownerDocument.querySelector('img[src$="/backgrounds/harbour.jpg"]')
    await waitFor(() => expect(image instanceof HTMLImageElement && image.naturalWidth > 0).toBe(true))
  },
  tags: ['dark', 'phone'],
}
export const ImageKiosk: Story = {
  ...Image,
  name: 'Image Kiosk',
  args: { uiSettings: background, isKiosk: true },
  globals: { viewport: { value: 'kiosk' } },
}

export const ImageBehindPage: Story = {
  args: { uiSettings: background, path: '/plugin/system_controller-network', page: everyElement },
  play: whenDrawn,
  tags: ['dark'],
}

/** An image that the player does not have is as none. */
export const ImageMissing: Story = {
  args: { uiSettings: missing },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Network' })
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-backdrop'))
  },
}
