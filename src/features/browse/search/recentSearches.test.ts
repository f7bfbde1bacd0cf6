import { describe, expect, it } from 'vitest'
import { readRecent, withSearch, writeRecent, type SearchMemory } from './useRecentSearches'

const holding = (text: string | null): SearchMemory & { text: string | null } => ({
  text,
  getItem() {
    return this.text
  },
  setItem(_, value) {
    this.text = value
  },
})
const forbidden = (): SearchMemory => {
  throw new DOMException('no cookies', 'SecurityError')
}

describe('what was sought before', () => {
  it('is read back as it was written', () => {
    const memory = holding(null)
    expect(readRecent(() => memory, 'searches')).toEqual([])
    expect(writeRecent(() => memory, 'searches', ['night', 'garden'])).toBe(true)
    expect(readRecent(() => memory, 'searches')).toEqual(['night', 'garden'])
  })

  it.each(['', 'no JSON', 'null', '7', '{"0":"night"}', '"night"'])(
    'is nothing where something else is kept: %j',
    (text) => {
      expect(readRecent(() => holding(text), 'searches')).toEqual([])
    },
  )

  it('leaves out what nobody sought', () => {
    const kept = JSON.stringify(['night', 7, null, '', '  ', 'x'.repeat(201), ['a'], 'garden'])
    expect(readRecent(() => holding(kept), 'searches')).toEqual(['night', 'garden'])
    expect(
      readRecent(() => holding(JSON.stringify(Array.from({ length: 50 }, String))), 'searches'),
    ).toHaveLength(8)
  })

  it('does without a storage that throws', () => {
    expect(readRecent(forbidden, 'searches')).toEqual([])
    expect(writeRecent(forbidden, 'searches', ['night'])).toBe(false)
  })
})

describe('another search', () => {
  it('stands first, once, among eight', () => {
    expect(withSearch(['garden', 'night'], 'rain')).toEqual(['rain', 'garden', 'night'])
    expect(withSearch(['garden', 'night'], 'Night')).toEqual(['Night', 'garden'])
    const eight = ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'h8']
    expect(withSearch(eight, 'rain')).toEqual(['rain', ...eight.slice(0, 7)])
  })

  it('takes the place of the one that was only its beginning, but not of an older one', () => {
    expect(withSearch(['nig', 'gard'], 'night')).toEqual(['night', 'gard'])
    expect(withSearch(['nig', 'gard'], 'garden')).toEqual(['garden', 'nig', 'gard'])
  })

  it('that is none changes nothing', () => {
    expect(withSearch(['night'], '  ')).toEqual(['night'])
  })
})
