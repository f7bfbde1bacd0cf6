import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deferredNormalisers } from './deferredNormalisers'
import { normalisers } from './normalisers'

const repairs = Object.entries({ ...normalisers, ...deferredNormalisers })

describe('every repair of a push', () => {
  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...repairs),
        fc.anything({ withNullPrototype: true, withBigInt: true }),
        ([, repair], raw) => {
          expect(() => repair(raw)).not.toThrow()
        },
      ),
      { numRuns: 3000, seed: 2 },
    )
  })

  it('does nothing to what it has repaired', () => {
    fc.assert(
      fc.property(fc.constantFrom(...repairs), fc.jsonValue(), ([, repair], raw) => {
        const once = repair(raw)
        expect(repair(once)).toEqual(once)
      }),
      { numRuns: 3000, seed: 2 },
    )
  })

  it('does not change what it was given', () => {
    fc.assert(
      fc.property(fc.constantFrom(...repairs), fc.jsonValue(), ([, repair], raw) => {
        const before = structuredClone(raw)
        repair(raw)
        expect(raw).toEqual(before)
      }),
      { numRuns: 1000, seed: 2 },
    )
  })

  it('survives a library page, or rooms, nested as deep as no player nests them', () => {
    let deep: unknown = {}
    for (let level = 0; level < 20_000; level++) deep = { items: [deep], child: [deep], list: [deep] }
    for (const [, repair] of repairs)
      expect(() => repair({ navigation: { lists: [deep] }, list: [deep] })).not.toThrow()
  })

  it('leaves pages alone: the renderer repairs them item by item', () => {
    expect([normalisers.pushUiConfig, deferredNormalisers.pushDSPUiConfig]).toEqual([undefined, undefined])
  })
})
