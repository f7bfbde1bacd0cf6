import { createActor, SimulatedClock } from 'xstate'
import { expect, it } from 'vitest'
import { createUndoMachine, undoTime } from './undo.machine'

const start = () => {
  const clock = new SimulatedClock()
  const actor = createActor(createUndoMachine<string>(), { clock }).start()
  const offer = (name: string) => actor.send({ type: 'undo.offered', offer: name })
  return { actor, clock, offer, offered: () => actor.getSnapshot().context.offer }
}

it('offers what was done last for 15 s, from when it was done', () => {
  const { clock, offer, offered } = start()
  offer('one')
  clock.increment(undoTime - 1)
  offer('two')
  clock.increment(undoTime - 1)
  expect(offered()).toBe('two')
  clock.increment(1)
  expect(offered()).toBeUndefined()
})

it('does not go while somebody has a hand on it, and stays as long again after', () => {
  const { actor, clock, offer, offered } = start()
  offer('one')
  actor.send({ type: 'hand.came' })
  clock.increment(10 * undoTime)
  expect(offered()).toBe('one')
  actor.send({ type: 'hand.went' })
  clock.increment(undoTime - 1)
  expect(offered()).toBe('one')
  clock.increment(1)
  expect(offered()).toBeUndefined()
})

it('waits for what is under way, with a hand on it or without', () => {
  const { actor, clock, offer, offered } = start()
  actor.send({ type: 'work.began' })
  offer('one')
  actor.send({ type: 'hand.came' })
  actor.send({ type: 'hand.went' })
  clock.increment(2 * undoTime)
  expect(offered()).toBe('one')
  actor.send({ type: 'work.ended' })
  clock.increment(undoTime)
  expect(offered()).toBeUndefined()
})

it('forgets the hand that closed it: what it was on is gone from under it', () => {
  const { actor, clock, offer, offered } = start()
  offer('one')
  actor.send({ type: 'hand.came' })
  actor.send({ type: 'undo.closed' })
  expect(offered()).toBeUndefined()
  offer('two')
  clock.increment(undoTime)
  expect(offered()).toBeUndefined()
})

it('keeps the hand that is on it when something else is done meanwhile', () => {
  const { actor, clock, offer, offered } = start()
  offer('one')
  actor.send({ type: 'hand.came' })
  offer('two')
  clock.increment(2 * undoTime)
  expect(offered()).toBe('two')
})
