import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import hosts from '../../../fixtures/pushNetworkSharesDiscovery/one.json'
import { PanelOverlays } from '../../../tests/support/PanelOverlays'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import type { PushListShares } from '../../../schemas/generated/types'
import { DeviceProvider } from '../../device'
import { sanitizer } from '../../ui/SafeHtml'
import { DrivesPanel } from './DrivesPanel'

const attic = {
  id: 'd4',
  name: 'Attic box',
  ip: '192.168.1.99',
  path: 'music',
  fstype: 'cifs',
  username: '',
  password: '',
  options: '',
  mounted: true,
  size: '28.31 GB',
}
const cellar = { ...attic, id: 'd5', name: 'Cellar box', ip: 'CELLAR', mounted: false, size: undefined }
const withoutSize = ({ size: _size, ...share }: typeof cellar) => share

/** The panel on a player that lists these drives; undefined for one that has not answered. */
const open = (shares?: PushListShares) => {
  const device = new ScriptedDevice()
  const { unmount } = render(
    <PanelProviders>
      <DeviceProvider device={device}>
        <PanelOverlays>
          <DrivesPanel />
        </PanelOverlays>
      </DeviceProvider>
    </PanelProviders>,
  )
  const list = (now: PushListShares) => act(() => device.push('pushListShares', now))
  if (shares) list(shares)
  return { device, list, unmount }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const user = userEvent.setup()

const fill = async (texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) {
    await user.clear(screen.getByLabelText(label))
    await user.type(screen.getByLabelText(label), text)
  }
}

const byHand = { Alias: 'Cellar box', 'NAS IP address': '192.168.1.20', Path: 'music' }

beforeAll(() => sanitizer.load())
afterEach(() => vi.useRealTimers())

describe('the lists', () => {
  it('[D2.11-3] [D4-35] show alias, path, whether it is mounted, and size', () => {
    open([attic, withoutSize(cellar)])
    const [, ...rows] = screen.getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual([
      'Attic box192.168.1.99musicMounted28.31 GB',
      'Cellar boxCELLARmusicNot mounted–',
    ])
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Alias',
      'Path',
      'Mounted',
      'Size',
      'Actions',
    ])
  })

  it('[D7-62] are asked for, and again after a reconnect', () => {
    const { device } = open()
    device.reconnect()
    expect(device.sentWith('getListShares').length).toBeGreaterThanOrEqual(2)
    expect(device.sentWith('getListUsbDrives').length).toBeGreaterThanOrEqual(1)
  })

  it('[D3-48] have the USB drives with size and free space', () => {
    const { device } = open([])
    expect(screen.queryByRole('heading', { name: 'USB drives' })).toBeNull()
    act(() => device.push('pushListUsbDrives', [{ name: 'MUSIK', size: '32 GB', freespace: '4 GB' }]))
    const usb = screen.getByRole('region', { name: 'USB drives' })
    expect(within(usb).getByRole('listitem').textContent).toBe('MUSIK4 GB free32 GB')
    act(() => device.push('pushListUsbDrives', []))
    expect(usb.textContent).toContain('No USB drive is plugged in.')
  })

  it('wait, then say that the player is silent, and ask again', () => {
    vi.useFakeTimers()
    const { device, list } = open()
    act(() => void vi.advanceTimersByTime(8000))
    expect(screen.getByText('The player has not said which network drives it has.')).toBeTruthy()
    const asked = device.sentWith('getListShares').length
    fireEvent.click(button('Try again'))
    expect(device.sentWith('getListShares')).toHaveLength(asked + 1)
    list([])
    expect(screen.getByText('No network drives yet')).toBeTruthy()
  })
})

describe('adding', () => {
  it('[D2.11-3] [D3-47] searches, and fills ip, name and path from the share that is picked', async () => {
    const { device } = open([])
    await user.click(button('Add network drive'))
    expect(device.sentWith('getNetworkSharesDiscovery')).toHaveLength(1)
    expect(screen.getByText('Scanning for network drives')).toBeTruthy()
    act(() => device.push('pushNetworkSharesDiscovery', hosts))
    await user.click(screen.getByRole('radio', { name: 'music' }))
    await user.click(button('Save'))
    expect(device.sentWith('addShare')).toEqual([
      {
        name: 'music',
        ip: 'ATTICBOX',
        path: 'music',
        fstype: 'cifs',
        username: '',
        password: '',
        options: '',
      },
    ])
  })

  it('[D8-15] says that no drives were found, and searches again', async () => {
    const { device } = open([])
    await user.click(button('Add network drive'))
    act(() => device.push('pushNetworkSharesDiscovery', { nas: [] }))
    expect(screen.getByText('No drives found')).toBeTruthy()
    await user.click(button('Search again'))
    expect(device.sentWith('getNetworkSharesDiscovery')).toHaveLength(2)
  })

  it('[D2.11-3] folds advanced options out, and what is typed stays when they are folded in', async () => {
    const { device } = open([])
    await user.click(button('Add network drive'))
    await fill(byHand)
    expect(screen.queryByLabelText('User name')).toBeNull()
    await user.click(button('Show advanced options'))
    await fill({ 'User name': 'listener', Password: ' secret ', Options: 'vers=1.0' })
    await user.selectOptions(screen.getByLabelText('Share type'), 'NFS')
    await user.click(button('Hide advanced options'))
    expect(screen.queryByLabelText('User name')).toBeNull()
    await user.click(button('Save'))
    expect(device.sentWith('addShare')).toEqual([
      {
        name: 'Cellar box',
        ip: '192.168.1.20',
        path: 'music',
        fstype: 'nfs',
        username: 'listener',
        password: ' secret ',
        options: 'vers=1.0',
      },
    ])
  })

  it('[D2.11-3] shows the password when it is asked to', async () => {
    open([])
    await user.click(button('Add network drive'))
    await user.click(button('Show advanced options'))
    const field = screen.getByLabelText('Password')
    await user.type(field, 'secret')
    expect(field.getAttribute('type')).toBe('password')
    await user.click(button('Show password'))
    expect(field.getAttribute('type')).toBe('text')
  })

  it.each([
    [{ success: true }, ['Share successfully mounted']],
    [
      { success: false, reason: 'Permission denied' },
      ['An error occurred during adding share', 'Permission denied'],
    ],
  ])('[D8-12] toasts the result %j and refreshes the list either way', async (result, words) => {
    const { device } = open([])
    await user.click(button('Add network drive'))
    await fill(byHand)
    await user.click(button('Save'))
    const asked = device.sentWith('getListShares').length
    act(() => device.push('pushAddShare', result))
    for (const word of words) expect(screen.getByText(word)).toBeTruthy()
    expect(device.sentWith('getListShares')).toHaveLength(asked + 1)
  })

  it('a refused drive keeps what was typed, says why, and can be tried again', async () => {
    const { device, list } = open([])
    await user.click(button('Add network drive'))
    await fill(byHand)
    await user.click(button('Save'))
    act(() => device.push('pushAddShare', { success: false, reason: 'There is one of this name' }))
    list([])
    const form = screen.getByRole('region', { name: 'New network drive' })
    expect(within(form).getByRole('alert').textContent).toContain('There is one of this name')
    expect(screen.getByLabelText<HTMLInputElement>('NAS IP address').value).toBe('192.168.1.20')
    await fill({ Alias: 'Cellar' })
    // What is typed now is another try.
    expect(within(form).getByRole('alert').textContent).toContain('did not take')
    await user.click(button('Try again'))
    expect(device.sentWith('addShare')).toHaveLength(2)
    expect(device.sentWith('addShare').at(-1)).toMatchObject({ name: 'Cellar' })
  })

  it('says at once when it could not be sent', async () => {
    const { device } = open([])
    await user.click(button('Add network drive'))
    await fill(byHand)
    device.setOutcome({ status: 'refused', reason: 'offline', message: 'offline' })
    await user.click(button('Save'))
    expect(await screen.findByText('The player is not connected. Nothing was changed.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Path').value).toBe('music')
  })

  it('a push of the list while somebody types changes nothing of it', async () => {
    const { list } = open([])
    await user.click(button('Add network drive'))
    await user.type(screen.getByLabelText('Alias'), 'Cel')
    list([attic])
    expect(document.activeElement).toBe(screen.getByLabelText('Alias'))
    expect(screen.getByLabelText<HTMLInputElement>('Alias').value).toBe('Cel')
  })

  it('takes the focus to the form, and back when it is cancelled', async () => {
    open([])
    await user.click(button('Add network drive'))
    expect(document.activeElement?.textContent).toBe('New network drive')
    await user.click(button('Cancel'))
    expect(document.activeElement).toBe(button('Add network drive'))
  })
})

describe('editing', () => {
  it('[D2.11-3] uses the same form; what was listed goes back with the changes', async () => {
    const { device, list } = open([attic])
    await user.click(button('Edit Attic box'))
    expect(screen.getByRole('heading', { name: 'Edit “Attic box”' })).toBeTruthy()
    await fill({ Path: 'records' })
    await user.click(button('Save'))
    expect(device.sentWith('editShare')).toEqual([{ ...attic, path: 'records' }])
    expect(device.sentWith('getNetworkSharesDiscovery')).toEqual([])
    list([{ ...attic, path: 'records' }])
    expect(screen.queryByLabelText('Path')).toBeNull()
    expect(document.activeElement).toBe(button('Edit Attic box'))
  })

  it('shows the advanced options at once where the drive uses them', async () => {
    open([{ ...attic, username: 'listener' }])
    await user.click(button('Edit Attic box'))
    expect(screen.getByLabelText<HTMLInputElement>('User name').value).toBe('listener')
  })
})

describe('deleting', () => {
  it('[D8-14] asks first, naming the drive; no deletes nothing', async () => {
    const { device } = open([attic])
    await user.click(button('Delete Attic box'))
    const dialog = screen.getByRole('dialog', { name: 'Delete drive' })
    expect(dialog.textContent).toContain('Do you really want to delete the drive Attic box?')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(device.sentWith('deleteShare')).toEqual([])
  })

  const remove = async () => {
    await user.click(button('Delete Attic box'))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  }

  it('[D7-62] [D8-13] sends the id; after a success it says so and refreshes the list', async () => {
    const { device, list } = open([attic])
    await remove()
    expect(device.sentWith('deleteShare')).toEqual([{ id: 'd4' }])
    expect(screen.getByText('Deleting…')).toBeTruthy()
    const asked = device.sentWith('getListShares').length
    act(() => device.push('pushDeleteShare', { success: true }))
    expect(screen.getByText('Share successfully unmounted')).toBeTruthy()
    expect(device.sentWith('getListShares')).toHaveLength(asked + 1)
    list([])
    expect(screen.queryByRole('row')).toBeNull()
  })

  it('[D8-13] after a failure it says so and refreshes nothing', async () => {
    const { device } = open([attic])
    await remove()
    const asked = device.sentWith('getListShares').length
    act(() => device.push('pushDeleteShare', { success: false, reason: 'busy' }))
    expect(screen.getByText('An error occurred during deleting share')).toBeTruthy()
    expect(device.sentWith('getListShares')).toHaveLength(asked)
    expect(screen.queryByText('Deleting…')).toBeNull()
  })

  it('says that it was not sent', async () => {
    const { device } = open([attic])
    device.setOutcome({ status: 'refused', reason: 'offline', message: 'offline' })
    await remove()
    expect(await screen.findByText('The player is not connected. Nothing was changed.')).toBeTruthy()
  })
})

describe('help', () => {
  it('[D2.11-3] [D7-62] is the player’s own where it has any', async () => {
    vi.useFakeTimers()
    const { device } = open([])
    fireEvent.click(button('Help'))
    expect(device.sentWith('showNasHelper')).toHaveLength(1)
    act(() => device.push('openModal', { title: 'NAS', message: 'Ask your NAS', buttons: [] }))
    await act(() => vi.dynamicImportSettled())
    act(() => void vi.advanceTimersByTime(5000))
    expect(screen.getAllByRole('dialog').map((dialog) => dialog.textContent)).toEqual([
      expect.stringContaining('Ask your NAS'),
    ])
  })

  it('[D2.11-3] is ours with a player that has none', async () => {
    vi.useFakeTimers()
    open([])
    fireEvent.click(button('Help'))
    await act(() => vi.advanceTimersByTimeAsync(800))
    expect(screen.getByRole('dialog', { name: 'Network drives' }).textContent).toContain(
      'The path is the name of the shared folder.',
    )
  })
})

it('runs no timer and asks for nothing after it is closed', async () => {
  vi.useFakeTimers()
  const { device, unmount } = open([])
  fireEvent.click(button('Add network drive'))
  await act(() => vi.advanceTimersByTimeAsync(100))
  unmount()
  const { length } = device.sent
  const timers = vi.getTimerCount()
  await vi.advanceTimersByTimeAsync(60_000)
  device.reconnect()
  expect({ timers, sent: device.sent.length }).toEqual({ timers: 0, sent: length })
})
