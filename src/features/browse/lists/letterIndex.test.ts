import { expect, it } from 'vitest'
import { letterIndex, letterOf } from './letterIndex'

const sorted = (letters: string) =>
  letters
    .split('')
    .flatMap((letter) => Array.from({ length: 12 }, (_, index) => ({ title: `${letter}${index}` })))

it.each([
  ['anna', 'A'],
  ['Émile', 'E'],
  ['Ölberg', 'O'],
  ['ясно', 'Я'],
  ['7 Seconds', '#'],
  ['“Heroes”', '#'],
  ['', '#'],
])('looks for %s under %s', (title, letter) => {
  expect(letterOf({ title })).toBe(letter)
})

it('knows where each letter begins, signs and digits in front', () => {
  const places = letterIndex([{ title: '(What)' }, { title: '1999' }, ...sorted('abcde')])
  expect(places.map(({ letter, index }) => `${letter}${index}`)).toEqual([
    '#0',
    'A2',
    'B14',
    'C26',
    'D38',
    'E50',
  ])
})

it('is empty for lists that are not sorted, short, or of few letters', () => {
  expect(letterIndex(sorted('abcdea'))).toEqual([])
  expect(letterIndex(sorted('abcde').slice(0, 59))).toEqual([])
  expect(letterIndex(sorted('aaaaabbbbb'))).toEqual([])
})
