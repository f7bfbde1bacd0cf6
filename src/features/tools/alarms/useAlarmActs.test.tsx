import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { BrowseItem } from '../../../../schemas/generated/types'
import { PanelOverlays } from '../../../../tests/support/PanelOverlays'
import { PanelProviders } from '../../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../../tests/support/ScriptedDevice'
import { DeviceProvider } from '../../../device'
import { useShownItem } from '../../../ui/navigation/shownItem'
import { PanelUndo, PanelUndoBar } from '../../../ui/undo/PanelUndo'
import { useAlarmActs } from './useAlarmActs'

const alarms = [
  { id: 3, enabled: true, time: '6:45', playlist: 'Morning' },
  { id: 5, enabled: false, time: '9:00', playlist: 'Sunday' },
]
const clock = [{ id: 'modal', name: 'Alarm', params: { modalName: 'modal-alarm-clock' } }]

function Acts() {
  const { wake, wakeWithShown, switches } = useAlarmActs()
  return (
    <>
      {wakeWithShown ? (
        <button type="button" onClick={wakeWithShown.run}>{`wake with ${wakeWithShown.title}`}</button>
      ) : null}
      {wake ? (
        <button type="button" onClick={wake}>
          wake
        </button>
      ) : null}
      {switches.map(({ id, isOn, time, toggle }) => (
        <button key={id} type="button" onClick={toggle}>{`${time} ${isOn ? 'on' : 'off'}`}</button>
      ))}
    </>
  )
}

/** The page of an item, as far as the palette knows it. */
function PageOf({ item }: { item: BrowseItem }) {
  useShownItem(item)
  return null
}

function show({ hasClock = true, page }: { hasClock?: boolean; page?: BrowseItem } = {}) {
  const device = new ScriptedDevice()
  if (hasClock) device.push('pushMenuItems', clock)
  if (page) render(<PageOf item={page} />)
  render(
    <PanelProviders>
      <DeviceProvider device={device}>
        <PanelOverlays>
          <PanelUndo>
            <Acts />
            <PanelUndoBar />
          </PanelUndo>
        </PanelOverlays>
      </DeviceProvider>
    </PanelProviders>,
  )
  const push = (list: typeof alarms) => act(() => device.push('pushAlarm', list))
  return { device, push }
}
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
const switched = (id: number) =>
  alarms.map((one) => (one.id === id ? { ...one, enabled: !one.enabled } : one))

it('switches one alarm among those that the player has, once that says so, with a way back', async () => {
  const { device, push } = show()
  expect(device.sentWith('getAlarms')).toHaveLength(1)
  push(alarms)
  expect(names()).toEqual(['06:45 on', '09:00 off'])
  press('09:00 off')
  expect(device.sentWith('saveAlarm')).toEqual([switched(5)])
  expect(screen.queryByText('The alarm at 09:00 rings')).toBeNull()
  push(switched(5))
  expect(await screen.findByText('The alarm at 09:00 rings')).toBeTruthy()
  press('Undo')
  await waitFor(() => expect(device.sentWith('saveAlarm')).toEqual([switched(5), alarms]))
  push(alarms)
  expect(await screen.findByText('The alarm at 09:00 does not ring')).toBeTruthy()
})

it('says where the player has not kept it', async () => {
  const { device, push } = show()
  push(alarms)
  press('06:45 on')
  act(() => device.push('pushSleep', {}))
  push(alarms)
  expect(await screen.findByText('The player has not kept it as it is set here.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('offers nothing without an alarm clock, and no alarm that could not be saved', () => {
  const { device } = show({ hasClock: false })
  act(() => device.push('pushAlarm', alarms))
  expect([names(), device.sentWith('getAlarms')]).toEqual([[], []])
  act(() => device.push('pushMenuItems', clock))
  expect(names()).toHaveLength(2)
  act(() => device.push('pushAlarm', [...alarms, { id: 7, enabled: true, time: 'soon' }]))
  expect(names()).toEqual([])
})

it('wakes with the station that plays, by its name and not by the song on air', async () => {
  const { device } = show()
  const uri = 'http://tidewater.example'
  act(() => device.push('pushState', { status: 'play', uri: 'mnt/a.flac', service: 'mpd', title: 'Ebb' }))
  expect(names()).toEqual([])
  act(() => {
    device.push('pushQueue', [{ uri, service: 'webradio', name: 'Tidewater FM' }])
    device.push('pushState', { status: 'play', uri, service: 'webradio', title: 'Slow Harbour - Low Tide' })
  })
  press('wake')
  act(() => device.push('pushListPlaylist', []))
  await waitFor(() => expect(device.sentWith('createPlaylist')).toEqual([{ name: 'Wake up: Tidewater FM' }]))
})

it('wakes with the album whose page is shown, and not with a folder', async () => {
  const album = { type: 'album', uri: 'albums://Slow%20Harbour/Ropewalk', title: 'Ropewalk' }
  const { device } = show({ page: { ...album, service: 'mpd', artist: 'Slow Harbour' } })
  expect(names()).toEqual(['wake with Ropewalk'])
  press('wake with Ropewalk')
  act(() => device.push('pushListPlaylist', []))
  const name = 'Wake up: Ropewalk – Slow Harbour'
  await waitFor(() => expect(device.sentWith('createPlaylist')).toEqual([{ name }]))
  cleanup()
  show({ page: { type: 'folder', uri: 'music-library/USB', title: 'USB' } })
  expect(names()).toEqual([])
})
