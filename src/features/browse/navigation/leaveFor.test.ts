import { expect, it } from 'vitest'
import { leaveFor } from './leaveFor'

const crumb = (uri: string) => ({ uri, title: uri, address: `/browse?uri=${uri}` })
const trail = [crumb('music-library'), crumb('music-library/USB'), crumb('')]

it.each([
  ['a page that names where it comes from', 'music-library/USB', { kind: 'crumb', index: 1 }],
  ['a page that names what nobody came by', 'artists://', { kind: 'uri', uri: 'artists://' }],
  ['a page that names nothing', undefined, { kind: 'crumb', index: 2 }],
  ['a page that names nothing, with an empty text', '', { kind: 'crumb', index: 2 }],
])('[D2.6-11] [D4-12] leads back from %s', (_, uri, way) => {
  expect(leaveFor(uri, trail)).toEqual(way)
})

it('[D4-12] leads home where nobody came from anywhere', () => {
  expect(leaveFor(undefined, [])).toEqual({ kind: 'home' })
})

it("[D5-15] leads home from a page that names '/', wherever one came from", () => {
  expect(leaveFor('/', trail)).toEqual({ kind: 'home' })
})
