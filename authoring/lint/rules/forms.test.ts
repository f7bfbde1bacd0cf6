// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { findIn } from '../testing/findIn'

const formOf = (schema: unknown, uiSchema?: unknown, value?: unknown) => ({
  page: { label: 'Attic' },
  sections: [
    {
      id: 's',
      label: 'S',
      onSave: { type: 'controller', endpoint: 'music_service/attic', method: 'save' },
      saveButton: { label: 'Save' },
      schema,
      ...(uiSchema !== undefined && { uiSchema }),
      ...(value !== undefined && { value }),
    },
  ],
})
const objectOf = (properties: unknown, more = {}) => ({ type: 'object', properties, ...more })
/** Without the way to the section, which is always the same. */
const within = (findings: string[]) => findings.map((finding) => finding.replace('sections/0/', ''))
const find = (rule: string, ...form: Parameters<typeof formOf>) => within(findIn(rule, formOf(...form)))

describe('json-schema', () => {
  it.each<[string, unknown, string]>([
    [
      'a limit as a text',
      { minLength: '3' },
      'error schema/minLength: “minLength” takes a whole number from 0 on',
    ],
    ['no choices', { enum: [] }, 'error schema/enum: “enum” takes a list of values'],
    [
      'a list for properties',
      { properties: [] },
      'error schema/properties: “properties” takes an object of schemas',
    ],
    ['a text for a schema', { allOf: ['x'] }, 'error schema/allOf: “allOf” takes a list of schemas'],
    [
      'a slip',
      { titel: 'x' },
      'warning schema/titel: “titel” is no keyword of JSON Schema, so it does nothing. Did you mean “title”?',
    ],
    [
      'a limit of another type',
      { type: 'number', maxLength: 3 },
      'warning schema/maxLength: “maxLength” says nothing of a value of type number.',
    ],
    ['half a condition', { if: {} }, 'warning schema/if: “if” without “then” or “else” does nothing.'],
    [
      'no format',
      { type: 'string', format: 'e-mail' },
      'warning schema/format: There is no format “e-mail”, so nothing is checked by it. Did you mean “email”?',
    ],
    [
      'a pattern that may hang',
      { type: 'string', pattern: '^(a|aa)+$' },
      'warning schema/pattern: The pattern “^(a|aa)+$” may take for ever',
    ],
  ])('tells of %s', (_name, schema, told) => {
    expect(find('json-schema', schema).some((finding) => finding.startsWith(told))).toBe(true)
  })

  it.each<[string, unknown]>([
    ['limits of one of several types', { type: ['number', 'null'], minimum: 1 }],
    ['a pattern with a fixed count', { type: 'string', pattern: '^([A-F0-9]{2}:){5}[A-F0-9]{2}$' }],
    ['signs in a set', { type: 'string', pattern: '^([+*|])+$' }],
    ['values that look like schemas', { default: { minLength: 'x' }, enum: [{ titel: 1 }], 'x-own': 1 }],
    [
      'what 2020-12 and draft 3 write',
      { type: 'array', prefixItems: [{}], items: false, exclusiveMinimum: 1 },
    ],
  ])('has nothing against %s', (_name, schema) => {
    expect(find('json-schema', schema).filter((finding) => !finding.includes('exclusiveMinimum'))).toEqual([])
  })
})

describe('form-value', () => {
  it('tells of values that may not be saved, each at its place', () => {
    const schema = objectOf({
      n: { type: 'integer', maximum: 9 },
      list: { type: 'array', items: objectOf({ kind: { enum: ['a', 'b'] } }) },
    })
    expect(find('form-value', schema, undefined, { n: 10.5, list: [{ kind: 'a' }, { kind: 'c' }] })).toEqual([
      expect.stringMatching(/^warning value\/n: The schema asks for a whole number/),
      'warning value/n: The schema asks for 9 or less.',
      'warning value/list/1/kind: This is none of the values that the schema allows.',
    ])
  })

  it('tells of defaults, also of those below a reference, and judges them by all that they refer to', () => {
    const schema = {
      ...objectOf({ a: { $ref: '#/$defs/a' }, b: { allOf: [{ $ref: '#/$defs/a' }], default: 3 } }),
      $defs: { a: { type: 'string', default: 1 } },
    }
    expect(find('form-value', schema)).toEqual([
      'warning schema/properties/b/default: The default is refused by its own schema: the schema asks for a text.',
      'warning schema/$defs/a/default: The default is refused by its own schema: the schema asks for a text.',
    ])
  })

  it('leaves to people what they have yet to fill in, and hangs on no pattern', () => {
    const schema = objectOf({ a: { type: 'string', pattern: '^(a|aa)+$' } }, { required: ['a', 'b'] })
    expect(find('form-value', schema, undefined, { a: `${'a'.repeat(60)}!` })).toEqual([])
    expect(find('form-value', { $ref: '#' }, undefined, 1)).toEqual([])
  })
})

describe('form-ui', () => {
  const schema = {
    ...objectOf(
      { name: { type: 'string' }, list: { type: 'array', items: { $ref: '#/$defs/entry' } } },
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword
      { if: {}, then: objectOf({ late: { type: 'string' } }) },
    ),
    $defs: { entry: objectOf({ address: { type: 'string' } }) },
  }

  it('knows the names of branches, entries and references', () => {
    const ui = {
      'ui:order': ['name', '*', 'late'],
      late: { 'ui:help': 'x' },
      list: { 'ui:options': { orderable: false }, items: { address: { 'ui:placeholder': 'x' } } },
    }
    expect(find('form-ui', schema, ui)).toEqual([])
  })

  it('tells of names that there are not, with the one that was meant', () => {
    const ui = { nome: {}, list: { items: { adress: {} } }, 'ui:order': ['nane'] }
    expect(find('form-ui', schema, ui)).toEqual([
      'warning uiSchema/nome: The form has no “nome”, so nothing is drawn by this. Did you mean “name”?',
      'warning uiSchema/list/items/adress: The form has no “adress”, so nothing is drawn by this. Did you mean “address”?',
      'warning uiSchema/ui:order/0: The form has no “nane” to put in order. Did you mean “name”?',
    ])
  })

  it('tells of what is not read, and of code and styles', () => {
    const ui = { name: { 'ui:widgt': 'x', 'ui:field': 'y', classNames: 'z', 'ui:options': { colour: 1 } } }
    expect(find('form-ui', schema, ui)).toEqual([
      'hint uiSchema/name/ui:widgt: “ui:widgt” is not read. Did you mean “ui:widget”?',
      'hint uiSchema/name/ui:field: “ui:field” is not read: pages bring no code and no styles.',
      'hint uiSchema/name/classNames: “classNames” is not read: pages bring no code and no styles.',
      'hint uiSchema/name/ui:options/colour: “colour” is not read.',
    ])
  })

  it('takes any name where the form does', () => {
    expect(find('form-ui', objectOf({}, { additionalProperties: {} }), { any: {} })).toEqual([])
  })
})

describe('form-title', () => {
  it('tells of fields without one, and of none that has one elsewhere, is hidden, fixed or only looked at', () => {
    const schema = {
      ...objectOf(
        {
          bare: { type: 'string' },
          own: { type: 'string', title: 'Own' },
          referred: { $ref: '#/$defs/one' },
          said: { type: 'string' },
          hidden: { type: 'string' },
          fixed: { const: 1 },
        },
        // oxlint-disable-next-line unicorn/no-thenable -- a keyword
        { if: objectOf({ bare: { type: 'string', minLength: 1 } }), then: {} },
      ),
      $defs: { one: { type: 'string', title: 'One' } },
    }
    const ui = { said: { 'ui:title': 'Said' }, hidden: { 'ui:widget': 'hidden' } }
    expect(find('form-title', schema, ui)).toEqual([
      'hint schema/properties/bare: The field has no title: people see “bare”. Say in a word or two what it is.',
    ])
  })
})
