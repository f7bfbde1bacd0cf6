import { describe, expect, it } from 'vitest'
import { isSameContent } from './hooks'

describe('isSameContent', () => {
  it('compares content', () => {
    expect(isSameContent({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBe(true)
    expect(isSameContent({ a: 1 }, { a: '1' })).toBe(false)
  })

  it.each(['{"valueOf":1}', '{"toString":"x"}'])('does not fail over %s, which a player may push', (text) => {
    expect(isSameContent(JSON.parse(text), JSON.parse(text))).toBe(false)
  })

  it('does not fail over what is nested deeper than the stack', () => {
    const deep = (): unknown => JSON.parse('['.repeat(30_000) + ']'.repeat(30_000))
    expect(isSameContent(deep(), deep())).toBe(false)
  })
})
