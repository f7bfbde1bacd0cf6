import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { NetworkConnection } from '../../../schemas/generated/types'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { DeviceProvider } from '../../device'
import { NetworkStatusSection } from './NetworkStatusSection'

const section: ComponentProps<typeof NetworkStatusSection>['section'] = {
  kind: 'core',
  coreSection: 'network-status',
  key: 's0',
  id: '',
  label: '',
  description: '',
  doc: '',
  hidden: false,
  notices: [],
}

function open() {
  const device = new ScriptedDevice()
  render(
    <PanelProviders>
      <DeviceProvider device={device}>
        <NetworkStatusSection section={section} />
      </DeviceProvider>
    </PanelProviders>,
  )
  return {
    device,
    push: (...connections: NetworkConnection[]) => act(() => device.push('pushInfoNetwork', connections)),
  }
}

/**
 * What is said of each connection: its kind and whether the internet is reached, then name and value of each
 * fact.
 */
const shown = () =>
  screen.getAllByRole('article').map((one) => ({
    kind: one.querySelector('h3')?.textContent,
    online: one.querySelector('[data-online]')?.textContent,
    details: Object.fromEntries(
      [...one.querySelectorAll('dl > div')].map((fact) => [
        fact.querySelector('dt')?.textContent,
        fact.querySelector('dd')?.textContent,
      ]),
    ),
  }))

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

it('[D2.11-2] [D3-44] [D7-61] asks for the connections and shows type, ssid, signal, address, speed and online of each', () => {
  const { device, push } = open()
  expect(device.sent).toEqual([{ event: 'getInfoNetwork', payload: undefined }])
  push(
    { type: 'Wired', ip: '192.168.1.50', status: 'connected', speed: '1000Mb/s', online: true },
    { type: 'Wireless', ssid: 'Attic', signal: 3, ip: '192.168.1.51', status: 'idle', online: false },
  )
  expect(shown()).toEqual([
    {
      kind: 'Cable',
      online: 'Internet reached',
      details: { State: 'Connected', Address: '192.168.1.50', Speed: '1000Mb/s' },
    },
    {
      kind: 'Wi-Fi',
      online: 'No internet',
      details: { Network: 'Attic', State: 'idle', Address: '192.168.1.51', Signal: 'Good' },
    },
  ])
  expect(screen.getByRole('link', { name: '192.168.1.51' }).getAttribute('href')).toBe('http://192.168.1.51')
})

it('shows no link for an address that is none, and a type that it does not know as it came', () => {
  const { push } = open()
  push({ type: 'Powerline', ip: '6' }, {})
  expect(shown()).toEqual([
    { kind: 'Powerline', online: undefined, details: { Address: 'None yet' } },
    { kind: 'Connection', online: undefined, details: { Address: 'None yet' } },
  ])
  expect(screen.queryByRole('link')).toBeNull()
})

it('says that there is no connection', () => {
  const { push } = open()
  push()
  expect(screen.getByText('The player reports no connection.')).toBeDefined()
})

it('asks anew after a reconnect, showing what is known meanwhile', () => {
  const { device, push } = open()
  push({ type: 'Wired', ip: '192.168.1.50' })
  act(() => device.disconnect())
  act(() => device.reconnect())
  expect(device.sentWith('getInfoNetwork')).toHaveLength(2)
  expect(shown()).toHaveLength(1)
  push({ type: 'Wireless', ssid: 'Attic', ip: '192.168.1.51' })
  expect(shown()[0]?.details['Network']).toBe('Attic')
})

it('says when the player stays silent, and asks again on demand', async () => {
  const { device, push } = open()
  await act(() => vi.advanceTimersByTimeAsync(8000))
  expect(screen.getByText('The player has not said how it is connected.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(device.sentWith('getInfoNetwork')).toHaveLength(2)
  push({ type: 'Wired', ip: '192.168.1.50' })
  expect(shown()).toHaveLength(1)
})
