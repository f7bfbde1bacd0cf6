// @vitest-environment node
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wifiPassword } from '../network/wifi'
import { connectTestClient, type TestClient } from '../testing/connectTestClient'
import { refusedPushes } from '../../tests/support/refusedPushes'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'

const wired = { type: 'Wired', ip: '192.168.1.50', status: 'connected', speed: '1000Mb/s\n', online: 'yes' }
const attic = { ssid: 'Attic Wi-Fi', security: 'wpa2', password: wifiPassword, hidden: false }
const cellar = { ssid: 'Cellar', security: 'wpa2', password: wifiPassword, hidden: true }
const wrong = { ...attic, password: 'a guess' }

describe.each([4, 2] as const)('the networks of a player of generation %i', (generation) => {
  let player: TestPlayer
  let client: TestClient
  beforeEach(async () => {
    player = await startTestPlayer({ generation, delays: { scan: 5, join: 20, away: 60 } })
    client = await connectTestClient(player.url, generation)
  })
  afterEach(async () => {
    const { refused } = refusedPushes(client)
    if (refused.length > 0) throw new Error(`The interface would refuse ${JSON.stringify(refused)}`)
    client.close()
    await player.close()
  })

  const run = (action: string) =>
    fetch(`${player.url}/control/run`, { method: 'POST', body: JSON.stringify({ action }) })
  async function connections(): Promise<unknown> {
    client.emit('getInfoNetwork')
    return client.next('pushInfoNetwork')
  }
  async function list(): Promise<unknown> {
    client.emit('getWirelessNetworks', '')
    await client.next('pushWirelessNetworks')
    return client.next('pushWirelessNetworks')
  }
  /** Asks to connect and waits until the connection broke off and is back. */
  async function move(event: string, network: object): Promise<void> {
    const [left, back] = [client.once('disconnect'), client.once('connect')]
    client.emit(event, network)
    await left
    await back
  }
  const save = (network: object) => move('saveWirelessNetworkSettings', network)

  it('are listed twice a search, of every kind of security, two of one name and one without', async () => {
    const networks = await list()
    expect(networks).not.toHaveProperty('connectedTo')
    expect(networks).toEqual({
      available: expect.arrayContaining([
        { ssid: 'Attic Wi-Fi', signal: 5, security: 'wpa2' },
        { ssid: 'Attic Wi-Fi', signal: 2, security: 'wpa2' },
        { ssid: 'Workshop', signal: 4, security: 'wpa' },
        { ssid: 'Café Gäste', signal: 3, security: 'open' },
        { ssid: 'old-router', signal: 1, security: 'wep' },
        { ssid: 'Gäste Südflügel Obergeschoß', signal: 4, security: { label: 'wpa2' } },
        { ssid: 'Loudspeaker-7C21', signal: 3, security: '' },
        { ssid: '', signal: 3, security: 'wpa2' },
      ]),
    })
    expect(JSON.stringify(networks)).not.toContain('Cellar')
    client.emit('getWirelessNetworksCache')
    expect(await client.next('pushWirelessNetworksCache')).toEqual(networks)
  })

  it('let the player in with the right password: it is gone for a while and tells so when it is back', async () => {
    expect(await connections()).toEqual([wired])
    await save(attic)
    expect(await client.next('pushToastMessage')).toMatchObject({ type: 'info' })
    expect(await client.next('pushToastMessage')).toMatchObject({ type: 'success' })
    expect(await client.next('pushInfoNetworkReload')).toBe('')
    expect(client.names()).not.toContain('pushWizardWirelessConnResults')
    expect(await connections()).toEqual([
      wired,
      {
        type: 'Wireless',
        ssid: 'Attic Wi-Fi\n',
        signal: 5,
        ip: '192.168.1.51',
        status: 'connected',
        speed: '65 Mb/s\n',
        online: 'yes',
      },
    ])
    expect(await list()).toHaveProperty('connectedTo', 'Attic Wi-Fi')
  })

  it('do not answer at all while the player is gone', async () => {
    const left = client.once('disconnect')
    client.emit('saveWirelessNetworkSettings', attic)
    await left
    await expect(fetch(`${player.url}/api/v1/ping`)).rejects.toThrow('fetch failed')
    await client.next('pushInfoNetworkReload')
    expect((await fetch(`${player.url}/api/v1/ping`)).status).toBe(200)
  })

  it('say that it is back once, also to a client that comes again because of it', async () => {
    await save(attic)
    await client.next('pushInfoNetworkReload')
    await connections()
    const again = await connectTestClient(player.url, generation)
    again.emit('pinger', 1)
    await again.next('ponger')
    expect(again.names()).toEqual(['closeAllModals', 'ponger'])
    again.close()
  })

  it('say that it is back to who is there, though a look at the generation left a session before', async () => {
    const left = client.once('disconnect')
    client.emit('saveWirelessNetworkSettings', attic)
    await left
    const look = () =>
      fetch(`${player.url}/socket.io/?EIO=4&transport=polling`).then((answer) => answer.text())
    await vi.waitFor(look, { timeout: 5000, interval: 5 })
    await client.next('pushInfoNetworkReload')
    await look()
    const again = await connectTestClient(player.url, generation)
    expect(await again.next('pushInfoNetworkReload')).toBe('')
    again.close()
  })

  it('keep the player out with a wrong password: it stays where it was, without a break', async () => {
    await save({ ssid: 'Café Gäste', security: 'open' })
    const before = await connections()
    await client.next('pushToastMessage')
    await client.next('pushToastMessage')
    client.emit('saveWirelessNetworkSettings', wrong)
    await client.next('pushToastMessage')
    expect(await client.next('pushToastMessage')).toEqual({
      type: 'error',
      title: 'Wireless network',
      message: '“Attic Wi-Fi” does not accept this password',
    })
    expect(await connections()).toEqual(before)
    expect(client.names().filter((name) => name === 'pushInfoNetworkReload')).toHaveLength(1)
  })

  it.each([
    ['an open one', { ssid: 'Café Gäste', security: 'open' }, '10.0.30.51'],
    ['a hot spot', { ssid: 'Loudspeaker-7C21', security: '' }, '192.168.211.51'],
    [
      'one whose security is an object',
      { ...attic, ssid: 'Gäste Südflügel Obergeschoß', security: { label: 'wpa2' } },
      '10.20.0.51',
    ],
    ['a hidden one', cellar, '172.16.4.51'],
  ])('let it into %s', async (_, network, ip) => {
    await save(network)
    expect(await connections()).toContainEqual(expect.objectContaining({ type: 'Wireless', ip }))
  })

  it('that are hidden are found by their name only when it is said that they hide', async () => {
    client.emit('saveWirelessNetworkSettings', { ...cellar, hidden: false })
    await client.next('pushToastMessage')
    expect(await client.next('pushToastMessage')).toMatchObject({
      type: 'error',
      message: '“Cellar” is not in reach',
    })
  })

  it('that it knows let it in without a password', async () => {
    await save(attic)
    await save({ ssid: 'Café Gäste', security: 'open' })
    await save({ ssid: 'Attic Wi-Fi', security: 'wpa2' })
    expect(await connections()).toContainEqual(expect.objectContaining({ ssid: 'Attic Wi-Fi\n' }))
  })

  it('in the wizard: tell to wait, break off, and then tell how it went', async () => {
    await move('connectWirelessNetworkWizard', { ...attic, persistentWizard: false })
    expect(await client.next('pushWizardWirelessConnResults')).toEqual({
      wait: true,
      message: expect.stringContaining('Attic Wi-Fi'),
    })
    expect(await client.next('pushWizardWirelessConnResults')).toEqual({
      wait: false,
      message: 'Connected to “Attic Wi-Fi”',
      result: true,
    })
    expect(await connections()).toContainEqual(expect.objectContaining({ ssid: 'Attic Wi-Fi\n' }))
    expect(client.names()).not.toContain('pushInfoNetworkReload')
  })

  it('in the wizard: tell of a wrong password, and of a refusal that was asked for', async () => {
    client.emit('connectWirelessNetworkWizard', wrong)
    await client.next('pushWizardWirelessConnResults')
    const refused = { wait: false, message: expect.stringContaining('password'), result: false }
    expect(await client.next('pushWizardWirelessConnResults')).toEqual(refused)
    await run('wifi-refuses')
    client.emit('connectWirelessNetworkWizard', attic)
    await client.next('pushWizardWirelessConnResults')
    expect(await client.next('pushWizardWirelessConnResults')).toEqual(refused)
    await move('connectWirelessNetworkWizard', attic)
    expect(await connections()).toHaveLength(2)
  })

  it('leave no trace of a password: not on the wire, not in the log, not on disk', async () => {
    await save(attic)
    client.emit('saveWirelessNetworkSettings', wrong)
    await client.next('pushInfoNetworkReload')
    await list()
    await connections()
    const files = await readdir(player.dataFolder, { recursive: true, withFileTypes: true })
    const kept = await Promise.all(
      files
        .filter((file) => file.isFile())
        .map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')),
    )
    expect(kept.length).toBeGreaterThan(0)
    const traces = [...client.messages, ...player.lines, ...kept].filter((text) =>
      [wifiPassword, 'a guess'].some((password) => text.includes(password)),
    )
    expect(traces).toEqual([])
  })

  it('fail as they are asked to: none found, not answered, never connected', async () => {
    await run('wifi-list-empty')
    expect(await list()).toEqual({ available: [] })
    await run('wifi-list-silent')
    client.emit('getWirelessNetworks', '')
    expect(await list()).toHaveProperty('available.0.ssid', 'Attic Wi-Fi')
    expect(client.names().filter((name) => name === 'pushWirelessNetworks')).toHaveLength(4)
    await run('wifi-hangs')
    client.emit('connectWirelessNetworkWizard', attic)
    await client.next('pushWizardWirelessConnResults')
    // Tried after it, ended before it.
    client.emit('connectWirelessNetworkWizard', wrong)
    expect(await client.next('pushWizardWirelessConnResults')).toMatchObject({ wait: true })
    expect(await client.next('pushWizardWirelessConnResults')).toMatchObject({ result: false })
    expect(await connections()).toEqual([wired])
  })

  it('are pushed as the control page says: cable out, Wi-Fi in, odd ones', async () => {
    await run('cable-out')
    await client.next('pushInfoNetworkReload')
    expect(await connections()).toEqual([])
    await run('wifi-attic')
    await client.next('pushInfoNetworkReload')
    expect(await connections()).toEqual([expect.objectContaining({ type: 'Wireless' })])
    await run('wifi-dirty')
    expect(await client.next('pushWirelessNetworks')).toHaveProperty('available.0', null)
    await run('network-dirty')
    expect(await client.next('pushInfoNetwork')).toContainEqual(expect.objectContaining({ ip: '6' }))
  })

  it('go by the network page: a fixed address, Wi-Fi switched off', async () => {
    await run('wifi-attic')
    const call = (method: string, data: object) =>
      client.emit('callMethod', { endpoint: 'system_controller/network', method, data })
    await client.next('pushInfoNetworkReload')
    call('saveWiredNetwork', { dhcp: false, static_ip: '10.1.2.3' })
    expect(await client.next('pushInfoNetworkReload')).toBe('')
    expect(client.names().slice(-3)).toEqual(['pushToastMessage', null, 'pushInfoNetworkReload'])
    expect(await connections()).toEqual([
      { ...wired, ip: '10.1.2.3' },
      expect.objectContaining({ type: 'Wireless' }),
    ])
    call('saveWirelessNetwork', { wireless_enabled: false })
    await client.next('pushInfoNetworkReload')
    expect(await connections()).toHaveLength(1)
    expect(await list()).toEqual({ available: [] })
  })
})

describe('the network that the player is in', () => {
  it('is kept over a restart', async () => {
    const first = await startTestPlayer({ delays: { join: 5, away: 20 } })
    const client = await connectTestClient(first.url, 4)
    client.emit('saveWirelessNetworkSettings', attic)
    await client.next('pushInfoNetworkReload')
    const files = await readFile(join(first.dataFolder, 'network.json'), 'utf8')
    client.close()
    const { dataFolder } = first
    const second = await startTestPlayer({ dataFolder })
    const again = await connectTestClient(second.url, 4)
    again.emit('getInfoNetwork')
    expect(await again.next('pushInfoNetwork')).toContainEqual(
      expect.objectContaining({ ssid: 'Attic Wi-Fi\n' }),
    )
    expect(JSON.parse(files)).toEqual({ wired: true, wireless: 'Attic Wi-Fi', known: ['Attic Wi-Fi'] })
    again.close()
    await second.close()
    await first.close()
  })
})
