import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import line from '../../../fixtures/printConsoleMessage/line.json'
import ordinary from '../../../fixtures/pushMenuItems/ordinary.json'
import longGerman from '../../../fixtures/pushToastMessage/long-german.json'
import everyElement from '../../../fixtures/pushUiConfig/every-element.json'
import { DeviceProvider } from '../../../src/device'
import { createDeviceClient } from '../../../src/device/createDeviceClient'
import { DebugScreen } from '../../../src/features/debug'

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

export const Normal: Story = { args: { pushes: busy } }
export const Empty: Story = { args: { pushes: [] } }
export const Full: Story = { args: { pushes: Array.from({ length: 100 }, () => busy).flat() } }
export const Dark: Story = { args: { pushes: busy }, parameters: { scheme: 'dark' } }
export const Phone: Story = { args: { pushes: busy }, globals: { viewport: { value: 'mobile1' } } }
