import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen } from 'storybook/test'
import { FailedModal } from '../../../src/app/overlays/modals/ModalProvider'

/** Stands where a modal threw. */
const meta = {
  title: 'app/overlays/FailedModal',
  component: FailedModal,
  args: { isTop: true, onClose: fn() },
} satisfies Meta<typeof FailedModal>
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {
  parameters: { covers: ['overlay:FailedModal'] },
  play: async () => {
    await screen.findByRole('dialog', { name: 'That did not work' })
  },
  tags: ['dark', 'phone'],
}
