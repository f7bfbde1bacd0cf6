import { expect, it } from 'vitest'
import { formatDuration } from './itemActions'

it.each([
  [201, '3:21'],
  [60, '1:00'],
  [9.4, '0:09'],
  [3599.6, '1:00:00'],
  [3600, '1:00:00'],
  [5025, '1:23:45'],
  [86_399, '23:59:59'],
  [90_061, '25:01:01'],
])('[D2.6-8] the length of %d s is %s: hours only above 0', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text)
})

it.each([undefined, 0, -1, NaN, Infinity])('is nothing where it is not known: %s', (seconds) => {
  expect(formatDuration(seconds)).toBe('')
})
