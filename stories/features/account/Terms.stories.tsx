import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { TermsView } from '../../../src/features/account/terms/TermsView'
import { AccountStory } from '../../support/AccountStory'
import { narrow } from '../../support/looksOf'

/** The terms and conditions [A2.4-65 A9-16]. */
const meta = {
  title: 'features/account/Terms',
  tags: ['phone-dark-pseudo'],
  component: AccountStory,
  args: { children: <TermsView /> },
} satisfies Meta<typeof AccountStory>
export default meta

type Story = StoryObj<typeof meta>

export const Shown: Story = {
  name: '[A2.4-65] [A9-16] The terms',
  play: async () => {
    await screen.findByText('Last updated: January 2021')
  },
  tags: ['dark', 'phone'],
}
export const ShownLongGerman: Story = {
  args: { language: 'de' },
  play: async () => {
    await screen.findByText('Zuletzt geändert: Januar 2021')
  },
  ...narrow,
}
