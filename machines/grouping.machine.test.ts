import { createActor, SimulatedClock } from 'xstate'
import { expect, it } from 'vitest'
import { groupingMachine, type GroupingNews, type Membership } from './grouping.machine'

const start = () => {
  const clock = new SimulatedClock()
  const actor = createActor(groupingMachine, { clock })
  const news: GroupingNews[] = []
  actor.on('*', (one) => news.push(one))
  actor.start()
  return {
    actor,
    clock,
    news,
    wish: (wishes: Membership) => actor.send({ type: 'wishes.made', wishes }),
    push: (members: Membership) => actor.send({ type: 'members.pushed', members }),
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
