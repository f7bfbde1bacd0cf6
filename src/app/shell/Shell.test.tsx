import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderPanel } from '../../../tests/support/renderPanel'
import { eventually } from '../../../tests/support/eventually'

const items = [
  {
    id: 'network',
    name: 'Network',
    state: 'other.plugin',
    params: { pluginName: 'system_controller/network' },
  },
  { id: 'modal', name: 'Sleep', params: { modalName: 'modal-sleep' } },
  { id: 'modal', name: 'Toaster', params: { modalName: 'modal-toaster' } },
  { id: 'plugin-manager', name: 'Plugins', state: 'other.workbench' },
  { id: 'link', name: 'Shop', params: { url: 'https://shop.example/' } },
]

const settle = () => act(() => vi.advanceTimersByTimeAsync(0))

/** Answers the question for a page, once its screen is there to ask it. */
const pushRadio = async (device: Awaited<ReturnType<typeof renderPanel>>['device']) => {
  await waitFor(() => expect(device.sentWith('getUiConfig')).not.toEqual([]), { timeout: 15_000 })
  act(() =>
    device.push('pushUiConfig', {
      page: { label: 'Radio' },
      sections: [{ id: 'main', content: [{ id: 'name', element: 'input', label: 'Name', value: 'Attic' }] }],
    }),
  )
}

describe('the shell', () => {
  it('[D2.9-1] asks for the menu and draws it when it is pushed', async () => {
    const { device } = await renderPanel()
    expect(device.sentWith('getMenuItems')).toHaveLength(1)
    act(() => device.push('pushMenuItems', items))
    const list = within(await screen.findByRole('main'))
    expect((await list.findByRole('link', { name: 'Network' })).getAttribute('href')).toBe(
      '/plugin/system_controller-network',
    )
    expect(list.queryByRole('link', { name: 'Shop' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }))
    const shop = menu.getByRole('link', { name: /Shop/ })
    expect(shop.getAttribute('target')).toBe('_blank')
    expect(shop.getAttribute('rel')).toBe('noopener noreferrer')
  })

  it('[D2.9-2] opens the modal that an entry names', async () => {
    const { device } = await renderPanel()
    act(() => device.push('pushMenuItems', items))
    await userEvent.click(await screen.findByRole('button', { name: 'Sleep' }))
    expect(await screen.findByRole('dialog', { name: 'Sleep timer' }, { timeout: 15_000 })).not.toBeNull()
  })

  it('[D2.9-9] has a logo and switches of inputs in the menu, where the UI settings ask for them', async () => {
    const { device } = await renderPanel()
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }))
    expect(menu.queryByRole('switch')).toBeNull()
    expect(menu.queryByRole('img', { name: 'Acme' })).toBeNull()
    const checkboxes = { analogInput: true, bluetooth: false }
    act(() => device.push('pushUiSettings', { sideMenu: { checkboxes, showLogo: true } }))
    expect(menu.getAllByRole('switch').map(({ textContent }) => textContent)).toEqual(['Analog input'])
    expect(menu.getByRole('img', { name: 'Acme' })).not.toBeNull()
  })

  it('goes to the screen of an entry and says so of one that leads nowhere', async () => {
    const { device, router } = await renderPanel()
    act(() => device.push('pushMenuItems', items))
    await userEvent.click(await screen.findByRole('button', { name: 'Toaster' }))
    expect(screen.getByRole('dialog', { name: 'Toaster is not on this panel' })).not.toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    await userEvent.click(screen.getByRole('button', { name: 'Plugins' }))
    expect(screen.getByRole('dialog', { name: 'Plugins is not on this panel' })).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Network' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/plugin/system_controller-network'))
  })

  it('[D6-5] hides links to elsewhere in kiosk mode', async () => {
    const { device } = await renderPanel({ userAgent: 'Mozilla/5.0 acmekiosk' })
    act(() => device.push('pushMenuItems', items))
    await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }))
    expect(screen.queryByRole('link', { name: /Shop/ })).toBeNull()
  })

  it('[D2.1-4] leads from the logo to the redirect route', async () => {
    const { router } = await renderPanel({ path: '/debug', settingsFile: { indexState: '/settings' } })
    const logo = screen.getByRole('link', { name: 'Acme Player, home' })
    expect(logo.getAttribute('href')).toBe('/redirect')
    await userEvent.click(logo)
    await waitFor(() => expect(router.state.location.pathname).toBe('/settings'))
  })

  it('[D9-38] is titled by the UI settings, else by the default', async () => {
    const { device } = await renderPanel()
    expect(document.title).toBe('Audiophile music player')
    act(() => device.push('pushUiSettings', { pageTitle: 'Living room' }))
    expect(document.title).toBe('Living room')
  })

  it('[D2.3-7] is titled by what plays, and has an icon that says whether it plays', async () => {
    const icon = document.createElement('link')
    icon.rel = 'icon'
    icon.href = '/app/brand/app-180.png'
    document.head.append(icon)
    const { device } = await renderPanel()
    const playing = { status: 'play', artist: 'Pier Choir', title: 'Gull Song' } as const
    act(() => device.push('pushState', playing))
    expect(document.title).toBe('Pier Choir - Gull Song')
    await waitFor(() => expect(icon.getAttribute('href')).toBe('/app/icons/play.svg'), { timeout: 15_000 })
    act(() => device.push('pushState', { ...playing, status: 'pause' }))
    expect(document.title).toBe('Audiophile music player')
    expect(icon.getAttribute('href')).toBe('/app/icons/pause.svg')
    act(() => device.push('pushState', { status: 'stop' }))
    expect(icon.getAttribute('href')).toBe('/app/brand/icon.svg')
    act(() => device.push('pushUiSettings', { theme: 'classic' }))
    act(() => device.push('pushState', playing))
    expect(icon.getAttribute('href')).toBe('/app/brand/icon.svg')
    icon.remove()
  })

  it('[D2.3-4] [D4-8] [D8-23] is led to what plays while the player takes no orders, and told why', async () => {
    const { device, router } = await renderPanel({ path: '/settings' })
    act(() =>
      device.push('pushState', { status: 'play', title: 'Gull Song', service: 'airplay', disableUi: true }),
    )
    await waitFor(() => expect(router.state.location.pathname).toBe('/playback'))
    await userEvent.click(screen.getByRole('button', { name: /^Airplay plays/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Airplay' }))
    expect(dialog.getByText('All functionalities will be resumed upon Airplay stop')).not.toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    // What it is said above opens nothing, not even later.
    for (const name of ['Find an action or a setting', 'Open menu'])
      expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(true)
    act(() => router.history.push('/settings'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/playback'))
    act(() => device.push('pushState', { status: 'stop', service: 'mpd' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Airplay plays/ })).toBeNull())
    act(() => router.history.push('/settings'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/settings'))
  })

  it('[D2.3-6] runs the loading bar while a request is pending, [D9-21] unless the settings switch it off', async () => {
    const { device } = await renderPanel()
    expect(screen.queryByRole('progressbar')).toBeNull()
    act(() => void device.send('listPlaylist'))
    expect(screen.getByRole('progressbar')).not.toBeNull()
    act(() => device.push('pushUiSettings', { loadingBar: false }))
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('[D3-35] draws the background image of the player', async () => {
    const { device } = await renderPanel()
    act(() => device.push('pushUiSettings', { background: { path: 'sea.jpg' } }))
    expect(document.querySelector('img[src="http://192.168.1.50/backgrounds/sea.jpg"]')).not.toBeNull()
    expect(document.documentElement.hasAttribute('data-backdrop')).toBe(true)
  })

  it('[D4-39] reloads when the device says so', async () => {
    const { device, reloads } = await renderPanel()
    act(() => device.push('reloadUi', null))
    expect(reloads).toEqual(['/settings'])
  })

  it('[D4-39] asks once before a reload that loses edits, and offers it again to who says no', async () => {
    const { device, reloads } = await renderPanel({ path: '/plugin/misc-radio' })
    await pushRadio(device)
    await userEvent.type(await screen.findByLabelText('Name'), ' room')
    act(() => device.push('reloadUi', null))
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
    const question = await screen.findByRole('dialog', { name: 'Reload without saving?' })
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(reloads).toEqual([])
    await userEvent.click(await screen.findByRole('button', { name: 'Reload' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard and reload' }))
    await waitFor(() => expect(reloads).toEqual(['/plugin/misc-radio']))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[D4-39] asks nothing when the edits are gone by the time the reload is wanted', async () => {
    const { device, reloads } = await renderPanel({ path: '/plugin/misc-radio' })
    await pushRadio(device)
    const field = await screen.findByLabelText('Name')
    await userEvent.type(field, '!')
    act(() => device.push('reloadUi', null))
    await userEvent.type(field, '{Backspace}')
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
    await waitFor(() => expect(reloads).toEqual(['/plugin/misc-radio']))
  })

  it('[D4-39] reloads when the device’s language changes', async () => {
    const { device, reloads } = await renderPanel()
    await act(async () => device.push('pushUiSettings', { language: 'en' }))
    expect(reloads).toEqual([])
    await act(async () => device.push('pushUiSettings', { language: 'it' }))
    await waitFor(() => expect(reloads).toEqual(['/settings']))
  })
})

describe('without a player', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('[D2.3-2] the header has only the language, listed by labels', async () => {
    const { disconnect } = await renderPanel()
    disconnect()
    act(() => void vi.advanceTimersByTime(300))
    const header = within(screen.getByRole('banner'))
    expect(header.queryByRole('link', { name: /home/ })).toBeNull()
    expect(header.queryByRole('button')).toBeNull()
    const choice = header.getByRole('combobox', { name: 'Language' })
    expect(within(choice).getAllByRole('option')).toHaveLength(26)
    expect(within(choice).getByRole('option', { name: /Español/ })).not.toBeNull()
    fireEvent.change(choice, { target: { value: 'de' } })
    await eventually(() => expect(document.documentElement.lang).toBe('de'))
    fireEvent.change(choice, { target: { value: 'en' } })
    await eventually(() => expect(document.documentElement.lang).toBe('en'))
  })

  it('[D2.3-3] [D4-3] the scrim covers the page, politely spoken, and goes with the connection', async () => {
    const { disconnect, comeBack } = await renderPanel()
    await settle()
    expect(screen.queryByText(/connection to the player is gone/)).toBeNull()
    disconnect()
    act(() => void vi.advanceTimersByTime(299))
    expect(screen.queryByText(/connection to the player is gone/)).toBeNull()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByText(/connection to the player is gone/).closest('[role="status"]')).not.toBeNull()
    expect(document.querySelector('main')?.hasAttribute('inert')).toBe(true)
    comeBack()
    await settle()
    expect(screen.queryByText(/connection to the player is gone/)).toBeNull()
    expect(document.querySelector('main')?.hasAttribute('inert')).toBe(false)
  })

  it('takes an address by hand when the player stays away, and drops the question when it is back', async () => {
    const { connection, disconnect, comeBack } = await renderPanel()
    await settle()
    disconnect()
    act(() => void vi.advanceTimersByTime(300))
    expect(screen.queryByRole('button', { name: 'Enter an address' })).toBeNull()
    act(() => void vi.advanceTimersByTime(8000))
    fireEvent.click(screen.getByRole('button', { name: 'Enter an address' }))
    expect(screen.getByLabelText('Address of the player')).not.toBeNull()
    comeBack()
    await settle()
    expect(screen.queryByLabelText('Address of the player')).toBeNull()
    disconnect()
    act(() => void vi.advanceTimersByTime(300))
    act(() => void vi.advanceTimersByTime(8000))
    fireEvent.click(screen.getByRole('button', { name: 'Enter an address' }))
    fireEvent.change(screen.getByLabelText('Address of the player'), { target: { value: '192.168.1.77' } })
    fireEvent.click(screen.getByRole('button', { name: 'Connect' }))
    expect(connection.getSnapshot().context.hosts).toEqual(['http://192.168.1.77'])
  })

  it('says what was tried when no endpoints are found, and takes an address', async () => {
    const { connection } = await renderPanel({
      discovery: { hosts: [], tried: [{ address: 'http://player.local/api/host', reason: 'notJson' }] },
    })
    await settle()
    act(() => void vi.advanceTimersByTime(300))
    expect(screen.getByRole('heading', { name: 'No player found' })).not.toBeNull()
    expect(screen.getByText('http://player.local/api/host').nextSibling?.textContent).toMatch(
      /other than addresses/,
    )
    const field = screen.getByLabelText('Address of the player')
    fireEvent.change(field, { target: { value: 'spotify://x' } })
    fireEvent.click(screen.getByRole('button', { name: 'Connect' }))
    expect(screen.getByText(/Only addresses with http/)).not.toBeNull()
    fireEvent.change(field, { target: { value: '192.168.1.77:3000' } })
    fireEvent.click(screen.getByRole('button', { name: 'Connect' }))
    expect(connection.getSnapshot().context.hosts).toEqual(['http://192.168.1.77:3000'])
  })
})
