import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ScriptedDevice } from '../../tests/support/ScriptedDevice'
import { ask, byPush, type Asked } from './ask'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Asks for the content of a playlist; its end is undefined until there is one. */
function start({ timeoutMs, signal }: { timeoutMs?: number; signal?: AbortSignal } = {}) {
  const device = new ScriptedDevice()
  const ends: Asked<readonly unknown[]>[] = []
  const begin = () =>
    void ask(
      device,
      { event: 'getPlaylistContent', payload: { name: 'Evening' } },
      {
        answeredBy: byPush('pushPlaylistContent', ({ name, lists }) =>
          name === 'Evening' ? (lists ?? []) : undefined,
        ),
        ...(timeoutMs !== undefined && { timeoutMs }),
        ...(signal !== undefined && { signal }),
      },
    ).then((end) => ends.push(end))
  return { device, begin, end: async () => (await vi.advanceTimersByTimeAsync(0), ends) }
}

describe('asking the player', () => {
  it('is answered by the push that is about it, and by no other', async () => {
    const { device, begin, end } = start()
    begin()
    expect(device.sentWith('getPlaylistContent')).toEqual([{ name: 'Evening' }])
    device.push('pushPlaylistContent', { name: 'Morning', lists: [] })
    expect(await end()).toEqual([])
    device.push('pushPlaylistContent', { name: 'Evening', lists: [{ title: 'Ebb' }] })
    device.push('pushPlaylistContent', { name: 'Evening', lists: [] })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await end()).toEqual([{ status: 'answered', answer: [{ title: 'Ebb' }] }])
  })

  it.each([
    [undefined, 8_000],
    [600, 600],
  ])('ends as silent in time (%s: %s ms), and hears nothing after it', async (timeoutMs, ms) => {
    const { device, begin, end } = start(timeoutMs === undefined ? {} : { timeoutMs })
    begin()
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(await end()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    device.push('pushPlaylistContent', { name: 'Evening', lists: [] })
    expect(await end()).toEqual([{ status: 'silent' }])
  })

  it('ends as refused where nothing is sent', async () => {
    const { device, begin, end } = start()
    device.setOutcome({ status: 'refused', reason: 'offline', message: 'the player is not connected' })
    begin()
    expect(await end()).toEqual([
      { status: 'refused', reason: 'offline', message: 'the player is not connected' },
    ])
  })

  it('ends as lost when the connection goes before the answer', async () => {
    const { device, begin, end } = start()
    begin()
    device.disconnect()
    expect(await end()).toEqual([{ status: 'lost' }])
  })

  it('never ends once nobody waits any more', async () => {
    const nobody = new AbortController()
    const { device, begin, end } = start({ signal: nobody.signal })
    begin()
    nobody.abort()
    device.push('pushPlaylistContent', { name: 'Evening', lists: [] })
    await vi.advanceTimersByTimeAsync(10_000)
    begin()
    expect(await end()).toEqual([])
    expect([device.sentWith('getPlaylistContent').length, vi.getTimerCount()]).toEqual([1, 0])
  })
})
