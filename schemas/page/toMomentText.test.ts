import { expect, it } from 'vitest'
import { toMomentText, type MomentType } from './toMomentText'

it.each<[MomentType, unknown, string]>([
  ['time', '7:5', '07:05'],
  ['time', ' 0:44 ', '00:44'],
  ['time', '18:45', '18:45'],
  ['time', '7:5:3', '07:05:03'],
  ['time', '07:05:30.250', '07:05:30.250'],
  ['date', '2026-2-3', '2026-02-03'],
  ['date', '2024-02-29', '2024-02-29'],
  ['date', '0042-01-01', '0042-01-01'],
  ['month', '2026-2', '2026-02'],
  ['week', '2026-w6', '2026-W06'],
  ['week', '2026-W53', '2026-W53'],
  ['week', '2020-W53', '2020-W53'],
  ['datetime-local', '2026-2-3 7:5', '2026-02-03T07:05'],
  ['datetime-local', '2026-02-03T18:45:00', '2026-02-03T18:45'],
  ['datetime-local', '2026-02-03T18:45:10', '2026-02-03T18:45:10'],
])('reads the %s %j as %j', (type, raw, text) => {
  expect(toMomentText(type, raw)).toBe(text)
  expect(toMomentText(type, text), 'what a control gives back stays as it is').toBe(text)
})

it.each<[MomentType, unknown]>([
  ['time', 'tomorrow'],
  ['time', '24:00'],
  ['time', '7:60'],
  ['time', '7:05 PM'],
  ['time', '7'],
  ['time', 730],
  ['time', true],
  ['time', { hours: 7 }],
  ['date', 'tomorrow'],
  ['date', '2026-02-30'],
  ['date', '2026-13-01'],
  ['date', '2026-1-0'],
  ['date', '0000-01-01'],
  ['date', '999999-01-01'],
  ['date', '3.2.2026'],
  ['date', 20260203],
  ['month', '2026-0'],
  ['month', '2026-02-03'],
  ['month', 2026],
  ['week', '2025-W53'],
  ['week', '2026-W0'],
  ['week', '6'],
  ['datetime-local', '2026-02-03'],
  ['datetime-local', '2026-02-03T18:45Z'],
  ['datetime-local', 'now'],
])('takes %s %j for none', (type, raw) => {
  expect(toMomentText(type, raw)).toBeUndefined()
})

it.each([[''], ['  '], [null], [undefined]])('takes %j for empty', (raw) => {
  expect(toMomentText('time', raw)).toBe('')
})
