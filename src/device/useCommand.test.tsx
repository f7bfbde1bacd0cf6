import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { ScriptedDevice } from '../../tests/support/ScriptedDevice'
import { byPush, DeviceProvider, useCommand } from '.'

function start() {
  const device = new ScriptedDevice()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DeviceProvider device={device}>{children}</DeviceProvider>
  )
  const hook = renderHook(() => useCommand<boolean>(), { wrapper })
  const [answered, failed] = [vi.fn<(right: boolean) => void>(), vi.fn<() => void>()]
  const give = () =>
    act(async () =>
      hook.result.current.give(
        { event: 'checkPassword', payload: { password: 'harbour', pluginName: 'x' } },
        { answeredBy: byPush('checkPassword') },
        answered,
        failed,
      ),
    )
  return { device, hook, give, answered, failed, sent: () => device.sentWith('checkPassword').length }
}

it('a command is given once, however often it is pressed, and can be given again after its answer', async () => {
  const { device, hook, give, answered, failed, sent } = start()
  await give()
  await give()
  expect([hook.result.current.isBusy, sent()]).toEqual([true, 1])
  await act(async () => device.push('checkPassword', false))
  expect([hook.result.current.isBusy, hook.result.current.problem]).toEqual([false, undefined])
  expect(answered.mock.calls).toEqual([[false]])
  await give()
  expect([failed.mock.calls.length, sent()]).toEqual([0, 2])
})

it('a command without an answer says why until the next', async () => {
  const { device, hook, give, answered, failed } = start()
  await give()
  await act(async () => device.disconnect())
  expect(hook.result.current).toMatchObject({ isBusy: false, problem: { status: 'lost' } })
  expect(failed).toHaveBeenCalledExactlyOnceWith({ status: 'lost' })
  device.reconnect()
  await give()
  expect(hook.result.current.problem).toBeUndefined()
  expect(answered).not.toHaveBeenCalled()
})

it('a component that is gone is told nothing any more', async () => {
  const { device, hook, give, answered, failed } = start()
  await give()
  hook.unmount()
  device.push('checkPassword', true)
  device.disconnect()
  await Promise.resolve()
  expect([answered.mock.calls, failed.mock.calls]).toEqual([[], []])
})
