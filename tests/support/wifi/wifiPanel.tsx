import { act, fireEvent, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { NetworkConnection, WirelessNetwork } from '../../../schemas/generated/types'
import { DeviceProvider } from '../../../src/device'
import { WifiPanel } from '../../../src/features/network/WifiPanel'
import { ExpectedAbsence, ExpectedAbsenceContext } from '../../../src/ui/absence/ExpectedAbsence'
import { PanelProviders } from '../PanelProviders'
import { ScriptedDevice } from '../ScriptedDevice'

/** Networks as a player lists them. */
export const three: WirelessNetwork[] = [
  { ssid: 'Attic', signal: 5, security: 'wpa2' },
  { ssid: 'Café', signal: 3, security: 'open' },
  { ssid: 'Old', signal: 1, security: { label: 'wep' } },
]

/** Draws the panel on a player that does what the test says. */
export function openWifiPanel(variant: 'settings' | 'wizard' = 'settings', persistentWizard = false) {
  const device = new ScriptedDevice()
  const absences = new ExpectedAbsence()
  const { unmount } = render(
    <PanelProviders>
      <DeviceProvider device={device}>
        <ExpectedAbsenceContext value={absences}>
          <WifiPanel variant={variant} persistentWizard={persistentWizard} />
        </ExpectedAbsenceContext>
      </DeviceProvider>
    </PanelProviders>,
  )
  return {
    device,
    absences,
    unmount,
    networks: (available = three, connectedTo?: string) =>
      act(() => device.push('pushWirelessNetworks', { available, ...(connectedTo && { connectedTo }) })),
    info: (...connections: NetworkConnection[]) => act(() => device.push('pushInfoNetwork', connections)),
    word: (wait: boolean, message: string, result?: unknown) =>
      act(() => device.push('pushWizardWirelessConnResults', { wait, message, result })),
    lose: () => act(() => device.disconnect()),
    comeBack: () => act(() => device.reconnect()),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  }
}

/** The words of the listed networks, in their order. */
export const rows = () => [...document.querySelectorAll('[data-network]')].map((row) => row.textContent)

/** A button by its words. By role would be slower by a second each: jsdom works out the names of all. */
export function row(name: RegExp | string): HTMLButtonElement {
  const says = (text: string | null) => (typeof name === 'string' ? text === name : name.test(text ?? ''))
  const found = [...document.querySelectorAll('button')].filter(
    (one) => says(one.textContent) || says(one.getAttribute('aria-label')),
  )
  const [button] = found
  if (!button || found.length > 1) throw new Error(`${found.length} buttons named ${String(name)}`)
  return button
}
/** Whether a button with these words is there. */
export const hasButton = (name: string) => screen.queryByText(name, { selector: 'button *' }) !== null
/** Presses the button with these words. */
export const press = (name: RegExp | string) => fireEvent.click(row(name))
/** The field with this label. */
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
/** Writes into the field with this label. */
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

/** Chooses the network Attic, writes its password and connects. */
export function connect(password = 'evergreen') {
  press(/^Attic/)
  type('Password', password)
  press('Connect')
}

/** The player in the network Attic. */
export const inAttic: NetworkConnection = {
  type: 'Wireless',
  ssid: 'Attic',
  ip: '10.0.0.7',
  status: 'connected',
}
