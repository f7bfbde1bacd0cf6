import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { PanelOverlays } from '../../../tests/support/PanelOverlays'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { DeviceProvider } from '../../device'
import { AddToPlaylistModal } from '.'

const item = { uri: 'music-library/NAS/a.flac', service: 'mpd', title: 'Gull Song' }
const user = userEvent.setup()

function open(params?: unknown, names: string[] | null = ['Evening', 'Kitchen']) {
  const device = new ScriptedDevice()
  const onClose = vi.fn<() => void>()
  render(
    <PanelProviders>
      <DeviceProvider device={device}>
        <PanelOverlays>
          <AddToPlaylistModal frame={{ isTop: true, size: 'lg', onClose }} params={params} />
        </PanelOverlays>
      </DeviceProvider>
    </PanelProviders>,
  )
  if (names) act(() => device.push('pushListPlaylist', names))
  const commands = () => device.sent.filter(({ event }) => event !== 'listPlaylist')
  return { commands, device, onClose }
}
const press = (name: string) => user.click(screen.getByRole('button', { name }))

describe('[D2.14-5] adding to a playlist', () => {
  it('is a small window', () => {
    open(item)
    expect(screen.getByRole('dialog').style.maxWidth).toBe('420px')
  })

  it('[D2.14-5] adds to the favourites', async () => {
    const { commands, device, onClose } = open(item)
    await press('Favourites')
    expect(commands()).toEqual([{ event: 'addToFavourites', payload: item }])
    expect(onClose).not.toHaveBeenCalled()
    // Many say “no” of what they have just added, by another form of its address.
    await act(async () => device.push('urifavourites', { uri: '/mnt/NAS/a.flac', favourite: false }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('[D7-24] leaves a favourite of a list to the list, which shows its heart then', async () => {
    const favour = vi.fn<() => boolean>(() => true)
    const { commands, onClose } = open({ ...item, favour })
    await press('Favourites')
    expect(favour).toHaveBeenCalledOnce()
    expect(onClose).toHaveBeenCalledOnce()
    expect(commands()).toEqual([])
  })

  it('[D2.14-5 D7-27] adds to a playlist that is there', async () => {
    const { commands, device, onClose } = open(item)
    await press('Kitchen')
    expect(commands()).toEqual([
      { event: 'addToPlaylist', payload: { name: 'Kitchen', uri: item.uri, service: 'mpd' } },
    ])
    // The toast comes before the player tries.
    act(() => device.push('pushToastMessage', { type: 'success', title: 'Added', message: 'Kitchen' }))
    expect(onClose).not.toHaveBeenCalled()
    await act(async () => device.push('pushAddToPlaylist', {}))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('stays and says so when the player could not, or has not said that it has', async () => {
    const { device, onClose } = open(item)
    await press('Kitchen')
    await act(async () => device.push('pushAddToPlaylist', { success: false, reason: 'Disk full' }))
    expect(screen.getByText('The player could not keep this on “Kitchen”. Disk full')).not.toBeNull()
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    act(() => screen.getByRole('button', { name: 'Kitchen' }).click())
    await act(async () => vi.advanceTimersByTimeAsync(8_000))
    vi.useRealTimers()
    expect(screen.getByText(/has not said that it is on/)).not.toBeNull()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('tells at the field of a name that players cannot keep', async () => {
    const { commands } = open(item)
    const field = screen.getByRole('textbox', { name: 'New playlist' })
    await user.type(field, 'AC/DC')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/slash/)).not.toBeNull()
    await user.keyboard('{Enter}')
    expect(commands()).toEqual([])
    await user.clear(field)
    await user.type(field, 'AC\\DC')
    expect(field.getAttribute('aria-invalid')).toBeNull()
  })

  it('[D2.14-5] adds to a new one, which needs a name', async () => {
    const { commands } = open(item)
    const create = screen.getByRole<HTMLButtonElement>('button', { name: 'New' })
    expect(create.disabled).toBe(true)
    await user.type(screen.getByRole('textbox', { name: 'New playlist' }), '  ')
    expect(create.disabled).toBe(true)
    await user.type(screen.getByRole('textbox', { name: 'New playlist' }), 'Morning ')
    await press('New')
    expect(commands()).toEqual([
      { event: 'addToPlaylist', payload: { name: 'Morning', uri: item.uri, service: 'mpd' } },
    ])
  })

  it('[D2.14-5] adds the whole queue in place of an item, or where nothing else is meant', async () => {
    const { commands } = open(item)
    await user.click(screen.getByRole('switch', { name: 'The whole queue' }))
    expect(screen.queryByRole('button', { name: 'Favourites' })).toBeNull()
    await user.type(screen.getByRole('textbox', { name: 'New playlist' }), 'Tonight')
    await press('New')
    expect(commands()).toEqual([{ event: 'saveQueueToPlaylist', payload: { name: 'Tonight' } }])
  })

  it('asks before the queue takes the place of a playlist, and of one that may be there as long as that is not known', async () => {
    const { commands, device } = open(undefined, null)
    await user.type(screen.getByRole('textbox', { name: 'New playlist' }), 'Evening')
    await press('New')
    expect(screen.queryByText(/If “Evening” is one of them/)).not.toBeNull()
    await press('Cancel')
    expect(commands()).toEqual([])
    act(() => device.push('pushListPlaylist', ['Evening']))
    await press('New')
    expect(screen.queryByText(/“Evening” will hold/)).not.toBeNull()
    await press('Replace')
    expect(commands()).toEqual([{ event: 'saveQueueToPlaylist', payload: { name: 'Evening' } }])
  })
})
