import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { DeviceProvider } from '../hooks'
import { useEndlessPlay } from './useEndlessPlay'

function show() {
  const device = new ScriptedDevice()
  const { result } = renderHook(useEndlessPlay, {
    wrapper: ({ children }) => <DeviceProvider device={device}>{children}</DeviceProvider>,
  })
  return {
    device,
    result,
    push: (payload: object) => act(() => device.push('pushInfinityPlayback', { ...payload })),
  }
}

it('is asked for, and is not there before the player has told of it', () => {
  const { device, result } = show()
  expect(device.sentWith('getInfinityPlayback')).toHaveLength(1)
  expect(device.pending.isPending()).toBe(false)
  expect(result.current).toBeUndefined()
})

it.each([{}, { available: false, enabled: true }, { available: true }])(
  'is not there where a player says %j',
  (payload) => {
    const { result, push } = show()
    push(payload)
    expect(result.current).toBeUndefined()
  },
)

it.each([{ enabled: false }, { available: true, enabled: false }])(
  'is switched where a player says %j, and shows what that says then',
  (payload) => {
    const { device, result, push } = show()
    push(payload)
    expect(result.current?.isOn).toBe(false)
    act(() => void result.current?.set(true))
    expect(device.sentWith('setInfinityPlayback')).toEqual([{ enabled: true }])
    expect(result.current?.isOn).toBe(false)
    push({ ...payload, enabled: true })
    expect(result.current?.isOn).toBe(true)
  },
)
