import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import asks from '../../../fixtures/nasCredentialsCheck/asks.json'
import { narrow } from '../../support/looksOf'
import { ModalStory } from '../../support/ModalStory'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

const longGerman = {
  ...asks,
  title: '',
  message: '',
  name: 'Donaudampfschifffahrtsgesellschaftskapitänsaufnahmen',
  ip: 'netzwerkspeicher-im-dachgeschoss.fritz.box',
}

const asking = (drive: typeof asks) => ({
  name: 'network-drive-password',
  size: 'sm' as const,
  params: { drive, settle: () => false },
})

let player: ScriptedPlayer | undefined

/** A network drive asks for user name and password, on whatever screen one is. */
const meta = {
  title: 'features/drives/DrivePassword',
  parameters: { covers: ['modal:network-drive-password'] },
  component: ModalStory,
  args: {
    request: asking(asks),
    onPlayer: (made) => {
      player = made
    },
  },
} satisfies Meta<typeof ModalStory>
export default meta

type Story = StoryObj<typeof meta>

const dialog = (name: string) => screen.findByRole('dialog', { name })

export const Asked: Story = {
  name: '[D2.11-4] Asks for user name and password',
  play: async () => {
    await expect(await dialog('Password needed')).toHaveTextContent(asks.message)
  },
  tags: ['dark', 'phone'],
}
export const LongGerman: Story = {
  args: { request: asking(longGerman), language: 'de' },
  play: async () => {
    await dialog('Passwort erforderlich')
  },
  ...narrow,
}

export const Required: Story = {
  name: '[D5-23] Saves only with both',
  play: async ({ userEvent }) => {
    const asked = within(await dialog('Password needed'))
    await userEvent.click(asked.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(asked.getAllByText('Fill this in.')).toHaveLength(2))
    await expect(player?.sent.some(({ event }) => event === 'editShare')).toBe(false)
  },
}

export const Offline: Story = {
  play: async ({ userEvent }) => {
    const asked = within(await dialog('Password needed'))
    await userEvent.type(asked.getByLabelText('User name'), 'listener')
    await userEvent.type(asked.getByLabelText('Password'), 'secret')
    player?.disconnect()
    await userEvent.click(asked.getByRole('button', { name: 'Save' }))
    await asked.findByText('The player is not connected. Nothing was changed.')
  },
}
