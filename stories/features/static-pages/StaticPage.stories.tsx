import type { Meta, StoryObj } from '@storybook/react-vite'
import { PanelStory } from '../../support/PanelStory'
import { userEvent } from 'storybook/test'

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
    await canvas.findByRole('heading', { level: 1, name: 'Credits' })
    await canvas.findByRole('article')
    await canvas.findAllByRole('paragraph')
    const find = await canvas.findByRole('searchbox')
    await userEvent.type(find, 'xstate')
    await canvas.findByText('2 packages')
    await userEvent.clear(find)
    await canvas.findByText('Software for Pine64')
  },
  tags: ['dark', 'phone', 'narrow'],
}
export const CreditsOfTheOlderTheme: Story = {
  ...Credits,
  args: { uiSettings: { theme: 'classic' } },
}

/** No page can have such a name. */
export const Missing: Story = {
  args: { path: '/static-page/no.such' },
  play: async ({ canvas }) => {
    await canvas.findByText('This page is not here')
  },
}
