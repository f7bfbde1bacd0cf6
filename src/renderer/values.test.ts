import { describe, expect, it } from 'vitest'
import { isSameValue } from './values'

const deep = (): unknown => JSON.parse('['.repeat(30_000) + ']'.repeat(30_000))

describe('isSameValue', () => {
  it('compares content', () => {
    expect(isSameValue({ value: 1, label: 'a' }, { label: 'a', value: 1 })).toBe(true)
    expect(isSameValue([1, 2], [2, 1])).toBe(false)
  })

  it.each(['{"valueOf":1}', '{"toString":"x"}', '{"constructor":null}', '{"__proto__":1}'])(
    'does not fail over %s',
    (text) => {
      const value: unknown = JSON.parse(text)
      expect(isSameValue(value, value)).toBe(true)
      expect(isSameValue(value, { valueOf: 2 })).toBe(false)
    },
  )

  it('calls what is nested deeper than the stack changed, unless it is the same', () => {
    const value = deep()
    expect(isSameValue(value, deep())).toBe(false)
    expect(isSameValue(value, value)).toBe(true)
  })
})
