import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { describe, expect, it } from 'vitest'
import { queueMachine, type QueueEvent, type QueueOrder, type QueueStep } from './queue.machine'
import { placesOf } from './queueSteps'

/**
 * A player with a queue of letters that does what it is told when it is let, and other browsers that act on
 * it.
 */
function start(letters: string) {
  const clock = new SimulatedClock()
  const orders: QueueOrder[] = []
  const failures: string[] = []
  const dropped: QueueStep[][] = []
  let isRefusing = false
  let tell: (event: QueueEvent) => void = () => undefined
  const player = fromCallback<QueueOrder>(({ receive, sendBack }) => {
    tell = (event) => sendBack(event)
    receive((order) => {
      if (isRefusing) return tell({ type: 'order.refused' })
      orders.push(order)
    })
  })
  const items = new Map<string, { uri: string }>()
  const itemOf = (uri: string) => {
    const item = items.get(uri) ?? { uri }
    items.set(uri, item)
    return item
  }
  const actor = createActor(queueMachine.provide({ actors: { player } }), { clock })
  actor.on('failed', ({ why }) => failures.push(why))
  actor.on('dropped', ({ steps }) => dropped.push([...steps]))
  actor.start()
  const push = (uris: string) => actor.send({ type: 'queue.pushed', items: uris.split('').map(itemOf) })
  push(letters)
  const idOf = (uri: string) =>
    actor.getSnapshot().context.entries.find(({ item }) => item.uri === uri)?.id ?? 0
  return {
    push,
    idOf,
    act: (...steps: QueueStep[]) => actor.send({ type: 'steps.wanted', steps }),
    remove: (uri: string): QueueStep => ({ kind: 'remove', id: idOf(uri) }),
    send: (event: QueueEvent) => actor.send(event),
    refuse: () => (isRefusing = true),
    wait: (time: number) => clock.increment(time),
    orders: () => orders.splice(0),
    failures: () => failures.splice(0),
    dropped: () => dropped.splice(0),
    shown: () =>
      actor
        .getSnapshot()
        .context.shown.map(({ item }) => item.uri)
        .join(''),
    entries: () => actor.getSnapshot().context.entries,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    progress: () => {
      const { plan, step, total } = actor.getSnapshot().context
      return [plan.length + (step ? 1 : 0), total]
    },
  }
}

it('knows nothing before the first push', () => {
  const actor = createActor(
    queueMachine.provide({ actors: { player: fromCallback(() => undefined) } }),
  ).start()
  actor.send({ type: 'steps.wanted', steps: [{ kind: 'clear' }] })
  expect([actor.getSnapshot().hasTag('known'), actor.getSnapshot().value]).toEqual([false, 'unknown'])
})

describe('one request at a time', () => {
  it('shows at once what is wanted and waits for the answer before the next', () => {
    const { act, remove, push, orders, shown, isBusy, progress } = start('abcd')
    act(remove('d'), remove('b'))
    expect([shown(), orders(), progress()]).toEqual(['ac', [{ type: 'remove', index: 3 }], [2, 2]])
    push('abc')
    expect([shown(), orders(), progress()]).toEqual(['ac', [{ type: 'remove', index: 1 }], [1, 2]])
    push('ac')
    expect([shown(), orders(), isBusy(), progress()]).toEqual(['ac', [], false, [0, 0]])
  })

  it('looks the place up in what the player said last, whatever other browsers did meanwhile', () => {
    const { act, remove, push, orders, shown } = start('abcdef')
    act(remove('a'))
    act(remove('f'), { kind: 'move', id: 2, before: 5 })
    expect(orders()).toEqual([{ type: 'remove', index: 0 }])
    push('abdef')
    expect([shown(), orders()]).toEqual(['dbe', []])
    push('xbdef')
    expect([shown(), orders()]).toEqual(['xdbe', [{ type: 'remove', index: 4 }]])
    push('xbde')
    expect(orders()).toEqual([{ type: 'move', from: 1, to: 2 }])
  })

  it('never removes another entry in the place of one that is gone', () => {
    const { act, remove, push, orders, isBusy } = start('abc')
    act(remove('a'), remove('b'))
    orders()
    push('c')
    expect([orders(), isBusy()]).toEqual([[], false])
  })

  it('[D2.7-2] plays at once when nothing is under way, and else next, by the place that the entry has then', () => {
    const { act, remove, push, idOf, orders, isBusy } = start('abc')
    act({ kind: 'play', id: idOf('c') })
    expect([orders(), isBusy()]).toEqual([[{ type: 'play', index: 2 }], false])
    act(remove('a'), remove('b'))
    act({ kind: 'play', id: idOf('c') })
    expect(orders()).toEqual([{ type: 'remove', index: 0 }])
    push('bc')
    expect(orders()).toEqual([
      { type: 'play', index: 1 },
      { type: 'remove', index: 0 },
    ])
    push('c')
    expect([orders(), isBusy()]).toEqual([[], false])
  })

  it('saves the queue when all that was wanted before is done, and waits for nothing then', () => {
    const { act, remove, push, orders, isBusy } = start('abc')
    act(remove('c'), remove('b'))
    act({ kind: 'save', name: 'Sunday' })
    push('ab')
    orders()
    push('a')
    expect([orders(), isBusy()]).toEqual([[{ type: 'save', name: 'Sunday' }], false])
  })

  it('gives up what has not been sent when nobody wants it any more', () => {
    const { act, remove, push, send, orders, shown } = start('abc')
    act(remove('c'), remove('b'))
    orders()
    send({ type: 'steps.dropped' })
    expect(shown()).toBe('ab')
    push('ab')
    expect([shown(), orders()]).toEqual(['ab', []])
  })

  it('says what it does not do any more, which is not what it has sent already', () => {
    const { act, remove, push, send, dropped } = start('abcd')
    const steps = ['d', 'c', 'b'].map(remove)
    act(...steps)
    push('abc')
    send({ type: 'steps.dropped' })
    expect(dropped()).toEqual([steps.slice(2)])
    send({ type: 'link.lost' })
    expect(dropped()).toEqual([steps.slice(1, 2)])
  })
})

describe('taking back', () => {
  it('puts a removed entry back at its place', () => {
    const { act, remove, push, entries, orders, shown, isBusy } = start('abcd')
    const gone = entries().filter(({ item }) => item.uri === 'b')
    const places = placesOf(entries(), new Set(gone.map(({ id }) => id)))
    act(remove('b'))
    push('acd')
    orders()
    act({ kind: 'add', items: gone.map(({ item }) => item), places })
    expect(orders()).toEqual([{ type: 'add', items: [{ uri: 'b' }] }])
    push('acdb')
    expect([orders(), shown()]).toEqual([[{ type: 'move', from: 3, to: 1 }], 'abcd'])
    push('abcd')
    expect([orders(), isBusy()]).toEqual([[], false])
  })

  it('says when the player has put back fewer than it was sent, and still puts those in their places', () => {
    const { act, remove, push, entries, orders, failures } = start('abcd')
    const gone = entries().filter(({ item }) => item.uri !== 'd')
    const places = placesOf(entries(), new Set(gone.map(({ id }) => id)))
    act(remove('c'), remove('b'), remove('a'))
    for (const left of ['abd', 'ad', 'd']) push(left)
    orders()
    act({ kind: 'add', items: gone.map(({ item }) => item), places })
    push('dac')
    expect(failures()).toEqual(['fewer'])
    expect(orders().slice(1)).toEqual([{ type: 'move', from: 1, to: 0 }])
    push('adc')
    expect(orders()).toEqual([{ type: 'move', from: 2, to: 1 }])
    push('acd')
    expect([orders(), failures()]).toEqual([[], []])
  })

  it('lets an entry be played before those that came back are in their places', () => {
    const { act, remove, push, entries, idOf, orders, shown } = start('abcd')
    const gone = entries().filter(({ item }) => 'ab'.includes(item.uri ?? ''))
    const places = placesOf(entries(), new Set(gone.map(({ id }) => id)))
    act(remove('b'), remove('a'))
    for (const left of ['acd', 'cd']) push(left)
    act({ kind: 'add', items: gone.map(({ item }) => item), places })
    act({ kind: 'play', id: idOf('d') })
    orders()
    push('cdab')
    expect(orders()).toEqual([
      { type: 'play', index: 1 },
      { type: 'move', from: 2, to: 0 },
    ])
    push('acdb')
    push('abcd')
    expect([orders(), shown()]).toEqual([[{ type: 'move', from: 3, to: 1 }], 'abcd'])
  })

  it('puts a cleared queue back behind what came meanwhile', () => {
    const { act, push, entries, orders, isBusy } = start('abc')
    const items = entries().map(({ item }) => item)
    act({ kind: 'clear' })
    expect(orders()).toEqual([{ type: 'clear' }])
    push('')
    push('x')
    act({ kind: 'add', items, places: [] })
    expect(orders()).toEqual([{ type: 'add', items }])
    push('xabc')
    expect([orders(), isBusy()]).toEqual([[], false])
  })
})

it('says that nothing came back when the player leaves out what equals its last entry', () => {
  const started = start('abb')
  const [last] = started.entries().slice(-1)
  if (!last) throw new Error('nothing there')
  started.act({ kind: 'add', items: [last.item], places: [] })
  started.push('abb')
  started.wait(1500)
  started.push('abb')
  expect([started.failures(), started.isBusy()]).toEqual([['unreturned'], false])
})

describe('what does not happen', () => {
  const situation = () => {
    const started = start('abcd')
    started.act({ kind: 'move', id: 4, before: 1 }, started.remove('b'))
    started.orders()
    return started
  }

  it('is asked about after 8 s, and goes back with a word when the player has the queue it had', () => {
    const { wait, push, orders, shown, failures, isBusy } = situation()
    wait(8000)
    expect([orders(), shown()]).toEqual([[{ type: 'ask' }], 'dac'])
    push('abcd')
    expect([shown(), failures(), orders(), isBusy()]).toEqual(['abcd', ['refused'], [], false])
  })

  it('goes on when it has happened after all', () => {
    const { wait, push, orders, failures } = situation()
    wait(8000)
    orders()
    push('dabc')
    expect([orders(), failures()]).toEqual([[{ type: 'remove', index: 2 }], []])
  })

  it('goes back when the player is silent', () => {
    const { wait, shown, failures } = situation()
    wait(8000)
    wait(4000)
    expect([shown(), failures()]).toEqual(['abcd', ['silent']])
  })

  it('goes back when the connection is lost, and says nothing when nothing was under way', () => {
    const { send, shown, failures } = situation()
    send({ type: 'link.lost' })
    send({ type: 'link.lost' })
    expect([shown(), failures()]).toEqual(['abcd', ['lost']])
  })

  it('goes back at once when it could not be sent', () => {
    const { act, remove, refuse, shown, failures, isBusy } = start('abcd')
    refuse()
    act(remove('b'))
    expect([shown(), failures(), isBusy()]).toEqual(['abcd', ['unsent'], false])
  })
})

describe('a piece that is in the queue twice', () => {
  const ids = (entries: readonly { id: number }[]) => entries.map(({ id }) => id)

  it('is removed once: the one that was meant is gone, the other stays, and the next act goes out at once', () => {
    const { act, push, shown, entries, isBusy, orders } = start('aab')
    const [first = 0, second = 0, last = 0] = ids(entries())
    act({ kind: 'remove', id: first }, { kind: 'move', id: second, before: undefined })
    expect(shown()).toBe('ba')
    push('ab')
    expect([shown(), ids(entries()), isBusy()]).toEqual(['ba', [second, last], true])
    push('ba')
    expect([shown(), ids(entries()), isBusy()]).toEqual(['ba', [last, second], false])
    expect(orders()).toEqual([
      { type: 'remove', index: 0 },
      { type: 'move', from: 0, to: 1 },
    ])
  })

  it('is moved past the other one', () => {
    const { act, push, shown, entries, isBusy, failures, wait } = start('aab')
    const [first = 0, second = 0, last = 0] = ids(entries())
    act({ kind: 'move', id: first, before: last })
    push('aab')
    expect([shown(), ids(entries()), isBusy()]).toEqual(['aab', [second, first, last], false])
    wait(20_000)
    expect(failures()).toEqual([])
  })

  it('is not taken for removed by a push of another queue', () => {
    const { act, push, shown, entries, isBusy } = start('aab')
    act({ kind: 'remove', id: entries()[0]?.id ?? 0 })
    push('aabc')
    expect([shown(), isBusy()]).toEqual(['abc', true])
  })
})
