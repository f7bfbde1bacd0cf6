import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import legacy from '../../../fixtures/documents/localConfig/legacy-playlist.json'
import usual from '../../../fixtures/documents/localConfig/usual.json'
import odd from '../../../fixtures/documents/playlistFile/odd.json'
import { PanelOverlays } from '../../../tests/support/PanelOverlays'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { DeviceProvider } from '../../device'
import { LegacyPlaylistSection } from '.'
import { eventually } from '../../../tests/support/eventually'

/** The section on a player with this config and this playlist. */
async function show(config: unknown, playlist: unknown) {
  const answers = [config, playlist]
  const get = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(answers.shift())))
  vi.stubGlobal('fetch', get)
  const device = new ScriptedDevice()
  render(
    <PanelProviders>
      <DeviceProvider device={device}>
        <PanelOverlays>
          <LegacyPlaylistSection />
        </PanelOverlays>
      </DeviceProvider>
    </PanelProviders>,
  )
  await eventually(() => expect(answers).toHaveLength(config === usual ? 1 : 0))
  await act(async () => vi.advanceTimersByTimeAsync(50))
  return device
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const [first, , radio] = odd.data
const list = [
  {
    title: 'Rope and Rain',
    artist: 'Slow Harbour',
    album: 'Low Tide',
    service: 'mpd',
    type: 'song',
    uri: first?.uri,
  },
  { service: 'webradio', uri: radio?.uri },
  {
    title: odd.data[3]?.title,
    artist: odd.data[3]?.artist,
    type: 'song',
    uri: odd.data[3]?.uri,
  },
]

it('[D7-28 D7-19] is played as a whole, or from an entry on, without what has no address', async () => {
  const device = await show(legacy, odd)
  fireEvent.click(button('Play “Playlist of the player”'))
  fireEvent.click(button(/4 entries/))
  fireEvent.click(button(/harbour\.mp3/))
  expect(device.sent).toEqual([
    { event: 'playItemsList', payload: { item: list[0], list: [list[0], list[2]], index: 0 } },
    { event: 'playItemsList', payload: { item: list[1] } },
  ])
  expect(button(/says nothing of where/).disabled).toBe(true)
})

it('asks how the player stands when it does not say that it plays', async () => {
  const device = await show(legacy, odd)
  fireEvent.click(button(/^Play “/))
  await act(() => vi.advanceTimersByTimeAsync(800))
  expect(device.sentWith('getState')).toHaveLength(1)
})

it('[D2.3-4] cannot be played while another device leads what plays', async () => {
  const device = await show(legacy, odd)
  act(() => device.push('pushState', { status: 'play', disableUi: true }))
  expect(button(/^Play “/).disabled).toBe(true)
})

it('shows the first fifty of many entries, and the rest on demand', async () => {
  const data = Array.from({ length: 120 }, (_, number) => ({ title: `Ebb ${number}`, uri: `mnt/${number}` }))
  await show(legacy, { name: 'Evening', data })
  fireEvent.click(button(/120 entries/))
  expect(screen.getAllByRole('listitem')).toHaveLength(51)
  fireEvent.click(button('Show all 120'))
  expect(screen.getAllByRole('listitem')).toHaveLength(120)
})

it.each([
  ['there is no such playlist', usual, undefined],
  ['it is empty', legacy, { name: 'Evening', data: [] }],
])('takes no room where %s', async (_, config, playlist) => {
  await show(config, playlist)
  expect(screen.queryByRole('button')).toBeNull()
})
