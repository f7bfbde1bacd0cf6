import { expect, it } from 'vitest'
import { openDesk } from './createSession'

it('has nobody at first, and keeps the last one when that leaves', () => {
  const place = openDesk<string>()
  expect([place.desk(), place.isAttended()]).toEqual([undefined, false])
  const leave = place.attend('one')
  expect([place.desk(), place.isAttended()]).toEqual(['one', true])
  leave()
  expect([place.desk(), place.isAttended()]).toEqual(['one', false])
})

it('stays attended where another sits down before the one leaves', () => {
  const place = openDesk<string>()
  const leave = place.attend('one')
  place.attend('other')
  leave()
  expect([place.desk(), place.isAttended()]).toEqual(['other', true])
})
