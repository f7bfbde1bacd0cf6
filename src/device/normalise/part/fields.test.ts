import { describe, expect, it } from 'vitest'
import { fields, text } from '../repair'

const repair = fields({ title: text, album: text }, { items: [] })

describe('an object', () => {
  it('that needs no repair stays the very same', () => {
    const clean = { title: 'Gull Song', other: null, items: [] }
    expect(repair(clean)).toBe(clean)
  })

  it('that needs one stays as it came, and another takes its place', () => {
    const dirty = Object.freeze({ title: 7, album: null, other: null })
    expect(repair(dirty)).toEqual({ title: '7', other: null, items: [] })
    expect(dirty).toEqual({ title: 7, album: null, other: null })
  })

  it('keeps fields of any name, and what no repair is for', () => {
    const odd: unknown = JSON.parse('{"__proto__":{"title":1},"constructor":2,"items":[1]}')
    expect(repair(odd)).toBe(odd)
  })
})

it('what is no object stays as it is', () => {
  for (const raw of [null, 'text', 1, [1]]) expect(repair(raw)).toBe(raw)
})
