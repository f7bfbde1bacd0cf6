import type { RJSFSchema } from '@rjsf/utils'
import { expect, it } from 'vitest'
import { dropEndlessPatterns } from './toDrawnSchema'

const patternsOf = (schema: RJSFSchema) => {
  const drawn = structuredClone(schema)
  dropEndlessPatterns(drawn)
  return Object.keys(drawn.patternProperties ?? {})
}
const text: RJSFSchema = { type: 'string' }

it.each<[string, RJSFSchema, string[]]>([
  [
    'that is the whole document',
    { properties: { a: {} }, patternProperties: { a: { $ref: '#' }, x: text } },
    ['x'],
  ],
  [
    'that comes to it by a definition and a choice',
    {
      definitions: { tree: { anyOf: [text, { $ref: '#' }] } },
      properties: { a: {} },
      patternProperties: { '^a': { allOf: [{ $ref: '#/definitions/tree' }] } },
    },
    [],
  ],
  [
    'whose field is the whole document',
    { properties: { a: { $ref: '#' } }, patternProperties: { a: { title: 'A' } } },
    [],
  ],
  [
    'that leads there by two patterns',
    { properties: { a: {}, b: {} }, patternProperties: { a: { if: { $ref: '#' } }, b: { $ref: '#' } } },
    [],
  ],
])('takes out a pattern %s', (_, schema, left) => {
  expect(patternsOf(schema)).toEqual(left)
})

it.each<[string, RJSFSchema]>([
  ['that names no declared field', { properties: { b: {} }, patternProperties: { '^a$': { $ref: '#' } } }],
  [
    'whose fields lead there only one by one, as people open them',
    { properties: { a: {} }, patternProperties: { a: { properties: { more: { $ref: '#' } } } } },
  ],
  ['that leads nowhere', { properties: { a: {} }, patternProperties: { a: text } }],
])('leaves one %s', (_, schema) => {
  expect(patternsOf(schema)).toHaveLength(1)
})
