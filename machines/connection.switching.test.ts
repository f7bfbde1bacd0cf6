import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { expect, it } from 'vitest'
import {
  connectionMachine,
  type ConnectionEvent,
  type Discovery,
  type Generation,
  type Probed,
  type SocketOrder,
} from './connection.machine'

const attic = 'http://192.168.1.50'
const kitchen = { address: 'http://192.168.1.51', name: 'Kitchen' }
const cellar = { address: 'http://192.168.1.52', name: 'Cellar' }

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

/** The machine in a house where the players `up` answer; `other` ones answer as something else. */
const start = (up = [attic, kitchen.address, cellar.address], other: string[] = []) => {
  const clock = new SimulatedClock()
  const network = { up: new Set(up), other: new Set(other) }
  const open: string[] = []
  const machine = connectionMachine.provide({
    actors: {
      discover: fromPromise<Discovery>(() => Promise.resolve({ hosts: [attic], tried: [] })),
      probe: fromPromise<Probed, { host: string }>(({ input: { host } }) => {
        if (network.other.has(host)) return Promise.resolve('neither')
        return network.up.has(host) ? Promise.resolve(4) : new Promise(() => undefined)
      }),
      connect: fromCallback<SocketOrder, { host: string; generation: Generation }>(({ input, sendBack }) => {
        const tell = (event: ConnectionEvent) => sendBack(event)
        open.push(input.host)
        if (network.up.has(input.host)) tell({ type: 'socket.connected' })
        return () => void open.splice(open.indexOf(input.host), 1)
      }),
    },
  })
  const actor = createActor(machine, { clock })
  actor.start()
  const pass = async (time: number) => {
    for (let past = 0; past < time; past += 100) {
      clock.increment(100)
      await settle()
    }
  }
  return {
    actor,
    network,
    open,
    pass,
    settle,
    context: () => actor.getSnapshot().context,
    isLive: () => actor.getSnapshot().hasTag('live'),
    choose: async (guest: typeof kitchen) => {
      actor.send({ type: 'player.chosen', guest, homeName: 'Attic' })
      await settle()
    },
  }
}

const connected = async (...parts: Parameters<typeof start>) => {
  const world = start(...parts)
  await settle()
  await settle()
  expect(world.isLive()).toBe(true)
  return world
}

it('[D2.8-1] drives another player, and knows which it is and which is its own', async () => {
  const { choose, context, isLive, open } = await connected()
  await choose(kitchen)
  expect(isLive()).toBe(true)
  expect(open).toEqual([kitchen.address])
  expect(context()).toMatchObject({
    guest: kitchen,
    home: { hosts: [attic], name: 'Attic' },
    aim: undefined,
    news: { name: 'Kitchen', outcome: 'switched' },
  })
})

it('says which player it switches to while it does, and sends nothing meanwhile', async () => {
  const { actor, choose, context, open } = await connected([attic])
  await choose(kitchen)
  const snapshot = actor.getSnapshot()
  expect(snapshot.matches('switching')).toBe(true)
  expect([...snapshot.tags].sort()).toEqual(['holds', 'refuses', 'scrim'])
  expect(context().aim?.guest).toEqual(kitchen)
  expect(open).toEqual([])
})

it('comes back to where it was after 5 s without an answer, and says so', async () => {
  const { choose, context, isLive, open, pass } = await connected([attic])
  await choose(kitchen)
  await pass(4800)
  expect(isLive()).toBe(false)
  await pass(300)
  expect(isLive()).toBe(true)
  expect(open).toEqual([attic])
  expect(context()).toMatchObject({ guest: undefined, news: { name: 'Kitchen', outcome: 'silent' } })
})

it('takes a player that is a little late', async () => {
  const { choose, network, isLive, pass, context } = await connected([attic])
  await choose(kitchen)
  await pass(1500)
  network.up.add(kitchen.address)
  await pass(1500)
  expect([isLive(), context().guest]).toEqual([true, kitchen])
})

it('comes back at once from something that is no player', async () => {
  const { choose, context, isLive, pass } = await connected([attic], [kitchen.address])
  await choose(kitchen)
  await pass(100)
  expect(isLive()).toBe(true)
  expect(context().news).toEqual({ name: 'Kitchen', outcome: 'incompatible' })
})

it('comes back to the other player that it drove', async () => {
  const { choose, context, isLive, pass, open } = await connected([attic, kitchen.address])
  await choose(kitchen)
  await choose(cellar)
  await pass(5300)
  expect([isLive(), open, context().guest]).toEqual([true, [kitchen.address], kitchen])
  expect(context().home?.hosts).toEqual([attic])
})

it('goes home again, and comes back from there, too, where nobody answers', async () => {
  const { actor, choose, context, network, isLive, pass, open } = await connected()
  await choose(kitchen)
  network.up.delete(attic)
  actor.send({ type: 'home.chosen' })
  await pass(5300)
  expect([isLive(), open, context().news]).toEqual([
    true,
    [kitchen.address],
    { name: 'Attic', outcome: 'silent' },
  ])
  network.up.add(attic)
  actor.send({ type: 'home.chosen' })
  await pass(300)
  expect([isLive(), open, context().guest]).toEqual([true, [attic], undefined])
})

it('is home already where nobody has left', async () => {
  const { actor, isLive } = await connected()
  actor.send({ type: 'home.chosen' })
  expect(isLive()).toBe(true)
})

it('[D6-6] tries the player first that was driven before the page was loaded anew, and looks around where it is gone', async () => {
  const { actor, choose, context, isLive, pass, open } = start([attic])
  await choose(kitchen)
  expect(actor.getSnapshot().matches('switching')).toBe(true)
  await pass(5300)
  expect([isLive(), open, context().guest]).toEqual([true, [attic], undefined])
})

it('looks for its own player where it was loaded anew and knows it by name only', async () => {
  const { actor, choose, context, isLive, pass, open } = start()
  await choose(kitchen)
  expect([isLive(), context().home]).toEqual([true, { hosts: [], name: 'Attic' }])
  actor.send({ type: 'home.chosen' })
  await pass(300)
  expect([isLive(), open, context().guest]).toEqual([true, [attic], undefined])
})

it('seeks only the player that it drives when that is gone, and still leads home', async () => {
  const { actor, choose, context, network, isLive, pass, open } = await connected()
  await choose(kitchen)
  network.up.delete(kitchen.address)
  actor.send({ type: 'page.woke' })
  await pass(7000)
  expect([isLive(), context().hosts]).toEqual([false, [kitchen.address]])
  actor.send({ type: 'home.chosen' })
  await pass(300)
  expect([isLive(), open]).toEqual([true, [attic]])
})

it('tells of a switch once', async () => {
  const { actor, choose, context } = await connected()
  await choose(kitchen)
  actor.send({ type: 'news.told' })
  expect(context().news).toBeUndefined()
})
