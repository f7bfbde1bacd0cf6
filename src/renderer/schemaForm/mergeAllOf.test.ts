// @vitest-environment node
import { expect, it } from 'vitest'
import type { RJSFSchema } from '@rjsf/utils'
import { mergeAllOf } from './toDrawnSchema'

const oneOf = (...values: string[]): RJSFSchema => ({
  properties: { food: { type: 'string', enum: values } },
})

it('merges what agrees', () => {
  expect(
    mergeAllOf({ type: 'object', allOf: [{ required: ['a'] }, oneOf('x', 'y'), oneOf('y', 'z')] }),
  ).toMatchObject({
    type: 'object',
    required: ['a'],
    properties: { food: { enum: ['y'] } },
  })
})

it('leaves out those parts that contradict each other or what is around them, and no others', () => {
  const others: RJSFSchema = { properties: { water: { type: 'string' } }, required: ['water'] }
  expect(mergeAllOf({ type: 'object', allOf: [oneOf('x'), oneOf('y'), others] })).toEqual({
    type: 'object',
    ...others,
  })
  expect(mergeAllOf({ ...oneOf('x'), allOf: [oneOf('y'), others] })).toMatchObject({
    properties: { food: { enum: ['x'] }, water: { type: 'string' } },
  })
})
