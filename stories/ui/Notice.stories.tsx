import type { Meta, StoryObj } from '@storybook/react-vite'
import error from '../../fixtures/pushToastMessage/error.json'
import info from '../../fixtures/pushToastMessage/info.json'
import longGerman from '../../fixtures/pushToastMessage/long-german.json'
import warning from '../../fixtures/pushToastMessage/warning.json'
import { Notice } from '../../src/ui/states'

/** Small notices at the spot that they are about. */
const meta = {
  title: 'ui/Notice',
  component: Notice,
  render: (args) => (
    <main style={{ padding: 16 }}>
      <Notice {...args} />
    </main>
  ),
} satisfies Meta<typeof Notice>
export default meta

type Story = StoryObj<typeof meta>

export const Info: Story = { args: { children: info.message }, tags: ['dark'] }
export const Warning: Story = { args: { kind: 'warning', children: warning.message }, tags: ['dark'] }
export const Failure: Story = { args: { kind: 'error', children: error.message }, tags: ['dark'] }
export const LongGerman: Story = {
  args: { kind: 'warning', children: longGerman.message },
  globals: { viewport: { value: 'narrow' } },
}
