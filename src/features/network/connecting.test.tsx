import { act, screen, within } from '@testing-library/react'
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
  type,
} from '../../../tests/support/wifi/wifiPanel'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

describe('connecting in the settings', () => {
  it('[D7-61] sends the network, waits through the loss, asks again and shows the new state and address', () => {
    const { device, networks, lose, comeBack, info, absences } = openWifiPanel()
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
    expect(
      screen.getByRole('link', { name: 'Its address in that network: http://10.0.0.7' }).getAttribute('href'),
    ).toBe('http://10.0.0.7')
    expect(rows()[0]).toBe('AtticConnectedWPA2')
    expect(absences.current()).toBeUndefined()
    expect(screen.queryByLabelText('Password')).toBeNull()
    press('Close')
    expect(screen.queryByText('The player is in “Attic”.')).toBeNull()
  })

  it('says how it goes, and how it went, as the player tells everybody, for the network that was asked for', () => {
    const { device, networks } = openWifiPanel()
    const tell = (status: string, message: string, ssid = 'Attic') =>
      act(() => device.push('pushSaveWirelessNetworkSettings', { status, message, ssid }))
    networks()
    connect()
    tell('failed', 'Not there', 'Cellar')
    expect(screen.queryByText('Not there')).toBeNull()
    tell('connecting', 'Joining the network')
    expect(screen.getByText('Joining the network')).toBeDefined()
    tell('failed', 'No such network')
    expect(screen.getByText('No such network')).toBeDefined()
    expect(hasButton('Try again')).toBe(true)
    tell('connected', 'The network is joined')
    expect(screen.getByText('The network is joined')).toBeDefined()
  })

  it('says where the player may be found if it does not come back', () => {
    const { device, networks, lose, absences } = openWifiPanel()
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
    const { device, networks, info } = openWifiPanel()
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
    const { device, networks, wait } = openWifiPanel()
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
    const { device, networks } = openWifiPanel()
    networks()
    device.setOutcome({ status: 'refused', reason: 'offline', message: 'not connected' })
    connect()
    expect(screen.getByRole('alert').textContent).toMatch(/nothing was sent/)
    expect(field('Password').value).toBe('evergreen')
  })

  it('lets nobody choose another network meanwhile, but stop waiting', () => {
    const { networks } = openWifiPanel()
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
    const { device, networks } = openWifiPanel('wizard', true)
    networks()
    connect()
    expect(device.sentWith('connectWirelessNetworkWizard')).toEqual([
      { ssid: 'Attic', security: 'wpa2', password: 'evergreen', hidden: false, persistentWizard: true },
    ])
    expect(device.sentWith('saveWirelessNetworkSettings')).toEqual([])
  })

  it('[D2.13-7] [D4-31] [D8-25] clears the list at the player’s word and shows it, then the result', () => {
    const { networks, word, lose, comeBack } = openWifiPanel('wizard')
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
    const { device, networks, word } = openWifiPanel('wizard')
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
    const { networks, word, wait } = openWifiPanel('wizard')
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
    const { networks, word, wait } = openWifiPanel('wizard')
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
