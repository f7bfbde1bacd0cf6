import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import playing from '../../../../fixtures/pushState/playing.json'
import type { PushState } from '../../../../schemas/generated/types'
import { PanelOverlays } from '../../../../tests/support/PanelOverlays'
import { PanelProviders } from '../../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../../tests/support/ScriptedDevice'
import { DeviceProvider } from '../../../device'
import { NowPlayingUpdates } from '../../../features/playback'
import { SeekLine } from './PlayerFooter'

const { dbVolume: _, ...state } = playing
const track: PushState = { ...state, status: 'pause', position: 0 }
const next = { ...track, position: 1, title: 'Quiet Rooms', seek: 0 }

function show() {
  const device = new ScriptedDevice()
  device.push('pushState', track)
  render(
    <PanelProviders>
      <DeviceProvider device={device}>
        <PanelOverlays>
          <NowPlayingUpdates />
          <SeekLine isWide />
        </PanelOverlays>
      </DeviceProvider>
    </PanelProviders>,
  )
  const line = screen.getByRole<HTMLInputElement>('slider', { name: 'Place in the track' })
  return { device, line, seeks: () => device.sentWith('seek') }
}
const wait = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)))

it('goes where the finger leaves it', async () => {
  const { line, seeks } = show()
  fireEvent.change(line, { target: { value: '120000' } })
  expect(line.getAttribute('aria-valuetext')).toBe('2:00 of 4:14')
  fireEvent.pointerUp(line)
  await wait()
  expect(seeks()).toEqual([120])
})

it('moves through no other track than the one that the drag began in', async () => {
  const { device, line, seeks } = show()
  fireEvent.change(line, { target: { value: '120000' } })
  act(() => device.push('pushState', next))
  expect(line.value).toBe('0')
  fireEvent.pointerUp(line)
  await wait()
  expect(seeks()).toEqual([])
})

it('stays where it was when the browser takes the finger away', async () => {
  const { line, seeks } = show()
  const before = line.value
  fireEvent.change(line, { target: { value: '120000' } })
  fireEvent.pointerCancel(line)
  expect(line.value).toBe(before)
  fireEvent.blur(line)
  await wait()
  expect(seeks()).toEqual([])
})
