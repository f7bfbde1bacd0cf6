import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import incomplete from '../../../fixtures/pushListShares/incomplete.json'
import longGerman from '../../../fixtures/pushListShares/long-german.json'
import none from '../../../fixtures/pushListShares/none.json'
import two from '../../../fixtures/pushListShares/two.json'
import noUsb from '../../../fixtures/pushListUsbDrives/none.json'
import oneUsb from '../../../fixtures/pushListUsbDrives/one.json'
import { CoreSectionStory } from '../../support/CoreSectionStory'
import { impatiently } from '../../support/impatiently'
import { narrow } from '../../support/looksOf'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

const answering = (shares: unknown, usb?: unknown) => ({
  getListShares: { event: 'pushListShares', payload: shares },
  ...(usb !== undefined && { getListUsbDrives: { event: 'pushListUsbDrives', payload: usb } }),
})

let player: ScriptedPlayer | undefined

/** The network drives of the page about sources of music. */
const meta = {
  title: 'features/drives/NetworkDrives',
  component: CoreSectionStory,
  args: {
    name: 'network-drives',
    answers: answering(two, oneUsb),
    onPlayer: (made) => {
      player = made
    },
  },
} satisfies Meta<typeof CoreSectionStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const shows =
  (text: string): Play =>
  async () => {
    await screen.findAllByText(text)
  }

export const Listed: Story = {
  parameters: { covers: ['section:network-drives', 'state:drives.idle'] },
  name: '[D2.11-3] [D3-46] [D4-35] Lists network drives and USB drives',
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Network drives' })
    const rows = within(table).getAllByRole('row')
    await expect(rows).toHaveLength(3)
    await expect(rows[1]).toHaveTextContent(/Attic box.*music.*Mounted.*28\.31 GB/)
    await expect(rows[2]).toHaveTextContent(/Cellar box.*music.*Not mounted.*512/)
    await expect(screen.getByRole('region', { name: 'USB drives' })).toHaveTextContent('MUSIK')
  },
  tags: ['dark', 'phone'],
}
export const LongGerman: Story = {
  args: { answers: answering(longGerman, oneUsb), language: 'de' },
  play: shows('Nicht eingebunden'),
  ...narrow,
}
export const Incomplete: Story = {
  args: { answers: answering(incomplete) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Edit Without an id' })).toBeDisabled()
  },
}

export const Empty: Story = {
  args: { answers: answering(none, noUsb) },
  play: shows('No network drives yet'),
  tags: ['dark', 'phone'],
}

export const Waiting: Story = { args: { answers: {} }, play: shows('Network drives') }

export const Silent: Story = {
  args: { answers: {} },
  beforeEach: impatiently,
  play: async ({ userEvent }) => {
    await screen.findByText('The player has not said which network drives it has.')
    const before = player?.sent.length ?? 0
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(player?.sent.length).toBe(before + 1))
  },
  tags: ['phone'],
}

const remove: Play = async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Attic box' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete drive' })
  await expect(dialog).toHaveTextContent('Do you really want to delete the drive Attic box?')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
}

export const DeleteAsked: Story = {
  name: '[D8-14] Asks before a drive is deleted',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Attic box' }))
    await screen.findByRole('dialog', { name: 'Delete drive' })
  },
}

export const Removing: Story = {
  parameters: { covers: ['state:drives.removing'] },
  play: async (context) => {
    await remove(context)
    await screen.findByText('Deleting…')
    await expect(player?.sent.at(-1)).toEqual({ event: 'deleteShare', payload: { id: 'd4' } })
  },
  tags: ['phone'],
}

export const RemovalFailed: Story = {
  name: '[D8-13] Says that a drive could not be deleted',
  play: async (context) => {
    await remove(context)
    player?.push('pushDeleteShare', { success: false, reason: 'The drive is busy' })
    await screen.findByText('An error occurred during deleting share')
    await expect(screen.queryByText('Deleting…')).toBeNull()
  },
}

export const RemovalUnanswered: Story = {
  beforeEach: impatiently,
  play: async (context) => {
    await remove(context)
    await screen.findByText('Attic box may still be there')
  },
}
