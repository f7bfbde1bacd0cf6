import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SessionPlayer, type SessionStep } from './SessionPlayer'

const step = (at: number, direction: 'in' | 'out', event: string): SessionStep => ({ at, direction, event })

const steps = [
  step(0, 'in', 'a'),
  step(1000, 'out', 'b'),
  step(1200, 'in', 'c'),
  step(60_000, 'in', 'd'),
  step(60_000, 'out', 'e'),
]

const start = () => {
  const happened: string[] = []
  const player = new SessionPlayer(steps, {
    happen: ({ event }) => happened.push(event ?? ''),
    clear: (ready) => {
      happened.length = 0
      ready()
    },
  })
  return { player, happened, pass: (time: number) => void vi.advanceTimersByTime(time) }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a session', () => {
  it('plays in the pauses in which it was recorded, long ones cut to 4 s', () => {
    const { player, happened, pass } = start()
    player.play()
    pass(999)
    expect(happened).toEqual(['a'])
    pass(1)
    expect(happened).toEqual(['a', 'b'])
    pass(200)
    expect(happened).toEqual(['a', 'b', 'c'])
    pass(3999)
    expect(happened).toHaveLength(3)
    pass(1)
    expect(happened).toEqual(['a', 'b', 'c', 'd', 'e'].slice(0, happened.length))
    pass(1)
    expect(happened).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(player.progress()).toEqual({ done: 5, isPlaying: false, speed: 1 })
  })

  it('plays faster, also when the speed changes in a pause', () => {
    const { player, happened, pass } = start()
    player.play()
    pass(10)
    player.setSpeed(4)
    pass(250)
    expect(happened).toEqual(['a', 'b'])
  })

  it('stands while it is paused', () => {
    const { player, happened, pass } = start()
    player.play()
    pass(1000)
    player.pause()
    pass(10_000)
    expect(happened).toEqual(['a', 'b'])
    player.play()
    pass(200)
    expect(happened).toEqual(['a', 'b', 'c'])
  })

  it('goes to the next push, with what was sent before it', () => {
    const { player, happened } = start()
    player.next()
    player.next()
    expect(happened).toEqual(['a', 'b', 'c'])
    player.next()
    player.next()
    expect(happened).toEqual(['a', 'b', 'c', 'd', 'e'])
    player.next()
    expect(player.progress().done).toBe(5)
  })

  it('goes to any place, back by way of the beginning', () => {
    const { player, happened } = start()
    player.seek(4)
    player.seek(2)
    expect(happened).toEqual(['a', 'b'])
    player.restart()
    expect([happened, player.progress().done]).toEqual([[], 0])
  })

  it('begins anew when it is over', () => {
    const { player, happened, pass } = start()
    player.seek(5)
    player.play()
    pass(0)
    expect(happened).toEqual(['a'])
  })

  it('tells each change, and nothing after it was stopped', () => {
    const { player, happened, pass } = start()
    const told = vi.fn<() => void>()
    const stop = player.subscribe(told)
    player.next()
    expect(told).toHaveBeenCalled()
    stop()
    told.mockClear()
    player.play()
    player.stop()
    pass(60_000)
    expect([told.mock.calls.length, happened]).toEqual([0, ['a']])
  })
})
