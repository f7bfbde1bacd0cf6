import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import threeButtons from '../../fixtures/openModal/buttons-emit-url-state.json'
import hostile from '../../fixtures/openModal/hostile-html.json'
import longHtml from '../../fixtures/openModal/long-html.json'
import plain from '../../fixtures/openModal/plain.json'
import { SafeHtml } from '../../src/ui/SafeHtml'

/** HTML that a player sent, without what could do harm. */
const meta = {
  title: 'ui/SafeHtml',
  component: SafeHtml,
  render: (args) => (
    <main style={{ padding: 16 }}>
      <SafeHtml {...args} />
    </main>
  ),
} satisfies Meta<typeof SafeHtml>
export default meta

type Story = StoryObj<typeof meta>

const timeout = { timeout: 12_000 }

export const PlainText: Story = { args: { html: plain.message } }

export const ListsAndHeadings: Story = {
  args: { html: longHtml.message },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Stations' }, timeout)
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(10)
  },
  tags: ['dark'],
}

export const Link: Story = {
  args: { html: threeButtons.message },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', {}, timeout)
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAttribute('target', '_blank')
  },
  tags: ['dark'],
}

export const Hostile: Story = {
  args: { html: hostile.message },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('a')).not.toBeNull(), timeout)
    await expect(canvasElement.querySelector('iframe, script, img, [onclick], a[href]')).toBeNull()
  },
}
