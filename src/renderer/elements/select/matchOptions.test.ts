import { expect, it } from 'vitest'
import { matchOptions, nextRow } from './OptionList'

const options = ['Europe/Vienna', 'Europe/Zürich', 'America/New_York'].map((label) => ({
  value: label,
  label,
  raw: label,
}))
const found = (query: string, unknownValue?: string) =>
  matchOptions(options, unknownValue, query).map(({ index }) => index)

it('finds options by every word, whatever case, accents and separators', () => {
  expect(found('')).toEqual([0, 1, 2])
  expect(found('zurich')).toEqual([1])
  expect(found('ZÜRICH')).toEqual([1])
  expect(found('new york')).toEqual([2])
  expect(found('europe vien')).toEqual([0])
  expect(found('nowhere')).toEqual([])
})

it('offers a value that is none of the options first', () => {
  expect(found('', 'Mars')).toEqual([-1, 0, 1, 2])
  expect(found('mars', 'Mars')).toEqual([-1])
})

it('moves through the rows without leaving them', () => {
  expect(nextRow('ArrowDown', -1, 3)).toBe(0)
  expect(nextRow('ArrowDown', 2, 3)).toBe(2)
  expect(nextRow('ArrowUp', 0, 3)).toBe(0)
  expect(nextRow('PageDown', 0, 100)).toBe(7)
  expect(nextRow('a', 0, 3)).toBeUndefined()
  expect(nextRow('ArrowDown', 0, 0)).toBeUndefined()
})
