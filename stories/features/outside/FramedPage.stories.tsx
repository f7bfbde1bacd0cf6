import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PanelStory } from '../../support/PanelStory'

// A page that Storybook itself serves; one from elsewhere would need a network.
const menu = [{ id: 'iframe-page', name: 'Help', params: { url: '/app/static-pages/en/credits.html' } }]

/** A page that the player's menu names, in a frame that may do nothing to the panel. */
const meta = {
  title: 'features/outside/FramedPage',
  component: PanelStory,
  args: { path: '/page/1', menu },
} satisfies Meta<typeof PanelStory>
export default meta

type Story = StoryObj<typeof meta>

export const Shown: Story = {
  parameters: { covers: ['screen:/page/$place'] },
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle('Help')
    await expect(frame).toHaveAttribute('sandbox', expect.stringContaining('allow-scripts'))
    await canvas.findByRole('link', { name: 'New window' })
  },
  tags: ['dark', 'phone', 'narrow'],
}

/** The menu has no such page, or not any more. */
export const Gone: Story = {
  args: { path: '/page/7' },
  play: async ({ canvas }) => {
    await canvas.findByText('This page is not in the menu any more')
  },
}
