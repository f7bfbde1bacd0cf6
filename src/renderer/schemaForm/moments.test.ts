import { expect, it } from 'vitest'
import { fromDateTime, fromTime, toDateTime, toTime } from './moments'

it('shows a moment by the clock of this browser, and sends it with its zone', () => {
  const sent = fromDateTime('2026-11-05T07:30')
  expect(sent).toMatch(/^2026-11-05T07:30:00[+-]\d\d:\d\d$/)
  expect(toDateTime(sent)).toBe('2026-11-05T07:30')
  expect(toDateTime('2026-11-05T07:30:15Z')).toMatch(/:15$/)
})

it('leaves what is no moment as it is', () => {
  expect([
    toDateTime('soon'),
    toDateTime(''),
    fromDateTime('soon'),
    toTime('soon'),
    fromTime('soon'),
  ]).toEqual(['soon', '', 'soon', 'soon', 'soon'])
})

it('shows a time as the clock stands there', () => {
  expect(toTime('07:30:00+02:00')).toBe('07:30')
  expect(toTime('07:30:15Z')).toBe('07:30:15')
  expect(fromTime('07:30')).toMatch(/^07:30:00[+-]\d\d:\d\d$/)
})
