// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readCondition } from './readCondition'
import { withLayout } from './withLayout'

const when = (functionBody: string) => ({ condition: { functionBody } })

describe('a condition', () => {
  it.each([
    ["return model.mode === 'b';", { kind: 'oneOf', path: ['mode'], values: ['b'] }],
    ['return model.on', { kind: 'filled', path: ['on'] }],
    ['return (!model.on)', { kind: 'not', part: { kind: 'filled', path: ['on'] } }],
    ['return model.name.length > 2', { kind: 'above', path: ['name'], limit: 2, isLength: true }],
    ['return model.a.b !== undefined', { kind: 'there', path: ['a', 'b'] }, 'not not'],
    ["return ['x', 1].includes(model.kind);", { kind: 'oneOf', path: ['kind'], values: ['x', 1] }],
    [
      'return model.list?.[arguments[1]]?.info?.type == null',
      { kind: 'oneOf', path: ['list', { entry: undefined }, 'info', 'type'], values: [null] },
    ],
    [
      'try { return model.list[arrayIndices[0]].on === true; } catch (e) { return false; }',
      { kind: 'oneOf', path: ['list', { entry: undefined }, 'on'], values: [true] },
    ],
    ['return false;', { kind: 'never' }],
  ])('%s is read', (body, expected, wrapped?: string) => {
    const condition = readCondition(body)
    const inner = { kind: 'not', part: { kind: 'not', part: expected } }
    expect(condition).toEqual(wrapped === undefined ? expected : inner)
  })

  it.each([
    'return model.a.map(x => x)',
    'return fetch("https://evil.example")',
    'model.a = 1',
    'return process.exit(1)',
    "return [, 'a'].includes(model.a)",
    'return model.a === model.b',
    'return window.location',
    'return model[name]',
    '',
    `return ${'('.repeat(1500)}model.a${')'.repeat(1500)}`,
    `return ${'!'.repeat(5000)}model.a`,
  ])('%s is none that can be meant, and is not run', (body) => {
    expect(readCondition(body)).toBeUndefined()
  })
})

describe('a form with a layout', () => {
  const text = (title: string, more = {}) => ({ type: 'string', title, ...more })

  it('has its order, its words and its widgets', () => {
    const section = {
      id: 's',
      schema: {
        type: 'object',
        properties: {
          name: text('Name'),
          pin: text('PIN'),
          list: { type: 'array', items: { type: 'object', properties: { a: text('A'), b: text('B') } } },
        },
      },
      layout: [
        'pin',
        {
          type: 'fieldset',
          title: 'More',
          items: [{ key: 'name', title: 'Called', placeholder: 'Attic', type: 'password' }],
        },
        {
          key: 'list',
          type: 'array',
          orderable: false,
          items: ['list[].b', { key: 'list[].a', description: 'First' }],
        },
        { key: 'none' },
        7,
      ],
    }
    expect(withLayout(section)).toEqual({
      id: 's',
      schema: section.schema,
      uiSchema: {
        'ui:order': ['pin', 'name', 'list', '*'],
        pin: {},
        name: { 'ui:title': 'Called', 'ui:placeholder': 'Attic', 'ui:widget': 'password' },
        list: {
          'ui:orderable': false,
          items: { 'ui:order': ['b', 'a', '*'], b: {}, a: { 'ui:description': 'First' } },
        },
      },
    })
  })

  it('shows fields on conditions, at the nearest object that has all that they look at', () => {
    const section = {
      schema: {
        type: 'object',
        required: ['kind', 'address'],
        properties: {
          kind: text('Kind'),
          address: text('Address', when("return model.kind === 'web'")),
          list: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                on: { type: 'boolean' },
                level: { type: 'number', ...when('return model.list[arrayIndices].on') },
                far: text('Far', when("return model.kind !== 'web'")),
              },
            },
          },
        },
      },
    }
    const isFilled = { not: { enum: [false, 0, '', null] } }
    expect(withLayout(section)).toEqual({
      schema: {
        type: 'object',
        required: ['kind'],
        properties: {
          kind: text('Kind'),
          list: {
            type: 'array',
            items: {
              type: 'object',
              properties: { on: { type: 'boolean' } },
              allOf: [
                {
                  if: { type: 'object', properties: { on: isFilled }, required: ['on'] },
                  // oxlint-disable-next-line unicorn/no-thenable -- a keyword
                  then: { properties: { level: { type: 'number' } } },
                },
              ],
            },
          },
        },
        allOf: [
          {
            if: { not: { type: 'object', properties: { kind: { const: 'web' } }, required: ['kind'] } },
            // oxlint-disable-next-line unicorn/no-thenable -- a keyword
            then: { properties: { list: { items: { properties: { far: text('Far') } } } } },
          },
          {
            if: { type: 'object', properties: { kind: { const: 'web' } }, required: ['kind'] },
            // oxlint-disable-next-line unicorn/no-thenable -- a keyword
            then: { properties: { address: text('Address') }, required: ['address'] },
          },
        ],
      },
    })
  })

  it('keeps a condition that cannot be meant, and its field shown', () => {
    const field = text('A', when('return other()'))
    expect(withLayout({ schema: { properties: { a: field } } })).toEqual({
      schema: { properties: { a: field } },
    })
  })

  it.each([null, 1, { content: [] }, { schema: [] }])('leaves %j as it is', (section) => {
    expect(withLayout(section)).toEqual(section)
  })
})
