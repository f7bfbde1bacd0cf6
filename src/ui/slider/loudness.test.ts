import { expect, it } from 'vitest'
import { unasked } from './SafeSlider'

it.each([
  [20, 60, 60],
  [20, 85, 85],
  [20, 86, 85],
  [20, 100, 85],
  [60, 90, 90],
  [60, 91, 90],
  [80, 100, 100],
  [100, 20, 20],
])(
  'from %i to %i goes to %i unasked: only above 85, and only a leap of more than 30, is asked for',
  (from, wanted, to) => {
    expect(unasked(from, wanted)).toBe(to)
  },
)
