// @vitest-environment node
import { expect, it } from 'vitest'
import { prepareSchema } from './prepareSchema'
import { takesWhatever, toDrawnSchema } from './toDrawnSchema'

it('writes a choice among what depends on a field as conditions, wherever it stands, and shares nothing', () => {
  const schema = prepareSchema({
    type: 'object',
    properties: {
      inner: {
        type: 'object',
        properties: { kind: { type: 'string' } },
        dependencies: {
          kind: {
            required: ['always'],
            oneOf: [
              { properties: { kind: { enum: ['web'] }, address: { type: 'string' } }, required: ['address'] },
              { properties: { other: { type: 'string' } } },
            ],
          },
          list: ['kind'],
        },
      },
    },
  })
  const before = JSON.stringify(schema)
  expect(toDrawnSchema(schema).properties?.['inner']).toEqual({
    type: 'object',
    properties: { kind: { type: 'string' } },
    dependencies: { kind: { required: ['always'] }, list: ['kind'] },
    allOf: [
      {
        if: { properties: { kind: { enum: ['web'] } }, required: ['kind'] },
        // oxlint-disable-next-line unicorn/no-thenable -- a keyword
        then: { properties: { address: { type: 'string' } }, required: ['address'] },
      },
    ],
  })
  expect(JSON.stringify(schema)).toBe(before)
})

it('draws one of two choices at one place', () => {
  const choice = { oneOf: [{ const: 1 }], anyOf: [{ type: 'string' }] }
  const schema = prepareSchema({ type: 'object', properties: { a: choice } })
  expect(toDrawnSchema(schema).properties?.['a']).toEqual({ oneOf: [{ const: 1 }] })
})

it('says that fields may be added of which nothing is said as a schema, with which another one can be merged', () => {
  const schema = prepareSchema({ additionalProperties: true, oneOf: [{ additionalProperties: {} }] })
  const drawn = toDrawnSchema(schema)
  expect(drawn.additionalProperties).toBeInstanceOf(Object)
  expect(takesWhatever(drawn)).toBe(true)
  expect(takesWhatever({ additionalProperties: true })).toBe(true)
  expect(takesWhatever({ additionalProperties: { type: 'string' } })).toBe(false)
  expect(takesWhatever({})).toBe(false)
})
