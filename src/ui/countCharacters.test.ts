import { expect, it } from 'vitest'
import { countCharacters } from './foldText'

it.each([
  ['', 0],
  ['abc', 3],
  ['Zo\u00eb', 3],
  ['Zoe\u0308', 3],
  ['日本', 2],
  ['👨‍👩‍👧', 1],
  ['🎵🎶', 2],
])('%j has as many characters as are seen: %d', (text, count) => {
  expect(countCharacters(text)).toBe(count)
})
