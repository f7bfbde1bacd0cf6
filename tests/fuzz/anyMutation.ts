import fc from 'fast-check'
import { anyHostile, hostileString } from './anyHostile'
import type { Mutation } from './Mutation'

const place = fc.array(fc.nat({ max: 60 }), { maxLength: 7 })

/** Every kind of mutation; the very large ones are rare, because they cost the most and find the least. */
export const anyMutation: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('remove' as const), at: place }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('replace' as const), at: place, by: anyHostile }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      at: place,
      key: hostileString,
      value: anyHostile,
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('swap' as const), at: place, other: place }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('respell' as const), at: place }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('reshape' as const), at: place }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wrap' as const),
      at: place,
      levels: fc.integer({ min: 1, max: 60 }),
      as: fc.constantFrom('list' as const, 'object' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('repeat' as const),
      at: place,
      times: fc.oneof(
        { weight: 9, arbitrary: fc.integer({ min: 2, max: 5 }) },
        { weight: 1, arbitrary: fc.integer({ min: 100, max: 10_000 }) },
      ),
    }),
  },
)
