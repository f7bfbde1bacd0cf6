import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconPlaylist } from '@tabler/icons-react'
import longGerman from '../../fixtures/pushToastMessage/long-german.json'
import withoutTitle from '../../fixtures/pushToastMessage/without-title.json'
import { EmptyState } from '../../src/ui/states'

/** Stands where content would be. */
const meta = {
  title: 'ui/EmptyState',
  component: EmptyState,
  render: (args) => (
    <main style={{ padding: 16 }}>
      <EmptyState {...args} />
    </main>
  ),
} satisfies Meta<typeof EmptyState>
export default meta

type Story = StoryObj<typeof meta>

const icon = IconPlaylist

export const Normal: Story = {
  args: {
    icon,
    title: 'Nothing is queued',
    children: 'Play something and it stands here.',
    action: <Button>Browse</Button>,
  },
  tags: ['dark'],
}
export const TitleOnly: Story = { args: { title: withoutTitle.message } }
export const LongGerman: Story = {
  args: { icon, title: longGerman.title, children: longGerman.message },
  globals: { viewport: { value: 'narrow' } },
}
