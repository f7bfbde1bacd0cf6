import { describe, expect, it } from 'vitest'
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

const letters = (titles: readonly string[]) =>
  letterIndex(titles.map((title) => ({ title })))
    .map(({ letter, index }) => `${letter}${index}`)
    .join(' ')

describe('a list that is sorted by rules of its player', () => {
  const titles = sorted('abcdefgh').map(({ title }) => title)
  const usual = 'A0 B12 C24 D36 E48 F60 G72 H84'

  it('has its letters though capitals come first', () => {
    const capital = titles.map((title) => title.toUpperCase())
    expect(letters([...capital, 'a cappella', 'h moll'])).toBe(usual)
  })

  it('has its letters though those with marks come last', () => {
    expect(letters([...titles, 'Äther', 'Ähre', 'Équinoxe'])).toBe(usual)
  })

  it('has its letters though articles do not count', () => {
    const strewn = titles.flatMap((title, place) => (place % 9 === 4 ? [title, 'The End'] : [title]))
    expect(letters(strewn)).toBe('A0 B13 C27 D40 E53 F67 G80 H93')
  })

  it('has none where nothing is sorted', () => {
    const mixed = Array.from({ length: 400 }, (_, place) => titles[(place * 37) % titles.length] ?? '')
    expect(letters(mixed)).toBe('')
  })
})
