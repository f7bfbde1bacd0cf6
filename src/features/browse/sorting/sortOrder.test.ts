import { expect, it, vi } from 'vitest'
import { createSorter } from './createSorter'
import { type SortKey, sortOrder } from './sortOrder'

const sorted = (keys: readonly SortKey[], isDescending = false, language = 'en') =>
  Array.from(sortOrder({ keys, isDescending, language }), (place) => keys[place])

it('sorts words whatever their case and accents, and numbers within them as numbers', () => {
  expect(sorted(['No. 10', 'éclair', 'Echo', 'no. 9', 'Zoo'])).toEqual([
    'Echo',
    'éclair',
    'no. 9',
    'No. 10',
    'Zoo',
  ])
  expect(sorted([10.25, 9, 10.3])).toEqual([9, 10.25, 10.3])
  expect(sorted(['12', 7, '3/12'])).toEqual(['3/12', 7, '12'])
})

it('goes by the alphabet of the language', () => {
  expect(sorted(['Zebra', 'Ångström', 'Alfa'], false, 'sv')).toEqual(['Alfa', 'Zebra', 'Ångström'])
  expect(sorted(['Zebra', 'Ångström', 'Alfa'], false, 'de')).toEqual(['Alfa', 'Ångström', 'Zebra'])
})

it('leaves what has nothing to go by to the end, either way, and equal ones as they were', () => {
  const order = (isDescending: boolean) => [
    ...sortOrder({ keys: ['', 'b', 'a', 'B', ''], isDescending, language: 'en' }),
  ]
  expect(order(false)).toEqual([2, 1, 3, 0, 4])
  expect(order(true)).toEqual([1, 3, 2, 0, 4])
})

it('sorts on its own thread where there is no other, or its code cannot be had', async () => {
  const question = { keys: ['b', 'a'], isDescending: false, language: 'en' }
  const none = createSorter(() => {
    throw new Error('forbidden')
  })
  expect([...(await none.sort(question))]).toEqual([1, 0])
  const broken = Object.assign(new EventTarget(), {
    postMessage: vi.fn<() => void>(),
    terminate: vi.fn<() => void>(),
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a worker as is used
  const sorter = createSorter(() => broken as unknown as Worker)
  const first = sorter.sort(question)
  const second = sorter.sort({ ...question, isDescending: true })
  broken.dispatchEvent(new Event('error'))
  expect([...(await first)]).toEqual([1, 0])
  expect([...(await second)]).toEqual([0, 1])
  expect(broken.terminate).toHaveBeenCalledOnce()
  expect([...(await sorter.sort(question))]).toEqual([1, 0])
  expect(broken.postMessage).toHaveBeenCalledTimes(2)
})
