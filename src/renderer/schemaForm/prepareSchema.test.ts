import { describe, expect, it } from 'vitest'
import { prepareSchema, problemsKey } from './prepareSchema'

const problem = (code: string, detail = '') => ({ [problemsKey]: [{ code, detail }] })

describe('a schema of whatever shape', () => {
  it.each([[undefined], [null], ['x'], [7], [[]], [true], [{}]])('is an empty one where it is %j', (raw) => {
    expect(prepareSchema(raw)).toEqual(problem('noFields'))
  })

  it('keeps what both drafts know, and leaves out what neither does', () => {
    const schema = {
      type: 'object',
      title: 'A',
      properties: { a: { type: ['string', 'null'], minLength: 2, maxLength: 5, default: { type: 'any' } } },
      additionalProperties: false,
    }
    expect(
      prepareSchema({
        ...schema,
        $schema: 'http://json-schema.org/draft-07/schema#',
        $id: 'x',
        'x-y': { type: 'z' },
      }),
    ).toEqual(schema)
  })

  it.each([
    [
      'draft 3’s required',
      { properties: { a: { required: true } } },
      { properties: { a: {} }, required: ['a'] },
    ],
    ['draft 3’s any', { type: 'any', enum: [1] }, { enum: [1] }],
    [
      'draft 4’s exclusive limit',
      { enum: [2], minimum: 1, exclusiveMinimum: true },
      { enum: [2], exclusiveMinimum: 1 },
    ],
    [
      'names of choices',
      { enum: [1, 2], enumNames: ['One'] },
      {
        oneOf: [
          { const: 1, title: 'One' },
          { const: 2, title: '2' },
        ],
      },
    ],
    [
      'first entries of 2020-12',
      { prefixItems: [{ type: 'string' }], items: false },
      { items: [{ type: 'string' }], additionalItems: false },
    ],
    [
      'what depends in 2020-12',
      { dependentRequired: { a: ['b'] }, dependentSchemas: { a: { minProperties: 2 } } },
      { dependencies: { a: { allOf: [{ required: ['b'] }, { minProperties: 2 }] } } },
    ],
    [
      'properties alone',
      { a: { type: 'string' } },
      { type: 'object', properties: { a: { type: 'string' } } },
    ],
    ['a bare true and false', { allOf: [true, false] }, { allOf: [{}, { not: {} }] }],
    ['an address', { enum: ['x'], format: 'url' }, { enum: ['x'], format: 'uri' }],
    ['limits that are none', { enum: [1], minLength: -1, maximum: '7', multipleOf: 0 }, { enum: [1] }],
  ])('writes %s in one way', (_, raw, wanted) => {
    expect(prepareSchema(raw)).toEqual(wanted)
  })

  it.each([
    [
      'a reference to elsewhere',
      { $ref: 'https://evil.example/x.json' },
      problem('remoteReference', 'https://evil.example/x.json'),
    ],
    ['a reference to a file', { $ref: 'other.json#/a' }, problem('remoteReference', 'other.json#/a')],
    ['a reference to nothing', { $ref: '#/$defs/none' }, problem('missingReference', '#/$defs/none')],
    ['a type that is none', { type: 'text' }, problem('unknownType', 'text')],
    [
      'a pattern that is none',
      { type: 'string', pattern: '(' },
      { type: 'string', ...problem('invalidPattern', '(') },
    ],
    ['no schema at all', 'x', problem('notASchema', 'x')],
  ])('says at the spot that there is %s', (_, raw, wanted) => {
    expect(prepareSchema({ properties: { a: raw } })).toEqual({ properties: { a: wanted } })
  })

  it('refers to places of the document, also to those that hold themselves', () => {
    const tree = {
      $ref: '#/$defs/a~1b',
      $defs: { 'a/b': { type: 'object', properties: { child: { $ref: '#/$defs/a~1b' } } } },
    }
    expect(prepareSchema(tree)).toEqual(tree)
  })

  it('says of references that lead to each other only that they do', () => {
    const prepared = prepareSchema({
      $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } },
      properties: { x: { $ref: '#/$defs/a' } },
    })
    expect(prepared.properties?.['x']).toEqual(problem('endlessReference', '#/$defs/a'))
  })

  it('passes names over that are no names', () => {
    const raw: unknown = JSON.parse(
      '{"properties":{"__proto__":{"type":"string"},"a":{}},"required":["__proto__"]}',
    )
    expect(prepareSchema(raw)).toEqual({ properties: { a: {} } })
  })

  it('shares nothing with what was pushed', () => {
    const raw = { properties: { a: { default: { b: [1] }, enum: [{ c: 1 }] } } }
    const text = JSON.stringify(raw)
    const prepared = prepareSchema(raw)
    Object.assign(prepared.properties?.['a'] ?? {}, { default: 1 })
    expect(JSON.stringify(raw)).toBe(text)
  })
})
