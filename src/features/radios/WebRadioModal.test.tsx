import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import refused from '../../../fixtures/pushAddWebRadio/refused.json'
import { PanelOverlays } from '../../../tests/support/PanelOverlays'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { DeviceProvider } from '../../device'
import { WebRadioModal } from './WebRadioModal'

const uri = 'http://radio.example/harbour.mp3'
const user = userEvent.setup()

function open(params?: unknown) {
  const device = new ScriptedDevice()
  const onClose = vi.fn<() => void>()
  render(
    <PanelProviders>
      <DeviceProvider device={device}>
        <PanelOverlays>
          <WebRadioModal frame={{ isTop: true, size: 'sm', onClose }} params={params} />
        </PanelOverlays>
      </DeviceProvider>
    </PanelProviders>,
  )
  return { device, onClose }
}
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
/** In the window in front. */
const press = (name: string) =>
  user.click(within(screen.getAllByRole('dialog').at(-1) ?? document.body).getByRole('button', { name }))
const fill = async (name: string, address: string) => {
  await user.clear(field(/Name/))
  await user.type(field(/Name/), name)
  await user.clear(field(/Address/))
  await user.type(field(/Address/), address)
}
const edited = () => open({ name: 'Harbour FM', uri, known: ['Harbour FM', 'Kitchen'] })

it('[D2.14-6] is a small window for name and address, with those of the station that it is given', async () => {
  open()
  expect(screen.getByRole('dialog', { name: 'Add web radio' }).style.maxWidth).toBe('420px')
  expect([field(/Name/).value, field(/Address/).value]).toEqual(['', ''])
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  cleanup()
  edited()
  expect(screen.getByRole('dialog', { name: 'Edit web radio' }).style.maxWidth).toBe('420px')
  expect([field(/Name/).value, field(/Address/).value]).toEqual(['Harbour FM', uri])
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDefined()
})

describe('a new web radio', () => {
  it('[D5-4] needs a name and an address', async () => {
    const { device } = open()
    await press('Save')
    expect([/Name/, /Address/].map((name) => field(name).getAttribute('aria-invalid'))).toEqual([
      'true',
      'true',
    ])
    expect(device.sent).toEqual([])
  })

  it('[D3-24 D7-25] is sent and closes its window once the player has taken it', async () => {
    const { device, onClose } = open()
    await fill(' Harbour FM', `${uri} `)
    await press('Save')
    expect(device.sent).toEqual([{ event: 'addWebRadio', payload: { name: 'Harbour FM', uri } }])
    expect(onClose).not.toHaveBeenCalled()
    await act(async () => device.push('pushAddWebRadio', { success: true }))
    expect(onClose).toHaveBeenCalledOnce()
    expect(device.sentWith('removeWebRadio')).toEqual([])
  })

  it.each(['radio.example', 'javascript:alert(1)', 'http://', 'http:// a b'])(
    'is not played from %s',
    async (address) => {
      const { device } = open()
      await fill('Harbour FM', address)
      await press('Save')
      expect(field(/Address/).getAttribute('aria-invalid')).toBe('true')
      expect(device.sent).toEqual([])
    },
  )

  it.each([
    ['rtsp://radio.example/1', 'rtsp://radio.example/1'],
    ['mms://radio.example/a', 'mms://radio.example/a'],
    ['http://radio.example/a b.m3u', 'http://radio.example/a%20b.m3u'],
  ])('is played from %s, as players know it', async (address, uri) => {
    const { device } = open()
    await fill('Harbour FM', address)
    await press('Save')
    expect(device.sent).toEqual([{ event: 'addWebRadio', payload: { name: 'Harbour FM', uri } }])
  })

  it('keeps what was typed when it did not go, or was refused', async () => {
    const { device, onClose } = open()
    await fill('Harbour FM', uri)
    device.setOutcome({ status: 'refused', reason: 'offline', message: '' })
    await press('Save')
    expect(screen.queryByText(/not connected/)).not.toBeNull()
    device.setOutcome({ status: 'sent' })
    await press('Try again')
    await act(async () => device.push('pushAddWebRadio', refused))
    expect(screen.queryByText(refused.reason)).not.toBeNull()
    await press('Try again')
    await act(async () => device.disconnect())
    expect(screen.queryByText(/connection went/)).not.toBeNull()
    expect([field(/Name/).value, field(/Address/).value]).toEqual(['Harbour FM', uri])
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('a web radio that is there', () => {
  it('[D7-25] is saved under its name', async () => {
    const { device, onClose } = edited()
    await fill('Harbour FM', `${uri}?high`)
    await press('Save')
    await act(async () => device.push('pushAddWebRadio', {}))
    expect(device.sent).toEqual([
      { event: 'addWebRadio', payload: { name: 'Harbour FM', uri: `${uri}?high` } },
    ])
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('is renamed whatever its address is, which stays as it was', async () => {
    const { device } = open({ name: 'Harbour FM', uri: 'x-odd:a b', known: [] })
    await user.type(field(/Name/), '!')
    await press('Save')
    expect(device.sent).toEqual([
      { event: 'addWebRadio', payload: { name: 'Harbour FM!', uri: 'x-odd:a b' } },
    ])
  })

  it('[D7-25] is removed under its old name only once the new one was taken', async () => {
    const { device } = edited()
    await fill('Harbour', uri)
    await press('Save')
    await act(async () => device.push('pushAddWebRadio', { success: false }))
    expect(device.sentWith('removeWebRadio')).toEqual([])
    await press('Try again')
    await act(async () => device.push('pushAddWebRadio', { success: true }))
    expect(device.sentWith('removeWebRadio')).toEqual([{ name: 'Harbour FM' }])
  })

  it('is said to take the place of another of its name', async () => {
    edited()
    await fill('Kitchen', uri)
    expect(screen.queryByText(/“Kitchen” already/)).not.toBeNull()
  })

  it('[D5-4 D7-25] is deleted by its name, after a question', async () => {
    const { device, onClose } = edited()
    await press('Delete')
    await press('Cancel')
    expect(device.sent).toEqual([])
    await press('Delete')
    await press('Delete web radio')
    expect(device.sent).toEqual([{ event: 'removeWebRadio', payload: { name: 'Harbour FM' } }])
    expect(onClose).toHaveBeenCalledOnce()
  })
})

it('[D7-25] leaves a station of a list to the list, which knows then that it is gone, and stays where that was refused', async () => {
  const remove = vi.fn<() => boolean>(() => false)
  const { device, onClose } = open({ name: 'Harbour FM', uri, known: [], remove })
  await press('Delete')
  await press('Delete web radio')
  expect(onClose).not.toHaveBeenCalled()
  remove.mockReturnValue(true)
  await press('Delete')
  await press('Delete web radio')
  expect(onClose).toHaveBeenCalledOnce()
  expect(device.sent).toEqual([])
})

describe('a player that says nothing of the station', () => {
  afterEach(() => vi.useRealTimers())

  it('is said to be silent after 8 s', async () => {
    const { device } = open()
    await fill('Harbour FM', uri)
    vi.useFakeTimers()
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await act(() => vi.advanceTimersByTimeAsync(8000))
    expect(screen.queryByText(/has not said/)).not.toBeNull()
    expect(device.sentWith('addWebRadio')).toHaveLength(1)
  })
})
