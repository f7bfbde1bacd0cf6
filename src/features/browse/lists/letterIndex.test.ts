import { describe, expect, it } from 'vitest'
import { letterIndex, letterOf, sortedLetters } from './letterIndex'

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

describe('a list that this panel has sorted', () => {
  const wordsOf = ({ title = '' }) => title
  const lettersOf = (titles: readonly string[], language: string) =>
    sortedLetters(
      titles.map((title) => ({ title })),
      wordsOf,
      language,
    )
      .map(({ letter, index }) => `${letter}${index}`)
      .join(' ')
  const by = (language: string, letters: string) =>
    sorted(letters)
      .map(({ title }) => title)
      .toSorted(new Intl.Collator(language, { sensitivity: 'base', numeric: true }).compare)

  it('has the letters of its language', () => {
    expect(lettersOf(by('sv', 'aäåöoz'), 'sv')).toBe('A0 O12 Z24 Å36 Ä48 Ö60')
    expect(lettersOf(by('de', 'aäzöoutb'), 'de')).toBe('A0 B24 O36 T60 U72 Z84')
    expect(lettersOf(by('es', 'añnoue'), 'es')).toBe('A0 E12 N24 Ñ36 O48 U60')
    expect(lettersOf(by('tr', 'aıiçcd'), 'tr')).toBe('A0 C12 Ç24 D36 I48 İ60')
    expect(lettersOf(by('pl', 'alłmno'), 'pl')).toBe('A0 L12 Ł24 M36 N48 O60')
  })

  it('has them downwards, too, signs and what has no words at their ends', () => {
    const titles = ['(What)', '1999', ...by('en', 'abcde')]
    expect(lettersOf(titles, 'en')).toBe('#0 A2 B14 C26 D38 E50')
    expect(lettersOf([...by('en', 'abcde').toReversed(), '7', ''], 'en')).toBe('E0 D12 C24 B36 A48 #60')
  })

  it('is looked at in few places, though it has 50,000 items', () => {
    let looks = 0
    const items = Array.from({ length: 50_000 }, (_, at) => ({
      title: String.fromCharCode(97 + Math.floor(at / 2000)),
    }))
    const places = sortedLetters(items, (item) => (looks++, item.title ?? ''), 'en')
    expect(places).toEqual(
      Array.from({ length: 25 }, (_, at) => ({ letter: String.fromCharCode(65 + at), index: at * 2000 })),
    )
    expect(looks).toBeLessThan(1000)
  })

  it('has none where it is short or has few', () => {
    expect(lettersOf(by('en', 'abcde').slice(0, 59), 'en')).toBe('')
    expect(lettersOf(by('en', 'aaaabbbb'), 'en')).toBe('')
    expect(lettersOf([], 'en')).toBe('')
  })
})
