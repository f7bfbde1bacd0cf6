import { expect, it } from 'vitest'
import { findEntries } from './QueueView'

const entries = [
  { id: 1, item: { name: 'Öre', artist: 'Slow Harbour', album: 'Low Tide' } },
  { id: 2, item: { name: 'Lamps', artist: 'Slow Harbour' } },
  { id: 3, item: { title: 'Signal', album: 'Étude' } },
  { id: 4, item: {} },
]

it.each([
  ['', [1, 2, 3, 4]],
  ['  ', [1, 2, 3, 4]],
  ['harbour', [1, 2]],
  ['tide HARBOUR', [1]],
  ['ore', [1]],
  ['etude', [3]],
  ['signal lamps', []],
])('finds %j', (sought, ids) => {
  expect(findEntries(entries, sought).map(({ id }) => id)).toEqual(ids)
})
