import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { createDeviceClient } from './createDeviceClient'
import { DeviceProvider, useOrigin } from './hooks'

it('follows the player that is connected, and keeps it while it is away', () => {
  const device = createDeviceClient({
    brandWord: 'acme',
    ruleFor: () => 'sends',
    onViolation: () => undefined,
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DeviceProvider device={device}>{children}</DeviceProvider>
  )
  const transport = { emit: () => undefined, check: () => undefined, close: () => undefined }
  const { result } = renderHook(useOrigin, { wrapper })
  expect(result.current).toBeUndefined()
  act(() => device.attach(transport, 'http://192.168.1.50'))
  expect(result.current).toBe('http://192.168.1.50')
  act(() => device.detach())
  expect(result.current).toBe('http://192.168.1.50')
  act(() => device.attach(transport, 'http://192.168.1.51'))
  expect(result.current).toBe('http://192.168.1.51')
})
