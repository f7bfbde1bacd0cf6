import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import type { PushSystemVersion } from '../../../schemas/generated/types'
import { DeviceProvider } from '../../device'
import { ToastContext } from '../../ui/toasts/Toast'
import { SystemVersionSection } from './SystemVersionSection'

const section = {
  kind: 'core' as const,
  key: 's0',
  id: '',
  label: '',
  description: '',
  doc: '',
  hidden: false,
  notices: [],
  coreSection: 'system-version',
}

afterEach(() => void vi.useRealTimers())

const open = (version?: PushSystemVersion) => {
  const device = new ScriptedDevice()
  render(
    <PanelProviders>
      <ToastContext value={{ show: () => undefined }}>
        <DeviceProvider device={device}>
          <SystemVersionSection section={section} />
        </DeviceProvider>
      </ToastContext>
    </PanelProviders>,
  )
  if (version) act(() => device.push('pushSystemVersion', version))
  return device
}

const text = () => screen.getByRole('region', { name: 'System version' }).textContent

it('[D2.11-5] [D3-50] [D7-62] asks for the version and shows it, its date and what else there is', () => {
  const device = open({ systemversion: '5.1', builddate: 'Mon 03 Feb 2031', additionalSVInfo: 'test build' })
  expect(device.sentWith('getSystemVersion')).toHaveLength(1)
  expect(text()).toBe(
    'System versionVersion5.1BuiltMon 03 Feb 2031Further informationtest buildCheck for updates',
  )
})

it('[D2.11-5] leaves out what the player does not tell', () => {
  open({ systemversion: '5.1', builddate: ' ', variant: 'plain' })
  expect(text()).toBe('System versionVersion5.1Check for updates')
})

it('says so when it tells nothing at all', () => {
  open({})
  expect(text()).toContain('The player does not tell its version.')
})

it('says after 8 s that the player is silent, and asks again', () => {
  vi.useFakeTimers()
  const device = open()
  act(() => void vi.advanceTimersByTime(8000))
  expect(text()).toContain('The player has not said which version it runs.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(device.sentWith('getSystemVersion')).toHaveLength(2)
})

describe('the button that looks for updates', () => {
  const check = () => fireEvent.click(screen.getByRole('button', { name: 'Check for updates' }))
  const page = (message: string) => ({
    page: { label: 'System' },
    sections: [null, { content: [null, { onClick: { type: 'emit', message } }] }],
  })

  it('[D7-36] asks the player, once, until it says what it found', async () => {
    const device = open({ systemversion: '5.1' })
    check()
    const button = screen.getByRole('button', { name: 'Looking for updates…' })
    expect(button.hasAttribute('disabled')).toBe(true)
    act(() => device.push('updateWaitMsg', {}))
    expect(screen.getByRole('button', { name: 'Looking for updates…' })).not.toBeNull()
    await act(async () => device.push('updateReady', { updateavailable: false }))
    expect(screen.getByRole('status').textContent).toContain('up to date')
    expect(screen.getByRole('button', { name: 'Check for updates' })).not.toBeNull()
    expect(device.sentWith('updateCheck')).toEqual([undefined])
  })

  it('says so when the player does not answer for 8 s', async () => {
    vi.useFakeTimers()
    open({ systemversion: '5.1' })
    check()
    await act(() => vi.advanceTimersByTimeAsync(8000))
    expect(screen.getByRole('alert').textContent).toContain('The player has not answered.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says so when the player looks for 30 s and finds no words, as without the internet', async () => {
    vi.useFakeTimers()
    const device = open({ systemversion: '5.1' })
    check()
    act(() => device.push('updateWaitMsg', {}))
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(screen.getByRole('alert').textContent).toContain('The player has not answered.')
    expect(screen.getByRole('button', { name: 'Try again' })).not.toBeNull()
  })

  it('is not there where the page has one of its own', () => {
    const device = open({ systemversion: '5.1' })
    act(() => device.push('pushUiConfig', JSON.parse(JSON.stringify(page('other')))))
    expect(screen.getByRole('button', { name: 'Check for updates' })).not.toBeNull()
    act(() => device.push('pushUiConfig', JSON.parse(JSON.stringify(page('updateCheck')))))
    expect(screen.queryByRole('button', { name: 'Check for updates' })).toBeNull()
  })
})
