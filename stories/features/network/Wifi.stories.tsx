import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, type within } from 'storybook/test'
import deviceName from '../../../fixtures/pushDeviceName/text.json'
import inAttic from '../../../fixtures/pushInfoNetwork/in-the-attic.json'
import inWorkshop from '../../../fixtures/pushInfoNetwork/in-the-workshop.json'
import everySecurity from '../../../fixtures/pushWirelessNetworks/every-security.json'
import longNames from '../../../fixtures/pushWirelessNetworks/long-names.json'
import none from '../../../fixtures/pushWirelessNetworks/none.json'
import sixty from '../../../fixtures/pushWirelessNetworks/sixty.json'
import { CoreSectionStory } from '../../support/CoreSectionStory'
import { impatiently } from '../../support/impatiently'
import { narrow } from '../../support/looksOf'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

const answering = (networks: unknown) => ({
  getWirelessNetworks: { event: 'pushWirelessNetworks', payload: networks },
})

let player: ScriptedPlayer | undefined

/** The core section wifi in each state of its machine. */
const meta = {
  title: 'features/network/Wifi',
  component: CoreSectionStory,
  args: {
    name: 'wifi',
    answers: answering(everySecurity),
    pushes: [{ event: 'pushInfoNetwork', payload: inAttic }],
    onPlayer: (made) => {
      player = made
    },
  },
} satisfies Meta<typeof CoreSectionStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Canvas = ReturnType<typeof within>

const sentWith = (event: string) => player?.sent.filter((one) => one.event === event) ?? []

const choose = async (canvas: Canvas, name: RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }))

const connect = async (canvas: Canvas, password = 'evergreen') => {
  await choose(canvas, /^Workshop/)
  await userEvent.type(canvas.getByLabelText('Password'), `${password}{Enter}`)
  await waitFor(() => expect(sentWith('saveWirelessNetworkSettings')).toHaveLength(1))
}

const opens =
  (name: RegExp): Play =>
  async ({ canvas }) =>
    choose(canvas, name)

export const List: Story = {
  parameters: { covers: ['section:wifi', 'state:wifi.list.known', 'state:wifi.join.idle'] },
  play: async ({ canvas }) => {
    await canvas.findByText('7 networks')
    const rows = canvas.getAllByRole('listitem')
    await expect(rows[0]).toHaveTextContent('Attic Wi-FiConnectedWPA2')
    await expect(rows.at(-1)).toHaveTextContent(/^Other network/)
  },
  tags: ['dark', 'phone'],
}
export const LongGerman: Story = {
  args: { answers: answering(longNames), language: 'de' },
  play: opens(/^wohnzimmer/),
  ...narrow,
}
export const Many: Story = {
  args: { answers: answering(sixty), pushes: [] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all 60 networks' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(61)
  },
}

export const Scanning: Story = {
  parameters: { covers: ['state:wifi.list.scanning'] },
  args: { answers: {}, pushes: [] },
  play: async ({ canvas }) => {
    await canvas.findByText('Looking for networks…')
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}
export const ScanningAnew: Story = {
  args: { answers: {}, pushes: [] },
  play: async ({ canvas }) => {
    await canvas.findByText('Looking for networks…')
    player?.push('pushWirelessNetworks', everySecurity)
    await canvas.findByText('7 networks')
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await canvas.findByText('Looking for networks…')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8)
  },
}
export const Empty: Story = {
  args: { answers: answering(none), pushes: [] },
  play: async ({ canvas }) => {
    await canvas.findByText('No networks in reach')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}
export const Silent: Story = {
  parameters: { covers: ['state:wifi.list.silent'] },
  args: { answers: {}, pushes: [] },
  beforeEach: impatiently,
  play: async ({ canvas }) => {
    await canvas.findByText(/has not said which networks/)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(sentWith('getWirelessNetworks')).toHaveLength(2)
    await canvas.findByText(/has not said which networks/)
  },
  tags: ['phone'],
}

export const Editing: Story = {
  parameters: { covers: ['state:wifi.join.editing'] },
  name: '[D2.11-1] [D5-22] Only one network shows its password field, and its toggle once there is something',
  play: async ({ canvas }) => {
    await choose(canvas, /^Attic/)
    await choose(canvas, /^Workshop/)
    const field = canvas.getByLabelText('Password')
    await expect(canvas.queryByRole('button', { name: 'Show password' })).toBeNull()
    await userEvent.type(field, 'evergreen')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(field).toHaveAttribute('type', 'text')
  },
  tags: ['dark', 'phone'],
}
export const EditingOpen: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, /^Café/)
    await expect(canvas.queryByLabelText('Password')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Connect' })).toHaveFocus()
  },
}
export const EditingHidden: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, /^Other network/)
    await expect(canvas.getByLabelText('Name of the network')).toHaveFocus()
    await userEvent.selectOptions(canvas.getByLabelText('Security'), 'Open')
    await waitFor(() => expect(canvas.queryByLabelText('Password')).toBeNull())
    await userEvent.selectOptions(canvas.getByLabelText('Security'), 'WEP')
    await canvas.findByLabelText('Password')
  },
}
export const TooShort: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, /^Workshop/)
    await userEvent.type(canvas.getByLabelText('Password'), 'short{Enter}')
    await canvas.findByText('At least 8 characters.')
    await expect(sentWith('saveWirelessNetworkSettings')).toEqual([])
  },
}

export const Joining: Story = {
  parameters: { covers: ['state:wifi.join.joining.waiting'] },
  play: async ({ canvas }) => {
    await connect(canvas)
    await canvas.findByText('Getting into “Workshop”…')
    await expect(canvas.getByRole('button', { name: /^Café/ })).toBeDisabled()
  },
  tags: ['dark', 'phone'],
}

export const Joined: Story = {
  parameters: { covers: ['state:wifi.join.joined'] },
  args: { pushes: [{ event: 'pushDeviceName', payload: deviceName }] },
  play: async ({ canvas }) => {
    await connect(canvas)
    player?.disconnect()
    player?.comeBack()
    player?.push('pushInfoNetwork', inWorkshop)
    await canvas.findByText('The player is in “Workshop”.')
    await expect(canvas.getByRole('link', { name: /http:\/\/192.168.9.51$/ })).toBeVisible()
  },
  tags: ['dark', 'phone'],
}

export const Failed: Story = {
  parameters: { covers: ['state:wifi.join.failed'] },
  play: async ({ canvas }) => {
    await connect(canvas, 'evergrey')
    player?.push('pushToastMessage', { type: 'error', title: 'Wi-Fi', message: 'Wrong password' })
    player?.push('pushInfoNetwork', inAttic)
    await canvas.findByText(/did not get into “Workshop”/)
    await expect(canvas.getByLabelText('Password')).toHaveValue('evergrey')
  },
  tags: ['dark', 'phone'],
}

export const NothingSent: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, /^Workshop/)
    await userEvent.type(canvas.getByLabelText('Password'), 'evergreen')
    player?.disconnect()
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }))
    await canvas.findByText(/so nothing was sent/)
    await expect(canvas.getByLabelText('Password')).toHaveValue('evergreen')
  },
}

export const Unanswered: Story = {
  parameters: { covers: ['state:wifi.join.joining.unanswered'] },
  beforeEach: impatiently,
  play: async ({ canvas }) => {
    await connect(canvas)
    // An error of the player's makes the panel ask at once.
    player?.push('pushToastMessage', { type: 'error', title: 'Radio', message: 'No answer' })
    await canvas.findByText('The player does not say whether it is in “Workshop”.')
    await expect(canvas.getByRole('button', { name: 'Ask again' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Back to the list' })).toBeEnabled()
  },
  tags: ['phone'],
}

/** The player was asked whether it is in, and has not said it yet. */
export const JoiningChecking: Story = {
  parameters: { covers: ['state:wifi.join.joining.checking'] },
  play: async ({ canvas }) => {
    await connect(canvas)
    player?.push('pushToastMessage', { type: 'error', title: 'Radio', message: 'No answer' })
    await canvas.findByText('Getting into “Workshop”…')
  },
}

/** On its way into another network the player cannot be reached. */
export const JoiningAway: Story = {
  parameters: { covers: ['state:wifi.join.joining.away'] },
  play: async ({ canvas }) => {
    await connect(canvas)
    player?.disconnect()
    await canvas.findByText('Getting into “Workshop”…')
  },
}
