import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import playing from '../../../fixtures/pushState/playing.json'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { DeviceProvider } from '../../device'
import { PanelModalsContext, type PanelModals } from '../../ui/modal/PanelModals'
import { TrackInfoBar } from './TrackInfoBar'

it('[D2.4-11] says what plays, as far as it is known, and opens the playlists for the queue', () => {
  const device = new ScriptedDevice()
  const open = vi.fn<PanelModals['open']>(() => true)
  const { container } = render(
    <PanelProviders>
      <DeviceProvider device={device}>
        <PanelModalsContext value={{ open, closeAll: vi.fn<PanelModals['closeAll']>() }}>
          <TrackInfoBar />
        </PanelModalsContext>
      </DeviceProvider>
    </PanelProviders>,
  )
  const says = () => container.querySelector('p')?.textContent
  expect(says()).toBeUndefined()
  const { title, artist, album } = playing
  act(() => device.push('pushState', { status: 'play', title, artist, album }))
  expect(says()).toBe('Playing: Rope and Rain by Slow Harbour from Low Tide')
  act(() => device.push('pushState', { status: 'play', title: '<b>{{artist}}</b>', album }))
  expect(says()).toBe('Playing: <b>{{artist}}</b> from Low Tide')
  act(() => device.push('pushState', { status: 'play', title }))
  expect(says()).toBe('Playing: Rope and Rain')
  fireEvent.click(screen.getByRole('button', { name: 'Add the queue to a playlist' }))
  expect(open).toHaveBeenCalledWith({ name: 'modal-add-to-playlist', params: { queue: true } })
})
