import { expect, it } from 'vitest'
import { isVisible } from './visibility'

const condition = (value: unknown) => ({ field: 'f', value })

it('[D2.10-5] compares the value of the field, or its value.value', () => {
  expect(isVisible(condition('a'), 'a', 'input')).toBe(true)
  expect(isVisible(condition('a'), 'b', 'input')).toBe(false)
  expect(isVisible(condition('a'), { value: 'a', label: 'A' }, 'select')).toBe(true)
  expect(isVisible(condition('a'), { value: 'b', label: 'a' }, 'select')).toBe(false)
  expect(isVisible(condition(true), true, 'switch')).toBe(true)
  expect(isVisible(condition(false), true, 'switch')).toBe(false)
})

it('takes a switch pushed as text or not at all for the flag that it shows', () => {
  expect(isVisible(condition(true), 'true', 'switch')).toBe(true)
  expect(isVisible(condition('true'), true, 'switch')).toBe(true)
  expect(isVisible(condition(false), undefined, 'switch')).toBe(true)
  expect(isVisible(condition(true), { value: 'true' }, 'switch')).toBe(true)
  expect(isVisible(condition({ value: false }), { value: true }, 'switch')).toBe(false)
  expect(isVisible(condition('maybe'), false, 'switch')).toBe(false)
})

it('takes 8 and "8" for the same value, but nothing for nothing only', () => {
  expect(isVisible(condition(8), '8', 'select')).toBe(true)
  expect(isVisible(condition('undefined'), undefined, 'input')).toBe(false)
  expect(isVisible(condition(null), null, 'input')).toBe(true)
})
