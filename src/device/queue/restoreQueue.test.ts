import { describe, expect, it } from 'vitest'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import type { QueueItem } from '../../../schemas/generated/types'
import { type KeptQueue, onReplaced, type Replaced } from './keepQueue'
import { addSteps } from './Removal'
import { restoreQueue } from './restoreQueue'

const item = (letter: string): QueueItem => ({ uri: `mnt/${letter}`, name: letter, service: 'mpd' })
const items = (letters: string) => letters.split('').map(item)
const lettersOf = (queue: readonly QueueItem[]) => queue.map(({ uri }) => uri?.replace('mnt/', '')).join('')

interface Manner {
  /** Its place is the first one when its queue is cleared; else the one that it was. */
  forgets?: boolean
  /** What it cannot find any more. */
  unknown?: string
  /** It is gone at the so-manieth request that adds. */
  goesAt?: number
}

interface Order {
  event: string
  payload: unknown
}

/** A player that has a queue and a place in it, and does what it is told as players in the field do. */
function openPlayer(letters: string, position: number, { forgets = false, unknown = '', goesAt }: Manner) {
  const device = new ScriptedDevice()
  let queue = items(letters)
  let place = position
  let status: 'play' | 'stop' = 'stop'
  let adds = 0
  const heard: string[] = []
  const pushState = () => {
    const { uri = '' } = queue[place] ?? {}
    device.push('pushState', { status, position: queue[place] ? place : 0, seek: 0, uri, service: 'mpd' })
  }
  const add = (added: readonly QueueItem[]) => {
    adds += 1
    if (adds === goesAt) return device.disconnect()
    const known = added.filter(({ uri = '' }) => !unknown.includes(uri.slice(-1)))
    const isRepeat = known.length <= queue.length && lettersOf(queue).endsWith(lettersOf(known))
    if (!isRepeat || queue.length === 0) queue = [...queue, ...known]
    device.push('pushQueue', queue)
  }
  const move = ({ from, to }: { from: number; to: number }) => {
    if (from < place && to > place) place -= 1
    else if (from > place && to <= place) place += 1
    else if (from === place) place = to
    const [moved] = queue.slice(from, from + 1)
    if (moved) queue = queue.toSpliced(from, 1).toSpliced(to, 0, moved)
    device.push('pushQueue', queue)
  }
  const take = ({ event, payload }: Order) => {
    if (event === 'clearQueue') {
      queue = []
      if (forgets) place = 0
      status = 'stop'
      pushState()
      device.push('pushQueue', queue)
    } else if (event === 'addToQueue') add(payload as QueueItem[])
    else if (event === 'moveQueue') move(payload as { from: number; to: number })
    else if (event === 'getState') pushState()
    else if (event === 'getQueue') device.push('pushQueue', queue)
    else if (event === 'play') {
      place = (payload as { value: number }).value
      status = 'play'
      pushState()
    }
  }
  device.onLeaving((event) => {
    setTimeout(() => {
      heard.push(event)
      const order = device.sent.findLast((one) => one.event === event)
      if (order) take(order)
    })
  })
  device.push('pushQueue', queue)
  pushState()
  return { device, heard, state: () => ({ queue: lettersOf(queue), place, status }) }
}

const kept = (letters: string, position: number, status: KeptQueue['status'] = 'stop'): KeptQueue => ({
  items: items(letters),
  position,
  seek: 0,
  status,
})
const nothing = () => undefined

describe.each([
  ['keeps its place when its queue is cleared', {}],
  ['begins at the first place then', { forgets: true }],
] as const)('on a player that %s', (_, manner) => {
  it.each([
    ['the first entry', 'xyz', 0, 0],
    ['an entry in the middle', 'xyz', 2, 3],
    ['the last one', 'xyz', 0, 4],
    ['one behind the end of what is there', 'x', 0, 4],
    ['one before the place that is current there', 'uvwxyz', 5, 1],
  ])('%s is current again without a sound', async (_name, there, position, wanted) => {
    const { device, heard, state } = openPlayer(there, position, manner)
    expect(await restoreQueue(device, kept('abcde', wanted), nothing)).toEqual({
      status: 'back',
      missing: [],
    })
    expect(state()).toEqual({ queue: 'abcde', place: wanted, status: 'stop' })
    expect(heard).not.toContain('play')
  })

  it('that is so, too, where its queue had been cleared', async () => {
    const { device, heard, state } = openPlayer('abcde', 3, manner)
    device.send('clearQueue')
    await new Promise((resolve) => setTimeout(resolve, 10))
    await restoreQueue(device, kept('abcde', 3), nothing, 'behind')
    expect(state()).toEqual({ queue: 'abcde', place: 3, status: 'stop' })
    expect(heard).not.toContain('play')
  })
})

it('keeps what it throws away in the order in which that stood', async () => {
  const { device } = openPlayer('xyz', 2, {})
  const replaced: Replaced[] = []
  onReplaced(device, (one) => replaced.push(one))
  await restoreQueue(device, kept('abc', 1), nothing)
  expect(replaced.map((one) => lettersOf(one.kept.items))).toEqual(['xyz'])
})

it('plays what played, and tells what did not come', async () => {
  const { device, state } = openPlayer('xyz', 0, { unknown: 'b' })
  const told = await restoreQueue(device, kept('abcdb', 3, 'play'), nothing)
  expect(told.status).toBe('back')
  expect(lettersOf(told.missing)).toBe('bb')
  expect(state()).toEqual({ queue: 'acd', place: 2, status: 'play' })
})

it('adds what is left of another queue behind, and makes nothing current for it', async () => {
  const { device, state } = openPlayer('xyz', 2, {})
  const told = await restoreQueue(device, { ...kept('abz', 1), position: -1 }, nothing, 'behind')
  expect(told).toEqual({ status: 'back', missing: [] })
  expect(state()).toEqual({ queue: 'xyzabz', place: 2, status: 'stop' })
})

it('tells how far it came when the connection went', async () => {
  const { device } = openPlayer('xyz', 0, { goesAt: 2 })
  const many = Array.from({ length: 1200 }, (_, number) => item(`${number}`))
  const told = await restoreQueue(device, { ...kept('', 0), items: many }, nothing)
  expect(told).toMatchObject({ status: 'failed', why: 'lost' })
  expect(told.missing).toHaveLength(700)
})

describe('what is added in portions', () => {
  const sizes = (list: readonly QueueItem[]) =>
    addSteps(list).map((step) => (step.kind === 'add' ? step.items.length : 0))
  const repeated = (length: number, period: number) =>
    Array.from({ length }, (_, number) => item(`${number % period}`))

  it('is all of it that has an address', () => {
    expect(sizes(repeated(1200, 5000))).toEqual([500, 500, 200])
    expect(sizes([{ name: 'nowhere' }, ...items('ab')])).toEqual([2])
    expect(sizes([])).toEqual([])
  })

  it('is never what stands before it, which players do not take a second time', () => {
    expect(sizes(repeated(1000, 100))).toEqual([500, 499, 1])
    expect(sizes(repeated(1000, 250))).toEqual([500, 499, 1])
  })
})
