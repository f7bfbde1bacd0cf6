import type { Meta, StoryObj } from '@storybook/react-vite'
import { PanelStory } from '../../support/PanelStory'
import { dark, phone } from '../../support/looksOf'

/** Pages of HTML that the theme brings along. Storybook serves those of `public/`. */
const meta = {
  title: 'features/StaticPage',
  component: PanelStory,
  args: { path: '/static-page/credits' },
} satisfies Meta<typeof PanelStory>
export default meta

type Story = StoryObj<typeof meta>

export const Credits: Story = {
  parameters: { covers: ['screen:/static-page/$pageName'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Credits' }, { timeout: 5000 })
    await canvas.findByRole('article')
    await canvas.findAllByRole('paragraph')
  },
}
export const CreditsDark: Story = { ...Credits, ...dark }
export const CreditsPhone: Story = { ...Credits, ...phone }

/** No page can have such a name. */
export const Missing: Story = {
  args: { path: '/static-page/no.such' },
  play: async ({ canvas }) => {
    await canvas.findByText('This page is not here', {}, { timeout: 5000 })
  },
}
