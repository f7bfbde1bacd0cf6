import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import longGerman from '../../../fixtures/pushToastMessage/long-german.json'
import { ScreenFailure } from '../../../src/app/lazyScreen'

/** Stands where a screen threw. */
const meta = {
  title: 'app/overlays/ScreenFailure',
  component: ScreenFailure,
  args: { error: new TypeError('sections is not iterable'), reset: fn() },
  render: (args) => (
    <main style={{ padding: 16 }}>
      <ScreenFailure {...args} />
    </main>
  ),
} satisfies Meta<typeof ScreenFailure>
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.reset).toHaveBeenCalledTimes(1)
  },
  tags: ['dark'],
}
export const DetailsOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { error: new Error(longGerman.message) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Details'))
    await expect(canvas.getByText(/Höchstlautstärke/)).toBeVisible()
  },
}
