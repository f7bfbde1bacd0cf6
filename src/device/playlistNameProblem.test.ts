import { expect, it } from 'vitest'
import { playlistNameProblem } from './saveQueue'

it.each([
  ['AC/DC', 'slash'],
  ['/', 'slash'],
  ['.', 'dots'],
  ['..', 'dots'],
  ['a'.repeat(256), 'long'],
  // Two bytes each.
  ['ü'.repeat(128), 'long'],
  // Four bytes each.
  ['🎺'.repeat(64), 'long'],
])('a name that no file can have is refused: %s', (name, problem) => {
  expect(playlistNameProblem(name)).toBe(problem)
})

it.each([
  '...',
  '.hidden',
  '% # " \' < \\',
  'שלום',
  ' Evening',
  'a'.repeat(255),
  `${'ü'.repeat(127)}a`,
  '🎺'.repeat(63),
])('any other name can be kept: %s', (name) => expect(playlistNameProblem(name)).toBeUndefined())
