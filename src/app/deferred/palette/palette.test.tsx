import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderPanel } from '../../../../tests/support/renderPanel'
import { findCommands } from './Palette'

const command = (label: string, group = 'Settings') => ({ id: label, label, group, run: () => undefined })
const labels = (text: string, ...all: ReturnType<typeof command>[]) =>
  findCommands(all, text).map(({ label }) => label)

it('finds by the beginnings of words first, whatever the accents and the case', () => {
  const all = [
    command('Fade over'),
    command('Équaliser'),
    command('Overture'),
    command('Queue', 'Over there'),
  ]
  expect(labels('over', ...all)).toEqual(['Overture', 'Fade over', 'Queue'])
  expect(labels('EQUAL', ...all)).toEqual(['Équaliser'])
  expect(labels('over fade', ...all)).toEqual(['Fade over'])
  expect(labels('nothing', ...all)).toEqual([])
})

it('leads to a setting of a page that was open, and tells when nothing is found', async () => {
  const { device, router } = await renderPanel({ path: '/plugin/misc-radio' })
  const open = () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  const field = () => screen.getByRole('combobox', { name: 'Screen, command or setting' })
  await waitFor(
    () => {
      open()
      expect(field()).not.toBeNull()
    },
    { timeout: 15_000 },
  )
  await userEvent.type(field(), 'zz')
  expect(screen.getByText(/Nothing is called that/)).not.toBeNull()
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Search music for “zz”Search',
  ])
  await userEvent.clear(field())
  await userEvent.type(field(), 'queue{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/queue'))
  expect(screen.queryByRole('dialog')).toBeNull()

  act(() => router.history.push('/plugin/misc-radio'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/plugin/misc-radio'))
  const push = () =>
    act(() =>
      device.push('pushUiConfig', {
        page: { label: 'Radio' },
        sections: [
          { id: 's', label: 'Sound', content: [{ id: 'n', element: 'input', label: 'Bass boost' }] },
          { id: 'h', label: 'Bass hidden', hidden: true, content: [] },
          { coreSection: 'ui-settings' },
        ],
      }),
    )
  push()
  await screen.findByRole('heading', { name: 'Background' }, { timeout: 15_000 })
  act(() => router.history.push('/settings'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings'))
  open()
  await userEvent.type(field(), 'bass')
  const list = within(screen.getByRole('listbox', { name: 'Find anything' }))
  expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Bass boostRadio – Sound',
    'Search music for “bass”Search',
  ])
  await userEvent.clear(field())
  await userEvent.type(field(), 'background')
  expect(list.getAllByRole('option')[0]?.textContent).toBe('BackgroundRadio')
  await userEvent.clear(field())
  await userEvent.type(field(), 'bass')
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/plugin/misc-radio'))
  push()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Bass boost')))
})

it('leads to the sources of the player, and seeks music of what is written', async () => {
  const { device, router } = await renderPanel({ path: '/settings' })
  act(() =>
    device.push('pushBrowseSources', [
      { name: 'Web radio', uri: 'radio', plugin_name: 'webradio' },
      { name: 'Attic CD', uri: 'cd' },
      { name: 'Line in', uri: 'inputs/line', static: true },
      { uri: 'nameless' },
    ]),
  )
  const find = () => screen.queryByRole('combobox', { name: 'Screen, command or setting' })
  const open = () => screen.getByRole('combobox', { name: 'Screen, command or setting' })
  const field = async () => {
    await waitFor(
      () => {
        if (!find()) fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
        expect(find()).not.toBeNull()
      },
      { timeout: 15_000 },
    )
    return open()
  }
  const options = () =>
    within(screen.getByRole('listbox', { name: 'Find anything' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  await userEvent.type(await field(), 'browse')
  expect(options()).toEqual(['BrowseScreens', 'Web radioBrowse', 'Search music for “browse”Search'])
  await userEvent.clear(open())
  await userEvent.type(open(), 'web{Enter}')
  await waitFor(() =>
    expect(router.history.location.href).toBe('/browse?uri=radio&title=Web+radio&plugin_name=webradio'),
  )
  await userEvent.type(await field(), ' Größe & 日本 {Enter}')
  await waitFor(() => expect(router.history.location.pathname).toBe('/search'))
  expect(new URLSearchParams(router.history.location.search).get('q')).toBe('Größe & 日本')
  await userEvent.type(await field(), 'U2{Enter}')
  await waitFor(() => expect(router.history.location.href).toBe('/search?q=U2'))
})

it('has the player do what its state lets it, and shows the row that the arrows have reached', async () => {
  const { device } = await renderPanel({ path: '/settings' })
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  const find = () => screen.queryByRole('combobox', { name: 'Screen, command or setting' })
  const state = { status: 'play', uri: 'mnt/a.flac', title: 'Ebb', service: 'mpd' } as const
  const offered = async (words: string) => {
    await waitFor(
      () => {
        if (!find()) fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
        expect(find()).not.toBeNull()
      },
      { timeout: 15_000 },
    )
    await userEvent.type(screen.getByRole('combobox', { name: 'Screen, command or setting' }), words)
    // Gone where Enter was pressed.
    const list = screen.queryByRole('listbox', { name: 'Find anything' })
    return [...(list?.children ?? [])].map(({ textContent }) => textContent?.replace(/Player$/, ''))
  }
  act(() => device.push('pushState', { ...state, repeat: true, enableSkip: true }))
  expect(await offered('15')).toEqual([
    'Back 15 seconds',
    'Forward 15 seconds',
    'Search music for “15”Search',
  ])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(shown.mock.contexts.at(-1)).toHaveProperty('textContent', 'Forward 15 secondsPlayer')
  expect(device.sentWith('skipForward')).toHaveLength(1)
  await offered('repeat{Enter}')
  expect(device.sentWith('setRepeat')).toEqual([{ value: true, repeatSingle: true }])
  await offered('favourite{Enter}')
  expect(device.sentWith('addToFavourites')).toEqual([{ uri: 'mnt/a.flac', title: 'Ebb', service: 'mpd' }])
  await offered('clear the queue{Enter}')
  expect(device.sentWith('clearQueue')).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: 'Clear the queue' }))
  await waitFor(() => expect(device.sentWith('clearQueue')).toHaveLength(1))

  act(() => device.push('pushState', { status: 'stop', disableVolumeControl: true }))
  act(() => device.push('pushQueue', []))
  const names = await offered('player')
  for (const name of ['Stop', 'Louder', 'Back 15 seconds', 'Add to playlist', 'Favourite', 'Clear the queue'])
    expect(names).not.toContain(name)
  expect(names).toContain('Play or pause')
})

it('changes what the settings screen offers of this browser: light or dark, and the language', async () => {
  await renderPanel({ path: '/settings' })
  const choose = async (words: string) => {
    await waitFor(
      () => {
        if (!screen.queryByRole('dialog')) fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
        expect(screen.queryByRole('combobox', { name: 'Screen, command or setting' })).not.toBeNull()
      },
      { timeout: 15_000 },
    )
    await userEvent.type(screen.getByRole('combobox', { name: 'Screen, command or setting' }), words)
  }
  expect(document.documentElement.dataset['mantineColorScheme']).not.toBe('dark')
  await choose('light or dark{ArrowDown}{Enter}')
  await waitFor(() => expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark'))
  await choose('deutsch{Enter}')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Einstellungen' })).not.toBeNull())
})
