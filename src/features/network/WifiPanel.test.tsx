import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import type { NetworkConnection, WirelessNetwork } from '../../../schemas/generated/types'
import { DeviceProvider } from '../../device'
import { ExpectedAbsence } from '../../ui/absence/ExpectedAbsence'
import { ExpectedAbsenceContext } from '../../ui/absence/ExpectedAbsenceContext'
import { WifiPanel } from './WifiPanel'

const three: WirelessNetwork[] = [
  { ssid: 'Attic', signal: 5, security: 'wpa2' },
  { ssid: 'Café', signal: 3, security: 'open' },
  { ssid: 'Old', signal: 1, security: { label: 'wep' } },
]

function open(variant: 'settings' | 'wizard' = 'settings', persistentWizard = false) {
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

const rows = () => [...document.querySelectorAll('[data-network]')].map((row) => row.textContent)
/** A button by its words. By role would be slower by a second each: jsdom works out the names of all. */
function row(name: RegExp | string): HTMLButtonElement {
  const says = (text: string | null) => (typeof name === 'string' ? text === name : name.test(text ?? ''))
  const found = [...document.querySelectorAll('button')].filter(
    (one) => says(one.textContent) || says(one.getAttribute('aria-label')),
  )
  const [button] = found
  if (!button || found.length > 1) throw new Error(`${found.length} buttons named ${String(name)}`)
  return button
}
const hasButton = (name: string) => screen.queryByText(name, { selector: 'button *' }) !== null
const press = (name: RegExp | string) => fireEvent.click(row(name))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

function connect(password = 'evergreen') {
  press(/^Attic/)
  type('Password', password)
  press('Connect')
}

const inAttic: NetworkConnection = { type: 'Wireless', ssid: 'Attic', ip: '10.0.0.7', status: 'connected' }

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

describe('the list', () => {
  it('[D7-61] [D7-63] is asked for with the connections, and anew after a reconnect', () => {
    const { device, networks, comeBack } = open()
    expect(device.sent.map(({ event }) => event)).toEqual(['getWirelessNetworks', 'getInfoNetwork'])
    expect(device.sentWith('getWirelessNetworks')).toEqual([undefined])
    networks()
    comeBack()
    expect(device.sentWith('getWirelessNetworks')).toHaveLength(2)
    expect(device.sentWith('getInfoNetwork')).toHaveLength(2)
  })

  it('[D7-61] is asked for by the wizard with an empty text', () => {
    const { device } = open('wizard')
    expect(device.sentWith('getWirelessNetworks')).toEqual([''])
  })

  it('[D2.11-1] shows signal, lock and the connected network first, and the manual entry always last', () => {
    const { networks } = open()
    networks(three, 'Café')
    expect(rows()).toEqual([
      'CaféConnectedOpen',
      'AtticWPA2',
      'OldWEP',
      'Other network…One that does not tell its name',
    ])
    const icons = [...document.querySelectorAll<HTMLElement>('[data-signal]')].map(
      ({ dataset }) => dataset['signal'],
    )
    expect(icons).toEqual(['2', '3', '1', 'hidden'])
    expect(screen.getByRole('button', { name: /^Attic.*Strong signal$/ })).toBeDefined()
    const locks = [...document.querySelectorAll<HTMLElement>('[data-lock]')].map(
      ({ dataset }) => dataset['lock'],
    )
    expect(locks).toEqual(['open', 'closed', 'closed'])
    networks([...three, { ssid: 'New', signal: 0, security: 'wpa' }])
    expect(rows().at(-1)).toMatch(/^Other network/)
  })

  it('believes the connections rather than the list about the network that the player is in', () => {
    const { networks, info } = open()
    networks(three, 'Café')
    info({ type: 'Wireless', ssid: 'Old', status: 'connected' })
    expect(rows()[0]).toBe('OldConnectedWEP')
  })

  it('[D2.11-1] can be refreshed', () => {
    const { device, networks } = open()
    networks()
    expect(screen.getByText('3 networks')).toBeDefined()
    press('Refresh')
    expect(screen.getByText('Looking for networks…')).toBeDefined()
    expect(device.sentWith('getWirelessNetworks')).toHaveLength(2)
    networks([])
    expect(screen.getByText('No networks in reach')).toBeDefined()
    expect(rows()).toHaveLength(1)
  })

  it('says when the player stays silent, lets a network be entered by hand and asks again', async () => {
    const { device, wait, networks } = open()
    expect(screen.queryByRole('list')).toBeNull()
    await wait(8000)
    expect(screen.getByText(/has not said which networks/)).toBeDefined()
    expect(rows()).toHaveLength(1)
    press('Try again')
    expect(device.sentWith('getWirelessNetworks')).toHaveLength(2)
    networks()
    expect(rows()).toHaveLength(4)
  })

  it('shows the best of many, all on demand, and the manual entry after them', () => {
    const { networks } = open()
    networks(
      Array.from({ length: 60 }, (_, number) => ({ ssid: `Net ${number}`, signal: 5, security: 'wpa2' })),
    )
    expect(rows()).toHaveLength(9)
    expect(rows().at(-1)).toMatch(/^Other network/)
    press('Show all 60 networks')
    expect(rows()).toHaveLength(61)
    expect(rows().at(-1)).toMatch(/^Other network/)
  })
})

describe('the form', () => {
  it('[D2.11-1] [D5-22] shows the password field of one network at a time, none of an open one, and can be cancelled', () => {
    const { networks } = open()
    networks()
    press(/^Attic/)
    expect(screen.getAllByLabelText('Password')).toHaveLength(1)
    expect(document.activeElement).toBe(field('Password'))
    press(/^Old/)
    expect(screen.getAllByLabelText('Password')).toHaveLength(1)
    expect(row(/^Attic/).getAttribute('aria-expanded')).toBe('false')
    press(/^Café/)
    expect(screen.queryByLabelText('Password')).toBeNull()
    expect(hasButton('Connect')).toBe(true)
    press('Cancel')
    expect(hasButton('Connect')).toBe(false)
    expect(document.activeElement).toBe(row(/^Café/))
  })

  it('says before that the player may be lost for a while', () => {
    const { networks } = open()
    networks()
    press(/^Attic/)
    expect(screen.getByText(/may lose the player for some seconds/)).toBeDefined()
  })

  it('[D2.11-1] [D9-33] takes name, security and password of a hidden network', async () => {
    const { device, networks } = open()
    networks()
    press(/^Other network/)
    press('Connect')
    expect(screen.getAllByRole('alert')).toHaveLength(2)
    expect(device.sentWith('saveWirelessNetworkSettings')).toEqual([])
    type('Name of the network', 'Cellar')
    type('Password', 'evergreen')
    fireEvent.change(screen.getByLabelText('Security'), { target: { value: '3' } })
    expect(screen.queryByLabelText('Password')).toBeNull()
    fireEvent.change(screen.getByLabelText('Security'), { target: { value: '2' } })
    expect(field('Password').value).toBe('evergreen')
    press('Connect')
    expect(device.sentWith('saveWirelessNetworkSettings')).toEqual([
      { ssid: 'Cellar', security: 'wep', password: 'evergreen', hidden: true },
    ])
  })

  it('keeps focus, text and caret while the list is pushed again and again, reordered, and without its network', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const { networks, info } = open()
    const many = (turn: number) =>
      Array.from({ length: 60 }, (_, number) => ({
        ssid: `Net ${number}`,
        signal: (number + turn) % 6,
        security: 'wpa2',
      }))
    networks([...many(0), ...three])
    press('Show all 63 networks')
    press(/^Attic/)
    await user.type(field('Password'), 'everen')
    const before = field('Password')
    before.setSelectionRange(4, 4)
    for (let turn = 1; turn <= 4; turn++) {
      networks(turn % 2 ? many(turn) : [...three, ...many(turn)].reverse())
      info({ ...inAttic, ssid: turn % 2 ? 'Net 3' : 'Old' })
      expect(document.activeElement).toBe(before)
      expect(field('Password')).toBe(before)
      expect([before.selectionStart, before.selectionEnd]).toEqual([4, 4])
    }
    await user.keyboard('gre')
    expect(before.value).toBe('evergreen')
  })

  it('keeps what was typed when the connection goes and comes', () => {
    const { networks, lose, comeBack } = open()
    networks()
    press(/^Attic/)
    type('Password', 'half')
    lose()
    comeBack()
    networks()
    expect(field('Password').value).toBe('half')
  })
})

describe('connecting in the settings', () => {
  it('[D7-61] sends the network, waits through the loss, asks again and shows the new state and address', () => {
    const { device, networks, lose, comeBack, info, absences } = open()
    networks()
    connect()
    expect(device.sentWith('saveWirelessNetworkSettings')).toEqual([
      { ssid: 'Attic', security: 'wpa2', password: 'evergreen', hidden: false },
    ])
    expect(screen.getByText('Getting into “Attic”…')).toBeDefined()
    expect(absences.current()?.reason).toBe('The player is changing to “Attic”…')
    lose()
    comeBack()
    networks()
    info(inAttic)
    expect(screen.getByText('The player is in “Attic”.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'http://10.0.0.7' }).getAttribute('href')).toBe('http://10.0.0.7')
    expect(rows()[0]).toBe('AtticConnectedWPA2')
    expect(absences.current()).toBeUndefined()
    expect(screen.queryByLabelText('Password')).toBeNull()
    press('Close')
    expect(screen.queryByText('The player is in “Attic”.')).toBeNull()
  })

  it('says where the player may be found if it does not come back', () => {
    const { device, networks, lose, absences } = open()
    act(() => device.push('pushDeviceName', 'Living Room'))
    networks()
    connect()
    lose()
    expect(absences.current()).toEqual({
      reason: 'The player is changing to “Attic”…',
      advice: expect.stringContaining('join “Attic” with this device'),
      address: 'http://living-room.local',
    })
  })

  it('lets a wrong password be mended: the form is there again with it', () => {
    const { device, networks, info } = open()
    networks()
    connect('evergrey')
    act(() => device.push('pushToastMessage', { type: 'error', title: 'Wi-Fi', message: 'Wrong password' }))
    info({ type: 'Wired', ip: '192.168.1.50', status: 'connected' })
    expect(screen.getByRole('alert').textContent).toMatch(/did not get into “Attic”/)
    expect(field('Password').value).toBe('evergrey')
    type('Password', 'evergreen')
    press('Connect')
    expect(device.sentWith('saveWirelessNetworkSettings')).toHaveLength(2)
    expect(screen.queryByRole('alert')).toBeNull()
    info(inAttic)
    expect(screen.getByText('The player is in “Attic”.')).toBeDefined()
  })

  it('ends with a player that never answers, and leaves ways on', async () => {
    const { device, networks, wait } = open()
    networks()
    connect()
    await wait(5000)
    expect(device.sentWith('getInfoNetwork')).toHaveLength(2)
    await wait(8000)
    expect(screen.getByText('The player does not say whether it is in “Attic”.')).toBeDefined()
    press('Ask again')
    expect(device.sentWith('getInfoNetwork')).toHaveLength(3)
    await wait(8000)
    press('Back to the list')
    expect(row(/^Attic/).hasAttribute('disabled')).toBe(false)
    expect(device.sentWith('getWirelessNetworks')).toHaveLength(2)
  })

  it('says when nothing was sent, and keeps the password', () => {
    const { device, networks } = open()
    networks()
    device.setOutcome({ status: 'refused', reason: 'offline', message: 'not connected' })
    connect()
    expect(screen.getByRole('alert').textContent).toMatch(/nothing was sent/)
    expect(field('Password').value).toBe('evergreen')
  })

  it('lets nobody choose another network meanwhile, but stop waiting', () => {
    const { networks } = open()
    networks()
    connect()
    expect(row(/^Old/).hasAttribute('disabled')).toBe(true)
    press('Stop waiting')
    press(/^Old/)
    expect(field('Password').value).toBe('')
  })
})

describe('connecting in the wizard', () => {
  it('[D7-61] tells a persistent wizard', () => {
    const { device, networks } = open('wizard', true)
    networks()
    connect()
    expect(device.sentWith('connectWirelessNetworkWizard')).toEqual([
      { ssid: 'Attic', security: 'wpa2', password: 'evergreen', hidden: false, persistentWizard: true },
    ])
    expect(device.sentWith('saveWirelessNetworkSettings')).toEqual([])
  })

  it('[D2.13-7] [D4-31] [D8-25] clears the list at the player’s word and shows it, then the result', () => {
    const { networks, word, lose, comeBack } = open('wizard')
    networks()
    connect()
    word(true, 'Connecting to Attic')
    expect(screen.queryByRole('list')).toBeNull()
    const status = screen.getByRole('status')
    expect(within(status).getByText('Connecting to Attic')).toBeDefined()
    lose()
    comeBack()
    word(false, 'Connected to Attic', true)
    expect(screen.getByText('Connected to Attic')).toBeDefined()
    expect(screen.queryByRole('list')).toBeNull()
    press('Choose another network')
    networks()
    expect(rows()).toHaveLength(4)
  })

  it('[D4-31] [D8-25] shows a failure, and leads back to the form or to the list', () => {
    const { device, networks, word } = open('wizard')
    networks()
    connect('evergrey')
    word(false, 'Wrong password', false)
    expect(screen.getByText('Wrong password')).toBeDefined()
    press('Try again')
    networks()
    expect(field('Password').value).toBe('evergrey')
    type('Password', 'evergreen')
    press('Connect')
    expect(device.sentWith('connectWirelessNetworkWizard')).toHaveLength(2)
  })

  it('[D4-31] shows the player’s word on an attempt from elsewhere, and that no more came', async () => {
    const { networks, word, wait } = open('wizard')
    networks()
    word(true, 'Connecting to Attic')
    expect(screen.getByText('Connecting to Attic')).toBeDefined()
    expect(rows()).toEqual([])
    await wait(30_000)
    expect(screen.getByText('The player has not said how it went.')).toBeDefined()
    word(false, '', 'Connection successful')
    expect(screen.getByText('Connection successful')).toBeDefined()
    expect(screen.queryByText(/has not said/)).toBeNull()
    word(false, '', false)
    expect(screen.getByText('The player did not get into the network.')).toBeDefined()
    expect(hasButton('Try again')).toBe(false)
    press('Choose another network')
    expect(rows()).toHaveLength(4)
  })

  it('ends the waiting of a player that said to wait and then nothing', async () => {
    const { networks, word, wait } = open('wizard')
    networks()
    connect()
    word(true, 'Connecting to Attic')
    await wait(5000)
    await wait(8000)
    expect(screen.getByText('The player does not say whether it is in “Attic”.')).toBeDefined()
    press('Choose another network')
    networks()
    expect(rows()).toHaveLength(4)
  })
})

it('asks nothing and runs no timer once it is closed', async () => {
  const { device, networks, info, unmount, comeBack } = open()
  networks()
  // With its answers there, the device runs no timer of its own, either.
  info()
  connect()
  expect(vi.getTimerCount()).toBeGreaterThan(0)
  unmount()
  const { length } = device.sent
  await vi.advanceTimersByTimeAsync(1)
  expect(vi.getTimerCount()).toBe(0)
  comeBack()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(device.sent).toHaveLength(length)
})
