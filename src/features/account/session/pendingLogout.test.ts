import { expect, it } from 'vitest'
import { createPendingLogout } from './createSession'

const home = 'http://192.168.1.50'
const inMemory = (kept: { value?: string | undefined } = {}) =>
  createPendingLogout({
    read: () => kept.value,
    write: (value) => {
      kept.value = value
    },
  })

it('is owed by the player that was away, after a reload, too, and by no other', () => {
  const kept = {}
  inMemory(kept).note('u-owner', home)
  const later = inMemory(kept)
  expect(later.leaverAt(home)).toBe('u-owner')
  expect(later.leaverAt('http://192.168.1.51')).toBeUndefined()
  expect(later.leaverAt(undefined)).toBeUndefined()
})

it('is owed by the first player that is met where none had been', () => {
  const pendingLogout = inMemory()
  pendingLogout.note('u-owner', undefined)
  expect(pendingLogout.leaverAt(home)).toBe('u-owner')
})

it('is owed to whoever the player knows where nobody knows who left', () => {
  const pendingLogout = inMemory()
  pendingLogout.note(undefined, home)
  expect(pendingLogout.leaverAt(home)).toBe('')
})

it('is over when it is forgotten, and nothing is owed before', () => {
  const kept = {}
  const pendingLogout = inMemory(kept)
  expect(pendingLogout.leaverAt(home)).toBeUndefined()
  pendingLogout.note('u-owner', home)
  pendingLogout.forget()
  expect(pendingLogout.leaverAt(home)).toBeUndefined()
  expect(kept).toEqual({ value: undefined })
})

it('lasts as long as the page where the browser keeps nothing', () => {
  const pendingLogout = createPendingLogout({ read: () => undefined, write: () => undefined })
  pendingLogout.note('u-owner', home)
  expect(pendingLogout.leaverAt(home)).toBe('u-owner')
  pendingLogout.forget()
  expect(pendingLogout.leaverAt(home)).toBeUndefined()
})
