import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  connect,
  field,
  hasButton,
  inAttic,
  openWifiPanel,
  press,
  row,
  rows,
  three,
  type,
} from '../../../tests/support/wifi/wifiPanel'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

describe('the list', () => {
  it('[D7-61] [D7-63] is asked for with the connections, and anew after a reconnect', () => {
    const { device, networks, comeBack } = openWifiPanel()
    expect(device.sent.map(({ event }) => event)).toEqual(['getWirelessNetworks', 'getInfoNetwork'])
    expect(device.sentWith('getWirelessNetworks')).toEqual([undefined])
    networks()
    comeBack()
    expect(device.sentWith('getWirelessNetworks')).toHaveLength(2)
    expect(device.sentWith('getInfoNetwork')).toHaveLength(2)
  })

  it('[D7-61] is asked for by the wizard with an empty text', () => {
    const { device } = openWifiPanel('wizard')
    expect(device.sentWith('getWirelessNetworks')).toEqual([''])
  })

  it('[D2.11-1] shows signal, lock and the connected network first, and the manual entry always last', () => {
    const { networks } = openWifiPanel()
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
    const { networks, info } = openWifiPanel()
    networks(three, 'Café')
    info({ type: 'Wireless', ssid: 'Old', status: 'connected' })
    expect(rows()[0]).toBe('OldConnectedWEP')
  })

  it('[D2.11-1] can be refreshed', () => {
    const { device, networks } = openWifiPanel()
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
    const { device, wait, networks } = openWifiPanel()
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
    const { networks } = openWifiPanel()
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
    const { networks } = openWifiPanel()
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
    const { networks } = openWifiPanel()
    networks()
    press(/^Attic/)
    expect(screen.getByText(/may lose the player for some seconds/)).toBeDefined()
  })

  it('[D2.11-1] [D9-33] takes name, security and password of a hidden network', async () => {
    const { device, networks } = openWifiPanel()
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
    const { networks, info } = openWifiPanel()
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
    const { networks, lose, comeBack } = openWifiPanel()
    networks()
    press(/^Attic/)
    type('Password', 'half')
    lose()
    comeBack()
    networks()
    expect(field('Password').value).toBe('half')
  })
})

it('asks nothing and runs no timer once it is closed', async () => {
  const { device, networks, info, unmount, comeBack } = openWifiPanel()
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
