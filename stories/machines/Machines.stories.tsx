import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { leavesOf } from './leavesOf'
import { MachinePage } from './MachinePage'
import { machinePages } from './machinePages'

const pageOf = (wanted: string) => {
  const page = machinePages.find(({ name }) => name === wanted)
  if (!page) throw new Error(`There is no machine ${wanted}`)
  return page
}

/** A page for each machine, made from the machine itself. */
const meta = {
  title: 'machines',
  component: MachinePage,
  args: pageOf('connection'),
  parameters: { controls: { disable: true } },
  // Every state has its row, and what is said of it.
  play: async ({ args, canvas }) => {
    const rows = within(canvas.getByRole('region', { name: 'States' }))
      .getAllByRole('row')
      .slice(1)
    await expect(rows).toHaveLength(leavesOf(args.machine).length)
    for (const row of rows) await expect(row.lastElementChild).not.toBeEmptyDOMElement()
    const picture = within(canvas.getByRole('region', { name: /^Diagram/ }))
    for (const { node } of leavesOf(args.machine))
      await expect(picture.getAllByText(node.key).length).toBeGreaterThan(0)
  },
} satisfies Meta<typeof MachinePage>
export default meta

type Story = StoryObj<typeof meta>

export const AccountSession: Story = {
  parameters: { covers: ['machine:accountSession'] },
  args: pageOf('accountSession'),
}
export const AccountSync: Story = {
  parameters: { covers: ['machine:accountSync'] },
  args: pageOf('accountSync'),
}
export const Activation: Story = {
  parameters: { covers: ['machine:activation'] },
  args: pageOf('activation'),
}
export const Connection: Story = {
  parameters: { covers: ['machine:connection'] },
  args: pageOf('connection'),
  tags: ['dark', 'phone'],
}
export const Drives: Story = { parameters: { covers: ['machine:drives'] }, args: pageOf('drives') }
export const Installer: Story = { parameters: { covers: ['machine:installer'] }, args: pageOf('installer') }
export const Optimistic: Story = {
  parameters: { covers: ['machine:optimistic'] },
  args: pageOf('optimistic'),
}
export const Playback: Story = { parameters: { covers: ['machine:playback'] }, args: pageOf('playback') }
export const Browse: Story = { parameters: { covers: ['machine:browse'] }, args: pageOf('browse') }
export const Level: Story = { parameters: { covers: ['machine:level'] }, args: pageOf('level') }
export const Queue: Story = { parameters: { covers: ['machine:queue'] }, args: pageOf('queue') }
export const Signup: Story = { parameters: { covers: ['machine:signup'] }, args: pageOf('signup') }
export const Subscription: Story = {
  parameters: { covers: ['machine:subscription'] },
  args: pageOf('subscription'),
}
export const Undo: Story = { parameters: { covers: ['machine:undo'] }, args: pageOf('undo') }
export const PlaylistRestore: Story = {
  parameters: { covers: ['machine:playlistRestore'] },
  args: pageOf('playlistRestore'),
}
export const Updater: Story = { parameters: { covers: ['machine:updater'] }, args: pageOf('updater') }
export const Upload: Story = { parameters: { covers: ['machine:upload'] }, args: pageOf('upload') }
export const Wifi: Story = { parameters: { covers: ['machine:wifi'] }, args: pageOf('wifi'), tags: ['dark'] }
export const Wizard: Story = { parameters: { covers: ['machine:wizard'] }, args: pageOf('wizard') }
