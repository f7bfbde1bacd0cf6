import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import everything from '../../../fixtures/documents/brand/everything.json'
import { narrow } from '../../support/looksOf'
import { ModalStory } from '../../support/ModalStory'

/** A donation at any time, from the settings screen. */
const meta = {
  title: 'features/wizard/Donation',
  parameters: { covers: ['modal:modal-donation'] },
  component: ModalStory,
  args: { request: { name: 'modal-donation' }, brand: everything },
} satisfies Meta<typeof ModalStory>
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {
  name: '[D2.13-13] with amounts to choose from',
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByRole('button', { name: '€20' })).toBeInTheDocument()
  },
  tags: ['dark', 'phone'],
}
export const LongGerman: Story = { args: { language: 'de' }, ...narrow }
