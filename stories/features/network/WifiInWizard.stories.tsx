import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, waitFor, type within } from 'storybook/test'
import inWorkshop from '../../../fixtures/pushInfoNetwork/in-the-workshop.json'
import everySecurity from '../../../fixtures/pushWirelessNetworks/every-security.json'
import addressAsResult from '../../../fixtures/pushWizardWirelessConnResults/address-as-result.json'
import connected from '../../../fixtures/pushWizardWirelessConnResults/connected.json'
import waiting from '../../../fixtures/pushWizardWirelessConnResults/waiting.json'
import wrongPassword from '../../../fixtures/pushWizardWirelessConnResults/wrong-password.json'
import { WifiPanel } from '../../../src/features/network'
import { impatiently } from '../../support/impatiently'
import { narrow } from '../../support/looksOf'
import { browserServices } from '../../support/browserServices'
import { noHandlers } from '../../support/noHandlers'
import { ScriptedPlayer } from '../../support/ScriptedPlayer'
import { StoryProviders } from '../../support/StoryProviders'

interface Props {
  persistentWizard?: boolean
  language?: 'en' | 'de'
}

let player: ScriptedPlayer | undefined

const answers = { getWirelessNetworks: { event: 'pushWirelessNetworks', payload: everySecurity } }

function Step({ persistentWizard = false, language = 'en' }: Props) {
  const [made] = useState(() => new ScriptedPlayer({ answers }))
  useEffect(() => {
    player = made
  }, [made])
  return (
    <StoryProviders player={made} services={browserServices} handlers={noHandlers} language={language}>
      <main lang={language} style={{ minHeight: '100vh', padding: 16, background: 'var(--panel-surface)' }}>
        <WifiPanel variant="wizard" persistentWizard={persistentWizard} />
      </main>
    </StoryProviders>
  )
}

/** The network step of the wizard: the list of networks, and the player's own word on how connecting goes. */
const meta = {
  title: 'features/network/WifiInWizard',
  component: Step,
} satisfies Meta<typeof Step>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const sentWith = (event: string) => player?.sent.filter((one) => one.event === event) ?? []
const say = (word: unknown) => player?.push('pushWizardWirelessConnResults', word)

const connect = async (canvas: Canvas, { password = 'Password', go = 'Connect' } = {}) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Workshop/ }))
  await userEvent.type(canvas.getByLabelText(password), 'evergreen')
  await userEvent.click(canvas.getByRole('button', { name: go }))
  await waitFor(() => expect(sentWith('connectWirelessNetworkWizard')).toHaveLength(1))
}

export const List: Story = {
  name: '[D7-61] Asks with an empty text and tells a persistent wizard',
  args: { persistentWizard: true },
  play: async ({ canvas }) => {
    await connect(canvas)
    await expect(sentWith('getWirelessNetworks')).toEqual([{ event: 'getWirelessNetworks', payload: '' }])
    await expect(sentWith('connectWirelessNetworkWizard')[0]?.payload).toEqual({
      ssid: 'Workshop',
      security: 'wpa',
      password: 'evergreen',
      hidden: false,
      persistentWizard: true,
    })
  },
}

export const Waiting: Story = {
  name: '[D2.13-7] [D4-31] A spinner and the player’s message in the place of the list',
  play: async ({ canvas }) => {
    await connect(canvas)
    say(waiting)
    await canvas.findByText(waiting.message)
    await expect(canvas.queryByRole('list')).toBeNull()
  },
  tags: ['dark', 'phone'],
}
export const WaitingGerman: Story = {
  args: { language: 'de' },
  play: async ({ canvas }) => {
    await connect(canvas, { password: 'Passwort', go: 'Verbinden' })
    say(waiting)
    await canvas.findByRole('button', { name: 'Nicht länger warten' })
  },
  ...narrow,
}

export const Joined: Story = {
  name: '[D4-31] [D8-25] The result, and where the player is now',
  play: async ({ canvas }) => {
    await connect(canvas)
    say(waiting)
    player?.disconnect()
    player?.comeBack()
    say(connected)
    player?.push('pushInfoNetwork', inWorkshop)
    await canvas.findByText(connected.message)
    await canvas.findByRole('link', { name: /http:\/\/192.168.9.51$/ })
  },
  tags: ['dark', 'phone'],
}

/** Neither a yes nor a no: the panel asks where the player is, and shows both. */
export const AddressAsResult: Story = {
  play: async ({ canvas }) => {
    await connect(canvas)
    say(addressAsResult)
    player?.push('pushInfoNetwork', inWorkshop)
    await canvas.findByText(addressAsResult.result)
    await canvas.findByRole('button', { name: 'Choose another network' })
  },
}

export const Failed: Story = {
  name: '[D8-25] A failure, and the form again with what was typed',
  play: async ({ canvas }) => {
    await connect(canvas)
    say(wrongPassword)
    await canvas.findByText(wrongPassword.message)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveValue('evergreen'))
  },
}
export const FailedResult: Story = {
  play: async ({ canvas }) => {
    await connect(canvas)
    say(wrongPassword)
    await canvas.findByText(wrongPassword.message)
  },
  tags: ['dark', 'phone'],
}

export const Unanswered: Story = {
  beforeEach: impatiently,
  play: async ({ canvas }) => {
    await connect(canvas)
    say({ ...addressAsResult, result: null })
    await canvas.findByText('The player does not say whether it is in “Workshop”.')
  },
}

/** An attempt that began elsewhere: the player bids everybody to wait. */
export const Listening: Story = {
  parameters: { covers: ['state:wifi.join.listening'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Workshop/ })
    say(waiting)
    await canvas.findByText(waiting.message)
  },
}

/** And then says something that is neither yes nor no. */
export const Heard: Story = {
  parameters: { covers: ['state:wifi.join.heard'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Workshop/ })
    say(waiting)
    say(addressAsResult)
    await canvas.findByText(addressAsResult.result)
  },
}
