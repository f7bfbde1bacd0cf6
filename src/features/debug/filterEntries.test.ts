import { describe, expect, it } from 'vitest'
import type { WireEntry } from '../../device'
import { filterEntries } from './WirePanel'

const entry = (id: number, more: Partial<WireEntry>): WireEntry => ({
  id,
  time: 0,
  direction: 'in',
  event: 'pushState',
  bytes: 0,
  payload: undefined,
  ...more,
})

const entries = [
  entry(1, { payload: { title: 'Overture' } }),
  entry(2, { direction: 'out', event: 'getUiConfig', refused: '/page must be string' }),
  entry(3, { event: null, payload: '2[null,null]', refused: 'invalid payload' }),
  entry(4, { event: 'pushQueue', payload: [] }),
]

const all = { text: '', event: '', kind: 'all' as const }
const ids = (filter: Parameters<typeof filterEntries>[1]) =>
  filterEntries(entries, filter).map(({ id }) => id)

describe('filterEntries', () => {
  it('gives the newest first', () => {
    expect(ids(all)).toEqual([4, 3, 2, 1])
  })

  it.each([
    ['in' as const, [4, 3, 1]],
    ['out' as const, [2]],
    ['refused' as const, [3, 2]],
  ])('shows what is %s', (kind, expected) => {
    expect(ids({ ...all, kind })).toEqual(expected)
  })

  it('shows one event', () => {
    expect(ids({ ...all, event: 'pushQueue' })).toEqual([4])
  })

  it.each([
    ['overTURE', [1]],
    ['uiconfig', [2]],
    ['must be', [2]],
    ['null,null', [3]],
    ['  ', [4, 3, 2, 1]],
    ['nowhere', []],
  ])('finds %j in name, payload and reason', (text, expected) => {
    expect(ids({ ...all, text })).toEqual(expected)
  })
})
