import { createActor, SimulatedClock } from 'xstate'
import { expect, it } from 'vitest'
import { levelMachine } from './level.machine'

const start = (volume = 40) => {
  const clock = new SimulatedClock()
  const actor = createActor(levelMachine, { clock, input: { volume } })
  const sent: number[] = []
  actor.on('wanted', (wish) => sent.push(wish.volume))
  actor.start()
  return {
    actor,
    clock,
    sent,
    shown: () => actor.getSnapshot().context.volume,
    isOwn: () => actor.getSnapshot().hasTag('own'),
    push: (pushed: number) => actor.send({ type: 'level.pushed', volume: pushed }),
    change: (wanted: number) => actor.send({ type: 'level.changed', volume: wanted }),
  }
}

it('follows what the player says while nobody has a hand on it', () => {
  const { push, shown, isOwn } = start()
  push(55)
  expect([shown(), isOwn()]).toEqual([55, false])
})

it('[D9-7] sends a volume when nothing has changed for 300 ms, once, the last one', () => {
  const { change, clock, sent, shown } = start()
  change(50)
  clock.increment(299)
  change(60)
  clock.increment(299)
  expect([shown(), sent]).toEqual([60, []])
  clock.increment(1)
  expect(sent).toEqual([60])
  clock.increment(5000)
  expect(sent).toEqual([60])
})

it('[D9-7] sends while a finger rests on the control, too, and again when it moves on', () => {
  const { actor, change, clock, sent } = start()
  actor.send({ type: 'level.held' })
  change(50)
  clock.increment(300)
  change(70)
  actor.send({ type: 'level.released' })
  clock.increment(300)
  expect(sent).toEqual([50, 70])
})

it('does not bounce under a finger, whatever the player says meanwhile', () => {
  const { actor, push, change, shown } = start()
  actor.send({ type: 'level.held' })
  change(70)
  push(41)
  push(90)
  expect(shown()).toBe(70)
})

it('keeps the own volume until the player answers it', () => {
  const { push, change, clock, shown, isOwn } = start()
  change(70)
  clock.increment(300)
  push(40)
  push(55)
  expect([shown(), isOwn()]).toEqual([70, true])
  push(71)
  expect([shown(), isOwn()]).toEqual([71, false])
})

it('goes back visibly where the player does not become so loud', () => {
  const { push, change, clock, shown, isOwn } = start()
  change(70)
  clock.increment(300)
  push(42)
  clock.increment(2000)
  expect([shown(), isOwn()]).toEqual([42, false])
})

it('steps within its ends, and leaves a hand that did nothing without a word', () => {
  const { actor, clock, sent, shown, isOwn } = start(95)
  actor.send({ type: 'level.stepped', by: 10 })
  clock.increment(300)
  expect([shown(), sent]).toEqual([100, [100]])
  actor.send({ type: 'level.pushed', volume: 100 })
  actor.send({ type: 'level.held' })
  actor.send({ type: 'level.released' })
  expect([isOwn(), sent.length]).toEqual([false, 1])
})

it('waits on where a finger comes back before the answer, and leaves again', () => {
  const { actor, change, clock, push, isOwn } = start()
  change(60)
  clock.increment(300)
  actor.send({ type: 'level.held' })
  actor.send({ type: 'level.released' })
  expect(isOwn()).toBe(true)
  push(60)
  expect(isOwn()).toBe(false)
})

it('forgets what was not sent when the player is gone', () => {
  const { actor, change, clock, sent, shown } = start()
  change(80)
  actor.send({ type: 'link.lost' })
  clock.increment(1000)
  expect([shown(), sent]).toEqual([40, []])
})
