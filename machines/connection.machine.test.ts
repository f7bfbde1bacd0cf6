import { createActor, fromPromise, type AnyEventObject } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, it } from 'vitest'
import { one, two, start, connected } from '../tests/support/connectionWorld'
import { connectionMachine, createConnectionMachine, type Discovery, type Probed } from './connection.machine'

describe('connection machine: finding a player', () => {
  it('looks for hosts, asks the first for its generation, and connects with it', async () => {
    const world = start()
    expect(world.place()).toBe('discovering')
    await world.find([one, two])
    expect(world.place()).toBe('probing')
    expect(world.probes.at(-1)?.host).toBe(one)
    await world.probeAnswers(2)
    expect(world.place()).toBe('connecting')
    expect(world.socket()).toMatchObject({ host: one, generation: 2 })
    world.socket().tell({ type: 'socket.connected' })
    expect(world.place()).toBe('connected')
    expect(world.state().context).toMatchObject({ generation: 2, attempt: 0, tried: [] })
  })

  it('has no endpoints when discovery finds none, and keeps what was tried with the reason', async () => {
    const world = start()
    await world.find([], [{ address: 'http://6', reason: 'implausible' }])
    expect(world.place()).toBe('noEndpoints')
    expect(world.state().context.tried).toEqual([{ address: 'http://6', reason: 'implausible' }])
  })

  it('looks again quietly where it found none, and goes on when a player is there', async () => {
    const world = start()
    await world.find([])
    world.clock.increment(3000)
    expect(world.place()).toBe('noEndpoints')
    expect(world.searches).toHaveLength(2)
    await world.find([one])
    expect(world.place()).toBe('probing')
  })

  it('does nothing where no player may appear, until the page wakes or somebody asks', async () => {
    const world = start(createConnectionMachine(undefined, false))
    await world.find([])
    world.clock.increment(3_600_000)
    expect(world.searches).toHaveLength(1)
    world.actor.send({ type: 'page.woke' })
    await world.find([])
    world.clock.increment(3_600_000)
    expect(world.searches).toHaveLength(2)
    world.actor.send({ type: 'retry.requested' })
    await world.find([one])
    expect(world.place()).toBe('probing')
  })

  it('searches anew when asked to retry', async () => {
    const world = start()
    await world.find([])
    world.actor.send({ type: 'retry.requested' })
    expect(world.place()).toBe('discovering')
    expect(world.state().context.tried).toEqual([])
  })

  it('takes an address by hand from every state', async () => {
    const world = await connected()
    world.actor.send({ type: 'host.submitted', address: two })
    expect(world.place()).toBe('probing')
    expect(world.state().context.hosts).toEqual([two])
    expect(world.socket().open).toBe(false)
  })

  it('returns to the form when the address by hand leads nowhere, and says so', async () => {
    const world = start()
    await world.find([], [{ address: `${one}/api/host`, reason: 'notJson' }])
    world.actor.send({ type: 'host.submitted', address: two })
    await world.probeFails()
    expect(world.place()).toBe('noEndpoints')
    expect(world.state().context.tried).toContainEqual({ address: two, reason: 'unreachable' })
  })
})

describe('connection machine: hosts in order', () => {
  it('[D9-1] gives up a host after 500 ms and goes to the next', async () => {
    const world = start()
    await world.find([one, two])
    await world.probeAnswers(4)
    world.clock.increment(499)
    expect(world.place()).toBe('connecting')
    expect(world.host()).toBe(one)
    world.clock.increment(1)
    expect(world.socket().open).toBe(false)
    expect(world.place()).toBe('probing')
    expect(world.host()).toBe(two)
  })

  it('[D4-1] goes through the known hosts in order on error or timeout, round after round', async () => {
    const world = start()
    await world.find([one, two])
    const order = [world.host()]
    await world.probeAnswers(4)
    world.socket().tell({ type: 'socket.failed', reason: 'unreachable' })
    order.push(world.host())
    await world.probeFails()
    expect(world.place()).toBe('reconnecting')
    world.clock.increment(200)
    order.push(world.host())
    world.clock.increment(500)
    order.push(world.host())
    expect(order).toEqual([one, two, one, two])
    expect(world.state().context.attempt).toBe(3)
  })

  it.each([
    [0, 700],
    [5, 1200],
    [10, 1700],
    [40, 1700],
  ])('[D9-1] tries a silent host again, after %i rounds within %i ms', async (rounds, within) => {
    const world = await connected()
    world.socket().tell({ type: 'socket.disconnected', reason: 'transport close' })
    const tries = () => world.probes.length + world.sockets.length
    const untilNextTry = () => {
      const before = tries()
      let time = 0
      for (; tries() === before && time < 5000; time += 10) world.clock.increment(10)
      return time
    }
    while (world.state().context.rounds < rounds) world.clock.increment(10)
    untilNextTry()
    const took = untilNextTry()
    expect(took).toBeLessThanOrEqual(within)
    expect(took).toBeGreaterThan(within - 200)
  })

  it('gives an address that somebody typed 5 s, once', async () => {
    const world = start()
    await world.find([])
    world.actor.send({ type: 'host.submitted', address: one })
    world.clock.increment(4900)
    expect(world.place()).toBe('probing')
    world.clock.increment(200)
    expect(world.place()).not.toBe('probing')
    expect(world.state().context.tried).toMatchObject([{ address: one, reason: 'timeout' }])
  })

  it('remembers a generation for reconnecting, and asks for it again after a failure', async () => {
    const world = await connected()
    world.socket().tell({ type: 'socket.disconnected', reason: 'transport close' })
    expect(world.probes).toHaveLength(1)
    expect(world.sockets).toHaveLength(2)
    world.socket().tell({ type: 'socket.failed', reason: 'unreachable' })
    world.clock.increment(200)
    expect(world.probes).toHaveLength(2)
    await world.probeAnswers(2)
    expect(world.socket().generation).toBe(2)
  })

  it('looks for other hosts while none answers, and keeps the one in hand', async () => {
    const world = await connected()
    world.socket().tell({ type: 'socket.disconnected', reason: 'transport close' })
    world.clock.increment(5000)
    expect(world.searches).toHaveLength(2)
    await world.find([two])
    expect(world.state().context.hosts).toEqual([two, one])
    expect(world.host()).toBe(one)
  })
})

describe('connection machine: incompatible players', () => {
  it('is incompatible when what answers speaks neither generation', async () => {
    const world = start()
    await world.find([one, two])
    await world.probeAnswers('neither')
    expect(world.place()).toBe('probing')
    await world.probeFails()
    expect(world.place()).toBe('incompatible')
    expect(world.host()).toBe(one)
  })

  it('notes what lets nobody in, where it is no player that speaks neither', async () => {
    const world = start()
    await world.find([one])
    await world.probeAnswers('blocked')
    expect(world.place()).toBe('incompatible')
    expect(world.state().context.tried).toEqual([{ address: one, reason: 'blocked' }])
  })

  it('is incompatible when the player refuses us', async () => {
    const world = start()
    await world.find([one])
    await world.probeAnswers(4)
    world.socket().tell({ type: 'socket.failed', reason: 'refused' })
    expect(world.place()).toBe('incompatible')
  })

  it('asks an incompatible player again quietly, because an update may change it', async () => {
    const world = start()
    await world.find([one])
    await world.probeAnswers('neither')
    world.clock.increment(3000)
    expect(world.place()).toBe('incompatible')
    await world.probeAnswers(4)
    expect(world.place()).toBe('connecting')
  })

  it('gives a player that it knows time to restart before it counts as incompatible', async () => {
    const world = await connected()
    world.socket().tell({ type: 'socket.disconnected', reason: 'transport close' })
    world.socket().tell({ type: 'socket.failed', reason: 'unreachable' })
    for (let round = 0; round < 19; round++) {
      world.clock.increment(200)
      await world.probeAnswers('neither')
      expect(world.place()).toBe('reconnecting')
    }
    world.clock.increment(200)
    await world.probeAnswers('neither')
    expect(world.place()).toBe('incompatible')
  })
})

describe('connection machine: waking up', () => {
  it('asks the socket for a sign of life and goes on when it comes', async () => {
    const world = await connected()
    world.actor.send({ type: 'page.woke' })
    expect(world.socket().orders).toEqual(['socket.check'])
    expect(world.state().hasTag('sends')).toBe(true)
    world.socket().tell({ type: 'socket.alive' })
    world.clock.increment(5000)
    expect(world.place()).toBe('connected')
    expect(world.sockets).toHaveLength(1)
  })

  it('drops a socket that is silent for 800 ms and connects anew at once', async () => {
    const world = await connected()
    world.actor.send({ type: 'page.woke' })
    world.clock.increment(800)
    expect(world.place()).toBe('reconnecting')
    expect(world.sockets.map(({ open }) => open)).toEqual([false, true])
    world.socket().tell({ type: 'socket.connected' })
    expect(world.place()).toBe('connected')
  })

  it('does not wait for a pause or a frozen attempt', async () => {
    const world = await connected()
    world.socket().tell({ type: 'socket.disconnected', reason: 'transport close' })
    const frozen = world.socket()
    world.actor.send({ type: 'page.woke' })
    expect(frozen.open).toBe(false)
    expect(world.sockets).toHaveLength(3)
    world.socket().tell({ type: 'socket.failed', reason: 'unreachable' })
    const before = world.probes.length
    world.actor.send({ type: 'page.woke' })
    expect(world.probes).toHaveLength(before + 1)
  })
})

describe('connection machine: what a state promises', () => {
  it('[D2.3-3] [D4-3] covers the interface while it has no connection, and uncovers it on connect and reconnect', async () => {
    const world = start()
    const scrim = () => world.state().hasTag('scrim')
    expect(scrim()).toBe(true)
    await world.find([one])
    expect(scrim()).toBe(true)
    await world.probeAnswers(4)
    expect(scrim()).toBe(true)
    world.socket().tell({ type: 'socket.connected' })
    expect(scrim()).toBe(false)
    world.socket().tell({ type: 'socket.disconnected', reason: 'transport close' })
    expect(scrim()).toBe(true)
    world.socket().tell({ type: 'socket.connected' })
    expect(scrim()).toBe(false)
  })

  it('is live and sends exactly when connected', async () => {
    const world = await connected()
    const tags = () => [...world.state().tags].sort()
    expect(tags()).toEqual(['live', 'sends'])
    world.socket().tell({ type: 'socket.disconnected', reason: 'transport close' })
    expect(tags()).toEqual(['holds', 'refuses', 'scrim'])
  })

  it('refuses questions too where no connect is in sight', async () => {
    const world = start()
    await world.find([])
    expect([...world.state().tags]).toEqual(['refuses'])
  })

  it('hears nothing more from a socket that it dropped', async () => {
    const world = await connected()
    const old = world.socket()
    old.tell({ type: 'socket.disconnected', reason: 'transport close' })
    world.socket().tell({ type: 'socket.connected' })
    old.tell({ type: 'socket.disconnected', reason: 'transport close' })
    expect(world.place()).toBe('connected')
  })
})

describe('connection machine: reachability', () => {
  it('reaches every state, and no other than those that are drawn', () => {
    const steps: AnyEventObject[] = [
      { type: 'xstate.done.actor.discovery', output: { hosts: [one], tried: [] }, actorId: 'discovery' },
      { type: 'xstate.done.actor.discovery', output: { hosts: [], tried: [] }, actorId: 'discovery' },
      { type: 'xstate.done.actor.probe', output: 4, actorId: 'probe' },
      { type: 'xstate.done.actor.probe', output: 'neither', actorId: 'probe' },
      { type: 'xstate.error.actor.probe', error: new Error('silent'), actorId: 'probe' },
      { type: 'socket.connected' },
      { type: 'socket.disconnected', reason: 'transport close' },
      { type: 'page.woke' },
    ]
    const reached = new Set(
      getShortestPaths(connectionMachine, {
        // The events of actors are no part of the machine's own vocabulary.
        events: Object.assign([], steps),
        serializeState: ({ value, context }) => JSON.stringify([value, context.generation]),
      }).flatMap(({ state: { value } }) => (typeof value === 'string' ? [value] : Object.keys(value))),
    )
    expect([...reached].sort()).toEqual([
      'connected',
      'connecting',
      'discovering',
      'incompatible',
      'noEndpoints',
      'probing',
      'reconnecting',
    ])
  })
})

describe('connection machine: its slots', () => {
  it('throws where an actor was not provided', async () => {
    const errors: unknown[] = []
    const actor = createActor(
      connectionMachine.provide({
        actors: {
          discover: fromPromise<Discovery>(() => Promise.resolve({ hosts: [one], tried: [] })),
          probe: fromPromise<Probed, { host: string }>(() => Promise.resolve(4 as const)),
        },
      }),
    )
    actor.subscribe({ error: (error) => errors.push(error) })
    actor.start()
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(errors).toEqual([new Error('no connect actor was provided')])
  })
})
