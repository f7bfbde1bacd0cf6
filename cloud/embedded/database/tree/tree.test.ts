// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashTree } from './hashTree'
import { parsePath } from './parsePath'
import { readValue } from './readValue'
import { replaceAt } from './replaceAt'
import { treeAt } from './treeAt'
import type { Path, Tree } from './Tree'

const key = fc.constantFrom('a', 'b', 'c', '1', '10', 'constructor', '__proto__', 'toString', 'ä')
const path: fc.Arbitrary<Path> = fc.array(key, { maxLength: 4 })
const leaf = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
)
const moment = { existing: null, now: 0, depth: 0 }

/** Any value that a client could send, with nulls and empty objects in it. */
const sent = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.constant(null),
    fc.array(fc.tuple(key, tie('value')), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
  ),
})).value
const tree = sent.map((value) => readValue(value, moment))

/** All leaves, each with its address: another way of saying what a tree is. */
function leaves(value: Tree | null, above: Path = []): Map<string, unknown> {
  if (value === null) return new Map()
  if (typeof value !== 'object') return new Map([[JSON.stringify(above), value]])
  return new Map(Object.entries(value).flatMap(([name, child]) => [...leaves(child, [...above, name])]))
}

function hasEmptyPlaces(value: Tree | null): boolean {
  if (typeof value !== 'object' || value === null) return false
  const children = Object.values(value)
  return children.length === 0 || children.some((child) => child === null || hasEmptyPlaces(child))
}

const isAbove = (above: Path, below: Path) => above.every((name, at) => below[at] === name)

describe('the tree', () => {
  it('gives back what was put at a place, and leaves the old tree as it was', () => {
    fc.assert(
      fc.property(tree, path, tree, (before, place, value) => {
        const copy = structuredClone(before)
        const after = replaceAt(before, place, value)
        expect(treeAt(after, place)).toEqual(value)
        expect(before).toEqual(copy)
      }),
    )
  })

  it('changes nothing elsewhere, but a leaf on the way gives way', () => {
    fc.assert(
      fc.property(tree, path, tree, (before, place, value) => {
        const after = leaves(replaceAt(before, place, value))
        const expected = new Map(
          [...leaves(before)].filter(([address]) => {
            const there: Path = JSON.parse(address)
            const givesWay = isAbove(there, place) && value !== null
            return !isAbove(place, there) && !givesWay
          }),
        )
        for (const [address, inner] of leaves(value, place)) expected.set(address, inner)
        expect(after).toEqual(expected)
      }),
    )
  })

  it('holds no empty places, whatever is put or deleted', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(path, tree), { maxLength: 8 }), (changes) => {
        const end = changes.reduce<Tree | null>((now, [place, value]) => replaceAt(now, place, value), null)
        expect(hasEmptyPlaces(end)).toBe(false)
      }),
    )
  })

  it('shares with the old tree what was not touched', () => {
    const before: Tree = { a: { b: 1 }, c: { d: 2 } }
    expect(treeAt(replaceAt(before, ['a', 'b'], 3), ['c'])).toBe(before['c'])
    expect(replaceAt(before, ['c', 'x', 'y'], null)).toBe(before)
  })

  it('survives being written as JSON and read again', () => {
    fc.assert(
      fc.property(tree, (value) => {
        const again = readValue(JSON.parse(JSON.stringify(value)), moment)
        expect(hashTree(again)).toBe(hashTree(value))
      }),
    )
  })

  it.each([-0, { a: { b: -0 } }, { '.sv': { increment: -0 } }])('knows no zero with a sign (%j)', (value) => {
    const read = readValue(value, moment)
    expect(hashTree(read)).toBe(hashTree(readValue(JSON.parse(JSON.stringify(read)), moment)))
  })

  it('hashes by content, not by the order of writing', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(key, leaf), { maxLength: 6 }), (entries) => {
        const unique = [...new Map(entries)]
        const forth: Tree = Object.fromEntries(unique)
        const back: Tree = Object.fromEntries([...unique].reverse())
        expect(hashTree(forth)).toBe(hashTree(back))
      }),
    )
    expect(hashTree({ a: 1 })).not.toBe(hashTree({ a: '1' }))
    expect(hashTree(null)).toBe('')
  })
})

describe('a value that is written', () => {
  it('fills in times and sums, wherever they stand', () => {
    const value = {
      at: { '.sv': 'timestamp' },
      n: { '.sv': { increment: 2 } },
      t: { '.sv': { increment: 2 } },
    }
    expect(readValue(value, { existing: { n: 5, t: 'text' }, now: 7, depth: 0 })).toEqual({
      at: 7,
      n: 7,
      t: 2,
    })
  })

  it.each([
    ['a key with a dot', { 'a.b': 1 }],
    ['a key with a dollar', { $id: 1 }],
    ['an empty key', { '': 1 }],
    ['a key with a slash', { 'a/b': 1 }],
    ['a key with a line break', { 'a\nb': 1 }],
    ['a key that is too long', { ['x'.repeat(769)]: 1 }],
    ['a text that is too long', 'x'.repeat(10 * 1024 * 1024 + 1)],
    ['a priority', { '.value': 1, '.priority': 2 }],
    ['an unknown server value', { '.sv': 'random' }],
    ['an increment by nothing', { '.sv': { increment: 'x' } }],
    ['a function', () => 1],
    [
      'more levels than there may be',
      Array.from({ length: 33 }).reduce<unknown>((inner) => ({ a: inner }), 1),
    ],
  ])('is refused with %s', (_, value) => expect(() => readValue(value, moment)).toThrow(/./))

  it('may have as many levels as there may be', () => {
    const deepest = Array.from({ length: 32 }).reduce<unknown>((inner) => ({ a: inner }), 1)
    expect(readValue(deepest, moment)).toEqual(deepest)
    expect(() => readValue(deepest, { ...moment, depth: 1 })).toThrow(/deep/)
  })
})

describe('a path', () => {
  it.each([
    ['', []],
    ['/', []],
    ['/a//b/', ['a', 'b']],
    ['users/ä ö', ['users', 'ä ö']],
  ])('%j is read', (text, keys) => expect(parsePath(text)).toEqual(keys))

  it.each(['a.b', 'a/$b', 'a/#', 'a[0]', '/.info/connected', 'a/'.repeat(33), 7, null, undefined])(
    '%j is refused',
    (text) => expect(() => parsePath(text)).toThrow(/./),
  )
})
