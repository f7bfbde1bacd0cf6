import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import odd from '../../../../fixtures/pushBrowseSources/odd-menus.json'
import usual from '../../../../fixtures/pushBrowseSources/usual.json'
import { PanelProviders } from '../../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../../tests/support/ScriptedDevice'
import type { BrowseSource } from '../../../../schemas/generated/types'
import { DeviceProvider } from '../../../device'
import { pushBrowseSources } from '../../../device/normalise/normalisers'
import { PanelSituationContext } from '../../../ui/panel/PanelSituationContext'
import { ToastContext, type Toast } from '../../../ui/toasts/Toast'
import { SourcesPanel } from './SourcesPanel'

afterEach(() => void vi.useRealTimers())

/** As they are after the gateway of the device. */
const cleaned = (raw: unknown) => pushBrowseSources(raw) as BrowseSource[]

const draw = (raw?: unknown, browseSourcesView?: string) => {
  const device = new ScriptedDevice()
  const toasts: Toast[] = []
  const onOpen = vi.fn<(source: BrowseSource) => void>()
  if (raw !== undefined) device.push('pushBrowseSources', cleaned(raw))
  render(
    <PanelProviders>
      <DeviceProvider device={device}>
        <ToastContext value={{ show: (toast) => void toasts.push(toast) }}>
          <PanelSituationContext
            value={{
              isKiosk: false,
              isMemorySaving: false,
              settings: browseSourcesView === undefined ? {} : { browseSourcesView },
            }}
          >
            <SourcesPanel onOpen={onOpen} />
          </PanelSituationContext>
        </ToastContext>
      </DeviceProvider>
    </PanelProviders>,
  )
  return { device, toasts, opened: () => onOpen.mock.calls.map(([{ uri }]) => uri) }
}
const rows = () => within(screen.getByRole('list', { name: 'Sources' })).getAllByRole('listitem')
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const openMenu = async (name: string) => {
  await press(`What can be done with ${name}`)
  await screen.findByRole('menu', { name })
}
const choose = (name: string) => userEvent.click(screen.getByRole('menuitem', { name }))
const active = () =>
  rows()
    .filter(({ textContent }) => textContent?.includes('Active'))
    .map(({ textContent }) => textContent?.replace('Active', ''))

describe('the sources', () => {
  it('[D7-14 D7-16 D3-21] are asked for, and are those that the player pushes last', () => {
    const { device } = draw()
    expect(device.sentWith('getBrowseSources')).toHaveLength(1)
    act(() => device.push('pushBrowseSources', usual))
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      'Favourites',
      'Playlists',
      'Music libraryActive',
      'Artists',
      'Web radio',
      'Attic CDLow Tide',
      'Line in',
    ])
    act(() => device.push('pushBrowseSources', [{ name: 'Only this', uri: 'this' }]))
    expect(rows()).toHaveLength(1)
  })

  it('[D2.6-1] open by a press, and are links to their pages', async () => {
    const { opened } = draw(usual)
    const link = screen.getByRole('link', { name: /Music library/ })
    expect(link.getAttribute('href')).toBe(
      '/browse?uri=music-library&title=Music+library&plugin_name=mpd&plugin_type=music_service',
    )
    await userEvent.click(link)
    expect(opened()).toEqual(['music-library'])
  })

  it.each([
    [undefined, undefined, 'grid'],
    ['list', undefined, 'list'],
    ['grid', undefined, 'grid'],
    ['List', undefined, 'list'],
    ['list', 'grid', 'grid'],
    [undefined, 'nonsense', 'grid'],
  ])(
    '[D2.6-1] are tiles or rows as the UI settings say, the pushed ones first: %s, %s',
    (file, pushed, view) => {
      const { device } = draw(usual, file)
      if (pushed !== undefined) act(() => device.push('pushUiSettings', { browseSourcesView: pushed }))
      expect(screen.getByRole('list', { name: 'Sources' }).dataset['view']).toBe(view)
    },
  )

  it('[D7-16] are marked where they are active, or the input is that the player names', () => {
    const { device } = draw(usual)
    expect(active()).toEqual(['Music library'])
    act(() => device.push('pushActiveDumbInput', 'Line in'))
    expect(active()).toEqual(['Music library', 'Line in'])
    expect(screen.getByRole('button', { name: /Line in/ }).getAttribute('aria-pressed')).toBe('true')
    act(() => device.push('pushActiveDumbInput', ''))
    expect(active()).toEqual(['Music library'])
  })

  it('that are inputs are switches, no links', async () => {
    const { opened } = draw(usual)
    await press('Line in')
    expect(opened()).toEqual(['inputs/line'])
  })

  it('[D5-15] of the address cd are never opened as a page: a press opens their menu', async () => {
    const { opened } = draw(usual)
    expect(screen.queryByRole('link', { name: /Attic CD/ })).toBeNull()
    await press(/^Attic CD/)
    expect(opened()).toEqual([])
    expect(await screen.findByRole('menu', { name: 'Attic CD' })).not.toBeNull()
  })

  it('are text, whatever the player calls them', () => {
    draw(odd)
    expect(screen.getByText('Bold')).not.toBeNull()
    expect(document.querySelector('img[src="x"], b, [href^="javascript"], [src^="javascript"]')).toBeNull()
    expect(screen.getByText('Unnamed source')).not.toBeNull()
    expect(screen.getByRole('button', { name: 'Leads nowhere' }).hasAttribute('disabled')).toBe(true)
  })
})

describe('the menu of a source', () => {
  it('[D2.6-1 D3-21 D7-13] has each item send the call that the player wrote', async () => {
    const { device } = draw(usual)
    await openMenu('Attic CD')
    await choose('Eject')
    expect(device.sentWith('callMethod')).toEqual([
      { endpoint: 'music_service/cd_controller', method: 'eject', data: '' },
    ])
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('[D7-13] may send an event of its own, as it is', async () => {
    const { device } = draw(odd)
    await openMenu('Music library')
    await choose('Polish the records')
    await openMenu('Music library')
    await choose('Read anew')
    expect(device.sent.slice(-2)).toEqual([
      { event: 'polishRecords', payload: { cloth: 'soft', twice: true } },
      { event: 'rescanDb', payload: undefined },
    ])
  })

  it('[D7-13] says when a call did not go out', async () => {
    const { device, toasts } = draw(odd)
    device.setOutcome({ status: 'refused', reason: 'invalid', message: 'no method' })
    await openMenu('Music library')
    await choose('Without its method')
    expect(toasts).toMatchObject([{ kind: 'error', message: expect.stringContaining('not sent') }])
  })

  it('shows items without a call as what they are', async () => {
    const { device } = draw(odd)
    const before = device.sent.length
    await openMenu('Music library')
    const dead = screen
      .getAllByRole('menuitem', { name: /does not say what this does/ })
      .map((item) => [item.textContent, item.hasAttribute('disabled')])
    const note = 'The player does not say what this does.'
    expect(dead).toEqual([
      [`Without a call${note}`, true],
      [`Without an event${note}`, true],
      [`Unnamed entry${note}`, true],
      [`No call at all${note}`, true],
    ])
    expect(device.sent).toHaveLength(before)
  })

  it('goes with its source', async () => {
    const { device } = draw(usual)
    await openMenu('Attic CD')
    act(() => device.push('pushBrowseSources', [{ name: 'Radio', uri: 'radio' }]))
    expect(screen.queryByRole('menu')).toBeNull()
  })
})

describe('a player', () => {
  it('that says nothing for 8 s is asked again by a press', () => {
    vi.useFakeTimers()
    const { device } = draw()
    expect(screen.getByText('Waiting for the player')).not.toBeNull()
    act(() => void vi.advanceTimersByTime(8000))
    expect(screen.getByRole('heading', { name: 'The sources cannot be shown' })).not.toBeNull()
    act(() => screen.getByRole('button', { name: 'Try again' }).click())
    expect(device.sentWith('getBrowseSources')).toHaveLength(2)
    act(() => device.push('pushBrowseSources', usual))
    expect(rows()).toHaveLength(7)
  })

  it('that says what cannot be read is said to', () => {
    const { device } = draw()
    act(() => device.pushRefused('pushBrowseSources', 'no list'))
    expect(screen.getByText(/cannot be read/)).not.toBeNull()
  })

  it('without sources says so', () => {
    draw([])
    expect(screen.getByRole('heading', { name: 'No sources' })).not.toBeNull()
  })
})
