import { expect, it } from 'vitest'
import { toBar, barLabel, formatBarValue, toBarPair, toBarValue, toMarks, snapToTick } from './bar'

it('[D9-36] draws a value to a tick that is at most 10 away, to the nearest of two', () => {
  const bar = toBar({ min: 0, max: 100, ticks: [0, 50, 58] })
  expect([39, 40, 53, 55, 60, 68, 69].map((value) => snapToTick(value, bar))).toEqual([
    39, 50, 50, 58, 58, 58, 69,
  ])
})

it('lets a bar without ticks stand anywhere', () => {
  expect(snapToTick(3, toBar({ min: 0, max: 100, ticksLabels: ['a', 'b'] }))).toBe(3)
})

it('[D3-39] places marks at positions in percent, at ticks, or evenly', () => {
  const labels = { min: -10, max: 10, ticksLabels: ['low', 'high'] }
  expect(toMarks(toBar({ ...labels, ticksPositions: [25, 75] }))).toEqual([
    { value: -5, label: 'low' },
    { value: 5, label: 'high' },
  ])
  expect(toMarks(toBar({ ...labels, ticks: [-8, 99] })).map(({ value }) => value)).toEqual([-8, 10])
  const spread = toMarks(toBar({ ...labels, ticksLabels: ['low', 'usual', 'high'], ticks: [-10, 10] }))
  expect(spread.map(({ value }) => value)).toEqual([-10, 0, 10])
  expect(toMarks(toBar(labels)).map(({ value }) => value)).toEqual([-10, 10])
})

it('takes the only tick label for the name of the bar', () => {
  const bar = toBar({ min: -10, max: 10, ticksLabels: ['--31Hz'] })
  expect(barLabel(bar)).toBe('31Hz')
  expect(toMarks(bar)).toEqual([])
})

it('keeps handles within the bar, whatever the value is', () => {
  const bar = toBar({ min: 0, max: 10 })
  expect(['7', 99, -1, null, 'x'].map((value) => toBarValue(bar, value))).toEqual([7, 10, 0, 0, 0])
  expect(toBarPair(bar, [8, '2'])).toEqual([2, 8])
  expect(toBarPair(bar, '3,4')).toEqual([3, 4])
  expect(toBarPair(bar, undefined)).toEqual([0, 10])
})

it('writes numbers with the decimals of their step and a real minus sign', () => {
  expect(formatBarValue(-1.5, 0.5)).toBe('−1.5')
  expect(formatBarValue(3, 1)).toBe('3')
})
