import { expect, it } from 'vitest'
import { mergeValues } from './sectionState.reducers'

it.each([
  ['nothing', { a: 1 }, { a: 1 }, { a: 1 }, { a: 1 }, false],
  ['another property', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 3 }, { a: 2, b: 3 }, false],
  ['the same property', { a: 1 }, { a: 2 }, { a: 3 }, { a: 2 }, true],
  ['the same property alike', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }, false],
  [
    'something deeper',
    { a: { b: 1, c: 1 } },
    { a: { b: 2, c: 1 } },
    { a: { b: 1, c: 3 } },
    { a: { b: 2, c: 3 } },
    false,
  ],
  ['a property that it took away', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1 }, { a: 2 }, false],
  ['a property that I took away', { a: 1, b: 1 }, { a: 1 }, { a: 2, b: 1 }, { a: 2 }, false],
  [
    'an entry of a list that I changed, too',
    { a: [1, 2] },
    { a: [1, 3] },
    { a: [4, 2] },
    { a: [1, 3] },
    true,
  ],
  ['all of it', { a: 1 }, { a: 2 }, 'gone', { a: 2 }, true],
])('where the device changed %s', (_, base, mine, theirs, value, isConflict) => {
  expect(mergeValues(base, mine, theirs)).toEqual({ value, isConflict })
})
