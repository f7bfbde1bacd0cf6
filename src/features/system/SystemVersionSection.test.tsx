import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import type { PushSystemVersion } from '../../../schemas/generated/types'
import { DeviceProvider } from '../../device'
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
      <DeviceProvider device={device}>
        <SystemVersionSection section={section} />
      </DeviceProvider>
    </PanelProviders>,
  )
  if (version) act(() => device.push('pushSystemVersion', version))
  return device
}

const text = () => screen.getByRole('region', { name: 'System version' }).textContent

it('[D2.11-5] [D3-50] [D7-62] asks for the version and shows it, its date and what else there is', () => {
  const device = open({ systemversion: '5.1', builddate: 'Mon 03 Feb 2031', additionalSVInfo: 'test build' })
  expect(device.sentWith('getSystemVersion')).toHaveLength(1)
  expect(text()).toBe('System versionVersion5.1BuiltMon 03 Feb 2031Further informationtest build')
})

it('[D2.11-5] leaves out what the player does not tell', () => {
  open({ systemversion: '5.1', builddate: ' ', variant: 'plain' })
  expect(text()).toBe('System versionVersion5.1')
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
