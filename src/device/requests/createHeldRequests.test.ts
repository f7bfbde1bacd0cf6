import { expect, it, vi } from 'vitest'
import { createHeldRequests } from './createRequestGateway'
import { eventually } from '../../../tests/support/eventually'

const validators = {}

it('loads once for all that wait, and lets them go on in their order', async () => {
  const load = vi.fn<() => Promise<typeof validators>>(() => Promise.resolve(validators))
  const told: string[] = []
  const waiting = createHeldRequests(load, () => told.push('complete'))
  waiting.add(() => told.push('first'))
  const cancel = waiting.add(() => told.push('second'))
  waiting.add(() => told.push('third'))
  cancel()
  expect(waiting.hasSome()).toBe(true)
  await eventually(() => expect(told).toEqual(['complete', 'first', 'third']))
  expect(load).toHaveBeenCalledOnce()
  expect(waiting.hasSome()).toBe(false)
})

it('tells all that waited why a load failed, and loads anew for the next', async () => {
  const load = vi.fn<() => Promise<typeof validators>>()
  load.mockRejectedValueOnce(new Error('gone')).mockResolvedValue(validators)
  const told: (string | undefined)[] = []
  const waiting = createHeldRequests(load, () => undefined)
  waiting.add((failure) => told.push(failure))
  await eventually(() => expect(told).toEqual(['its check cannot be loaded: Error: gone']))
  waiting.add((failure) => told.push(failure))
  await eventually(() => expect(told).toHaveLength(2))
  expect(told[1]).toBeUndefined()
})
