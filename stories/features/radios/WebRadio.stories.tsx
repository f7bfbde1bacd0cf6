import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import done from '../../../fixtures/pushAddWebRadio/done.json'
import refused from '../../../fixtures/pushAddWebRadio/refused.json'
import { impatiently } from '../../support/impatiently'
import { narrow } from '../../support/looksOf'
import { ModalStory } from '../../support/ModalStory'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

const station = {
  name: 'Harbour FM',
  uri: 'http://radio.example/harbour.mp3',
  known: ['Harbour FM', 'Kitchen'],
}
const taking = { addWebRadio: { event: 'pushAddWebRadio', payload: done } }

let player: ScriptedPlayer | undefined

/** Adds a web radio of one's own, changes it or deletes it. */
const meta = {
  title: 'features/radios/WebRadio',
  parameters: { covers: ['modal:modal-web-radio'] },
  component: ModalStory,
  args: {
    request: { name: 'modal-web-radio', params: { known: ['Kitchen'] } },
    onPlayer: (made) => {
      player = made
    },
  },
} satisfies Meta<typeof ModalStory>
export default meta

type Story = StoryObj<typeof meta>

/** The window in front. */
const front = async () => {
  const all = await screen.findAllByRole('dialog')
  return within(all.at(-1) ?? document.body)
}
const field = async (name: string) => (await front()).findByRole('textbox', { name: new RegExp(name) })
const press = async (name: string) => userEvent.click(await (await front()).findByRole('button', { name }))
const fill = async (name: string, uri: string) => {
  await userEvent.type(await field('Name'), name)
  await userEvent.type(await field('Address'), uri)
}
const sent = (event: string) =>
  player?.sent.filter((one) => one.event === event).map(({ payload }) => payload) ?? []

export const Add: Story = {
  play: async () => {
    await expect(await field('Name')).toHaveValue('')
    await expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  },
  tags: ['dark', 'phone'],
}
export const Edit: Story = {
  args: { request: { name: 'modal-web-radio', params: station } },
  play: async () => {
    await expect(await field('Name')).toHaveValue('Harbour FM')
    await expect(await field('Address')).toHaveValue(station.uri)
    await expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled()
  },
  tags: ['kiosk'],
}
export const LongGerman: Story = {
  args: { ...Edit.args, language: 'de' },
  play: async () => {
    await userEvent.clear(await field('Adresse'))
    await press('Speichern')
    await expect(await field('Adresse')).toHaveAttribute('aria-invalid', 'true')
  },
  ...narrow,
}
export const Added: Story = {
  args: { answers: taking },
  play: async () => {
    await fill('Harbour FM', ' http://radio.example/harbour.mp3')
    await press('Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sent('addWebRadio')).toEqual([{ name: station.name, uri: station.uri }])
  },
}
/** The old name goes once the player has taken the new one. */
export const Renamed: Story = {
  args: { ...Edit.args, answers: taking },
  play: async () => {
    await userEvent.type(await field('Name'), ' 2')
    await press('Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(player?.sent.slice(-2)).toEqual([
      { event: 'addWebRadio', payload: { name: 'Harbour FM 2', uri: station.uri } },
      { event: 'removeWebRadio', payload: { name: 'Harbour FM' } },
    ])
  },
}
/** Neither a file of somebody's own nor a script is a station. */
export const WrongAddress: Story = {
  play: async () => {
    await fill('Harbour FM', 'radio.example/harbour.mp3')
    await press('Save')
    const address = await field('Address')
    await waitFor(() => expect(address).toHaveAttribute('aria-invalid', 'true'))
    await expect(address).toHaveFocus()
    await expect(screen.getByText(/an address such as/)).toBeVisible()
    await expect(sent('addWebRadio')).toEqual([])
  },
  tags: ['narrow'],
}
export const NothingTyped: Story = {
  play: async () => {
    await field('Name')
    await press('Save')
    await expect(await field('Name')).toHaveFocus()
    await expect(sent('addWebRadio')).toEqual([])
  },
}
/** A station of the name is there: it would be replaced. */
export const DoubleName: Story = {
  play: async () => {
    await userEvent.type(await field('Name'), 'Kitchen')
    await expect(await screen.findByText(/already/)).toBeVisible()
  },
}
export const Waiting: Story = {
  play: async () => {
    await fill('Harbour FM', station.uri)
    await press('Save')
    await waitFor(() => expect(sent('addWebRadio')).toHaveLength(1))
  },
}
export const Refused: Story = {
  args: { answers: { addWebRadio: { event: 'pushAddWebRadio', payload: refused } } },
  play: async () => {
    await fill('Harbour FM', station.uri)
    await press('Save')
    await expect(await screen.findByText(refused.reason)).toBeVisible()
    await expect(await field('Name')).toHaveValue('Harbour FM')
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}
export const Silent: Story = {
  beforeEach: impatiently,
  play: async () => {
    await fill('Harbour FM', station.uri)
    await press('Save')
    await expect(await screen.findByText(/has not said whether/)).toBeVisible()
  },
}
/** What was typed is still there when the player is back. */
export const ConnectionLost: Story = {
  args: { answers: {} },
  play: async () => {
    await fill('Harbour FM', station.uri)
    await press('Save')
    player?.disconnect()
    await expect(await screen.findByText(/connection went/)).toBeVisible()
    player?.comeBack()
    await expect(await field('Name')).toHaveValue('Harbour FM')
    await press('Try again')
    await waitFor(() => expect(sent('addWebRadio')).toHaveLength(2))
  },
}
export const Deleted: Story = {
  args: { ...Edit.args },
  play: async () => {
    await field('Name')
    await press('Delete')
    await press('Delete web radio')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sent('removeWebRadio')).toEqual([{ name: 'Harbour FM' }])
  },
}
