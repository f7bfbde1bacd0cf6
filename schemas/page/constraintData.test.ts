import { describe, expect, it } from 'vitest'
import { pageValidators } from '../generated/pageValidators'
import { constraintData } from './constraintData'

/** The keyword that refuses a value, or undefined when it passes. */
const brokenRule = (
  kind: 'textConstraints' | 'numberConstraints' | 'ipConstraints',
  value: unknown,
  limits: object = {},
) => (pageValidators[kind]({ value, limits }) ? undefined : pageValidators[kind].errors?.[0]?.keyword)

describe('limits of a field', () => {
  it('are read as numbers where authors wrote text, and left out where they make no sense', () => {
    expect(constraintData({ value: 5, limits: { min: '1', max: {}, step: 0, pattern: '[' } })).toEqual({
      value: 5,
      steps: 4,
      limits: { min: 1 },
    })
  })

  it('hold for an empty value only where the field is required', () => {
    for (const value of ['', null, undefined])
      expect(constraintData({ value, limits: { minlength: 4 } })).toBeUndefined()
    expect(brokenRule('textConstraints', '', { required: true })).toBe('minLength')
    expect(brokenRule('textConstraints', 'abc', { required: 'true' })).toBeUndefined()
  })

  it('may be missing, and nothing throws whatever is handed in', () => {
    for (const data of [undefined, null, 5, 'x', [], { value: {} }, { value: 'x', limits: 'y' }])
      expect(() => pageValidators.textConstraints(data)).not.toThrow()
    expect(brokenRule('textConstraints', 'anything')).toBeUndefined()
  })
})

describe('texts', () => {
  it('keep to maxlength and minlength, counted as HTML counts', () => {
    expect(brokenRule('textConstraints', 'abcd', { maxlength: 4 })).toBeUndefined()
    expect(brokenRule('textConstraints', 'abcde', { maxlength: '4' })).toBe('maxLength')
    expect(brokenRule('textConstraints', 'abc', { minlength: 4 })).toBe('minLength')
    expect(brokenRule('textConstraints', '𝄞𝄞', { maxlength: 3 })).toBe('maxLength')
  })

  it('match a pattern as a whole; a pattern that is no expression holds nobody up', () => {
    expect(brokenRule('textConstraints', 'AB12', { pattern: '[A-Z]{2}[0-9]+' })).toBeUndefined()
    expect(brokenRule('textConstraints', 'xAB12', { pattern: '[A-Z]{2}[0-9]+' })).toBe('pattern')
    expect(brokenRule('textConstraints', 'b', { pattern: 'a|b' })).toBeUndefined()
    expect(brokenRule('textConstraints', 'anything', { pattern: '(' })).toBeUndefined()
  })
})

describe('numbers', () => {
  it('keep to min and max', () => {
    expect(brokenRule('numberConstraints', 1, { min: 1, max: 65535 })).toBeUndefined()
    expect(brokenRule('numberConstraints', 0, { min: 1 })).toBe('minimum')
    expect(brokenRule('numberConstraints', 70_000, { max: '65535' })).toBe('maximum')
    expect(brokenRule('numberConstraints', Number.NaN, {})).toBe('type')
  })

  it.each([0.1, 0.2, 0.3, 0.6, 0.7, 1.1, 2.3])(
    'step in tenths over %s without minding binary fractions',
    (value) => {
      expect(brokenRule('numberConstraints', value, { step: 0.1 })).toBeUndefined()
    },
  )

  it('count steps from min, and know no step "any"', () => {
    expect(brokenRule('numberConstraints', 6, { min: 1, step: 5 })).toBeUndefined()
    expect(brokenRule('numberConstraints', 7, { min: 1, step: 5 })).toBe('multipleOf')
    expect(brokenRule('numberConstraints', 0.35, { step: 0.1 })).toBe('multipleOf')
    expect(brokenRule('numberConstraints', 0.35, { step: 'any' })).toBeUndefined()
  })
})

describe('IPv4 addresses', () => {
  it.each(['0.0.0.0', '192.168.1.20', '255.255.255.255'])('[D5-26] %s is one', (value) => {
    expect(brokenRule('ipConstraints', value)).toBeUndefined()
  })

  it.each(['256.1.1.1', '1.1.1', '1.1.1.1.1', '1.1.1.x', ' 1.1.1.1', '1..1.1', '01.1.1.1'])(
    '[D5-26] %j is none',
    (value) => {
      expect(brokenRule('ipConstraints', value)).toBe('pattern')
    },
  )
})
