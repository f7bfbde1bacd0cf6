import { expect, it } from 'vitest'
import { openPresenterPlace } from './createSession'

it('has nobody at first, and keeps the last one when that leaves', () => {
  const place = openPresenterPlace<string>()
  expect([place.presenter(), place.isPresenting()]).toEqual([undefined, false])
  const leave = place.present('one')
  expect([place.presenter(), place.isPresenting()]).toEqual(['one', true])
  leave()
  expect([place.presenter(), place.isPresenting()]).toEqual(['one', false])
})

it('stays attended where another sits down before the one leaves', () => {
  const place = openPresenterPlace<string>()
  const leave = place.present('one')
  place.present('other')
  leave()
  expect([place.presenter(), place.isPresenting()]).toEqual(['other', true])
})
