import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { narrow } from '../../support/looksOf'
import { ModalStory } from '../../support/ModalStory'

/** The list of the keys, opened by `?`. */
const meta = {
  title: 'app/Shortcuts',
  component: ModalStory,
  args: { request: { name: 'modal-shortcuts', params: { hasSearch: true } } },
} satisfies Meta<typeof ModalStory>
export default meta

type Story = StoryObj<typeof meta>

export const Keys: Story = {
  parameters: { covers: ['modal:modal-shortcuts'] },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Keys' }))
    await expect(dialog.getByText('Louder')).toBeInTheDocument()
    await expect(dialog.getByText('Search')).toBeInTheDocument()
  },
  tags: ['dark'],
}
export const KeysGerman: Story = { ...narrow, args: { language: 'de' } }
export const WithoutSearch: Story = {
  args: { request: { name: 'modal-shortcuts' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Keys' }))
    await expect(dialog.queryByText('Search')).toBeNull()
  },
}
