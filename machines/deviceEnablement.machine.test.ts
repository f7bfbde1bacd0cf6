import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { describe, expect, it } from 'vitest'
import {
  deviceEnablementMachine,
  type DeviceEnablementNews,
  type DeviceFault,
  type DeviceOrder,
  type DeviceQuestion,
} from './deviceEnablement.machine'

const start = (over: Partial<{ isEnabled: boolean; others: number; maxDevices: number }> = {}) => {
  const clock = new SimulatedClock()
  const device = { isEnabled: false, others: 0, maxDevices: 1, ...over }
  const asked: DeviceQuestion[] = []
  const ordered: DeviceOrder[] = []
  const news: DeviceEnablementNews[] = []
  let reply: (answer: boolean) => void = () => undefined
  let settle: (fault?: DeviceFault) => void = () => undefined
  const actor = createActor(
    deviceEnablementMachine.provide({
      actors: {
        ask: fromPromise<boolean, { question: DeviceQuestion }>(
          ({ input }) =>
            new Promise((resolve) => {
              asked.push(input.question)
              reply = resolve
            }),
        ),
        order: fromPromise<DeviceFault | undefined, { order: DeviceOrder }>(
          ({ input }) =>
            new Promise((resolve) => {
              ordered.push(input.order)
              settle = resolve
            }),
        ),
      },
    }),
    { clock, input: device },
  )
  actor.on('*', (one) => news.push(one))
  actor.start()
  const after = () => new Promise((resolve) => setTimeout(resolve))
  return {
    asked,
    ordered,
    news,
    clock,
    want: (order: DeviceOrder) => actor.send({ type: 'change.requested', order }),
    push: (more: Partial<typeof device>) => actor.send({ type: 'device.pushed', ...device, ...more }),
    dismiss: () => actor.send({ type: 'fault.dismissed' }),
    answer: (yes: boolean) => (reply(yes), after()),
    settle: (fault?: DeviceFault) => (settle(fault), after()),
    is: (tag: 'asking' | 'busy' | 'failed') => actor.getSnapshot().hasTag(tag),
    isEnabled: () => actor.getSnapshot().context.isEnabled,
    fault: () => actor.getSnapshot().context.fault?.code,
  }
}

describe('enabling a device', () => {
  it('[A4.15-1] asks, tells the cloud, and is done once the cloud pushes it', async () => {
    const { want, answer, settle, push, asked, ordered, is } = start()
    want('enable')
    await answer(true)
    expect([asked, ordered]).toEqual([['enable'], ['enable']])
    await settle()
    expect(is('busy')).toBe(true)
    push({ isEnabled: true })
    expect(is('busy')).toBe(false)
  })

  it('[A4.15-1 A5-25 A8-22] asks once more beyond the limit, and enables anyway after a second yes', async () => {
    const { want, answer, asked, ordered } = start({ others: 1 })
    want('enable')
    await answer(true)
    expect([asked, ordered]).toEqual([['enable', 'override'], []])
    await answer(true)
    expect(ordered).toEqual(['enable'])
  })

  it('[A4.15-1] leaves the device disabled when either question is declined', async () => {
    const { want, answer, is, isEnabled, ordered } = start({ others: 6, maxDevices: 6 })
    want('enable')
    await answer(true)
    await answer(false)
    expect([is('asking'), isEnabled(), ordered]).toEqual([false, false, []])
    want('enable')
    await answer(false)
    expect([is('asking'), ordered]).toEqual([false, []])
  })

  it('[A4.15-1] counts the others only: one below the limit is free', async () => {
    const { want, answer, asked } = start({ others: 5, maxDevices: 6 })
    want('enable')
    await answer(true)
    expect(asked).toEqual(['enable'])
  })

  it('counts by what the cloud says while the question is open', async () => {
    const { want, push, answer, asked } = start()
    want('enable')
    push({ others: 1 })
    await answer(true)
    expect(asked).toEqual(['enable', 'override'])
  })

  it('has nothing left to do where the device has become so meanwhile', async () => {
    const { want, push, answer, ordered, is } = start()
    want('enable')
    push({ isEnabled: true })
    await answer(true)
    expect([is('busy'), ordered.length]).toEqual([false, 0])
  })

  it('takes a push that comes before the answer', async () => {
    const { want, push, answer, is, news } = start()
    want('enable')
    await answer(true)
    push({ isEnabled: true })
    expect([is('busy'), news]).toEqual([false, []])
  })

  it('is not misled by a push about other things', async () => {
    const { want, push, answer, settle, is } = start()
    want('enable')
    await answer(true)
    await settle()
    push({ others: 3 })
    expect(is('busy')).toBe(true)
  })

  it('[A7.1-5] tells a refusal, and is as before', async () => {
    const { want, answer, settle, is, news, isEnabled, fault, dismiss } = start()
    want('enable')
    await answer(true)
    await settle({ code: 'cloud/refused', message: 'Not yours' })
    expect([is('failed'), isEnabled()]).toEqual([true, false])
    expect(news).toEqual([
      { type: 'failed', order: 'enable', fault: { code: 'cloud/refused', message: 'Not yours' } },
    ])
    dismiss()
    expect([is('failed'), fault()]).toEqual([false, undefined])
  })

  it.each([
    ['says nothing', 30_000, false],
    ['says yes and does nothing', 10_000, true],
  ])('gives up a cloud that %s, and takes what comes late', async (_, timeout, hasAnswered) => {
    const { want, answer, settle, clock, is, push, fault } = start()
    want('enable')
    await answer(true)
    if (hasAnswered) await settle()
    clock.increment(timeout)
    expect([is('failed'), fault()]).toEqual([true, 'cloud/silent'])
    push({ isEnabled: true })
    expect([is('failed'), fault()]).toEqual([false, undefined])
  })
})

it('[A4.15-2] disabling asks, and a no leaves it enabled', async () => {
  const { want, answer, asked, ordered, isEnabled } = start({ isEnabled: true, others: 5 })
  want('disable')
  await answer(false)
  expect([asked, ordered, isEnabled()]).toEqual([['disable'], [], true])
  want('disable')
  await answer(true)
  expect(ordered).toEqual(['disable'])
})

it('[A4.15-3] deleting asks, and waits for the cloud; a device that stays has not been deleted', async () => {
  const { want, answer, settle, asked, ordered, clock, is, push } = start({ isEnabled: true })
  want('delete')
  await answer(true)
  expect([asked, ordered]).toEqual([['delete'], ['delete']])
  await settle()
  push({ isEnabled: false })
  expect(is('busy')).toBe(true)
  clock.increment(10_000)
  expect(is('failed')).toBe(true)
  want('delete')
  expect(asked).toHaveLength(2)
})
