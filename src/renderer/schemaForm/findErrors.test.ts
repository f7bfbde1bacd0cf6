import { describe, expect, it } from 'vitest'
import { findErrors } from './findErrors'
import { prepareSchema } from './prepareSchema'

const errorsOf = (schema: unknown, value: unknown) => findErrors(value, prepareSchema(schema))
const at = (...path: (string | number)[]) => path

describe('what is wrong with a value', () => {
  it.each<[string, unknown, unknown, unknown]>([
    ['required', { required: ['a', 'b'] }, { a: 1 }, { path: at('b'), code: 'required' }],
    ['type string', { properties: { a: { type: 'string' } } }, { a: 1 }, { path: at('a'), code: 'notText' }],
    [
      'type number',
      { properties: { a: { type: 'number' } } },
      { a: 'x' },
      { path: at('a'), code: 'notANumber' },
    ],
    [
      'type integer',
      { properties: { a: { type: 'integer' } } },
      { a: 1.5 },
      { path: at('a'), code: 'notWhole' },
    ],
    ['minimum', { items: { minimum: 3 } }, [3, 2], { path: at(1), code: 'tooSmall', limit: 3 }],
    ['exclusive maximum', { exclusiveMaximum: 3 }, 3, { path: [], code: 'belowOnly', limit: 3 }],
    ['steps', { multipleOf: 0.5 }, 0.7, { path: [], code: 'step', limit: 0.5 }],
    ['length', { minLength: 2 }, '😀', { path: [], code: 'tooShort', limit: 2 }],
    ['pattern', { pattern: '^a$' }, 'b', { path: [], code: 'pattern' }],
    ['e-mail', { format: 'email' }, 'x', { path: [], code: 'email', limit: 'email' }],
    ['address', { format: 'url' }, 'x', { path: [], code: 'url', limit: 'uri' }],
    ['IP address', { format: 'ipv4' }, '1.2.3', { path: [], code: 'ip', limit: 'ipv4' }],
    ['date', { format: 'date' }, '2026-02-30', { path: [], code: 'format', limit: 'date' }],
    ['choice', { enum: ['a'] }, 'b', { path: [], code: 'notAllowed' }],
    ['number of entries', { minItems: 2 }, [1], { path: [], code: 'tooFew', limit: 2 }],
    [
      'entry of a kind',
      { type: 'array', contains: { type: 'string' } },
      [1],
      { path: [], code: 'tooFew', limit: 1 },
    ],
    ['entries alike', { uniqueItems: true }, [{ a: 1 }, { a: 1 }], { path: [], code: 'twice' }],
    [
      'name that is not expected',
      { properties: { a: {} }, additionalProperties: false },
      { b: 1 },
      { path: at('b'), code: 'unknownProperty' },
    ],
    [
      'what another value asks for',
      { dependentRequired: { a: ['b'] } },
      { a: 1 },
      { path: at('b'), code: 'required' },
    ],
    [
      'what a condition asks for',
      JSON.parse('{ "if": { "required": ["a"] }, "then": { "required": ["b"] } }'),
      { a: 1 },
      { path: at('b'), code: 'required' },
    ],
    [
      'a place that is referred to',
      { $ref: '#/$defs/x', $defs: { x: { properties: { 'a/b~c d': { maximum: 1 } } } } },
      { 'a/b~c d': 2 },
      { path: at('a/b~c d'), code: 'tooLarge', limit: 1 },
    ],
    [
      'the nearest of several kinds',
      {
        oneOf: [
          { properties: { kind: { const: 'a' }, n: { type: 'number' } }, required: ['kind', 'n'] },
          { properties: { kind: { const: 'b' }, t: { type: 'string' } }, required: ['kind', 't'] },
        ],
      },
      { kind: 'b', t: 5 },
      { path: at('t'), code: 'notText' },
    ],
    ['no kind at all', { oneOf: [{ const: 1 }, { const: 2 }] }, 3, { path: [], code: 'fitsNone' }],
    ['more than one kind', { oneOf: [{}, {}] }, 3, { path: [], code: 'fitsSeveral' }],
  ])('is told at its place: %s', async (_, schema, value, wanted) => {
    expect(await errorsOf(schema, value)).toEqual([wanted])
  })

  it('is nothing where a property holds nothing', async () => {
    expect(await errorsOf({ properties: { a: { type: 'string' } } }, { a: undefined })).toEqual([])
  })

  it('is that it cannot be judged, where the schema leads in circles', async () => {
    expect(await errorsOf({ allOf: [{ $ref: '#' }] }, {})).toEqual([{ path: [], code: 'cannotJudge' }])
  })
})
