import fc from 'fast-check'

// Schemas and uiSchemas of strangers: mostly meant well, with words in them that mean nothing.

const junk = fc.oneof(
  fc.constantFrom(null, true, false, 0, -1, 1.5, '', 'x', '#', '#/$defs/a', '__proto__'),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>,
)

/** What is meant, or one time in eight something else. */
const mostly = <T>(meant: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 7, arbitrary: meant }, { weight: 1, arbitrary: junk })

const names = fc.constantFrom(
  'a',
  'b',
  'name',
  'list',
  'default',
  'pattern',
  'a/b',
  'ü',
  '__proto__',
  'constructor',
)
const types = fc.constantFrom('string', 'number', 'integer', 'boolean', 'object', 'array', 'null', 'text')
const patterns = fc.constantFrom('^a+$', '^(a|aa)+$', '(', '[a-z]{2,4}', '.*')
const formats = fc.constantFrom(
  'email',
  'uri',
  'ipv4',
  'date',
  'date-time',
  'time',
  'color',
  'password',
  'own',
)

/** A schema whose parts are `inner` ones. */
const around = (inner: fc.Arbitrary<unknown>) => {
  const map = fc.dictionary(names, inner, { maxKeys: 3 })
  const list = fc.array(inner, { maxLength: 2 })
  const keywords = {
    type: mostly(fc.oneof(types, fc.array(types, { maxLength: 2 }))),
    title: mostly(fc.string({ maxLength: 12 })),
    default: junk,
    const: junk,
    enum: mostly(fc.array(junk, { maxLength: 4 })),
    enumNames: mostly(fc.array(fc.string({ maxLength: 4 }), { maxLength: 4 })),
    format: mostly(formats),
    pattern: mostly(patterns),
    minLength: mostly(fc.integer({ min: -1, max: 5 })),
    minimum: mostly(fc.integer({ min: -5, max: 5 })),
    maximum: mostly(fc.integer({ min: -5, max: 5 })),
    multipleOf: mostly(fc.constantFrom(0.1, 1, 0, -2)),
    required: mostly(fc.array(names, { maxLength: 2 })),
    properties: mostly(map),
    patternProperties: mostly(map),
    additionalProperties: mostly(fc.oneof(fc.boolean(), inner)),
    items: mostly(fc.oneof(inner, list)),
    minItems: mostly(fc.integer({ min: 0, max: 3 })),
    uniqueItems: mostly(fc.boolean()),
    oneOf: mostly(list),
    anyOf: mostly(list),
    allOf: mostly(list),
    if: mostly(inner),
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword
    then: mostly(inner),
    dependentRequired: mostly(fc.dictionary(names, fc.array(names, { maxLength: 2 }), { maxKeys: 2 })),
    $ref: mostly(
      fc.constantFrom('#', '#/$defs/a', '#/$defs/none', '#/properties/a', 'https://evil.example/x'),
    ),
    $defs: mostly(map),
    readOnly: mostly(fc.boolean()),
  }
  // A few keywords at once, as people write them: all together would grow without end.
  return fc
    .subarray(Object.keys(keywords) as (keyof typeof keywords)[], { maxLength: 7 })
    .chain((some) => fc.record(Object.fromEntries(some.map((key) => [key, keywords[key]]))))
}

const leaf = around(fc.constant({ type: 'string' }))

/** A JSON Schema of whatever shape, three levels deep. */
export const anySchema: fc.Arbitrary<unknown> = mostly(around(mostly(around(mostly(leaf)))))

const widgets = fc.constantFrom(
  'textarea',
  'range',
  'radio',
  'checkboxes',
  'equalizer',
  'hidden',
  'fancy',
  'constructor',
)

/** A uiSchema of whatever shape. */
const uiAround = (inner: fc.Arbitrary<unknown>) =>
  fc.record(
    {
      'ui:widget': mostly(widgets),
      'ui:order': mostly(fc.array(fc.oneof(names, fc.constant('*')), { maxLength: 4 })),
      'ui:options': junk,
      'ui:field': mostly(fc.constantFrom('LayoutGridField', 'x')),
      'ui:FieldTemplate': mostly(fc.constant('iframe')),
      a: inner,
      list: inner,
      items: inner,
    },
    { requiredKeys: [] },
  )

export const anyUiSchema: fc.Arbitrary<unknown> = mostly(uiAround(mostly(uiAround(junk))))

/** A value of whatever shape, often with the names that the schemas have. */
export const anyValue = fc.oneof(
  junk,
  fc.dictionary(names, fc.oneof(junk, fc.array(junk, { maxLength: 3 })), {
    maxKeys: 4,
  }) as fc.Arbitrary<unknown>,
)
