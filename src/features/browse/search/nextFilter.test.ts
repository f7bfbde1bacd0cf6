import { expect, it } from 'vitest'
import { defaultFilter, nextFilter } from './useRecentSearches'

it('[D9-10] a search begins with any, and a press on the filter that is on leads to all', () => {
  expect(defaultFilter).toBe('any')
  expect(nextFilter('any', 'artist')).toBe('artist')
  expect(nextFilter('artist', 'album')).toBe('album')
  expect(nextFilter('artist', 'artist')).toBe('all')
  expect(nextFilter('any', 'any')).toBe('all')
  expect(nextFilter('all', 'any')).toBe('any')
  expect(nextFilter('all', 'all')).toBe('all')
})
