import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DeviceProvider } from '../../../src/device'
import { PanelModalsContext } from '../../../src/ui/modal/PanelModals'
import { type Toast, ToastContext } from '../../../src/ui/toasts/Toast'
import { PanelProviders } from '../../support/PanelProviders'
import { ScriptedDevice } from '../../support/ScriptedDevice'
import { commands } from './commands'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Longer than any of them is waited for, ms. */
const forEver = 60_000
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const offline = { status: 'refused', reason: 'offline', message: 'away' } as const

function start({ begin, use, event, answer }: (typeof commands)[string]) {
  const device = new ScriptedDevice()
  begin?.(device)
  const toasts: Toast[] = []
  const modals = { open: () => true, closeAll: () => undefined }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PanelProviders>
      <ToastContext value={{ show: (toast) => void toasts.push(toast) }}>
        <PanelModalsContext value={modals}>
          <DeviceProvider device={device}>{children}</DeviceProvider>
        </PanelModalsContext>
      </ToastContext>
    </PanelProviders>
  )
  const { result, unmount } = renderHook(use, { wrapper })
  return {
    device,
    unmount,
    press: () => act(async () => result.current.press()),
    answer: () => act(async () => answer?.(device)),
    isBusy: () => result.current.isBusy,
    /** What somebody is told, in the command's own place or in a toast. */
    words: () => [result.current.problem, ...toasts].filter((one) => one !== undefined),
    sent: () => device.sentWith(event).length,
  }
}

describe.each(Object.entries(commands))('%s', (_, command) => {
  it('ends with words where the player says nothing', async () => {
    const { press, isBusy, words, sent } = start(command)
    await press()
    expect([isBusy(), sent(), words()]).toEqual([true, 1, []])
    await pass(forEver)
    expect([isBusy(), sent(), words().length]).toEqual([false, 1, 1])
  })

  it('ends with words where the connection goes', async () => {
    const { press, device, isBusy, words } = start(command)
    await press()
    await act(async () => device.disconnect())
    expect([isBusy(), words().length]).toEqual([false, 1])
  })

  it('ends with words where it cannot be sent', async () => {
    const { press, device, isBusy, words, sent } = start(command)
    device.setOutcome(offline)
    await press()
    expect([isBusy(), words().length, sent()]).toEqual([false, 1, 0])
  })

  it('takes a late answer in its stride, and can be given again', async () => {
    const { press, answer, isBusy, words, sent } = start(command)
    await press()
    await pass(forEver)
    await answer()
    expect([isBusy(), words().length]).toEqual([false, command.isPutRight ? 0 : 1])
    await press()
    expect(sent()).toBe(command.isOver ? 1 : 2)
  })

  it('is given as often as it means when it is pressed twice, and ends with one answer', async () => {
    const { press, answer, isBusy, words, sent } = start(command)
    await press()
    await press()
    expect([isBusy(), sent()]).toEqual([true, command.twice])
    await answer()
    // Where no push answers, what shows it is gone with the command.
    expect([isBusy(), words()]).toEqual([command.answer === undefined, []])
  })

  it('leaves no timer behind when its place is left and the player goes', async () => {
    const { press, unmount, device } = start(command)
    await press()
    unmount()
    await act(async () => device.disconnect())
    // What React does later is no wait.
    await pass(1)
    expect(vi.getTimerCount()).toBe(0)
  })
})
