import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PanelOverlays } from '../../../tests/support/PanelOverlays'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { testBrand } from '../../../tests/support/testBrand'
import { DeviceProvider } from '../../device'
import { BrandContext } from '../../ui/brand/BrandContext'
import { LyricsCorner, LyricsFace } from './LyricsCorner'
import { showLyrics } from './useLyrics'

const lrc = '[00:02.00]Heave\n[00:04.50]and haul\n[00:06.00]\n[00:09.00]and home'
const playing = {
  status: 'play',
  title: 'Heave',
  artist: 'Ropes',
  album: 'Quay',
  uri: 'mnt/INTERNAL/heave.flac',
  duration: 60,
} as const

/** A narrow or a wide screen, on a player that has these words by title; 'silent' never answers. */
function show(
  texts: Readonly<Record<string, string>>,
  { isLow = false, brand = testBrand, isSilent = false } = {},
) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isLow && query.includes('max-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: unknown, init?: RequestInit) => {
    if (String(address).startsWith('https://lyrics.example')) {
      asked.push('service')
      if (isSilent)
        return new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError'))),
        )
      return Promise.resolve(Response.json({ plainLyrics: 'From the service' }))
    }
    const { data }: { data: { track: string } } = JSON.parse(String(init?.body))
    asked.push(data.track)
    const text = texts[data.track]
    if (text === 'silent') return new Promise<Response>(() => undefined)
    if (text === 'broken') return Promise.reject(new TypeError('offline'))
    return Promise.resolve(
      Response.json(text === undefined ? { success: false } : { success: true, data: { value: text } }),
    )
  })
  const device = new ScriptedDevice()
  device.push('pushState', { ...playing, seek: 0 })
  render(
    <PanelProviders>
      <BrandContext value={brand}>
        <DeviceProvider device={device}>
          <PanelOverlays>
            <LyricsFace controls={<button type="button">Play it</button>} />
            <LyricsCorner />
          </PanelOverlays>
        </DeviceProvider>
      </BrandContext>
    </PanelProviders>,
  )
  return { device, asked }
}

beforeEach(() => {
  showLyrics(false)
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Presses the button, and waits for the code of the words, which comes by itself. */
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Lyrics' }))
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Lyrics' }) ?? screen.queryByRole('dialog')).not.toBeNull(),
  )
}
const sung = () =>
  screen.getAllByRole('listitem').find((line) => line.hasAttribute('data-current'))?.textContent
const pushAt = (device: ScriptedDevice, seek: number, more = {}) =>
  act(() => device.push('pushState', { ...playing, ...more, seek }))

it('are offered once they are there, and not where there are none', async () => {
  const { asked, device } = show({ Heave: lrc })
  expect(screen.queryByRole('button', { name: 'Lyrics' })).toBeNull()
  expect(await screen.findByRole('button', { name: 'Lyrics' })).toBeTruthy()
  vi.useFakeTimers()
  pushAt(device, 0, { title: 'Haul', uri: 'b' })
  expect(screen.queryByRole('button', { name: 'Lyrics' })).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1_400))
  expect(asked).toEqual(['Heave'])
  await act(() => vi.advanceTimersByTimeAsync(200))
  vi.useRealTimers()
  await waitFor(() => expect(asked).toEqual(['Heave', 'Haul']))
  expect(screen.queryByRole('button', { name: 'Lyrics' })).toBeNull()
  pushAt(device, 0)
  expect(screen.getByRole('button', { name: 'Lyrics' })).toBeTruthy()
  expect(asked).toEqual(['Heave', 'Haul'])
})

it('follow the player through pushes, before the first line, and pauses', async () => {
  const { device } = show({ Heave: lrc })
  await open()
  expect(screen.getByRole('region', { name: 'Lyrics' })).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Heave',
    'and haul',
    '♪',
    'and home',
  ])
  expect(sung()).toBeUndefined()
  for (const [seek, line] of [
    [2_000, 'Heave'],
    [4_400, 'Heave'],
    [5_000, 'and haul'],
    [7_000, '♪'],
    [50_000, 'and home'],
    [500, undefined],
  ] as const) {
    pushAt(device, seek, { status: 'pause' })
    expect([seek, sung()]).toEqual([seek, line])
  }
})

it('come to the next line when it begins, by the clock alone', async () => {
  const { device } = show({ Heave: lrc })
  await open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  pushAt(device, 2_100)
  expect(sung()).toBe('Heave')
  act(() => void vi.advanceTimersByTime(2_390))
  expect(sung()).toBe('Heave')
  act(() => void vi.advanceTimersByTime(20))
  expect(sung()).toBe('and haul')
  act(() => void vi.advanceTimersByTime(1_500))
  expect(sung()).toBe('♪')
})

it('lead to a line that is pressed, which stays where the player begins a bit before it', async () => {
  const { device } = show({ Heave: lrc })
  await open()
  // Where it is paused, no time passes while a busy machine takes its own.
  pushAt(device, 0, { status: 'pause' })
  await userEvent.click(screen.getByRole('button', { name: 'and haul' }))
  expect(sung()).toBe('and haul')
  await waitFor(() => expect(device.sentWith('seek')).toEqual([5]))
  pushAt(device, 4_000, { status: 'pause' })
  expect(sung()).toBe('and haul')
  pushAt(device, 2_500, { status: 'pause' })
  expect(sung()).toBe('Heave')
})

it('are one stop of the Tab key, among which arrows lead', async () => {
  show({ Heave: lrc })
  await open()
  const lines = () => screen.getAllByRole('listitem').map((line) => line.firstElementChild)
  expect(lines().map((line) => line?.getAttribute('tabindex'))).toEqual(['0', '-1', '-1', '-1'])
  for (const line of lines()) if (line) line.scrollIntoView = () => undefined
  act(() => screen.getByRole('button', { name: 'Heave' }).focus())
  await userEvent.keyboard('{ArrowDown}{End}{ArrowDown}{ArrowUp}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Instrumental' }))
  expect(lines().map((line) => line?.getAttribute('tabindex'))).toEqual(['-1', '-1', '0', '-1'])
  expect(screen.getByRole('button', { name: 'Back to now' })).toBeTruthy()
})

it('stay where somebody has moved them for six seconds, or until the way back is pressed', async () => {
  show({ Heave: lrc })
  await open()
  const scroller = screen.getByRole('group', { name: 'Lyrics' })
  const back = () => screen.queryByRole('button', { name: 'Back to now' })
  fireEvent.wheel(scroller)
  const button = back()
  expect(button).toBeTruthy()
  if (button) await userEvent.click(button)
  expect(back()).toBeNull()
  vi.useFakeTimers()
  fireEvent.touchMove(scroller)
  act(() => void vi.advanceTimersByTime(5_900))
  expect(back()).toBeTruthy()
  act(() => void vi.advanceTimersByTime(200))
  expect(back()).toBeNull()
})

it('tell nobody outside that a mouse lies on another line', async () => {
  show({ Heave: lrc })
  await open()
  const [first, second] = screen.getAllByRole('listitem')
  const heard: string[] = []
  const hear = ({ type }: Event) => heard.push(type)
  for (const type of ['mouseover', 'mouseout']) document.body.addEventListener(type, hear)
  if (!first || !second) throw new Error('There are no lines')
  fireEvent.mouseOut(first, { relatedTarget: second })
  fireEvent.mouseOver(second, { relatedTarget: first })
  expect(heard).toEqual([])
  fireEvent.mouseOut(second, { relatedTarget: document.body })
  expect(heard).toEqual(['mouseout'])
  for (const type of ['mouseover', 'mouseout']) document.body.removeEventListener(type, hear)
})

it('cannot be pressed where the player cannot be led, and are not read out by themselves', async () => {
  const { device } = show({ Heave: lrc })
  pushAt(device, 2_000, { disableUiControls: true })
  await open()
  expect(screen.queryByRole('button', { name: 'Heave' })).toBeNull()
  expect(screen.getByRole('group', { name: 'Lyrics' }).tabIndex).toBe(0)
  expect(
    screen
      .getByRole('group', { name: 'Lyrics' })
      .closest('[aria-live], [role="status"], [role="log"], [role="alert"]'),
  ).toBeNull()
})

it('are plain where they have no times, and text whatever they hold', async () => {
  show({ Heave: 'Heave\n<img src=x onerror=alert(1)>\n\nand haul' })
  await open()
  expect(screen.getByText(/<img src=x/).textContent).toBe('Heave\n<img src=x onerror=alert(1)>')
  expect(screen.getByText('and haul')).toBeTruthy()
  expect(document.querySelector('img')).toBeNull()
})

it('never stay when another track plays', async () => {
  const { device } = show({ Heave: lrc, Haul: 'silent' })
  await open()
  pushAt(device, 0, { title: 'Haul', uri: 'b' })
  expect(screen.queryByText('and home')).toBeNull()
  expect(await screen.findByText('Looking for the lyrics')).toBeTruthy()
  pushAt(device, 0, { title: 'Gone', uri: 'c' })
  expect(await screen.findByRole('heading', { name: 'No lyrics' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Show the cover' })).toBeTruthy()
})

it('of a song on air stand still: the station counts from when it was turned on', async () => {
  const { device, asked } = show({ 'Low Tide': lrc })
  const radio = { uri: 'http://tidewater.example', service: 'webradio', artist: 'Tidewater FM', duration: 0 }
  pushAt(device, 5_000, { ...radio, title: 'Slow Harbour - Low Tide' })
  act(() => showLyrics(true))
  expect((await screen.findByText(/^Heave/)).textContent).toBe('Heave\nand haul')
  expect(screen.getByText('and home')).toBeTruthy()
  expect(document.querySelector('[data-current], [role=listitem]')).toBeNull()
  expect(asked).toEqual(['Low Tide'])
  pushAt(device, 5_000, { ...radio, title: 'Tidewater FM: all night' })
  expect(await screen.findByText('This station does not say which song it plays.')).toBeTruthy()
})

it('are asked for again where nobody could be reached', async () => {
  const { asked } = show({ Heave: 'broken' })
  act(() => showLyrics(true))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The lyrics could not be fetched')).toBeTruthy()
  expect(screen.getByText(/^The player did not answer\./)).toBeTruthy()
  expect(asked.length).toBeGreaterThan(1)
})

it('are asked of the public service only where somebody has allowed it', async () => {
  const brand = { ...testBrand, word: 'acmeface', lyrics: 'https://lyrics.example' }
  const { asked } = show({}, { brand })
  act(() => showLyrics(true))
  expect(
    await screen.findByText(/you allow it in the settings, this browser also asks lyrics\.example/),
  ).toBeTruthy()
  expect(asked).not.toContain('service')
})

it('are had from the public service where that is allowed', async () => {
  localStorage.setItem('acmeallowed.lyrics', 'on')
  const { asked } = show(
    {},
    { brand: { ...testBrand, word: 'acmeallowed', lyrics: 'https://lyrics.example' } },
  )
  await open()
  expect(screen.getByText('From the service')).toBeTruthy()
  expect(asked).toEqual(['Heave', 'service'])
})

it('of a public service that says nothing for 5 s are given up, with its name and a way to ask again', async () => {
  localStorage.setItem('acmesilent.lyrics', 'on')
  const aborts: AbortController[] = []
  const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const abort = new AbortController()
    aborts.push(abort)
    return abort.signal
  })
  const { asked } = show(
    {},
    { brand: { ...testBrand, word: 'acmesilent', lyrics: 'https://lyrics.example' }, isSilent: true },
  )
  act(() => showLyrics(true))
  await waitFor(() => expect(asked).toEqual(['Heave', 'service']))
  expect(screen.getByText('Looking for the lyrics')).toBeTruthy()
  expect(limit).toHaveBeenLastCalledWith(5000)
  act(() => aborts.at(-1)?.abort())
  expect(await screen.findByText(/^lyrics\.example did not answer/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(asked).toEqual(['Heave', 'service', 'Heave', 'service']))
  limit.mockRestore()
})

it('lie over all of a phone, with a way back by button and Escape', async () => {
  show({ Heave: lrc }, { isLow: true })
  await open()
  const dialog = screen.getByRole('dialog', { name: 'Heave' })
  expect(dialog.textContent).toContain('Ropes')
  expect(screen.getByRole('button', { name: 'Play it' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
