import { expect, it } from 'vitest'
import { recordAdditions } from './SessionHost'

it.each([
  ['DE', { country: 'DE' }],
  ['de', { country: 'DE' }],
  ['DEU', undefined],
  ['4x', undefined],
  ['', undefined],
  [undefined, undefined],
])('[A5-23 A3.1-8] adds a country of two letters: %s', (country, added) => {
  expect(recordAdditions({}, { country })).toEqual(added)
  expect(recordAdditions({ country: '' }, { country })).toEqual(added)
})

it('[A5-23] leaves the country alone that the user has', () => {
  expect(recordAdditions({ country: 'NL' }, { country: 'DE' })).toBeUndefined()
})

it('[A5-24 A3.1-17] adds the client id of the analytics only when there is none', () => {
  expect(recordAdditions({}, { clientId: 'GA.1' })).toEqual({ gaCid: 'GA.1' })
  expect(recordAdditions({ gaCid: 'GA.0' }, { clientId: 'GA.1' })).toBeUndefined()
  expect(recordAdditions({}, { clientId: undefined })).toBeUndefined()
})
