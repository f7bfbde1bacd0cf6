import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import line from '../../../fixtures/printConsoleMessage/line.json'
import inAttic from '../../../fixtures/pushInfoNetwork/in-the-attic.json'
import ordinary from '../../../fixtures/pushMenuItems/ordinary.json'
import longGerman from '../../../fixtures/pushToastMessage/long-german.json'
import everyElement from '../../../fixtures/pushUiConfig/every-element.json'
import { DeviceProvider } from '../../../src/device'
import { createDeviceClient } from '../../../src/device/createDeviceClient'
import { DebugScreen } from '../../../src/features/debug/DebugScreen'
import { PanelStory } from '../../support/PanelStory'

interface Props {
  /** What the player has pushed, in order. */
  pushes: { event: string; payload: unknown }[]
}

const createDevice = ({ pushes }: Props) => {
  const device = createDeviceClient({
    brandWord: 'anybrand',
    ruleFor: () => 'refuses',
    onViolation: () => undefined,
  })
  for (const { event, payload } of pushes)
    device.receive({ event, payload, text: JSON.stringify(payload) ?? '' })
  if (pushes.length > 0) {
    device.receiveUnreadable({ text: '2[null,null]', reason: 'invalid payload' })
    device.send('pause')
    device.sendAuthored('getUiConfig', {})
  }
  return device
}

const Screen = (props: Props) => {
  const [device] = useState(() => createDevice(props))
  return (
    <main style={{ minHeight: '100vh', padding: 16, background: 'var(--panel-body)' }}>
      <DeviceProvider device={device}>
        <DebugScreen />
      </DeviceProvider>
    </main>
  )
}

/** What goes over the wire, with refusals. */
const meta = { title: 'features/DebugScreen', component: Screen } satisfies Meta<typeof Screen>
export default meta

type Story = StoryObj<typeof meta>

const busy = [
  { event: 'pushMenuItems', payload: ordinary },
  { event: 'pushUiConfig', payload: everyElement },
  { event: 'pushToastMessage', payload: longGerman },
  { event: 'printConsoleMessage', payload: line },
  { event: 'pushMenuItems', payload: line },
  { event: 'pushOfAnotherTime', payload: line },
]

export const Normal: Story = { args: { pushes: busy }, tags: ['dark', 'phone'] }
export const Empty: Story = { args: { pushes: [] } }
export const Full: Story = { args: { pushes: Array.from({ length: 100 }, () => busy).flat() } }

/** In the panel, on the wire of the panel itself. */
export const InPanel: Story = {
  parameters: { covers: ['screen:/debug'] },
  args: { pushes: [] },
  render: () => <PanelStory path="/debug" />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /pushMenuItems/ })
  },
  tags: ['phone'],
}

/** What was replaced in a session that is saved. The file itself goes nowhere here. */
export const SessionSaved: Story = {
  args: { pushes: [{ event: 'pushInfoNetwork', payload: inAttic }, ...busy] },
  beforeEach: () => {
    const { click } = HTMLAnchorElement.prototype
    HTMLAnchorElement.prototype.click = () => undefined
    return () => {
      HTMLAnchorElement.prototype.click = click
    }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as fixture' }))
    await userEvent.click(await canvas.findByText(/names and addresses were replaced/))
    await expect(canvas.getByRole('cell', { name: '192.0.2.1' })).toBeVisible()
  },
  tags: ['dark', 'phone'],
}

export const NoSession: Story = {
  args: { pushes: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as fixture' }))
    await canvas.findByText(/nothing that could be played/)
  },
}
