import { expect, it } from 'vitest'
import { matchRows } from './rows'

it.each([
  ['nothing', '', '', []],
  ['all new', '', 'ab', [-1, -1]],
  ['the same', 'abc', 'abc', [0, 1, 2]],
  ['one gone', 'abcd', 'acd', [0, 2, 3]],
  ['one more', 'acd', 'abcd', [0, -1, 1, 2]],
  ['one moved', 'abcd', 'dabc', [3, 0, 1, 2]],
  ['one changed', 'abc', 'axc', [0, -1, 2]],
  ['turned round', 'abc', 'cba', [2, 1, 0]],
  ['equal rows, of which one is gone', 'aab', 'ab', [0, 2]],
  ['equal rows, of which one came', 'ab', 'aab', [0, -1, 1]],
  ['equal rows, in their order', 'xaya', 'aax', [1, 3, 0]],
])('matches %s', (_, before, after, from) => {
  expect([...matchRows(before.split(''), after.split(''))]).toEqual(from)
})
