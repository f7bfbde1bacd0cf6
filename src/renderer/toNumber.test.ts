import { expect, it } from 'vitest'
import { readNumber, toNumber } from './values'

it.each<[string, number]>([
  ['2,5', 2.5],
  ['2.5', 2.5],
  ['0,7', 0.7],
  ['-1,5', -1.5],
  ['\u22121,5', -1.5],
  ['–12', -12],
  ['- 3', -3],
  ['+5', 5],
  [' 250 ', 250],
  ['007', 7],
  [',5', 0.5],
  ['.5', 0.5],
  ['2,', 2],
  ['0,123', 0.123],
  ['1,2345', 1.2345],
  ['1234,567', 1234.567],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['1.234.567', 1234567],
  ['1,234,567.125', 1234567.125],
  ['12\u00a0500', 12500],
  ['12\u202f500,75', 12500.75],
  ['12\u2009500', 12500],
  ['\u00a0440\u200b', 440],
  ["10'000", 10000],
  ['10’000.5', 10000.5],
  ['１２，５', 12.5],
  ['－３．５', -3.5],
  ['٤٤٫٥', 44.5],
  ['١٫٢٣٤', 1.234],
  ['١٬٢٣٤٫٥', 1234.5],
  ['४४', 44],
  ['1e3', 1000],
  ['1e-7', 1e-7],
])('reads “%s” as %d', (text, value) => {
  expect(readNumber(text)).toEqual({ kind: 'number', value })
})

it.each([
  ['1,234', '1234', '1,2340'],
  ['1.234', '1234', '1.2340'],
  ['-12.500', '-12500', '-12.5000'],
  ['−999,000', '-999000', '-999,0000'],
])('takes “%s” for neither of its two readings', (text, whole, decimal) => {
  expect(readNumber(text)).toEqual({ kind: 'ambiguous', whole, decimal })
  expect([readNumber(whole), readNumber(decimal)].map(({ kind }) => kind)).toEqual(['number', 'number'])
})

it.each([
  ['many'],
  ['-'],
  [','],
  ['2 dB'],
  ['5²'],
  ['½'],
  ['1 2'],
  ['1,2,3'],
  ['1.2.3'],
  ['12.11.2026'],
  ['1,23,456'],
  ['1234.567.890'],
  ['1.234.5'],
  ['1,234,5'],
  ['2..5'],
  ['--3'],
  ['3-'],
  ['0x10'],
  ['Infinity'],
  ['1e999'],
  ['1 234.567.890'],
])('takes “%s” for no number', (text) => {
  expect(readNumber(text)).toEqual({ kind: 'notANumber' })
})

it.each([[''], [' '], ['\u00a0\u2009']])('takes %j for nothing', (text) => {
  expect(readNumber(text)).toEqual({ kind: 'empty' })
})

it('never makes -0, which is equal to no 0 that was pushed', () => {
  expect(readNumber('-0')).toEqual({ kind: 'number', value: 0 })
  expect(Object.is(toNumber('-0,0'), 0)).toBe(true)
})

it.each<[unknown, number | undefined]>([
  [4, 4],
  ['1.234', 1.234],
  ['0x10', 16],
  ['2,5', 2.5],
  ['1,234', undefined],
  [Number.NaN, undefined],
  [true, undefined],
  [{}, undefined],
  ['', undefined],
])('takes %j of a device for %s', (raw, value) => {
  expect(toNumber(raw)).toBe(value)
})
