import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { WaitingModal } from '../../../src/app/overlays/modals/ModalProvider'

/** Stands where a modal will be as soon as its code is fetched. */
const meta = {
  title: 'app/overlays/WaitingModal',
  component: WaitingModal,
  args: { isTop: true, title: 'Scan', onClose: fn() },
} satisfies Meta<typeof WaitingModal>
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {
  parameters: { covers: ['overlay:WaitingModal'] },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Scan' })).toHaveTextContent(
      'Waiting for the player',
    )
  },
  tags: ['dark', 'phone'],
}
export const Nameless: Story = { args: { title: undefined } }
