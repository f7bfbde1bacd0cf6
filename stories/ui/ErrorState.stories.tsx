import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import error from '../../fixtures/pushToastMessage/error.json'
import longGerman from '../../fixtures/pushToastMessage/long-german.json'
import { ErrorState } from '../../src/ui/states'

/** Stands where content would be when it could not be had. */
const meta = {
  title: 'ui/states',
  component: ErrorState,
  render: (args) => (
    <main style={{ padding: 16 }}>
      <ErrorState {...args} />
    </main>
  ),
} satisfies Meta<typeof ErrorState>
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {
  args: { title: error.title, children: error.message, onRetry: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
  tags: ['dark'],
}
export const WithoutRetry: Story = { args: { title: error.title, children: error.message } }
export const LongGerman: Story = {
  args: { title: longGerman.title, children: longGerman.message, onRetry: fn() },
  globals: { viewport: { value: 'narrow' } },
}
