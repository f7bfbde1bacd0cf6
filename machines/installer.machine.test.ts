import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type { InstallPluginStatus, PluginRow } from '../schemas/generated/types'
import {
  installerMachine,
  type InstallDispatch,
  type InstallerEvent,
  type InstallerInput,
  type InstallOrder,
} from './installer.machine'

const payload = {
  url: 'https://store.example/attic_radio.zip',
  name: 'attic_radio',
  category: 'music_service',
}
const install: InstallOrder = { kind: 'install', payload }
const update: InstallOrder = { kind: 'update', payload, version: '1.2.0' }
const close = { name: 'Close', emit: 'closeModals', payload: '' }

const start = (input: InstallerInput, outcome: InstallDispatch = 'sent') => {
  const clock = new SimulatedClock()
  const orders: (InstallOrder | undefined)[] = []
  let watching = 0
  let looks = 0
  const actor = createActor(
    installerMachine.provide({
      actors: {
        watch: fromCallback(() => {
          watching += 1
          return () => void (watching -= 1)
        }),
        look: fromCallback(() => void (looks += 1)),
        request: fromPromise<InstallDispatch, { order: InstallOrder | undefined }>(({ input: { order } }) => {
          orders.push(order)
          return Promise.resolve(outcome)
        }),
      },
    }),
    { clock, input },
  )
  actor.start()
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return {
    clock,
    orders,
    send: (...events: InstallerEvent[]) => events.forEach((event) => actor.send(event)),
    tell: (status: InstallPluginStatus) => actor.send({ type: 'status.pushed', status }),
    list: (...plugins: PluginRow[]) => actor.send({ type: 'plugins.listed', plugins }),
    is: (path: string) => {
      const { install: state } = actor.getSnapshot().value
      return JSON.stringify(state).includes(`"${path}"`)
    },
    context: () => actor.getSnapshot().context,
    tags: () => [...actor.getSnapshot().tags].sort(),
    isWatching: () => watching === 1,
    looks: () => looks,
    /** The order is out. */
    async begin() {
      clock.increment(300)
      await settle()
    },
  }
}

describe('an installation that is ordered here', () => {
  it('[D4-24] [D9-25] is asked for 300 ms after the modal opened', async () => {
    const { clock, orders, begin, is } = start({ order: install })
    clock.increment(299)
    expect([orders, is('opening')]).toEqual([[], true])
    clock.increment(1)
    await begin()
    expect([orders, is('running')]).toEqual([[install], true])
  })

  it('[D3-32] [D3-42] shows what the player says of it, and keeps what a status leaves out', async () => {
    const { begin, tell, context } = start({ order: install })
    await begin()
    tell({ title: 'Installing plugin', message: 'Downloading', progress: 10, advancedLog: 'one' })
    tell({ message: 'Unpacking', advancedLog: 'two', buttons: [{ name: 'Show', url: 'https://a.example' }] })
    expect(context()).toMatchObject({ title: 'Installing plugin', message: 'Unpacking', progress: 10 })
    expect(context().log.lines).toEqual(['one', 'two'])
    expect(context().buttons).toHaveLength(1)
    tell({ progress: 40 })
    expect(context().buttons).toEqual([])
  })

  it('[D4-24] listens no more from 100 on', async () => {
    const { begin, tell, isWatching, tags, context } = start({ order: install })
    await begin()
    tell({ progress: 99 })
    expect([isWatching(), tags()]).toEqual([true, ['busy']])
    tell({ progress: 100, message: 'Installed', buttons: [close] })
    expect([isWatching(), tags()]).toEqual([false, ['done']])
    tell({ progress: 10, message: 'Another' })
    expect([context().message, tags()]).toEqual(['Installed', ['done']])
  })

  it.each<[string, InstallPluginStatus]>([
    [
      'goes back to 0 with buttons',
      { progress: 0, message: 'No room', buttons: [{ name: 'Again', emit: 'x' }] },
    ],
    ['offers nothing but to close before 100', { progress: 40, message: 'No room', buttons: [close] }],
  ])('has failed where the player %s, and can be ordered once more', async (_, status) => {
    const { begin, tell, tags, send, orders, context } = start({ order: install })
    await begin()
    tell({ progress: 40, advancedLog: 'one' })
    tell(status)
    expect([tags(), context().message]).toEqual([['failed', 'retries'], 'No room'])
    send({ type: 'retry.wanted' })
    expect([tags(), context().message, context().log.lines]).toEqual([['busy'], '', []])
    await begin()
    expect(orders).toEqual([install, install])
  })

  it('goes on where the player offers something else than to close', async () => {
    const { begin, tell, tags } = start({ order: install })
    await begin()
    tell({ progress: 40, buttons: [{ name: 'Cancel', emit: 'cancelInstallation' }] })
    expect(tags()).toEqual(['busy'])
  })

  it('goes on after a failure that was none', async () => {
    const { begin, tell, tags } = start({ order: install })
    await begin()
    tell({ progress: 0, buttons: [close] })
    tell({ progress: 20 })
    expect(tags()).toEqual(['busy'])
  })

  it('is not sent while the player is away, and can be tried again', async () => {
    const { begin, tags, context, is } = start({ order: install }, 'offline')
    await begin()
    expect([is('unsent'), tags(), context().sendError]).toEqual([true, ['failed', 'retries'], 'offline'])
  })

  it('hears nothing of another one before it is asked for', () => {
    const { tell, is, context } = start({ order: install })
    tell({ progress: 100, message: 'Another' })
    expect([is('opening'), context().message]).toEqual([true, ''])
  })
})

describe('a player that says nothing', () => {
  it('is said to be silent 60 s after its last status, and goes on with a later one', async () => {
    const { begin, clock, tell, tags, is } = start({ order: install })
    await begin()
    clock.increment(59_000)
    tell({ progress: 10 })
    clock.increment(59_999)
    expect(tags()).toEqual(['busy'])
    clock.increment(1)
    expect([is('silent'), tags()]).toEqual([true, ['retries', 'stuck']])
    tell({ progress: 20 })
    expect(tags()).toEqual(['busy'])
  })

  it('can be asked what is installed, and has 8 s for that, too', async () => {
    const { begin, clock, send, looks, tags, is } = start({ order: install })
    await begin()
    clock.increment(60_000)
    send({ type: 'look.wanted' })
    expect([looks(), tags()]).toEqual([1, ['busy']])
    clock.increment(8000)
    expect([is('unclear'), tags()]).toEqual([true, ['retries', 'stuck']])
    send({ type: 'look.wanted' })
    expect(looks()).toBe(2)
  })
})

describe('a player that restarts in the middle', () => {
  const restarted = async (input: InstallerInput) => {
    const run = start(input)
    await run.begin()
    run.tell({ progress: 30 })
    run.send({ type: 'link.lost' })
    run.clock.increment(120_000)
    expect(run.is('away')).toBe(true)
    run.send({ type: 'link.returned' })
    expect(run.looks()).toBe(1)
    return run
  }

  it('is asked what is installed: the plugin is', async () => {
    const { list, tags, is } = await restarted({ order: install })
    list({ name: 'other' }, { name: 'attic_radio' })
    expect([is('found'), tags()]).toEqual([true, ['done']])
  })

  it('is asked what is installed: the plugin is not', async () => {
    const { list, context, is, tell } = await restarted({ order: install })
    list({ name: 'other' })
    expect([is('unclear'), context().isMissing]).toEqual([true, true])
    tell({ progress: 40 })
    expect([is('running'), context().isMissing]).toEqual([true, false])
  })

  it.each([
    ['1.3.0', 'found'],
    ['1.2.0', 'unclear'],
  ])('tells by version %s whether an update is %s', async (version, state) => {
    const { list, is } = await restarted({ order: update })
    list({ name: 'attic_radio', version })
    expect(is(state)).toBe(true)
  })

  it('leaves open what became of something that was begun elsewhere', async () => {
    const { list, is, context, tags } = await restarted({ status: { progress: 20 } })
    list({ name: 'attic_radio' })
    expect([is('unclear'), context().isMissing, tags()]).toEqual([true, false, ['retries', 'stuck']])
  })

  it('may go away again while it is asked', async () => {
    const { send, is } = await restarted({ order: install })
    send({ type: 'link.lost' })
    expect(is('away')).toBe(true)
  })
})

describe('an installation that was begun elsewhere', () => {
  it('is picked up at its first status, and asks for nothing', async () => {
    const { begin, orders, tags, context, isWatching } = start({
      status: { progress: 20, message: 'Unpacking' },
    })
    await begin()
    expect([orders, tags(), context().message, isWatching()]).toEqual([[], ['busy'], 'Unpacking', true])
  })

  it('is waited for when the player only opened the modal', () => {
    expect(start({}).tags()).toEqual(['busy'])
  })

  it('may be over, or have failed, by then', () => {
    expect(start({ status: { progress: 100 } }).tags()).toEqual(['done'])
    expect(start({ status: { progress: 0, buttons: [close] } }).tags()).toEqual(['failed', 'retries'])
  })

  it('cannot be ordered once more', () => {
    const { send, tags } = start({ status: { progress: 0, buttons: [close] } })
    send({ type: 'retry.wanted' })
    expect(tags()).toEqual(['failed', 'retries'])
  })
})

describe('the advanced log', () => {
  it('is hidden until it is wanted, follows its end until the reader leaves that, and again from there', () => {
    const { send, tags } = start({ status: { progress: 20 } })
    expect(tags()).toEqual(['busy'])
    send({ type: 'log.toggled' })
    expect(tags()).toEqual(['busy', 'follows', 'log'])
    send({ type: 'log.left' })
    expect(tags()).toEqual(['busy', 'log'])
    send({ type: 'log.reached' })
    expect(tags()).toEqual(['busy', 'follows', 'log'])
    send({ type: 'log.toggled' })
    expect(tags()).toEqual(['busy'])
  })
})
