import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import store from '../../../fixtures/pushAvailablePlugins/two-categories.json'
import confirm from '../../../fixtures/openModal/confirm-uninstall.json'
import pleaseLogin from '../../../fixtures/openModal/please-login.json'
import two from '../../../fixtures/pushInstalledPlugins/two.json'
import { PanelOverlays } from '../../../tests/support/PanelOverlays'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { ScriptedUpload } from '../../../tests/support/ScriptedUpload'
import { installerName } from '../../ui/modal/PanelModals'
import { DeviceProvider } from '../../device'
import { InstallerModal, PluginManager } from '.'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

const open = () => {
  const device = new ScriptedDevice()
  const { unmount } = render(
    <PanelProviders>
      <DeviceProvider device={device}>
        <PanelOverlays features={{ [installerName]: InstallerModal }}>
          <PluginManager />
        </PanelOverlays>
      </DeviceProvider>
    </PanelProviders>,
  )
  return { device, unmount }
}
const press = (name: string | RegExp, role = 'button') => fireEvent.click(screen.getByRole(role, { name }))
const toInstalledTab = () => press('Installed plugins', 'tab')

const openInstalled = () => {
  const { device } = open()
  act(() => device.push('pushInstalledPlugins', two))
  toInstalledTab()
  return device
}

describe('the plugin manager', () => {
  it('[D7-59] asks for both lists, and again after a reconnect', () => {
    const { device } = open()
    const asked = () =>
      ['getAvailablePlugins', 'getInstalledPlugins'].map((event) => device.sentWith(event).length)
    expect(asked()).toEqual([1, 1])
    act(() => device.reconnect())
    expect(asked()).toEqual([2, 2])
  })

  it('asks for both again when something was installed, and runs no timer once it is closed', async () => {
    const { device, unmount } = open()
    act(() => device.push('pushAvailablePlugins', store))
    act(() => device.push('pushInstalledPlugins', two))
    act(() => device.push('installPluginStatus', { progress: 100 }))
    expect(device.sentWith('getAvailablePlugins')).toHaveLength(2)
    expect(device.sentWith('getInstalledPlugins')).toHaveLength(2)
    unmount()
    await pass(1000)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('says what the player wants first where it answers with a window, and asks again when told to', () => {
    const { device } = open()
    act(() => device.push('openModal', pleaseLogin))
    expect(screen.getByText(/answered with a message: “Please login”/)).toBeTruthy()
    press('Ask again')
    expect(device.sentWith('getAvailablePlugins')).toHaveLength(2)
    expect(screen.queryByText(/Please login”/)).toBeNull()
  })

  it('says so when what came is no list', () => {
    const { device } = open()
    act(() => device.pushRefused('pushAvailablePlugins', 'must be object'))
    expect(screen.getByText(/cannot be read/)).toBeTruthy()
  })
})

describe('a switch', () => {
  const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked

  it('[D7-56] [D2.12-2] sends what is wanted and moves at once', () => {
    const device = openInstalled()
    press('Attic radio', 'switch')
    expect(isOn('Attic radio')).toBe(false)
    expect(device.sentWith('pluginManager')).toEqual([
      { name: 'attic_radio', category: 'music_service', action: 'disable' },
    ])
  })

  it('comes back when the player says otherwise', () => {
    const device = openInstalled()
    press('Attic radio', 'switch')
    act(() => device.push('pushInstalledPlugins', [...two]))
    expect(isOn('Attic radio')).toBe(true)
    expect(screen.getByText(/did not do it\. Attic radio stays/)).toBeTruthy()
  })

  it('comes back when the player says nothing for 8 s', async () => {
    openInstalled()
    press('Attic radio', 'switch')
    await pass(8000)
    expect(isOn('Attic radio')).toBe(true)
    expect(screen.getByText(/not confirmed it\. Attic radio stays/)).toBeTruthy()
  })

  it('waits for its own list when two were pressed', () => {
    const device = openInstalled()
    press('Attic radio', 'switch')
    press('Warm tubes', 'switch')
    const [attic, tubes] = two
    if (!attic || !tubes) throw new Error('there are two')
    act(() => device.push('pushInstalledPlugins', [{ ...attic, enabled: false }, tubes]))
    expect([isOn('Attic radio'), isOn('Warm tubes')]).toEqual([false, true])
    act(() =>
      device.push('pushInstalledPlugins', [
        { ...attic, enabled: false },
        { ...tubes, enabled: true },
      ]),
    )
    expect(isOn('Warm tubes')).toBe(true)
    expect(screen.queryByText(/stays as it was/)).toBeNull()
  })

  it('does not move while the player is away, and says why', () => {
    const device = openInstalled()
    device.setOutcome({ status: 'refused', reason: 'offline', message: 'offline' })
    press('Attic radio', 'switch')
    expect(isOn('Attic radio')).toBe(true)
    expect(screen.getByText('The player is not connected. Nothing was changed.')).toBeTruthy()
  })
})

describe('what is done with a plugin', () => {
  it('[D4-24] [D7-57] is installed by the installer, 300 ms after that has opened', async () => {
    const { device } = open()
    act(() => device.push('pushAvailablePlugins', store))
    press('Install Harbour FM')
    await pass(299)
    expect(screen.getByRole('dialog', { name: 'Installing Harbour FM' })).toBeTruthy()
    expect(device.sentWith('installPlugin')).toEqual([])
    await pass(1)
    expect(device.sentWith('installPlugin')).toEqual([
      { url: 'https://store.example/harbour_fm.zip', name: 'harbour_fm', category: 'music_service' },
    ])
  })

  it('[D7-57] is updated with its name to be shown', async () => {
    const device = openInstalled()
    press('Update Warm tubes')
    await pass(300)
    expect(device.sentWith('updatePlugin')).toEqual([
      { url: two[1]?.url, name: 'warm_tubes', category: 'audio_interface', prettyName: 'Warm tubes' },
    ])
  })

  it('[D4-25] [D7-58] is uninstalled after the player has asked; the installer opens at the first status', async () => {
    const device = openInstalled()
    press('Uninstall Warm tubes')
    expect(device.sentWith('preUninstallPlugin')).toEqual([
      { name: 'warm_tubes', category: 'audio_interface' },
    ])
    act(() => device.push('openModal', confirm))
    expect(screen.getByRole('dialog', { name: confirm.title })).toBeTruthy()
    await pass(8000)
    expect(screen.queryByText('Warm tubes was not uninstalled.')).toBeNull()
    act(() =>
      device.push('installPluginStatus', { progress: 30, message: 'Removing', title: 'Uninstalling' }),
    )
    await pass(0)
    expect(within(screen.getByRole('dialog', { name: 'Uninstalling' })).getByText('Removing')).toBeTruthy()
  })

  it('is not uninstalled by a player that says nothing, which is said', async () => {
    const device = openInstalled()
    press('Uninstall Warm tubes')
    await pass(8000)
    expect(screen.getByText('Warm tubes was not uninstalled.')).toBeTruthy()
    press('Try again')
    expect(device.sentWith('preUninstallPlugin')).toHaveLength(2)
  })
})

describe('a plugin from a file', () => {
  // The DOM of tests reads files by its older way only.
  beforeEach(() => {
    Object.defineProperty(Blob.prototype, 'arrayBuffer', {
      configurable: true,
      value(this: Blob) {
        return new Promise((resolve) => {
          const reader = new FileReader()
          reader.addEventListener('load', () => resolve(reader.result))
          reader.readAsArrayBuffer(this)
        })
      },
    })
  })
  afterEach(() => void Reflect.deleteProperty(Blob.prototype, 'arrayBuffer'))

  const choose = async (bytes: number[]) => {
    const { uploads, uninstall } = ScriptedUpload.install()
    press('Upload plugin', 'tab')
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('there is nothing to choose a file with')
    vi.useRealTimers()
    fireEvent.change(input, { target: { files: [new File([new Uint8Array(bytes)], 'attic.zip')] } })
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    return { uploads, uninstall }
  }

  it('[D2.12-3] [D7-60] opens the installer and leads back to the first tab once all of it is sent', async () => {
    open()
    const { uploads, uninstall } = await choose([0x50, 0x4b, 3, 4])
    const [request] = uploads
    expect(uploads).toHaveLength(1)
    act(() => request?.move(50, 200))
    expect(screen.getByText('25 %')).toBeTruthy()
    act(() => request?.move(200, 200))
    expect(screen.getByRole('dialog', { name: 'Plugin installation' })).toBeTruthy()
    expect(screen.getByRole('tab', { name: 'Search plugins' }).getAttribute('aria-selected')).toBe('true')
    uninstall()
  })

  it('[D8-18] that does not arrive says why, and can be sent once more', async () => {
    open()
    const { uploads, uninstall } = await choose([0x50, 0x4b, 3, 4])
    await act(async () => {
      uploads[0]?.break()
      await Promise.resolve()
    })
    expect(screen.getByText(/“attic\.zip” was not uploaded\. The connection/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
    uninstall()
  })
})
