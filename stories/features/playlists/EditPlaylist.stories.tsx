import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { narrow } from '../../support/looksOf'
import { ModalStory } from '../../support/ModalStory'
import { answerContent, playlistEntries } from '../../support/playlistEntries'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

let player: ScriptedPlayer | undefined

const answers = (count: number) => ({
  ...answerContent('Evening', playlistEntries(count)),
  listPlaylist: { event: 'pushListPlaylist', payload: ['Evening', 'Kitchen'] },
})

/** A playlist, edited before it is written anew. */
const meta = {
  title: 'features/playlists/EditPlaylist',
  parameters: { covers: ['modal:modal-edit-playlist'] },
  component: ModalStory,
  args: {
    request: { name: 'modal-edit-playlist', params: { name: 'Evening' } },
    answers: answers(9),
    onPlayer: (made: ScriptedPlayer) => {
      player = made
    },
  },
} satisfies Meta<typeof ModalStory>
export default meta

type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Evening' }))
const first = async () => (await (await dialog()).findAllByRole('listitem'))[0]

export const Some: Story = {
  play: async () => {
    await expect(await first()).toHaveTextContent('Rope and Rain 1')
    await expect((await dialog()).getByRole('button', { name: 'Save' })).toBeDisabled()
  },
  tags: ['dark', 'phone', 'kiosk'],
}
export const SomeNarrow: Story = {
  args: { language: 'de' },
  play: async () => void (await first()),
  ...narrow,
}
export const Waiting: Story = { args: { answers: {} } }
export const Empty: Story = {
  args: { answers: answers(0) },
  play: async () => {
    const words = await screen.findByText('Nothing on this playlist')
    await waitFor(() => expect(words).toBeVisible())
  },
}
/** Of three thousand only those in view exist. */
export const ThreeThousand: Story = {
  args: { answers: answers(3000) },
  play: async () => {
    await first()
    const list = await dialog()
    await expect(list.getAllByRole('listitem').length).toBeLessThan(60)
    await expect(list.getByRole('button', { name: 'Remove 428 duplicates' })).toBeEnabled()
  },
}
/** Nothing goes to the player before it is saved, and each step is taken back. */
export const Changed: Story = {
  play: async () => {
    await first()
    const list = await dialog()
    await userEvent.click(list.getByRole('button', { name: 'Remove 1 duplicate' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(8)
    await userEvent.selectOptions(list.getByRole('combobox', { name: 'Sort by …' }), 'Title')
    await expect(await first()).toHaveTextContent('Ebb 2')
    const handle = list.getByRole('button', { name: 'Move Ebb 2' })
    handle.focus()
    await userEvent.keyboard(' {ArrowDown}{ArrowDown} ')
    await waitFor(async () => expect(await first()).toHaveTextContent('Ebb 6'))
    await userEvent.click(list.getByRole('button', { name: 'Undo' }))
    await expect(await first()).toHaveTextContent('Ebb 2')
    await expect(list.getByText('Sorted by title')).toBeVisible()
    await expect(list.getByRole('button', { name: 'Save' })).toBeEnabled()
    await expect(player?.sent.map(({ event }) => event)).not.toContain('addToPlaylist')
  },
}
