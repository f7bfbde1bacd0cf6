import { expect, it } from 'vitest'
import { leaveFor } from '../useBrowse'

const breadcrumb = (uri: string) => ({ uri, title: uri, address: `/browse?uri=${uri}` })
const trail = [breadcrumb('music-library'), breadcrumb('music-library/USB'), breadcrumb('')]
const unknown = { trail: [], isFromHome: false }

it.each([
  ['the place before', 'music-library/USB'],
  ['a place that nobody came by', 'artists://Somebody%20Else'],
  ['home', '/'],
  ['nothing', undefined],
  ['nothing, with an empty text', ''],
])('[D4-12] leads back to where somebody came from, when the page names %s', (_, uri) => {
  expect(leaveFor(uri, { trail, isFromHome: true })).toEqual({ kind: 'breadcrumb', index: 2 })
  expect(leaveFor(uri, { trail, isFromHome: false })).toEqual({ kind: 'breadcrumb', index: 2 })
  expect(leaveFor(uri, { trail: [], isFromHome: true })).toEqual({ kind: 'home' })
})

it('[D2.6-11] leads to the address that the page names where nobody knows the way here', () => {
  expect(leaveFor('artists://', unknown)).toEqual({ kind: 'uri', uri: 'artists://' })
})

it.each([undefined, '', '/'])('[D4-12] [D5-15] leads home where the page names %j and nobody came', (uri) => {
  expect(leaveFor(uri, unknown)).toEqual({ kind: 'home' })
})
