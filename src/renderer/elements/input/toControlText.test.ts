import { expect, it } from 'vitest'
import { type InputType, toControlText } from './element'

it.each<[InputType, unknown, string]>([
  ['time', '7:5', '07:05'],
  ['time', { value: '7:5', label: 'Morning' }, '07:05'],
  ['time', 'tomorrow', ''],
  ['date', 20260203, ''],
  ['number', 42, '42'],
  ['number', '007', '007'],
  ['number', '.5', '.5'],
  ['number', ' 5 ', '5'],
  ['number', '+5', '5'],
  ['number', '0x10', '16'],
  ['number', '2,5', '2.5'],
  ['number', 'many', 'many'],
  ['number', '1,234', '1,234'],
  ['number', true, ''],
  ['number', Number.NaN, ''],
  ['number', [3], ''],
  ['text', 'tomorrow', 'tomorrow'],
])('shows in an input of type %s the value %j as %j', (type, value, text) => {
  expect(toControlText(type, value)).toBe(text)
})
