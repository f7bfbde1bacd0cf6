import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import type { PushState, QueueItem } from '../../../schemas/generated/types'
import { isReplaced, onReplacedElsewhere, type ReplacedElsewhere } from './onReplacedElsewhere'

const item = (letter: string): QueueItem => ({ uri: `mnt/${letter}`, name: letter, service: 'mpd' })
const items = (letters: string) => letters.split('').map(item)
const names = (one: ReplacedElsewhere | undefined) => one?.kept.items.map(({ name }) => name).join('')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A panel that has been watching for a while; its queue holds letters, of which the second plays. */
function open(letters = 'abcdef') {
  const device = new ScriptedDevice()
  const tell = vi.fn<(one: ReplacedElsewhere) => void>()
  const end = onReplacedElsewhere(device, tell)
  const push = (queued: string) => device.push('pushQueue', items(queued))
  const say = (state: Partial<PushState>) =>
    device.push('pushState', { status: 'play', seek: 0, service: 'mpd', ...state })
  push(letters)
  say({ position: 1, seek: 30_000, uri: 'mnt/b' })
  vi.advanceTimersByTime(20_000)
  return { device, tell, end, push, say, last: () => tell.mock.lastCall?.[0] }
}
const pass = (ms: number) => void vi.advanceTimersByTime(ms)

describe('a queue that others put something in the place of', () => {
  it('is told once the change is over, with what played before the player stopped for it', () => {
    const { tell, last, push, say } = open()
    say({ status: 'stop', position: 0, uri: '' })
    pass(100)
    push('')
    pass(800)
    push('xyz')
    say({ position: 0, uri: 'mnt/x' })
    pass(1400)
    expect(tell).not.toHaveBeenCalled()
    pass(200)
    expect(tell).toHaveBeenCalledOnce()
    expect(names(last())).toBe('abcdef')
    expect(last()).toMatchObject({ isCleared: false, isQuiet: false, kept: { position: 1, status: 'play' } })
    expect(last()?.kept.seek).toBe(50_000)
    expect(last()?.isStill()).toBe(true)
    pass(6000)
    push('xyzw')
    expect(last()?.isStill()).toBe(false)
  })

  it('is told with the place of what played also where that was moved, or came a moment ago', () => {
    const { last, push, say } = open()
    say({ position: 4, seek: 0, uri: 'mnt/e' })
    push('eabcdf')
    pass(300)
    say({ status: 'stop', position: 0, uri: '' })
    push('')
    pass(5000)
    expect(last()?.kept).toMatchObject({ position: 0, status: 'play', seek: 300 })
    push('abcdef')
    say({ status: 'pause', position: 3, seek: 7000, uri: 'mnt/x' })
    pass(5000)
    push('xyz')
    pass(5000)
    expect(last()?.kept).toMatchObject({ status: 'stop' })
  })

  it('is told where nothing stands in its place for a while', () => {
    const { tell, last, push } = open()
    push('')
    pass(3900)
    expect(tell).not.toHaveBeenCalled()
    pass(200)
    expect(last()).toMatchObject({ isCleared: true, isQuiet: false })
    push('xyz')
    pass(60_000)
    expect(tell).toHaveBeenCalledOnce()
  })

  it('is told where some of it was played anew out of an emptied queue', () => {
    const { last, push } = open('abcdef')
    push('')
    push('abcd')
    pass(2000)
    expect(names(last())).toBe('abcdef')
  })

  it('is none where entries were added, moved or removed, or all of them are there again', () => {
    const { tell, push } = open()
    for (const queued of ['abcdefg', 'xabcdefg', 'xbcdefg', 'gbcdefx', 'xgfedcb', 'xgf', 'gf', 'f']) {
      push(queued)
      pass(20_000)
    }
    push('abcdefgh')
    pass(20_000)
    push('')
    push('hgfedcbaxyz')
    pass(20_000)
    // Shown again, all of it another object.
    push('hgfedcbaxyz')
    pass(20_000)
    expect(names(tell.mock.calls[0]?.[0])).toBe('xgfedcb')
    expect(tell).toHaveBeenCalledOnce()
  })

  it('is none where the last entry has played and leaves the queue', () => {
    const { tell, push, say } = open('a')
    say({ position: 0, uri: 'mnt/a', consume: true })
    push('')
    pass(20_000)
    expect(tell).not.toHaveBeenCalled()
  })

  it('is none when the queue is first known, was empty, or a request of this panel has done it', () => {
    const device = new ScriptedDevice()
    const tell = vi.fn<(one: ReplacedElsewhere) => void>()
    onReplacedElsewhere(device, tell)
    const push = (queued: string) => device.push('pushQueue', items(queued))
    push('')
    push('abc')
    pass(20_000)
    device.send('clearQueue')
    push('')
    pass(9000)
    push('xyz')
    pass(9000)
    device.send('replaceAndPlay', { uri: 'mnt/d', title: 'd', service: 'mpd' })
    push('d')
    pass(2000)
    expect(tell).not.toHaveBeenCalled()
    // What others do right behind it is theirs.
    push('efg')
    pass(2000)
    expect(names(tell.mock.lastCall?.[0])).toBe('d')
  })

  it('is kept without a word where this panel replaces at once what others have made of it', () => {
    const { device, last, push } = open()
    push('xyz')
    device.send('clearQueue')
    expect(names(last())).toBe('abcdef')
    expect(last()?.isQuiet).toBe(true)
  })

  it('is kept without a word where the player comes back with another', () => {
    const { device, tell, last, push, say } = open()
    device.disconnect()
    pass(30_000)
    device.reconnect()
    say({ status: 'stop', position: 0, uri: '' })
    push('')
    pass(14_000)
    expect(tell).not.toHaveBeenCalled()
    pass(2000)
    expect(names(last())).toBe('abcdef')
    expect(last()?.isQuiet).toBe(true)
  })

  it('is none where a player that begins anew only reads its queue late', () => {
    const { device, tell, push } = open()
    push('')
    device.disconnect()
    pass(60_000)
    device.reconnect()
    push('')
    pass(5000)
    push('abcdef')
    pass(20_000)
    expect(tell).not.toHaveBeenCalled()
  })

  it('is none of another player, and none once nobody watches', () => {
    const { device, tell, push, end } = open()
    push('xyz')
    device.forget()
    push('uvw')
    pass(20_000)
    end()
    push('rst')
    pass(20_000)
    expect(tell).not.toHaveBeenCalled()
  })
})

it('costs next to nothing for an edit of 10,000 entries', () => {
  const many = Array.from({ length: 10_000 }, (_, place) => item(`track ${place}`))
  const next = many.toSpliced(5000, 1)
  isReplaced(many, next)
  const since = performance.now()
  for (let times = 0; times < 100; times += 1) isReplaced(many, next)
  expect((performance.now() - since) / 100).toBeLessThan(5)
})

it.each([
  ['a', '', true],
  ['a', 'b', true],
  ['ab', 'b', false],
  ['abc', 'c', true],
  ['abc', 'cb', false],
  ['abcdefghij', 'xyzabcde', false],
  ['abcdefghij', 'xyzabcd', true],
  ['aaaa', 'a', false],
  ['', 'abc', false],
])('of %s, %s is another queue: %s', (former, next, expected) => {
  expect(isReplaced(items(former), items(next))).toBe(expected)
})
