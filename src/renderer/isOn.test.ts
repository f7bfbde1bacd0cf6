import { expect, it } from 'vitest'
import { isOn } from './values'

it.each([[true], ['true'], [' True '], [1], ['1'], [{ value: true }], [{ value: 'true', label: 'Off' }]])(
  'takes %j for on',
  (value) => expect(isOn(value)).toBe(true),
)

it.each([
  [false],
  ['false'],
  ['yes'],
  [''],
  [0],
  [null],
  [undefined],
  [{}],
  [[true]],
  [{ value: false }],
  [{ label: 'On' }],
  [{ value: { value: true } }],
])('takes %j for off', (value) => expect(isOn(value)).toBe(false))
