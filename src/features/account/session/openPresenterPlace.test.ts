import { expect, it } from 'vitest'
import { openPresenterPlace } from './createSession'

it('has nobody at first, and keeps the last one when that leaves', () => {
  const place = openPresenterPlace<string>()
  expect([place.presenter(), place.isAttended()]).toEqual([undefined, false])
  const leave = place.attend('one')
  expect([place.presenter(), place.isAttended()]).toEqual(['one', true])
  leave()
  expect([place.presenter(), place.isAttended()]).toEqual(['one', false])
})

it('stays attended where another sits down before the one leaves', () => {
  const place = openPresenterPlace<string>()
  const leave = place.attend('one')
  place.attend('other')
  leave()
  expect([place.presenter(), place.isAttended()]).toEqual(['other', true])
})
