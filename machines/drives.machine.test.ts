import { fromCallback, fromPromise } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, it } from 'vitest'
import {
  attic,
  cellar,
  saveNew,
  settle,
  startDrives,
  type StartedDrives,
} from '../tests/support/drives/startDrives'
import {
  drivesMachine,
  type Dispatch,
  type DriveRequest,
  type DrivesEvent,
  type WatchOrder,
} from './drives.machine'

const remove = async (drives: StartedDrives) => {
  drives.actor.send({ type: 'removal.confirmed', share: attic })
  await settle()
}

describe('the states of editing', () => {
  it('[D2.11-3] begins idle; adding and editing lead back to idle by cancel', () => {
    const drives = startDrives()
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
    const drives = startDrives()
    await saveNew(drives)
    expect(drives.has('busy')).toBe(true)
    drives.tell({ type: 'addition.answered', success: true, reason: '' })
    expect(drives.isIdle()).toBe(true)
  })

  it('watches the player as long as it runs', () => {
    const drives = startDrives()
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
      { type: 'error.pushed', words: 'no' },
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
        serializeState: (state) => JSON.stringify([state.value, state.context.lastError]),
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
    const drives = startDrives()
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
    const drives = startDrives()
    drives.actor.send({ type: 'add.requested' })
    drives.tell({ type: 'hosts.found', hosts: [{ name: 'PRINTER', shares: [] }, { name: 'EMPTY' }] })
    expect(drives.has('nothing')).toBe(true)
  })

  it('ends after 8 s with a player that says nothing; a late answer still counts', async () => {
    const drives = startDrives()
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
      const drives = startDrives({ dispatch })
      drives.actor.send({ type: 'add.requested' })
      await settle()
      expect(drives.has('silent')).toBe(true)
    },
  )

  it('goes on beside a drive that is being saved', async () => {
    const drives = startDrives()
    await saveNew(drives)
    expect([drives.has('busy'), drives.has('scanning')]).toEqual([true, true])
  })
})

describe('removing', () => {
  it('[D7-62 D8-13] sends the id; after a success it tells it and asks for the list', async () => {
    const drives = startDrives()
    await remove(drives)
    expect(drives.requests).toEqual([{ kind: 'remove', id: 'd4' }])
    expect(drives.has('busy')).toBe(true)
    drives.tell({ type: 'removal.answered', success: true, reason: '' })
    expect(drives.isIdle()).toBe(true)
    expect(drives.news).toEqual([{ type: 'share.removed', success: true, reason: '' }])
    expect(drives.orders).toEqual(['list.wanted'])
  })

  it('[D8-13] after a failure it tells it and asks for nothing', async () => {
    const drives = startDrives()
    await remove(drives)
    drives.tell({ type: 'removal.answered', success: false, reason: 'busy' })
    expect(drives.isIdle()).toBe(true)
    expect(drives.news).toEqual([{ type: 'share.removed', success: false, reason: 'busy' }])
    expect(drives.orders).toEqual([])
  })

  it('is over when the list has it no more, or still has it after the player complained', async () => {
    const drives = startDrives()
    await remove(drives)
    drives.tell({ type: 'shares.listed', shares: [attic] })
    expect(drives.has('busy')).toBe(true)
    drives.tell({ type: 'shares.listed', shares: [] })
    expect(drives.isIdle()).toBe(true)
    await remove(drives)
    drives.tell({ type: 'error.pushed', words: 'target is busy' })
    drives.tell({ type: 'shares.listed', shares: [attic] })
    expect(drives.isIdle()).toBe(true)
  })

  it('says after 8 s that the player has not answered', async () => {
    const drives = startDrives()
    await remove(drives)
    drives.clock.increment(8000)
    expect(drives.isIdle()).toBe(true)
    expect(drives.news).toEqual([{ type: 'removal.unanswered', name: 'Attic box' }])
  })

  it.each([
    ['offline', 'offline'],
    ['throws', 'invalid'],
  ] as const)('says why when it was not sent (%s)', async (dispatch, reason) => {
    const drives = startDrives({ dispatch })
    await remove(drives)
    expect(drives.isIdle()).toBe(true)
    expect(drives.news).toEqual([{ type: 'removal.unsent', reason }])
  })
})
