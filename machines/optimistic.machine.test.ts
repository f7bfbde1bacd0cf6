import { createActor, SimulatedClock } from 'xstate'
import { expect, it } from 'vitest'
import {
  optimisticMachine,
  type OptimisticNews,
  type OptimisticTimeouts,
  type Wishes,
} from './optimistic.machine'

const start = (timeouts: OptimisticTimeouts = { first: 8000, afterAsking: 4000 }) => {
  const clock = new SimulatedClock()
  const actor = createActor(optimisticMachine, { clock, input: timeouts })
  const news: OptimisticNews[] = []
  actor.on('*', (one) => news.push(one))
  actor.start()
  return {
    actor,
    clock,
    news,
    wish: (wishes: Wishes) => actor.send({ type: 'wishes.made', wishes }),
    push: (members: Wishes) => actor.send({ type: 'state.pushed', state: members }),
    wishes: () => actor.getSnapshot().context.wishes,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
  }
}

it('awaits what is wanted until the player says that it is so', () => {
  const { wish, push, wishes, isBusy, news } = start()
  wish({ kitchen: 'attic' })
  push({ attic: '', kitchen: '' })
  expect([wishes(), isBusy()]).toEqual([{ kitchen: 'attic' }, true])
  push({ attic: '', kitchen: 'attic' })
  expect([wishes(), isBusy(), news]).toEqual([{}, false, []])
})

it('lets go of each wish by itself', () => {
  const { wish, push, wishes } = start()
  wish({ kitchen: 'attic' })
  wish({ cellar: 'attic' })
  push({ kitchen: 'attic', cellar: '' })
  expect(wishes()).toEqual({ cellar: 'attic' })
})

it('asks after 8 s, and says that nothing happened where the player then says otherwise', () => {
  const { wish, push, clock, news, isBusy } = start()
  wish({ kitchen: 'attic' })
  clock.increment(8000)
  expect(news).toEqual([{ type: 'ask' }])
  push({ kitchen: '' })
  expect(news[1]).toEqual({ type: 'failed', keys: ['kitchen'], why: 'refused' })
  expect(isBusy()).toBe(false)
})

it('waits for nobody for ever', () => {
  const { wish, clock, news, isBusy } = start()
  wish({ kitchen: '' })
  clock.increment(8000)
  clock.increment(4000)
  expect(news.at(-1)).toEqual({ type: 'failed', keys: ['kitchen'], why: 'silent' })
  expect(isBusy()).toBe(false)
})

it('takes an answer that comes late', () => {
  const { wish, push, clock, news, isBusy } = start()
  wish({ kitchen: 'attic' })
  clock.increment(8000)
  push({ kitchen: 'attic' })
  expect([news, isBusy()]).toEqual([[{ type: 'ask' }], false])
})

it('takes one who is gone for one who plays with nobody', () => {
  const { wish, push, isBusy } = start()
  wish({ kitchen: '' })
  push({ attic: '' })
  expect(isBusy()).toBe(false)
})

it('says that nobody knows when the connection goes first', () => {
  const { actor, wish, news, isBusy } = start()
  wish({ kitchen: 'attic' })
  actor.send({ type: 'link.lost' })
  expect([news, isBusy()]).toEqual([[{ type: 'failed', keys: ['kitchen'], why: 'lost' }], false])
})

it('counts a player that is not asked as silent after the first timeout', () => {
  const { wish, clock, news } = start({ first: 5000 })
  wish({ lamp: 'on' })
  clock.increment(5000)
  expect(news).toEqual([{ type: 'failed', keys: ['lamp'], why: 'silent' }])
})

it('takes each push of a player that does one thing after the other for the answer to the oldest wish', () => {
  const { wish, push, news, wishes, isBusy } = start({ first: 8000, doubt: 0 })
  wish({ lamp: 'on' })
  wish({ fan: 'on' })
  push({ lamp: 'off', fan: 'off' })
  expect([news, wishes()]).toEqual([[{ type: 'failed', keys: ['lamp'], why: 'refused' }], { fan: 'on' }])
  push({ lamp: 'off', fan: 'on' })
  expect([wishes(), isBusy(), news.length]).toEqual([{}, false, 1])
})

it('takes what is wanted again for the newest wish', () => {
  const { wish, push, wishes } = start({ first: 8000, doubt: 0 })
  wish({ lamp: 'on' })
  wish({ fan: 'on' })
  wish({ lamp: 'off' })
  push({ lamp: 'on', fan: 'on' })
  expect(wishes()).toEqual({ lamp: 'off' })
})

it('doubts what a player says otherwise for a while, and then believes it', () => {
  const { wish, push, clock, news, wishes } = start({ first: 8000, doubt: 2000 })
  wish({ colour: 'teal' })
  push({ colour: 'red' })
  clock.increment(1999)
  expect([news, wishes()]).toEqual([[], { colour: 'teal' }])
  clock.increment(1)
  expect([news, wishes()]).toEqual([[{ type: 'failed', keys: ['colour'], why: 'refused' }], {}])
})

it('doubts anew with each wish, and takes the right answer meanwhile', () => {
  const { wish, push, clock, news, isBusy } = start({ first: 8000, doubt: 2000 })
  wish({ colour: 'teal' })
  push({ colour: 'red' })
  wish({ colour: 'blue' })
  clock.increment(2000)
  push({ colour: 'blue' })
  expect([news, isBusy()]).toEqual([[], false])
})
