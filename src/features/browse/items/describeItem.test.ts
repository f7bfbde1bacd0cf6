import { expect, it } from 'vitest'
import { describeItem } from './itemActions'

it.each([
  [{ title: 'Ebb', album: 'Low Tide', artist: 'Slow Harbour' }, 'Ebb', 'Low Tide • Slow Harbour'],
  [{ title: 'Ebb', album: ' ', artist: 'Slow Harbour' }, 'Ebb', 'Slow Harbour'],
  [{ title: 'Ebb', album: 'Low Tide' }, 'Ebb', 'Low Tide'],
  [{ title: ' ', name: ' Evening ' }, 'Evening', ''],
  [{ name: 'Evening', title: 'Sunday' }, 'Sunday', ''],
  [{}, '', ''],
])('[D2.6-8] an item is called by its title, else its name, and by album • artist: %j', (item, name, by) => {
  expect(describeItem(item)).toEqual({ name, by })
})

it('does not say again what its name says', () => {
  expect(describeItem({ title: 'Low Tide', album: 'Low Tide', artist: 'Slow Harbour' }).by).toBe(
    'Slow Harbour',
  )
})
