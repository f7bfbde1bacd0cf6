import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ScriptedDevice } from '../../tests/support/ScriptedDevice'
import { DeviceProvider, useAnswer } from './hooks'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const ask = () => {
  const device = new ScriptedDevice()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DeviceProvider device={device}>{children}</DeviceProvider>
  )
  const version = (push: { systemversion?: string }) => push.systemversion
  return {
    device,
    ...renderHook(() => useAnswer('getSystemVersion', 'pushSystemVersion', version), { wrapper }),
  }
}

it('waits, says after 8 s that the device is silent, and takes an answer that comes later', () => {
  const { device, result } = ask()
  expect(result.current.phase).toBe('waiting')
  act(() => void vi.advanceTimersByTime(7999))
  expect(result.current.phase).toBe('waiting')
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current.phase).toBe('silent')
  act(() => device.push('pushSystemVersion', { systemversion: '1.2' }))
  expect(result.current).toMatchObject({ phase: 'ready', data: '1.2' })
})

it('asks again on demand, with new timeout', () => {
  const { device, result } = ask()
  act(() => void vi.advanceTimersByTime(8000))
  act(() => result.current.retry())
  expect(device.sentWith('getSystemVersion')).toHaveLength(2)
  expect(result.current.phase).toBe('waiting')
  act(() => void vi.advanceTimersByTime(8000))
  expect(result.current.phase).toBe('silent')
})

it('says at once that an answer cannot be read, until it is asked again or one comes that can', () => {
  const { device, result } = ask()
  act(() => device.pushRefused('pushSystemVersion', 'must be object'))
  expect(result.current.phase).toBe('broken')
  act(() => void vi.advanceTimersByTime(8000))
  expect(result.current.phase).toBe('broken')
  act(() => result.current.retry())
  expect(result.current.phase).toBe('waiting')
  act(() => device.pushRefused('pushSystemVersion', 'must be object'))
  act(() => device.push('pushSystemVersion', { systemversion: '1.2' }))
  expect(result.current).toMatchObject({ phase: 'ready', data: '1.2' })
  // What was understood before stays.
  act(() => device.pushRefused('pushSystemVersion', 'must be object'))
  expect(result.current).toMatchObject({ phase: 'ready', data: '1.2' })
})

it('does not count an answer of which nothing is taken', () => {
  const { device, result } = ask()
  act(() => device.push('pushSystemVersion', {}))
  expect(result.current.phase).toBe('waiting')
})

it('leaves no timer behind', () => {
  const { unmount } = ask()
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
