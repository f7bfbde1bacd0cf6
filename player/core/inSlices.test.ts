// @vitest-environment node
import { expect, it } from 'vitest'
import { turnsDuring } from '../testing/turnsDuring'
import { inSlices, mapInSlices, sortInSlices } from './inSlices'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

it('takes all of a list in its order, and lets everything else have its turn in between', async () => {
  const taken: number[] = []
  const turns = await turnsDuring(() => inSlices(numbers(10_000), (one) => taken.push(one)))
  expect(taken).toEqual(numbers(10_000))
  expect(turns).toBeGreaterThanOrEqual(19)
  const few = await turnsDuring(() => inSlices(numbers(1_000), () => undefined, 10))
  expect(few).toBeGreaterThanOrEqual(99)
})

it('takes a short list at once', async () => {
  const taken: number[] = []
  const taking = inSlices([1, 2, 3], (one) => taken.push(one))
  expect(taken).toEqual([1, 2, 3])
  await taking
})

it('maps a list', async () => {
  expect(await mapInSlices(numbers(1_200), (one) => one * 2)).toEqual(numbers(1_200).map((one) => one * 2))
  expect(await mapInSlices([], String)).toEqual([])
})

it('sorts as the language does, equal ones in their order, with turns in between', async () => {
  const list = numbers(20_000).map((index) => ({ index, key: (index * 7_919) % 997 }))
  const byKey = (one: { key: number }, other: { key: number }) => one.key - other.key
  let sorted: unknown
  const turns = await turnsDuring(async () => {
    sorted = await sortInSlices(list, byKey)
  })
  expect(sorted).toEqual(list.toSorted(byKey))
  expect(turns).toBeGreaterThanOrEqual(40)
  expect(await sortInSlices([3, 1, 2], (one, other) => one - other)).toEqual([1, 2, 3])
  expect(await sortInSlices([], () => 0)).toEqual([])
  const inOrder = numbers(5_000)
  expect(await sortInSlices(inOrder, (one, other) => one - other)).toEqual(inOrder)
  expect(await sortInSlices(inOrder.toReversed(), (one, other) => one - other)).toEqual(inOrder)
})
