import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { describe, expect, it } from 'vitest'
import { alreadyLast, comeOf, movesBehind, nextOrder } from './playNext'
import { queueMachine, type NextStep, type QueueEntry, type QueueOrder } from './queue.machine'
import { applySteps } from './queueSteps'

const idOf = (letter: string) => letter.charCodeAt(0) - 96
const queue = (letters: string) =>
  letters.split('').map((letter): QueueEntry => ({ id: idOf(letter), item: { uri: `mnt/${letter}` } }))
const told = (entries: readonly QueueEntry[]) =>
  entries.map(({ id }) => String.fromCharCode(96 + id)).join('')
const songs = (letters: string) =>
  letters.split('').map((letter) => ({ type: 'song', uri: `music-library/${letter}` }))
const next = (letters: string, behind = 'a', more: Partial<NextStep> = {}): NextStep => ({
  kind: 'next',
  what: { items: songs(letters) },
  behind: idOf(behind),
  ...more,
})
const [x = {}] = songs('x')

describe('what a player is asked for', () => {
  it.each([
    ['a song of its disks that the queue does not hold', next('x'), { type: 'next', item: x }],
    ['one that the queue holds, since the player would take that out', next('b'), 'addOne'],
    ['one where nothing is current', next('x', 'z'), 'addOne'],
    ['one by a player that has not heard it before', next('x', 'a', { isPlain: true }), 'addOne'],
    ['an album', next('', 'a', { what: { items: [{ type: 'album', uri: 'albums://x' }] } }), 'addOne'],
    ['a stream', next('', 'a', { what: { items: [{ type: 'song', uri: 'service:1' }] } }), 'addOne'],
    ['several songs', next('xy'), 'add'],
    ['a playlist', next('', 'a', { what: { playlist: 'Evening' } }), { type: 'enqueue', name: 'Evening' }],
    ['nothing', next(''), undefined],
  ] as const)('%s', (_, step, order) => {
    const asked = nextOrder(step, queue('abc'))
    expect(typeof order === 'string' ? asked?.type : asked).toEqual(order)
  })
})

describe('what has come', () => {
  it.each([
    ['goes behind what plays, in its order', 'abcxy', 'a', 'xy', 'axybc'],
    ['lets pass what is less than it', 'abwxyz', 'a', 'wxyz', 'awxyzb'],
    ['stays where nothing stands between', 'abxy', 'b', 'xy', 'abxy'],
    ['stays at the end where what was to be before is gone', 'abx', 'q', 'x', 'abx'],
    ['comes together where another panel has added something meanwhile', 'abxcy', 'a', 'xy', 'axybc'],
    ['stays where the player put it', 'axbc', 'a', 'x', 'axbc'],
  ])('%s', (_, entries, behind, come, after) => {
    const moves = movesBehind(queue(come), idOf(behind), queue(entries))
    expect(told(applySteps(queue(entries), moves))).toBe(after)
    expect(moves.length).toBeLessThanOrEqual(come.length)
  })

  it('is what was meant of pieces, and all that is new of what holds such', () => {
    expect(told(comeOf(next('x'), queue('ab'), queue('abwx')))).toBe('x')
    const album = next('', 'a', { what: { items: [{ type: 'album', uri: 'albums://x' }] } })
    expect(told(comeOf(album, queue('ab'), queue('abwx')))).toBe('wx')
  })

  it('may stand at the end already: players take no more of it', () => {
    expect(told(alreadyLast(next('bc'), queue('abc')) ?? [])).toBe('bc')
    expect(alreadyLast(next('cb'), queue('abc'))).toBeUndefined()
    expect(alreadyLast(next('c', 'c'), queue('abc'))).toBeUndefined()
  })
})

/** The machine on a player whose queue is pushed by the test. */
function start(letters: string) {
  const clock = new SimulatedClock()
  const orders: string[] = []
  const heard: string[] = []
  const player = fromCallback<QueueOrder>(({ receive }) =>
    receive((order) => orders.push(order.type === 'move' ? `move ${order.from} ${order.to}` : order.type)),
  )
  const actor = createActor(queueMachine.provide({ actors: { player } }), { clock })
  actor.on('failed', ({ why }) => heard.push(why))
  actor.on('arrived', ({ ids }) => heard.push(`arrived ${ids.join()}`))
  actor.start()
  const items = new Map<string, { uri: string }>()
  const itemOf = (letter: string) => {
    const item = items.get(letter) ?? { uri: `mnt/${letter}` }
    items.set(letter, item)
    return item
  }
  const push = (queued: string) => actor.send({ type: 'queue.pushed', items: queued.split('').map(itemOf) })
  push(letters)
  return {
    push,
    want: (...steps: NextStep[]) => actor.send({ type: 'steps.wanted', steps }),
    wait: (ms: number) => clock.increment(ms),
    orders: () => orders.splice(0),
    heard: () => heard.splice(0),
    isBusy: () => actor.getSnapshot().hasTag('busy'),
  }
}

describe('the queue', () => {
  it('puts a song behind what plays by one request', () => {
    const { want, push, orders, heard, isBusy } = start('abc')
    want(next('x'))
    expect(orders()).toEqual(['next'])
    push('axbc')
    expect([orders(), heard(), isBusy()]).toEqual([[], ['arrived 4'], false])
  })

  it('adds and moves where the player has not heard it, and asks it no more', () => {
    const { want, push, wait, orders, heard } = start('abc')
    want(next('x'))
    wait(2500)
    expect(orders()).toEqual(['next', 'ask'])
    push('abc')
    expect(orders()).toEqual(['addOne'])
    push('abcx')
    expect([orders(), heard()]).toEqual([['move 3 1'], ['arrived 4']])
    push('axbc')
    want(next('y'))
    expect(orders()).toEqual(['addOne'])
  })

  it('waits for a player that is slow, but says when nothing came', () => {
    const { want, push, wait, orders, heard } = start('abc')
    want(next('b'))
    wait(8000)
    expect([orders(), heard()]).toEqual([['addOne', 'ask'], []])
    push('abc')
    expect(heard()).toEqual(['unadded'])
  })

  it('says when the player says nothing at all', () => {
    const { want, wait, heard } = start('abc')
    want(next('x'))
    wait(2500)
    wait(4000)
    expect(heard()).toEqual(['silent'])
  })
})
