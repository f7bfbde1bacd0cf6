import { describe, expect, it } from 'vitest'
import type { AddShare, NetworkShare } from '../schemas/generated/types'
import {
  attic,
  cellar,
  saveNew,
  settle,
  startDrives,
  type StartedDrives,
} from '../tests/support/drives/startDrives'

const listedCellar: NetworkShare = { ...cellar, id: 'd5', mounted: false }

const edited: AddShare = {
  name: 'Attic box',
  ip: '192.168.1.99',
  path: 'records',
  fstype: 'cifs',
  username: 'listener',
  password: 'secret',
  options: '',
}

const saveEdited = async (drives: StartedDrives) => {
  drives.tell({ type: 'shares.listed', shares: [attic] })
  drives.actor.send({ type: 'edit.requested', share: attic })
  drives.actor.send({ type: 'save.requested', drive: edited })
  await settle()
}

describe('saving', () => {
  it('[D7-62] sends a new drive as addShare and a known one with what was listed as editShare', async () => {
    const drives = startDrives()
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
    const drives = startDrives({ dispatch })
    await saveNew(drives)
    expect(drives.has('failed')).toBe(true)
    expect(drives.problem()).toEqual({ kind })
    drives.actor.send({ type: 'save.requested', drive: cellar })
    expect(drives.has('busy')).toBe(true)
    await settle()
  })

  it('[D8-12] tells either result and asks for the list either way', async () => {
    for (const success of [true, false]) {
      const drives = startDrives()
      await saveNew(drives)
      drives.tell({ type: 'addition.answered', success, reason: success ? '' : 'Permission denied' })
      expect(drives.news).toEqual([
        { type: 'share.added', success, reason: success ? '' : 'Permission denied' },
      ])
      expect(drives.orders).toEqual(['list.wanted'])
    }
  })

  it('[D8-12] tells a result that comes after the form was closed, too', async () => {
    const drives = startDrives()
    await saveNew(drives)
    drives.actor.send({ type: 'cancel.requested' })
    drives.tell({ type: 'addition.answered', success: false, reason: '' })
    expect(drives.news).toHaveLength(1)
    expect(drives.orders).toHaveLength(1)
  })

  it('is over when the list has the new drive, mounted or not', async () => {
    const drives = startDrives()
    await saveNew(drives)
    drives.tell({ type: 'shares.listed', shares: [attic, listedCellar] })
    expect(drives.isIdle()).toBe(true)
  })

  it('knows the drive also where the player writes host and path its own way', async () => {
    const drives = startDrives()
    await saveNew(drives)
    drives.tell({ type: 'shares.listed', shares: [{ ...listedCellar, ip: 'cellar', path: '/Music/' }] })
    expect(drives.isIdle()).toBe(true)
  })

  it('does not take a drive that was there before for the new one', async () => {
    const drives = startDrives()
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
    const drives = startDrives()
    await saveNew(drives)
    drives.tell({ type: 'addition.answered', success: false, reason: 'No route to host' })
    expect(drives.has('busy')).toBe(true)
    drives.tell({ type: 'shares.listed', shares: [attic, listedCellar] })
    expect(drives.isIdle()).toBe(true)
  })

  it('an error toast and a list without the drive turn it down; one toast alone asks for the list', async () => {
    const drives = startDrives()
    await saveNew(drives)
    drives.tell({ type: 'error.pushed', words: 'mount error(113)' })
    expect(drives.orders).toEqual(['list.wanted'])
    expect(drives.has('busy')).toBe(true)
    drives.tell({ type: 'shares.listed', shares: [attic] })
    expect(drives.problem()).toEqual({ kind: 'rejected', reason: 'mount error(113)' })
  })

  it('a list that only crossed the request ends nothing', async () => {
    const drives = startDrives()
    await saveNew(drives)
    drives.tell({ type: 'shares.listed', shares: [attic] })
    expect(drives.has('busy')).toBe(true)
  })

  it('an edited drive is saved when it is listed as sent, and turned down when it is listed as before', async () => {
    const drives = startDrives()
    await saveEdited(drives)
    drives.tell({ type: 'error.pushed', words: 'mount error(2)' })
    drives.tell({ type: 'shares.listed', shares: [attic] })
    expect(drives.has('failed')).toBe(true)
    drives.tell({ type: 'shares.listed', shares: [{ ...attic, path: 'records', mounted: false }] })
    expect(drives.isIdle()).toBe(true)
  })

  it('is over when the player asks for the password of this drive, not of another', async () => {
    const drives = startDrives()
    await saveNew(drives)
    drives.tell({ type: 'credentials.asked', name: 'Attic box' })
    expect(drives.has('busy')).toBe(true)
    drives.tell({ type: 'credentials.asked', name: 'Cellar box' })
    expect(drives.isIdle()).toBe(true)
  })

  it('ends after 8 s with a player that says nothing; the list that comes later still counts', async () => {
    const drives = startDrives()
    await saveNew(drives)
    drives.clock.increment(8000)
    expect(drives.problem()).toEqual({ kind: 'silent' })
    expect(drives.orders).toEqual(['list.wanted'])
    drives.tell({ type: 'shares.listed', shares: [attic, listedCellar] })
    expect(drives.isIdle()).toBe(true)
  })

  it('gives the reason after 8 s when the player has complained but lists nothing', async () => {
    const drives = startDrives()
    await saveNew(drives)
    drives.tell({ type: 'error.pushed', words: 'busy' })
    drives.clock.increment(8000)
    expect(drives.problem()).toEqual({ kind: 'rejected', reason: 'busy' })
  })

  it('a failed form that was changed since does not close when the first attempt turns up in the list', async () => {
    const drives = startDrives()
    await saveNew(drives)
    drives.clock.increment(8000)
    drives.actor.send({ type: 'draft.changed' })
    expect(drives.has('failed')).toBe(false)
    drives.tell({ type: 'shares.listed', shares: [attic, listedCellar] })
    expect(drives.has('form')).toBe(true)
  })

  it('an answer that says nothing asks for the list', async () => {
    const drives = startDrives()
    await saveNew(drives)
    drives.tell({ type: 'addition.answered', success: undefined, reason: '' })
    expect(drives.orders).toEqual(['list.wanted'])
    expect(drives.news).toEqual([])
  })
})
