import { expect, it } from 'vitest'
import { findBeginning } from '../PageView'

const items = ['Abend', 'Äther', 'Azur', 'Élan', 'Ebbe'].map((title) => ({ title }))

it('finds the first that begins so, whatever the case and accents', () => {
  expect(findBeginning(items, 'at', 0)).toBe(1)
  expect(findBeginning(items, 'E', 0)).toBe(3)
  expect(findBeginning(items, 'x', 0)).toBeUndefined()
})

it('goes on from a place, and begins anew at the end', () => {
  expect([0, 1, 2, 3].map((from) => findBeginning(items, 'a', from))).toEqual([0, 1, 2, 0])
})

it('takes an accent for meant where something begins with it', () => {
  const swedish = ['Alfa', 'Zebra', 'Ångström', 'Östen'].map((title) => ({ title }))
  expect(['å', 'Ö', 'a', 'é'].map((text) => findBeginning(swedish, text, 0))).toEqual([2, 3, 0, undefined])
  expect(findBeginning(items, 'á', 0)).toBe(0)
})
