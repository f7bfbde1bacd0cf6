import { expect, it } from 'vitest'
import { listNames } from './writing'

const names = ['Bath', 'Attic', 'Hall']

it.each([
  ['en', 'Bath, Attic, and Hall', 'Bath, Attic, Hall'],
  ['de', 'Bath, Attic und Hall', 'Bath, Attic, Hall'],
  ['ja', 'Bath、Attic、Hall', 'Bath、Attic、Hall'],
  ['zh-Hans', 'Bath、Attic和Hall', 'Bath、Attic、Hall'],
])('lists names in %s', (language, closed, open) => {
  expect(listNames(language, names)).toBe(closed)
  expect(listNames(language, names, { isOpen: true })).toBe(open)
})

it('gives one name as it is, and nothing for none', () => {
  expect(listNames('en', ['Bath'])).toBe('Bath')
  expect(listNames('en', [])).toBe('')
})
