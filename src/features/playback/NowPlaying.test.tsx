import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { Profiler } from 'react'
import { expect, it, vi } from 'vitest'
import bluetooth from '../../../fixtures/pushState/bluetooth.json'
import playing from '../../../fixtures/pushState/playing.json'
import webradio from '../../../fixtures/pushState/webradio.json'
import type { PushState } from '../../../schemas/generated/types'
import { PanelOverlays } from '../../../tests/support/PanelOverlays'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { testBrand } from '../../../tests/support/testBrand'
import { DeviceProvider } from '../../device'
import { uiThemes, type UiThemeName, UiThemeContext } from '../../theme/uiTheme/UiTheme'
import { BrandContext } from '../../ui/brand/BrandContext'
import { PanelSituationContext } from '../../ui/panel/PanelSituationContext'
import { NowPlaying } from './NowPlaying'
import { NowPlayingUpdates } from './NowPlayingUpdates'

const played = (fixture: object): PushState => {
  const { dbVolume: _, ...state }: { dbVolume?: unknown } = fixture
  return { ...state, status: 'play' }
}
const track = played(playing)
const radio = { ...played(webradio), album: '' }

interface Options {
  theme?: UiThemeName
  isKiosk?: boolean
}

/**
 * The screen on a scripted device that has pushed `state`; `renders` counts how often anything of it was
 * drawn.
 */
function show(state: PushState, { theme = 'modern', isKiosk = false }: Options = {}) {
  // A wide screen, which has the volume as a knob.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('62em'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const device = new ScriptedDevice()
  device.push('pushState', state)
  const renders = { count: 0 }
  render(
    <PanelProviders>
      <BrandContext value={testBrand}>
        <DeviceProvider device={device}>
          <UiThemeContext value={uiThemes[theme]}>
            <PanelSituationContext value={{ settings: {}, isKiosk, isMemorySaving: false }}>
              <PanelOverlays>
                <NowPlayingUpdates />
                <Profiler id="screen" onRender={() => (renders.count += 1)}>
                  <NowPlaying />
                </Profiler>
              </PanelOverlays>
            </PanelSituationContext>
          </UiThemeContext>
        </DeviceProvider>
      </BrandContext>
    </PanelProviders>,
  )
  return { device, renders }
}

const button = (name: string) => screen.getByRole('button', { name })
const slider = (name: string) => screen.getByRole('slider', { name })

it('[D2.4-1 D2.4-2] tells title, artist, album, format, sample rate and bit depth', () => {
  show(track)
  expect(screen.getByRole('heading', { name: 'Rope and Rain' })).toBeTruthy()
  expect(screen.getByText('Slow Harbour')).toBeTruthy()
  expect(screen.getByText('Low Tide')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'FLAC' })).toBeTruthy()
  expect(screen.getByText('96 kHz | 24 bit')).toBeTruthy()
})

it('[D7-45] has the icon of a format that only the player knows from its files', () => {
  show({ ...track, trackType: 'house', fileFormat: { url: 'house', name: 'House' } })
  const { src } = screen.getByRole<HTMLImageElement>('img', { name: 'House' })
  expect(src).toBe('http://192.168.1.50/app/assets-common/format-icons/house.svg')
})

it('[D2.4-2] shows the bitrate where neither is known, and no track type for web radio', () => {
  show(radio)
  expect(screen.getByText('128 kbps')).toBeTruthy()
  expect(screen.queryByText('webradio')).toBeNull()
})

it('[D2.4-2] shows no type of a station but a codec: its address may end in anything', () => {
  const { device } = show({ ...radio, trackType: 'com' })
  expect(screen.getByText('128 kbps')).toBeTruthy()
  expect(screen.queryByText('com')).toBeNull()
  act(() => device.push('pushState', { ...radio, trackType: 'mp3' }))
  expect(screen.getByRole('img', { name: 'MP3' })).toBeTruthy()
})

it('[D2.4-2] has a pulse in place of the knob for web radio and while nothing can be operated', () => {
  const { device } = show(track, { theme: 'classic' })
  expect(slider('Place in the track').getAttribute('aria-valuetext')).toMatch(/^1:0\d of 4:14$/)
  act(() => device.push('pushState', radio))
  expect(screen.queryByRole('slider', { name: 'Place in the track' })).toBeNull()
  expect(screen.getByText('Live')).toBeTruthy()
  act(() => device.push('pushState', { ...track, disableUi: true }))
  expect(screen.queryByRole('slider', { name: 'Place in the track' })).toBeNull()
})

it('[D2.4-3] offers no playlist for web radio', () => {
  const { device } = show(track)
  expect(button('Add to playlist').hasAttribute('disabled')).toBe(false)
  act(() => device.push('pushState', radio))
  expect(button('Add to playlist').hasAttribute('disabled')).toBe(true)
})

it('[D2.4-4] shows the seek bar only where there is a length', () => {
  const { device } = show(track)
  expect(slider('Place in the track')).toBeTruthy()
  act(() => device.push('pushState', { ...track, duration: 0 }))
  expect(screen.queryByRole('slider', { name: 'Place in the track' })).toBeNull()
})

it('[D3-11] derives times, format and a locked panel from what the player says of a track', () => {
  const { device } = show({
    ...track,
    fileFormat: { url: '', name: '' },
    trackType: 'dsf',
    seek: 3_661_000,
    duration: 3725,
  })
  expect(screen.getByRole('img', { name: 'DSD' })).toBeTruthy()
  expect(slider('Place in the track').getAttribute('aria-valuetext')).toMatch(/^61:0\d of 62:05$/)
  expect(screen.getByText('62:05')).toBeTruthy()
  expect(button('Pause').hasAttribute('disabled')).toBe(false)
  act(() => device.push('pushState', { ...track, service: 'analogin', disableUi: false }))
  expect(button('Pause').hasAttribute('disabled')).toBe(true)
})

it('[D2.4-6 D4-7] replaces previous and next by steps of 15 s in the older theme', () => {
  const { device } = show({ ...track, enableSkip: true }, { theme: 'classic' })
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  fireEvent.click(button('Forward 15 seconds'))
  fireEvent.click(button('Back 15 seconds'))
  expect(device.sent.map(({ event }) => event).filter((event) => event.startsWith('skip'))).toEqual([
    'skipForward',
    'skipBackwards',
  ])
})

it('[D2.4-7 D4-6] pauses, plays what is volatile by its own request, and stops web radio', () => {
  const { device } = show(track)
  fireEvent.click(button('Pause'))
  act(() => device.push('pushState', { ...track, status: 'pause', volatile: true }))
  fireEvent.click(button('Play'))
  act(() => device.push('pushState', radio))
  fireEvent.click(button('Stop'))
  const events = device.sent.map(({ event }) => event)
  expect(events.filter((event) => ['pause', 'play', 'volatilePlay', 'stop'].includes(event))).toEqual([
    'pause',
    'volatilePlay',
    'stop',
  ])
})

it.each([
  ['classic', ['Previous', 'Pause', 'Next']],
  ['modern', ['Shuffle', 'Previous', 'Pause', 'Next', 'Repeat: off']],
] as const)('[D2.4-5 D2.4-8] has the player buttons of the theme: %s', (theme, names) => {
  show(track, { theme })
  const buttons = within(screen.getByRole('group', { name: 'Transport' })).getAllByRole('button')
  expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual(names)
})

it('[D2.4-8 D4-5 D7-6] has repeat in three steps, and shuffle', () => {
  const { device } = show(track)
  fireEvent.click(button('Repeat: off'))
  act(() => device.push('pushState', { ...track, repeat: true }))
  fireEvent.click(button('Repeat: all'))
  act(() => device.push('pushState', { ...track, repeat: true, repeatSingle: true }))
  fireEvent.click(button('Repeat: this one'))
  fireEvent.click(button('Shuffle'))
  expect(device.sentWith('setRepeat')).toEqual([
    { value: true, repeatSingle: false },
    { value: true, repeatSingle: true },
    { value: false, repeatSingle: false },
  ])
  expect(device.sentWith('setRandom')).toEqual([{ value: true }])
})

it('[D2.5-1 D9-5 D9-8] shows the volume out of 100 or in dB, and changes it by the player’s steps', () => {
  const { device } = show(track)
  const group = screen.getByRole('group', { name: 'Volume' })
  expect(within(group).getByText('42/100')).toBeTruthy()
  fireEvent.click(button('Louder'))
  expect(device.sentWith('volume')).toEqual(['+'])
  expect(slider('Volume').getAttribute('aria-valuenow')).toBe('42')
  fireEvent.keyDown(slider('Volume'), { key: 'PageUp' })
  // What the player tells in dB is of its volume, not of the user's, which it does not have yet.
  act(() => device.push('pushState', { ...track, dbVolume: -30 }))
  expect(within(group).getByText('52/100')).toBeTruthy()
  act(() => device.push('pushState', { ...track, volume: 52, dbVolume: -23.456 }))
  expect(within(group).getByText('-23.5 dB')).toBeTruthy()
  act(() => device.push('pushState', { ...track, volume: 52, mute: true }))
  expect(within(group).getByText('Muted')).toBeTruthy()
})

it('steps from the volume that is known where a push tells none', () => {
  const { device } = show({ ...track, volume: 25 })
  const { volume: _, ...silent } = track
  act(() => device.push('pushState', { ...silent, title: 'Jetty' }))
  expect(slider('Volume').getAttribute('aria-valuenow')).toBe('25')
  fireEvent.keyDown(slider('Volume'), { key: 'PageUp' })
  expect(device.sentWith('volume')).toEqual([35])
})

it('[D2.4-7] a station that tells the codec of its stream is stopped, and nobody moves through it', () => {
  show({ ...radio, trackType: 'mp3', duration: 0 })
  expect(button('Stop')).toBeTruthy()
  expect(screen.getByText('Live')).toBeTruthy()
})

it('[D2.5-3] only shows the volume where it cannot be changed, and operates nothing while the UI is disabled', () => {
  const { device } = show({ ...track, disableVolumeControl: true })
  expect(slider('Volume').getAttribute('aria-disabled')).toBe('true')
  fireEvent.keyDown(slider('Volume'), { key: 'ArrowUp' })
  expect(device.sentWith('volume')).toEqual([])
  act(() => device.push('pushState', { ...track, disableUi: true }))
  const names = ['Previous', 'Pause', 'Next', 'Shuffle', 'Favourite', 'Louder', 'Mute']
  expect(names.filter((name) => !button(name).hasAttribute('disabled'))).toEqual([])
})

it('[D4-9 D7-24] takes what plays to the favourites and off them', () => {
  const { device } = show({ ...track, favourite: { favourite: false } })
  const { uri, title, service } = track
  fireEvent.click(button('Favourite'))
  act(() => device.push('pushState', { ...track, favourite: { favourite: true } }))
  fireEvent.click(button('Favourite'))
  expect(device.sentWith('addToFavourites')).toEqual([{ uri, title, service }])
  expect(device.sentWith('removeFromFavourites')).toEqual([{ uri, service }])
})

it('says which input plays', () => {
  show(played(bluetooth))
  expect(screen.getByText('Bluetooth', { selector: 'p' })).toBeTruthy()
})

it('draws a burst of equal pushes once', () => {
  const { device, renders } = show(track)
  const next: PushState = { ...track, title: 'Bell Buoy', position: 2, seek: 0 }
  const before = renders.count
  act(() => device.push('pushState', next))
  const once = renders.count - before
  for (let push = 0; push < 5; push += 1) act(() => device.push('pushState', { ...next }))
  expect(screen.getByRole('heading', { name: 'Bell Buoy' })).toBeTruthy()
  expect(once).toBeGreaterThan(0)
  expect(renders.count - before).toBe(once)
})

it('[D2.4-2 D5-2] moves through the track by the keys of the knob, and not while the UI is disabled', () => {
  const { device } = show({ ...track, seek: 60_000, status: 'pause' }, { theme: 'classic' })
  vi.useFakeTimers()
  try {
    const knob = slider('Place in the track')
    expect(knob.getAttribute('aria-valuetext')).toBe('1:00 of 4:14')
    fireEvent.keyDown(knob, { key: 'PageUp' })
    expect(knob.getAttribute('aria-valuetext')).toBe('1:15 of 4:14')
    fireEvent.keyDown(knob, { key: 'Home' })
    fireEvent.keyDown(knob, { key: 'ArrowUp' })
    expect(knob.getAttribute('aria-valuetext')).toBe('0:05 of 4:14')
    fireEvent.keyDown(knob, { key: 'End' })
    expect(knob.getAttribute('aria-valuetext')).toBe('4:14 of 4:14')
  } finally {
    vi.useRealTimers()
  }
  act(() => device.push('pushState', { ...track, disableUi: true }))
  expect(screen.queryByRole('slider', { name: 'Place in the track' })).toBeNull()
})
