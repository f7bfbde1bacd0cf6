import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { guardSilence } from './guardSilence'
import type { Transport, TransportListener } from './Transport'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const connect = ({ isHidden = (): boolean => false, givesSigns = true } = {}) => {
  const sent: string[] = []
  const checks: (() => void)[] = []
  const heard: string[] = []
  const lost = vi.fn<(commands: unknown) => void>()
  let inner: TransportListener | undefined
  const listener: TransportListener = {
    connected: () => heard.push('connected'),
    failed: (reason) => heard.push(reason),
    disconnected: (reason) => heard.push(reason),
    received: ({ event }) => heard.push(event),
    receivedLarge: ({ event }) => heard.push(event),
    unreadable: () => heard.push('unreadable'),
  }
  const open = (given: TransportListener): Transport => {
    inner = given
    return {
      emit: (event) => sent.push(event),
      check: (answered) => checks.push(answered),
      close: () => heard.push('closed'),
    }
  }
  const transport = guardSilence(open, { listener, isHidden, lost })
  const answer = () => {
    for (const each of checks.splice(0)) each()
  }
  inner?.connected()
  if (givesSigns) answer()
  return {
    transport,
    sent,
    checks,
    heard,
    lost,
    answer,
    push: () => inner?.received({ event: 'pushState', payload: {}, text: '{}' }),
  }
}

it('sends a command at once while the player is heard, and asks for a sign of life when nothing follows', () => {
  const { transport, sent, checks, heard, lost } = connect()
  transport.emit('pause', undefined)
  expect(sent).toEqual(['pause'])
  vi.advanceTimersByTime(1000)
  expect(checks).toHaveLength(1)
  vi.advanceTimersByTime(3999)
  expect(heard).toEqual(['connected', 'closed', 'silent'])
  expect(lost).toHaveBeenCalledWith({ dropped: [], doubtful: ['pause'] })
})

it('holds a command after some quiet, with all behind it, until a sign of life; drops it without one', () => {
  const { transport, sent, answer, push, lost, heard } = connect()
  vi.advanceTimersByTime(600)
  transport.emit('getQueue', undefined)
  expect(sent).toEqual(['getQueue'])
  transport.emit('play', undefined)
  transport.emit('getState', undefined)
  expect(sent).toEqual(['getQueue'])
  push()
  expect(sent).toEqual(['getQueue', 'play', 'getState'])
  answer()
  vi.advanceTimersByTime(600)
  transport.emit('stop', undefined)
  vi.advanceTimersByTime(3900)
  expect(lost).toHaveBeenCalledWith({ dropped: ['stop'], doubtful: [] })
  expect(heard.at(-1)).toBe('silent')
  answer()
  expect(sent).not.toContain('stop')
})

it('does not take a busy player for gone that answers other things, nor a page that slept for a player that did', () => {
  const { transport, heard, push, checks } = connect()
  transport.emit('scan', undefined)
  for (let second = 0; second < 20; second++) {
    vi.advanceTimersByTime(2000)
    push()
  }
  expect(heard).not.toContain('silent')
  vi.advanceTimersByTime(5000)
  expect(checks).toHaveLength(1)
  // The machine sleeps: its clock goes on, its timers do not.
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 60_000)
  vi.advanceTimersByTime(3900)
  expect(heard).not.toContain('silent')
  vi.restoreAllMocks()
})

it('asks twelve times a minute at rest at most, and never while the page is hidden', () => {
  const seen = connect()
  let count = 0
  for (let second = 0; second < 60; second++) {
    vi.advanceTimersByTime(1000)
    count += seen.checks.length
    seen.answer()
  }
  expect(count).toBeLessThanOrEqual(12)
  expect(count).toBeGreaterThan(0)
  const hidden = connect({ isHidden: () => true })
  vi.advanceTimersByTime(600_000)
  expect(hidden.checks).toHaveLength(0)
  expect(hidden.heard).toEqual(['connected'])
})

it('concludes nothing from the silence of a player that has never given a sign of life when asked', () => {
  const { transport, sent, heard } = connect({ givesSigns: false })
  vi.advanceTimersByTime(60_000)
  transport.emit('pause', undefined)
  vi.advanceTimersByTime(60_000)
  expect(sent).toEqual(['pause'])
  expect(heard).toEqual(['connected'])
})
