import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PanelOverlays } from '../../../tests/support/PanelOverlays'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import type { PluginRow } from '../../../schemas/generated/types'
import { DeviceProvider } from '../../device'
import { MusicPluginsSection, settingsAddress } from './MusicPluginsSection'

const radio = {
  prettyName: 'Attic radio',
  name: 'attic_radio',
  category: 'music_service',
  hasConfiguration: true,
  active: true,
  enabled: true,
}
const renderer = {
  ...radio,
  prettyName: 'Renderer',
  name: 'renderer',
  category: 'audio_interface',
  hasConfiguration: false,
  enabled: false,
}
const section = {
  kind: 'core' as const,
  key: 's0',
  id: '',
  label: 'Sources',
  description: '',
  doc: '',
  hidden: false,
  notices: [],
  coreSection: 'my-music-plugin-enabler',
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const open = (plugins?: PluginRow[]) => {
  const device = new ScriptedDevice()
  const history = createMemoryHistory({ initialEntries: ['/settings'] })
  const router = createRouter({ routeTree: createRootRoute(), history })
  const { unmount } = render(
    <PanelProviders>
      <RouterContextProvider router={router}>
        <DeviceProvider device={device}>
          <PanelOverlays>
            <MusicPluginsSection section={section} />
          </PanelOverlays>
        </DeviceProvider>
      </RouterContextProvider>
    </PanelProviders>,
  )
  const list = (now: PluginRow[]) => act(() => device.push('pushMyMusicPlugins', now))
  if (plugins) list(plugins)
  return { device, list, history, unmount }
}

const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name })

it('[D2.11-8] [D3-43] has a switch for each plugin, under the name to show', () => {
  const { device } = open([radio, renderer])
  expect(device.sentWith('getMyMusicPlugins')).toHaveLength(1)
  expect(toggle('Attic radio').checked).toBe(true)
  expect(toggle('Renderer').checked).toBe(false)
})

it('[D2.11-8] [D7-62] sends the plugin as listed, on or off, and moves at once', () => {
  const { device } = open([radio, renderer])
  fireEvent.click(toggle('Attic radio'))
  expect(device.sentWith('enableDisableMyMusicPlugin')).toEqual([{ ...radio, enabled: false }])
  expect(toggle('Attic radio').checked).toBe(false)
})

it('goes by the player’s next list, also where that says otherwise', () => {
  const { list } = open([radio, renderer])
  fireEvent.click(toggle('Renderer'))
  list([radio, { ...renderer, enabled: true }])
  expect(toggle('Renderer').checked).toBe(true)
  fireEvent.click(toggle('Attic radio'))
  list([radio, { ...renderer, enabled: true }])
  expect(toggle('Attic radio').checked).toBe(true)
})

it('goes back after 8 s without a word from the player, and says so', () => {
  open([radio])
  fireEvent.click(toggle('Attic radio'))
  act(() => void vi.advanceTimersByTime(8000))
  expect(toggle('Attic radio').checked).toBe(true)
  expect(screen.getByText('The player has not confirmed it. It stays as it was.')).toBeTruthy()
})

it('does not move without a connection, and says so', () => {
  const { device } = open([radio])
  device.setOutcome({ status: 'refused', reason: 'offline', message: 'offline' })
  fireEvent.click(toggle('Attic radio'))
  expect(toggle('Attic radio').checked).toBe(true)
  expect(screen.getByText('The player is not connected. Nothing was changed.')).toBeTruthy()
})

it('[D2.11-8] leads to the settings of a plugin that has any', () => {
  const { history } = open([radio, renderer])
  expect(screen.queryByRole('link', { name: 'Settings of Renderer' })).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Settings of Attic radio' }))
  expect(history.location.href).toBe('/plugin/music_service-attic_radio?isPluginSettings=true')
})

it.each([
  [{ category: 'music_service', name: 'a b' }, '/plugin/music_service-a%20b?isPluginSettings=true'],
  [{ category: 'music_service' }, undefined],
  [{ name: 'radio' }, undefined],
  [{ category: 'a', name: 'b', hasConfiguration: false }, undefined],
])('the settings of %j are at %s', (row, address) => {
  expect(settingsAddress(row)).toBe(address)
})

it('cannot switch a plugin that the player does not name', () => {
  open([{ prettyName: 'Nameless', enabled: true }])
  expect(toggle('Nameless').disabled).toBe(true)
})

it('says that there are none, or that the player is silent', () => {
  const { list } = open()
  act(() => void vi.advanceTimersByTime(8000))
  expect(screen.getByText('The player has not said which sources of music it has.')).toBeTruthy()
  list([])
  expect(screen.getByText('There is nothing to switch here yet.')).toBeTruthy()
})

it('runs no timer after it is closed', () => {
  const { unmount } = open([radio])
  fireEvent.click(toggle('Attic radio'))
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
