import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import playing from '../../../fixtures/pushState/playing.json'
import { PanelOverlays } from '../../../tests/support/PanelOverlays'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { DeviceProvider } from '../../device'
import { CollectionSection } from './CollectionSection'

const section = {
  kind: 'core' as const,
  key: 's0',
  id: '',
  label: '',
  description: '',
  doc: '',
  hidden: false,
  notices: [],
  coreSection: 'my-music',
}
/** Observers of what is on screen; the test says what they see. */
let watchers: Set<(isIntersecting: boolean) => void>

beforeEach(() => {
  vi.useFakeTimers()
  watchers = new Set()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (isIntersecting: boolean) => void
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = (isIntersecting) => callback([{ isIntersecting }])
      }
      observe() {
        watchers.add(this.#tell)
      }
      disconnect() {
        watchers.delete(this.#tell)
      }
    },
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' })
})

const see = (isIntersecting: boolean) => act(() => watchers.forEach((tell) => tell(isIntersecting)))

const turnTab = (value: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

const open = () => {
  const device = new ScriptedDevice()
  const { unmount } = render(
    <PanelProviders>
      <DeviceProvider device={device}>
        <PanelOverlays>
          <CollectionSection section={section} />
        </PanelOverlays>
      </DeviceProvider>
    </PanelProviders>,
  )
  const state = (updatedb: boolean) =>
    act(() => device.push('pushState', { status: 'play', volume: playing.volume, updatedb }))
  return { device, unmount, state, asked: () => device.sentWith('getMyCollectionStats').length }
}

const button = (name: string) => screen.getByRole('button', { name })

describe('the size of the library', () => {
  it('[D3-49] [D2.10-14] is artists, albums, songs and playtime', () => {
    const { device } = open()
    act(() =>
      device.push('pushMyCollectionStats', {
        artists: 12,
        albums: 345,
        songs: 12_345,
        playtime: '1234:05:06',
      }),
    )
    expect(screen.getByRole('region', { name: 'My music' }).textContent).toContain(
      'Artists12Albums345Songs12,345Playtime1234:05:06',
    )
  })

  it('has a dash for what the player does not tell', () => {
    const { device } = open()
    act(() => device.push('pushMyCollectionStats', { artists: 0 }))
    expect(screen.getByRole('region', { name: 'My music' }).textContent).toContain(
      'Artists0Albums–Songs–Playtime–',
    )
  })

  it('[D9-28] [D7-62] is asked for every 4000 ms while it is seen', () => {
    const { asked } = open()
    expect(asked()).toBe(0)
    see(true)
    expect(asked()).toBe(1)
    pass(3999)
    expect(asked()).toBe(1)
    pass(1)
    expect(asked()).toBe(2)
    pass(40_000)
    expect(asked()).toBe(12)
  })

  it('is not asked for while it is scrolled away or the tab is in the background, and at once after', () => {
    const { asked } = open()
    see(true)
    see(false)
    pass(60_000)
    expect(asked()).toBe(1)
    see(true)
    expect(asked()).toBe(2)
    turnTab('hidden')
    pass(60_000)
    expect(asked()).toBe(2)
    see(true)
    expect(asked()).toBe(2)
    turnTab('visible')
    expect(asked()).toBe(3)
  })

  it('is asked for no more, and no timer runs, after the section is closed', () => {
    const { device, asked, unmount } = open()
    see(true)
    pass(4000)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
    expect(watchers.size).toBe(0)
    pass(60_000)
    turnTab('hidden')
    turnTab('visible')
    device.reconnect()
    expect(asked()).toBe(2)
  })

  it('says after 8 s that the player is silent, and takes an answer that comes later', () => {
    const { device } = open()
    see(true)
    pass(8000)
    expect(screen.getByText('The player has not said how large the library is.')).toBeTruthy()
    fireEvent.click(button('Try again'))
    act(() => device.push('pushMyCollectionStats', { songs: 29 }))
    expect(screen.queryByText('The player has not said how large the library is.')).toBeNull()
    expect(screen.getByText('29')).toBeTruthy()
  })
})

describe('reading music', () => {
  it('[D7-15] Update asks for new music', () => {
    const { device } = open()
    fireEvent.click(button('Update'))
    expect(device.sent).toContainEqual({ event: 'updateDb', payload: undefined })
    expect(screen.getByText('Sent to the player')).toBeTruthy()
  })

  it('[D7-15] Rescan asks first, and reads nothing anew after a no', async () => {
    const { device } = open()
    fireEvent.click(button('Rescan'))
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(device.sentWith('rescanDb')).toHaveLength(0)
    fireEvent.click(button('Rescan'))
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Rescan' }))
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(device.sentWith('rescanDb')).toHaveLength(1)
  })

  it('says that the player reads while its state says so', () => {
    const { device, state } = open()
    expect(device.sentWith('getState')).toHaveLength(1)
    fireEvent.click(button('Update'))
    state(true)
    expect(screen.getByText(/The player is reading your music/)).toBeTruthy()
    expect(screen.queryByText('Sent to the player')).toBeNull()
    state(false)
    expect(screen.queryByText(/The player is reading your music/)).toBeNull()
  })

  it('says that nothing was sent without a connection', () => {
    const { device } = open()
    device.setOutcome({ status: 'refused', reason: 'offline', message: 'offline' })
    fireEvent.click(button('Update'))
    expect(screen.getByText('The player is not connected. Nothing was changed.')).toBeTruthy()
    expect(screen.queryByText('Sent to the player')).toBeNull()
  })
})
