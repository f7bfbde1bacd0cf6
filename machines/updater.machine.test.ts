import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { describe, expect, it } from 'vitest'
import {
  updaterMachine,
  type Comparison,
  type Dispatch,
  type UpdateRequest,
  type UpdaterEvent,
} from './updater.machine'

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
const available = { updateavailable: true, title: '5.2', description: 'Quieter' }
const minute = 60_000

/** The machine on a player that the test plays, with a clock that the test winds. */
const start = () => {
  const clock = new SimulatedClock()
  const did: string[] = []
  const requests: UpdateRequest[] = []
  const world = {
    outcome: 'sent' as Dispatch,
    page: 'same' as Comparison,
    hasEdits: false,
  }
  const actor = createActor(
    updaterMachine.provide({
      actors: {
        watch: fromCallback<UpdaterEvent>(() => undefined),
        request: fromPromise<Dispatch, UpdateRequest>(({ input }) => {
          requests.push(input)
          return Promise.resolve(world.outcome)
        }),
        compare: fromPromise<Comparison>(() => Promise.resolve(world.page)),
      },
      actions: {
        closeModals: () => void did.push('closed all'),
        openModal: () => void did.push('opened'),
        reload: () => void did.push('reloaded'),
      },
      guards: { hasEdits: () => world.hasEdits },
    }),
    { clock },
  )
  actor.start()
  const tags = () => [...actor.getSnapshot().tags]
  return {
    world,
    did,
    requests,
    tags,
    tell: (...events: UpdaterEvent[]) => events.forEach((event) => actor.send(event)),
    pass: (time: number) => clock.increment(time),
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
    open: () => tags().includes('open'),
    /** Offered, and on screen. */
    offer(info = available) {
      actor.send({ type: 'search.ended', info })
      clock.increment(100)
    },
    async begin() {
      this.offer()
      actor.send({ type: 'update.confirmed' })
      await settle()
    },
    async install() {
      await this.begin()
      actor.send({ type: 'progress.moved', progress: { progress: 100 } })
      actor.send({ type: 'update.ended', end: { status: 'success' } })
    },
    async restart() {
      await this.install()
      actor.send({ type: 'restart.requested' })
      await settle()
      actor.send({ type: 'player.left' })
    },
  }
}

describe('the window', () => {
  it.each(['search.begun', 'search.ended'] as const)(
    '[D4-19] [D9-18] closes all others and opens 100 ms after %s',
    (type) => {
      const { tell, did, pass, open } = start()
      tell({ type, info: available })
      expect([did, open()]).toEqual([['closed all'], false])
      pass(99)
      expect(open()).toBe(false)
      pass(1)
      expect([did, open()]).toEqual([['closed all', 'opened'], true])
    },
  )

  it('closes nothing when somebody else has begun an update, and is not torn open again by each step of it', () => {
    const { tell, did, pass, open } = start()
    tell({ type: 'progress.moved', progress: { progress: 5 } })
    pass(100)
    expect([did, open()]).toEqual([['opened'], true])
    tell({ type: 'modal.dismissed' }, { type: 'progress.moved', progress: { progress: 6 } })
    pass(100)
    expect([did, open()]).toEqual([['opened'], false])
    tell({ type: 'update.ended', end: { status: 'success' } })
    pass(100)
    expect(open()).toBe(true)
  })

  it('[D7-36] closes with all modals while something is read, and stays while something is under way', async () => {
    const world = start()
    world.offer()
    world.tell({ type: 'modals.closed' })
    expect([world.open(), world.tags()]).toEqual([false, []])
    await world.begin()
    world.tell({ type: 'modals.closed' })
    expect(world.open()).toBe(true)
  })

  it('that was never on screen does not come when all modals close before', () => {
    const { tell, pass, open, did } = start()
    tell({ type: 'search.ended', info: available }, { type: 'modals.closed' })
    pass(1000)
    expect([open(), did]).toEqual([false, ['closed all']])
  })
})

describe('a search', () => {
  it('ends with an offer', () => {
    const { tell, tags, context } = start()
    tell({ type: 'search.begun', info: { title: 'Please wait' } })
    expect(tags()).toContain('searching')
    tell({ type: 'search.ended', info: available })
    expect(tags()).toContain('offered')
    expect(context().info).toEqual(available)
  })

  it('ends with nothing', () => {
    const { tell, tags } = start()
    tell({ type: 'search.ended', info: { updateavailable: false } })
    expect(tags()).toContain('nothing')
    tell({ type: 'modal.dismissed' })
    expect(tags()).toEqual([])
  })

  it('ends after 30 s in silence, and can be asked for again', async () => {
    const { tell, tags, pass, requests, world, context } = start()
    tell({ type: 'search.begun', info: {} })
    pass(30_000)
    expect(tags()).toContain('silent')
    world.outcome = 'offline'
    tell({ type: 'search.requested' })
    await settle()
    expect([tags().includes('silent'), context().problem]).toEqual([true, 'offline'])
    world.outcome = 'sent'
    tell({ type: 'search.requested' })
    await settle()
    expect(requests).toEqual([{ kind: 'check' }, { kind: 'check' }])
    expect([tags().includes('searching'), context().problem]).toEqual([true, undefined])
    tell({ type: 'search.ended', info: available })
    expect(tags()).toContain('offered')
  })
})

describe('an update', () => {
  it('[D4-20] goes from the offer over its progress to its end', async () => {
    const world = start()
    await world.begin()
    expect(world.requests).toEqual([{ kind: 'update', other: undefined }])
    expect(world.tags()).toContain('starting')
    const progress = { status: 'Writing', progress: 40, downloadSpeed: '1 MB/s', eta: '2m' }
    world.tell({ type: 'progress.moved', progress })
    expect(world.tags()).toContain('updating')
    expect(world.context().progress).toEqual(progress)
    world.tell({ type: 'update.ended', end: { status: 'success', message: 'Fine' } })
    expect([world.tags().includes('done'), world.context().message]).toEqual([true, 'Fine'])
  })

  it('[D7-36] is asked for by the other request where the player names one, and the window goes', async () => {
    const world = start()
    const other = { message: 'callMethod', payload: { endpoint: 'a/b' } }
    world.offer({ ...available, alternativeEmit: other } as typeof available)
    world.tell({ type: 'update.confirmed' })
    await settle()
    expect(world.requests).toEqual([{ kind: 'update', other }])
    expect([world.open(), world.tags()]).toEqual([false, []])
  })

  it('that could not be asked for says why, and is asked for again', async () => {
    const world = start()
    world.world.outcome = 'offline'
    await world.begin()
    expect([world.tags().includes('failed'), world.context().problem]).toEqual([true, 'offline'])
    world.world.outcome = 'sent'
    world.tell({ type: 'update.confirmed' })
    await settle()
    expect(world.tags()).toContain('starting')
    expect(world.context().problem).toBeUndefined()
  })

  it.each(['error', ' Error '])('[D4-21] [D8-16] that ended in “%s” is tried again', async (status) => {
    const world = start()
    await world.begin()
    world.tell({ type: 'update.ended', end: { status, message: 'No space' } })
    expect([world.tags().includes('failed'), world.context().message]).toEqual([true, 'No space'])
    world.tell({ type: 'update.confirmed' })
    await settle()
    expect(world.requests).toHaveLength(2)
    expect(world.tags()).toContain('starting')
  })

  it('that does not begin within a minute, or says nothing for five, is called stalled until it says more', async () => {
    const world = start()
    await world.begin()
    world.pass(minute)
    expect(world.tags()).toContain('stalled')
    world.tell({ type: 'progress.moved', progress: { progress: 1 } })
    world.pass(4 * minute)
    world.tell({ type: 'progress.moved', progress: { progress: 2 } })
    world.pass(4 * minute)
    expect(world.tags()).toContain('updating')
    world.pass(minute)
    expect(world.tags()).toContain('stalled')
    world.tell({ type: 'update.ended', end: {} })
    expect(world.tags()).toContain('done')
  })

  it('is not disturbed by a search of somebody else', async () => {
    const world = start()
    await world.begin()
    world.tell({ type: 'search.begun', info: {} }, { type: 'search.ended', info: {} })
    expect(world.tags()).toContain('starting')
  })
})

describe('the restart', () => {
  it('[D4-21] is asked for; the window goes while the player is away, and comes back with it', async () => {
    const world = start()
    await world.install()
    world.tell({ type: 'version.told', version: '5.1' }, { type: 'restart.requested' })
    await settle()
    expect(world.requests.at(-1)).toEqual({ kind: 'restart' })
    expect(world.tags()).toContain('restarting')
    world.tell({ type: 'player.left' })
    expect([world.open(), world.tags()]).toEqual([false, ['away']])
    world.tell({ type: 'player.returned' }, { type: 'version.told', version: '5.2' })
    await settle()
    world.pass(100)
    expect([world.open(), world.tags().includes('returned'), world.context().version]).toEqual([
      true,
      true,
      '5.2',
    ])
  })

  it('can be asked for again when the player is still there after a minute, or was not told', async () => {
    const world = start()
    await world.install()
    world.world.outcome = 'offline'
    world.tell({ type: 'restart.requested' })
    await settle()
    expect([world.tags().includes('done'), world.context().problem]).toEqual([true, 'offline'])
    world.world.outcome = 'sent'
    world.tell({ type: 'restart.requested' })
    await settle()
    world.pass(minute)
    expect(world.tags()).toContain('unmoved')
    world.tell({ type: 'restart.requested' })
    await settle()
    expect(world.tags()).toContain('restarting')
  })

  it('is waited for however long it takes; after five minutes it says what to do', async () => {
    const world = start()
    await world.restart()
    world.pass(5 * minute)
    expect(world.tags()).toEqual(['away', 'overdue'])
    world.pass(600 * minute)
    world.tell({ type: 'player.returned' })
    await settle()
    expect(world.tags()).toContain('returned')
  })

  it('counts also when somebody else does it, and when the window was put away', async () => {
    const world = start()
    await world.install()
    world.tell({ type: 'modal.dismissed' }, { type: 'player.left' })
    expect(world.tags()).toEqual(['away'])
  })

  it('is not meant by a player that goes when no update is there', () => {
    const world = start()
    world.offer()
    world.tell({ type: 'player.left' }, { type: 'player.returned' })
    expect(world.tags()).toContain('offered')
  })

  it('that the player did by itself in the middle of an update is told by its version', async () => {
    const world = start()
    await world.begin()
    world.tell({ type: 'version.told', version: '5.1' }, { type: 'player.left' })
    expect(world.tags()).toEqual(['away'])
    world.tell({ type: 'player.returned' }, { type: 'version.told', version: '5.2' })
    await settle()
    expect(world.tags()).toContain('returned')
  })

  it('is none when only the connection was lost: the update goes on', async () => {
    const world = start()
    await world.begin()
    world.tell({ type: 'version.told', version: '5.1' }, { type: 'player.left' }, { type: 'player.returned' })
    await settle()
    world.pass(100)
    expect([world.open(), world.tags().includes('updating')]).toEqual([true, true])
  })
})

describe('the page', () => {
  it('reloads once the player is back with another', async () => {
    const world = start()
    world.world.page = 'other'
    await world.restart()
    world.tell({ type: 'player.returned' })
    await settle()
    expect(world.did.filter((one) => one === 'reloaded')).toHaveLength(1)
    expect(world.value()).toMatchObject({ process: { gone: 'reloading' } })
    world.pass(10_000)
    expect(world.tags()).toContain('renewed')
    expect(world.did.filter((one) => one === 'reloaded')).toHaveLength(1)
  })

  it('asks first where somebody has typed something', async () => {
    const world = start()
    world.world.page = 'other'
    world.world.hasEdits = true
    await world.restart()
    world.tell({ type: 'player.returned' })
    await settle()
    world.pass(100)
    expect([world.open(), world.tags().includes('renewed'), world.did.includes('reloaded')]).toEqual([
      true,
      true,
      false,
    ])
    world.tell({ type: 'reload.confirmed' })
    expect(world.did).toContain('reloaded')
  })

  it('is left alone by whoever says later, also when the connection is lost after that', async () => {
    const world = start()
    world.world.page = 'other'
    world.world.hasEdits = true
    await world.restart()
    world.tell({ type: 'player.returned' })
    await settle()
    world.tell({ type: 'modal.dismissed' }, { type: 'player.left' }, { type: 'player.returned' })
    await settle()
    expect([world.tags(), world.did.includes('reloaded')]).toEqual([[], false])
  })
})
