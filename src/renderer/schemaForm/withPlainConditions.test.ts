// @vitest-environment node
import { expect, it } from 'vitest'
import { prepareSchema } from './prepareSchema'
import { withPlainConditions } from './withPlainConditions'

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
  expect(withPlainConditions(schema).properties?.['inner']).toEqual({
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
