import { expect, it } from 'vitest'
import { keepRows } from '../topics/deferredPushChecks'

const [a, b, c] = [{ uri: 'a' }, { uri: 'b' }, { uri: 'c' }]

it('keeps rows that did not change, wherever they are', () => {
  const after = keepRows([a, b, c], [{ uri: 'c' }, { uri: 'x' }, { uri: 'a' }])
  expect(after[0]).toBe(c)
  expect(after[1]).toEqual({ uri: 'x' })
  expect(after[2]).toBe(a)
})

it('takes the new list as it is when there was none, or when it is empty', () => {
  const after = [{ uri: 'a' }]
  expect(keepRows(undefined, after)).toBe(after)
  expect(keepRows([a, b], [])).toEqual([])
})
