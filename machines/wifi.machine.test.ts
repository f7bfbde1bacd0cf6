import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { NetworkConnection } from '../schemas/generated/types'
import { wifiMachine, type WifiOrder, type WifiTarget, type WifiWord } from './wifi.machine'
import type { WifiEvent, WifiTag } from './wifi.vocabulary'

const tags: readonly WifiTag[] = [
  'scanning',
  'silent',
  'editing',
  'joining',
  'away',
  'joined',
  'failed',
  'unanswered',
]

const attic: WifiTarget = { ssid: 'Attic', security: 'wpa2', password: 'evergreen', hidden: false }
const inAttic: NetworkConnection = { type: 'Wireless', ssid: 'Attic', ip: '10.0.0.7', status: 'connected' }
const inCellar: NetworkConnection = { ...inAttic, ssid: 'Cellar' }

/** Starts the machine with a player that writes down its orders; the test answers for it. */
function start(...events: WifiEvent[]) {
  const clock = new SimulatedClock()
  const orders: WifiOrder[] = []
  let isThere = false
  const player = fromCallback<WifiOrder>(({ receive }) => {
    isThere = true
    receive((order) => orders.push(order))
    return () => {
      isThere = false
    }
  })
  const actor = createActor(wifiMachine.provide({ actors: { player } }), { clock })
  actor.start()
  for (const event of events) actor.send(event)
  return {
    actor,
    orders,
    kinds: () => orders.splice(0).map(({ type }) => type),
    wait: (ms: number) => clock.increment(ms),
    tags: () => tags.filter((tag) => actor.getSnapshot().hasTag(tag)),
    context: () => actor.getSnapshot().context,
    send: (event: WifiEvent) => actor.send(event),
    info: (...connections: NetworkConnection[]) => actor.send({ type: 'info.arrived', connections }),
    word: (word: Partial<WifiWord>) =>
      actor.send({
        type: 'word.arrived',
        word: { wait: false, message: '', detail: '', verdict: 'unclear', ...word },
      }),
    isThere: () => isThere,
  }
}

const listed: WifiEvent = { type: 'networks.arrived' }
const chosen: WifiEvent = { type: 'network.chosen', key: 'attic' }
const submitted: WifiEvent = { type: 'join.submitted', target: attic }
const joining = [listed, chosen, submitted] as const

describe('the list', () => {
  it('is awaited for 8 s; then the player is silent, and what comes after all is welcome', () => {
    const { tags, wait, send } = start()
    expect(tags()).toEqual(['scanning'])
    wait(7999)
    expect(tags()).toEqual(['scanning'])
    wait(1)
    expect(tags()).toEqual(['silent'])
    send(listed)
    expect(tags()).toEqual([])
  })

  it('[D2.11-1] is asked for anew on demand, once at a time, also of a silent player', () => {
    const { tags, wait, send, kinds } = start(listed)
    send({ type: 'list.refresh' })
    send({ type: 'list.refresh' })
    expect(tags()).toEqual(['scanning'])
    expect(kinds()).toEqual(['ask.networks'])
    wait(8000)
    send({ type: 'list.refresh' })
    expect(tags()).toEqual(['scanning'])
    expect(kinds()).toEqual(['ask.networks'])
  })

  it('is awaited anew after a reconnect, which asks by itself', () => {
    const { tags, send, kinds } = start(listed)
    send({ type: 'link.lost' })
    send({ type: 'link.back' })
    expect(tags()).toEqual(['scanning'])
    expect(kinds()).toEqual([])
  })
})

describe('the form', () => {
  it('[D2.11-1] is open for one network at a time and closes when cancelled', () => {
    const { tags, send, context } = start(listed, chosen)
    send({ type: 'network.chosen', key: 'cellar' })
    expect(tags()).toEqual(['editing'])
    expect(context().chosen).toBe('cellar')
    send({ type: 'edit.cancelled' })
    expect(tags()).toEqual([])
    expect(context().chosen).toBeUndefined()
  })

  it('stays open while networks come again, while they are asked for, and while the player is away', () => {
    const { tags, send, context } = start(listed, chosen, listed, { type: 'list.refresh' })
    expect(tags()).toEqual(['scanning', 'editing'])
    send({ type: 'link.lost' })
    send({ type: 'link.back' })
    expect(tags()).toEqual(['scanning', 'editing'])
    expect(context().chosen).toBe('attic')
  })

  it('[D7-61] sends what was written, once', () => {
    const { tags, orders } = start(...joining)
    expect(tags()).toEqual(['joining'])
    expect(orders).toEqual([{ type: 'join', target: attic }])
  })

  it('stays open when nothing could be sent, and says why', () => {
    const { tags, send, context } = start(...joining)
    send({ type: 'send.refused', reason: 'offline' })
    expect(tags()).toEqual(['failed'])
    expect(context()).toMatchObject({ failure: 'offline', chosen: 'attic', target: attic })
    send(submitted)
    expect(tags()).toEqual(['joining'])
    expect(context().failure).toBeUndefined()
  })
})

describe('getting into a network', () => {
  it('goes on while the player is away, and asks when it is back', () => {
    const { tags, send, info, kinds, wait } = start(...joining)
    kinds()
    send({ type: 'link.lost' })
    expect(tags()).toEqual(['joining', 'away'])
    wait(600_000)
    expect(tags()).toContain('away')
    expect(kinds()).toEqual([])
    send({ type: 'link.back' })
    expect(kinds()).toEqual(['ask.connections'])
    send(listed)
    info(inAttic)
    expect(tags()).toEqual(['joined'])
  })

  it('asks in pauses where the connection stays, and believes a player that is elsewhere after 30 s', () => {
    const { tags, info, kinds, wait, context } = start(...joining)
    kinds()
    for (let check = 1; check <= 6; check++) {
      expect(tags()).toEqual(['joining'])
      wait(5000)
      expect(kinds()).toEqual(['ask.connections'])
      info(inCellar)
    }
    expect(tags()).toEqual(['failed'])
    expect(context().failure).toBe('elsewhere')
    wait(600_000)
    expect(kinds()).toEqual([])
  })

  it('asks at once when the player shows an error, and takes it for a no unless the player is in', () => {
    const { tags, send, info, kinds, context } = start(...joining)
    kinds()
    send({ type: 'error.pushed' })
    expect(kinds()).toEqual(['ask.connections'])
    info()
    expect(tags()).toEqual(['failed'])
    expect(context().failure).toBe('refused')
    info(inAttic)
    expect(tags()).toEqual(['joined'])
  })

  it('ends with a player that says nothing, which can be asked again', () => {
    const { tags, send, info, wait, kinds } = start(...joining)
    wait(5000)
    wait(8000)
    expect(tags()).toEqual(['joining', 'unanswered'])
    kinds()
    send({ type: 'check.requested' })
    expect(kinds()).toEqual(['ask.connections'])
    expect(tags()).toEqual(['joining'])
    wait(8000)
    expect(tags()).toEqual(['joining', 'unanswered'])
    info(inAttic)
    expect(tags()).toEqual(['joined'])
  })

  it('takes an answer that comes late for what it says', () => {
    const { tags, info, wait } = start(...joining)
    wait(5000)
    wait(8000)
    info(inCellar)
    expect(tags()).toEqual(['failed'])
  })

  it('can be left alone: the list is asked for and every network can be chosen again', () => {
    const { tags, send, kinds, wait } = start(...joining)
    send({ type: 'network.chosen', key: 'cellar' })
    expect(tags()).toEqual(['joining'])
    kinds()
    send({ type: 'wait.ended' })
    expect(tags()).toEqual(['scanning'])
    expect(kinds()).toEqual(['ask.networks'])
    wait(600_000)
    expect(kinds()).toEqual([])
  })

  it('does not take the network that the player was in before for the new one', () => {
    const inBefore: WifiEvent = { type: 'info.arrived', connections: [inAttic] }
    const { tags, info, wait } = start(inBefore, ...joining)
    info(inAttic)
    expect(tags()).toEqual(['joining'])
    wait(5000)
    info(inAttic)
    expect(tags()).toEqual(['joining'])
    wait(5000)
    info(inAttic)
    expect(tags()).toEqual(['joined'])
  })

  it.each([
    ['a name with a newline', { ...inAttic, ssid: 'Attic\n' }, 'joined'],
    ['no state', { type: 'Wireless', ssid: 'Attic' }, 'joined'],
    ['a connection that is down', { ...inAttic, status: 'disconnected' }, 'joining'],
    ['another case of letters', { ...inAttic, ssid: 'ATTIC' }, 'joining'],
  ] satisfies [string, NetworkConnection, WifiTag][])('judges %s', (_name, connection, tag) => {
    const { tags, info } = start(...joining)
    info(connection)
    expect(tags()).toEqual([tag])
  })
})

describe('the player’s own word, in the wizard', () => {
  it('[D4-31 D8-25] is kept, and ends the waiting when it is the last', () => {
    const { tags, word, context, kinds } = start(...joining)
    kinds()
    word({ wait: true, message: 'Connecting' })
    expect(tags()).toEqual(['joining'])
    expect(context().word?.message).toBe('Connecting')
    word({ message: 'Connected', verdict: 'joined' })
    expect(tags()).toEqual(['joined'])
    expect(context().word?.message).toBe('Connected')
    expect(kinds()).toEqual(['ask.connections'])
  })

  it('is a no: the form opens again with what was typed', () => {
    const { tags, word, send, context } = start(...joining)
    word({ message: 'Wrong password', verdict: 'failed' })
    expect(tags()).toEqual(['failed'])
    expect(context()).toMatchObject({ failure: 'refused', word: { message: 'Wrong password' } })
    send({ type: 'edit.resumed' })
    expect(tags()).toEqual(['scanning', 'editing'])
    expect(context()).toMatchObject({ chosen: 'attic', target: attic, word: undefined, failure: undefined })
  })

  it('is checked where it says neither yes nor no', () => {
    const yes = start(...joining)
    yes.kinds()
    yes.word({ message: 'Done' })
    expect(yes.kinds()).toEqual(['ask.connections'])
    yes.info(inAttic)
    expect(yes.tags()).toEqual(['joined'])
    const no = start(...joining)
    no.word({ message: 'Done' })
    no.info(inCellar)
    expect(no.tags()).toEqual(['failed'])
  })

  it('[D4-31] is heard also of an attempt that this page knows nothing of, and has an end', () => {
    const { tags, word, wait, context, send, kinds } = start(listed)
    word({ wait: true, message: 'Connecting' })
    expect(tags()).toEqual(['joining'])
    wait(20_000)
    word({ wait: true, message: 'Still connecting' })
    wait(20_000)
    expect(tags()).toEqual(['joining'])
    expect(context().word?.message).toBe('Still connecting')
    wait(10_000)
    expect(tags()).toEqual([])
    expect(context().word).toBeDefined()
    word({ message: 'Connected', verdict: 'joined' })
    expect(tags()).toEqual(['joined'])
    word({ message: 'Wrong password', verdict: 'failed' })
    expect(tags()).toEqual(['failed'])
    send({ type: 'wait.ended' })
    word({ message: 'Done' })
    expect(tags()).toEqual(['scanning'])
    expect(context().word?.message).toBe('Done')
    send({ type: 'wait.ended' })
    expect(context().word).toBeUndefined()
    expect(kinds()).toEqual(['ask.networks'])
  })

  it('does not close a form that somebody is typing in', () => {
    const { tags, word, context } = start(listed, chosen)
    word({ wait: true, message: 'Connecting' })
    expect(tags()).toEqual(['editing'])
    expect(context().word).toBeUndefined()
  })

  it('comes after the player was away, too', () => {
    const { tags, send, word } = start(...joining)
    send({ type: 'link.lost' })
    send({ type: 'link.back' })
    word({ message: 'Connected', verdict: 'joined' })
    expect(tags()).toEqual(['scanning', 'joined'])
  })
})

it('runs no timer and no actor once it is stopped', () => {
  const { actor, wait, kinds, isThere } = start(...joining)
  kinds()
  expect(isThere()).toBe(true)
  actor.stop()
  expect(isThere()).toBe(false)
  wait(600_000)
  expect(kinds()).toEqual([])
})

it('throws without a player', () => {
  const actor = createActor(wifiMachine)
  const errors: unknown[] = []
  actor.subscribe({ error: (error) => errors.push(error) })
  actor.start()
  expect(errors).toEqual([new Error('no player actor was provided')])
})
