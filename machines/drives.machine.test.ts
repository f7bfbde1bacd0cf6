import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, it } from 'vitest'
import type { AddShare, NetworkShare } from '../schemas/generated/types'
import {
  drivesMachine,
  type Dispatch,
  type DriveRequest,
  type DrivesEvent,
  type DrivesNews,
  type WatchOrder,
} from './drives.machine'

const attic: NetworkShare = {
  id: 'd4',
  name: 'Attic box',
  ip: '192.168.1.99',
  path: 'music',
  fstype: 'cifs',
  username: 'listener',
  password: '',
  options: '',
  mounted: true,
  size: '28.31 GB',
}

const cellar: AddShare = {
  name: 'Cellar box',
  ip: 'CELLAR',
  path: 'music',
  fstype: 'nfs',
  username: '',
  password: '',
  options: '',
}

const listedCellar: NetworkShare = { ...cellar, id: 'd5', mounted: false }

/** Lets answers travel. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

/** Starts the machine on a player that does what the test says; requests that get no answer stay sent. */
const start = ({ dispatch = 'sent' }: { dispatch?: Dispatch | 'throws' } = {}) => {
  const clock = new SimulatedClock()
  const requests: DriveRequest[] = []
  const orders: WatchOrder['type'][] = []
  const news: DrivesNews[] = []
  let isWatched = false
  let tell: (event: DrivesEvent) => void = () => undefined
  const machine = drivesMachine.provide({
    actors: {
      watch: fromCallback<WatchOrder>(({ sendBack, receive }) => {
        isWatched = true
        tell = sendBack
        receive(({ type }) => orders.push(type))
        return () => {
          isWatched = false
        }
      }),
      request: fromPromise<Dispatch, DriveRequest>(({ input }) => {
        requests.push(input)
        return dispatch === 'throws' ? Promise.reject(new Error('broken')) : Promise.resolve(dispatch)
      }),
    },
  })
  const actor = createActor(machine, { clock })
  for (const type of ['share.added', 'share.removed', 'removal.unsent', 'removal.unanswered'] as const)
    actor.on(type, (one) => news.push(one))
  actor.start()
  return {
    actor,
    clock,
    requests,
    orders,
    news,
    isWatched: () => isWatched,
    tell: (event: DrivesEvent) => tell(event),
    has: (tag: Parameters<ReturnType<typeof actor.getSnapshot>['hasTag']>[0]) =>
      actor.getSnapshot().hasTag(tag),
    isIdle: () => actor.getSnapshot().matches('idle'),
    problem: () => actor.getSnapshot().context.problem,
  }
}

type Started = ReturnType<typeof start>

const saveNew = async (drives: Started) => {
  drives.tell({ type: 'shares.listed', shares: [attic] })
  drives.actor.send({ type: 'add.requested' })
  drives.actor.send({ type: 'save.requested', drive: cellar })
  await settle()
}

const edited: AddShare = {
  name: 'Attic box',
  ip: '192.168.1.99',
  path: 'records',
  fstype: 'cifs',
  username: 'listener',
  password: 'secret',
  options: '',
}

const saveEdited = async (drives: Started) => {
  drives.tell({ type: 'shares.listed', shares: [attic] })
  drives.actor.send({ type: 'edit.requested', share: attic })
  drives.actor.send({ type: 'save.requested', drive: edited })
  await settle()
}

const remove = async (drives: Started) => {
  drives.actor.send({ type: 'removal.confirmed', share: attic })
  await settle()
}

describe('the states of editing', () => {
  it('[D2.11-3] begins idle; adding and editing lead back to idle by cancel', () => {
    const drives = start()
    expect(drives.isIdle()).toBe(true)
    drives.actor.send({ type: 'add.requested' })
    expect([drives.has('form'), drives.has('adding'), drives.has('scanning')]).toEqual([true, true, true])
    drives.actor.send({ type: 'cancel.requested' })
    expect(drives.isIdle()).toBe(true)
    drives.actor.send({ type: 'edit.requested', share: attic })
    expect([drives.has('form'), drives.has('adding'), drives.has('scanning')]).toEqual([true, false, false])
    expect(drives.actor.getSnapshot().context.share).toBe(attic)
    drives.actor.send({ type: 'cancel.requested' })
    expect(drives.isIdle()).toBe(true)
    expect(drives.actor.getSnapshot().context.share).toBeUndefined()
  })

  it('[D2.11-3] save leads back to idle once the player has said so', async () => {
    const drives = start()
    await saveNew(drives)
    expect(drives.has('busy')).toBe(true)
    drives.tell({ type: 'addition.answered', success: true, reason: '' })
    expect(drives.isIdle()).toBe(true)
  })

  it('watches the player as long as it runs', () => {
    const drives = start()
    expect(drives.isWatched()).toBe(true)
    drives.actor.stop()
    expect(drives.isWatched()).toBe(false)
  })

  it('reaches every state by what a person and a player can do', () => {
    const events: DrivesEvent[] = [
      { type: 'add.requested' },
      { type: 'edit.requested', share: attic },
      { type: 'cancel.requested' },
      { type: 'search.requested' },
      { type: 'save.requested', drive: cellar },
      { type: 'draft.changed' },
      { type: 'removal.confirmed', share: attic },
      { type: 'shares.listed', shares: [] },
      { type: 'hosts.found', hosts: [] },
      { type: 'hosts.found', hosts: [{ name: 'ATTIC', shares: [{ sharename: 'music', path: 'music' }] }] },
      { type: 'complaint.heard', words: 'no' },
    ]
    const machine = drivesMachine.provide({
      actors: {
        watch: fromCallback<WatchOrder>(() => undefined),
        request: fromPromise<Dispatch, DriveRequest>(() => new Promise(() => undefined)),
      },
    })
    const reached = new Set(
      getShortestPaths(machine, {
        events: () => events,
        serializeState: (state) => JSON.stringify([state.value, state.context.complaint]),
      }).flatMap(({ state }) => JSON.stringify(state.value)),
    )
    for (const value of [
      'idle',
      'removing',
      { editing: 'filling' },
      { editing: 'saving' },
      { editing: 'failed' },
      { adding: { form: 'filling', search: 'scanning' } },
      { adding: { form: 'saving', search: 'found' } },
      { adding: { form: 'failed', search: 'nothing' } },
    ])
      expect([...reached]).toContain(JSON.stringify(value))
  })
})

describe('the search', () => {
  it('[D2.11-3] begins when a drive is to be added, and finds hosts or none', async () => {
    const drives = start()
    drives.actor.send({ type: 'add.requested' })
    expect(drives.requests).toEqual([{ kind: 'discover' }])
    const hosts = [{ name: 'ATTIC', shares: [{ sharename: 'music', path: 'music' }] }]
    drives.tell({ type: 'hosts.found', hosts })
    expect(drives.has('found')).toBe(true)
    expect(drives.actor.getSnapshot().context.hosts).toBe(hosts)
    drives.actor.send({ type: 'search.requested' })
    expect(drives.has('scanning')).toBe(true)
    expect(drives.requests).toHaveLength(2)
    drives.tell({ type: 'hosts.found', hosts: [] })
    expect(drives.has('nothing')).toBe(true)
    await settle()
  })

  it('[D8-15] counts hosts that share nothing as none', () => {
    const drives = start()
    drives.actor.send({ type: 'add.requested' })
    drives.tell({ type: 'hosts.found', hosts: [{ name: 'PRINTER', shares: [] }, { name: 'EMPTY' }] })
    expect(drives.has('nothing')).toBe(true)
  })

  it('ends after 8 s with a player that says nothing; a late answer still counts', async () => {
    const drives = start()
    drives.actor.send({ type: 'add.requested' })
    await settle()
    drives.clock.increment(7999)
    expect(drives.has('scanning')).toBe(true)
    drives.clock.increment(1)
    expect(drives.has('silent')).toBe(true)
    drives.tell({ type: 'hosts.found', hosts: [{ name: 'A', shares: [{ path: 'p' }] }] })
    expect(drives.has('found')).toBe(true)
  })

  it.each(['offline', 'throws'] as const)(
    'ends at once when it cannot be asked for (%s)',
    async (dispatch) => {
      const drives = start({ dispatch })
      drives.actor.send({ type: 'add.requested' })
      await settle()
      expect(drives.has('silent')).toBe(true)
    },
  )

  it('goes on beside a drive that is being saved', async () => {
    const drives = start()
    await saveNew(drives)
    expect([drives.has('busy'), drives.has('scanning')]).toEqual([true, true])
  })
})

describe('saving', () => {
  it('[D7-62] sends a new drive as addShare and a known one with what was listed as editShare', async () => {
    const drives = start()
    await saveNew(drives)
    expect(drives.requests.at(-1)).toEqual({ kind: 'add', drive: cellar })
    drives.actor.send({ type: 'cancel.requested' })
    await saveEdited(drives)
    expect(drives.requests.at(-1)).toEqual({
      kind: 'edit',
      drive: { ...edited, id: 'd4', mounted: true, size: '28.31 GB' },
    })
  })

  it.each([
    ['offline', 'offline'],
    ['invalid', 'invalid'],
    ['throws', 'invalid'],
  ] as const)('fails at once when it is not sent (%s), and can be tried again', async (dispatch, kind) => {
    const drives = start({ dispatch })
    await saveNew(drives)
    expect(drives.has('failed')).toBe(true)
    expect(drives.problem()).toEqual({ kind })
    drives.actor.send({ type: 'save.requested', drive: cellar })
    expect(drives.has('busy')).toBe(true)
    await settle()
  })

  it('[D8-12] tells either result and asks for the list either way', async () => {
    for (const success of [true, false]) {
      const drives = start()
      await saveNew(drives)
      drives.tell({ type: 'addition.answered', success, reason: success ? '' : 'Permission denied' })
      expect(drives.news).toEqual([
        { type: 'share.added', success, reason: success ? '' : 'Permission denied' },
      ])
      expect(drives.orders).toEqual(['list.wanted'])
    }
  })

  it('[D8-12] tells a result that comes after the form was closed, too', async () => {
    const drives = start()
    await saveNew(drives)
    drives.actor.send({ type: 'cancel.requested' })
    drives.tell({ type: 'addition.answered', success: false, reason: '' })
    expect(drives.news).toHaveLength(1)
    expect(drives.orders).toHaveLength(1)
  })

  it('is over when the list has the new drive, mounted or not', async () => {
    const drives = start()
    await saveNew(drives)
    drives.tell({ type: 'shares.listed', shares: [attic, listedCellar] })
    expect(drives.isIdle()).toBe(true)
  })

  it('knows the drive also where the player writes host and path its own way', async () => {
    const drives = start()
    await saveNew(drives)
    drives.tell({ type: 'shares.listed', shares: [{ ...listedCellar, ip: 'cellar', path: '/Music/' }] })
    expect(drives.isIdle()).toBe(true)
  })

  it('does not take a drive that was there before for the new one', async () => {
    const drives = start()
    drives.tell({ type: 'shares.listed', shares: [listedCellar] })
    drives.actor.send({ type: 'add.requested' })
    drives.actor.send({ type: 'save.requested', drive: cellar })
    await settle()
    drives.tell({ type: 'addition.answered', success: false, reason: 'There is one of this name' })
    drives.tell({ type: 'shares.listed', shares: [listedCellar] })
    expect(drives.has('failed')).toBe(true)
    expect(drives.problem()).toEqual({ kind: 'rejected', reason: 'There is one of this name' })
  })

  it('a drive that the player turned down but lists is kept: the form closes', async () => {
    const drives = start()
    await saveNew(drives)
    drives.tell({ type: 'addition.answered', success: false, reason: 'No route to host' })
    expect(drives.has('busy')).toBe(true)
    drives.tell({ type: 'shares.listed', shares: [attic, listedCellar] })
    expect(drives.isIdle()).toBe(true)
  })

  it('an error toast and a list without the drive turn it down; one toast alone asks for the list', async () => {
    const drives = start()
    await saveNew(drives)
    drives.tell({ type: 'complaint.heard', words: 'mount error(113)' })
    expect(drives.orders).toEqual(['list.wanted'])
    expect(drives.has('busy')).toBe(true)
    drives.tell({ type: 'shares.listed', shares: [attic] })
    expect(drives.problem()).toEqual({ kind: 'rejected', reason: 'mount error(113)' })
  })

  it('a list that only crossed the request ends nothing', async () => {
    const drives = start()
    await saveNew(drives)
    drives.tell({ type: 'shares.listed', shares: [attic] })
    expect(drives.has('busy')).toBe(true)
  })

  it('an edited drive is saved when it is listed as sent, and turned down when it is listed as before', async () => {
    const drives = start()
    await saveEdited(drives)
    drives.tell({ type: 'complaint.heard', words: 'mount error(2)' })
    drives.tell({ type: 'shares.listed', shares: [attic] })
    expect(drives.has('failed')).toBe(true)
    drives.tell({ type: 'shares.listed', shares: [{ ...attic, path: 'records', mounted: false }] })
    expect(drives.isIdle()).toBe(true)
  })

  it('is over when the player asks for the password of this drive, not of another', async () => {
    const drives = start()
    await saveNew(drives)
    drives.tell({ type: 'credentials.asked', name: 'Attic box' })
    expect(drives.has('busy')).toBe(true)
    drives.tell({ type: 'credentials.asked', name: 'Cellar box' })
    expect(drives.isIdle()).toBe(true)
  })

  it('ends after 8 s with a player that says nothing; the list that comes later still counts', async () => {
    const drives = start()
    await saveNew(drives)
    drives.clock.increment(8000)
    expect(drives.problem()).toEqual({ kind: 'silent' })
    expect(drives.orders).toEqual(['list.wanted'])
    drives.tell({ type: 'shares.listed', shares: [attic, listedCellar] })
    expect(drives.isIdle()).toBe(true)
  })

  it('gives the reason after 8 s when the player has complained but lists nothing', async () => {
    const drives = start()
    await saveNew(drives)
    drives.tell({ type: 'complaint.heard', words: 'busy' })
    drives.clock.increment(8000)
    expect(drives.problem()).toEqual({ kind: 'rejected', reason: 'busy' })
  })

  it('a failed form that was changed since does not close when the first attempt turns up in the list', async () => {
    const drives = start()
    await saveNew(drives)
    drives.clock.increment(8000)
    drives.actor.send({ type: 'draft.changed' })
    expect(drives.has('failed')).toBe(false)
    drives.tell({ type: 'shares.listed', shares: [attic, listedCellar] })
    expect(drives.has('form')).toBe(true)
  })

  it('an answer that says nothing asks for the list', async () => {
    const drives = start()
    await saveNew(drives)
    drives.tell({ type: 'addition.answered', success: undefined, reason: '' })
    expect(drives.orders).toEqual(['list.wanted'])
    expect(drives.news).toEqual([])
  })
})

describe('removing', () => {
  it('[D7-62 D8-13] sends the id; after a success it tells it and asks for the list', async () => {
    const drives = start()
    await remove(drives)
    expect(drives.requests).toEqual([{ kind: 'remove', id: 'd4' }])
    expect(drives.has('busy')).toBe(true)
    drives.tell({ type: 'removal.answered', success: true, reason: '' })
    expect(drives.isIdle()).toBe(true)
    expect(drives.news).toEqual([{ type: 'share.removed', success: true, reason: '' }])
    expect(drives.orders).toEqual(['list.wanted'])
  })

  it('[D8-13] after a failure it tells it and asks for nothing', async () => {
    const drives = start()
    await remove(drives)
    drives.tell({ type: 'removal.answered', success: false, reason: 'busy' })
    expect(drives.isIdle()).toBe(true)
    expect(drives.news).toEqual([{ type: 'share.removed', success: false, reason: 'busy' }])
    expect(drives.orders).toEqual([])
  })

  it('is over when the list has it no more, or still has it after the player complained', async () => {
    const drives = start()
    await remove(drives)
    drives.tell({ type: 'shares.listed', shares: [attic] })
    expect(drives.has('busy')).toBe(true)
    drives.tell({ type: 'shares.listed', shares: [] })
    expect(drives.isIdle()).toBe(true)
    await remove(drives)
    drives.tell({ type: 'complaint.heard', words: 'target is busy' })
    drives.tell({ type: 'shares.listed', shares: [attic] })
    expect(drives.isIdle()).toBe(true)
  })

  it('says after 8 s that the player has not answered', async () => {
    const drives = start()
    await remove(drives)
    drives.clock.increment(8000)
    expect(drives.isIdle()).toBe(true)
    expect(drives.news).toEqual([{ type: 'removal.unanswered', name: 'Attic box' }])
  })

  it.each([
    ['offline', 'offline'],
    ['throws', 'invalid'],
  ] as const)('says why when it was not sent (%s)', async (dispatch, reason) => {
    const drives = start({ dispatch })
    await remove(drives)
    expect(drives.isIdle()).toBe(true)
    expect(drives.news).toEqual([{ type: 'removal.unsent', reason }])
  })
})
