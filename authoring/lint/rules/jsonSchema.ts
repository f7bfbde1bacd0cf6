import { schemaLimits } from '../../../schemas/page/schemaLimits'
import type { JsonNode } from '../../json/JsonNode'
import { onPage } from '../onPage'
import type { Finding, Rule } from '../Rule'
import { createSuggest } from '../values/closest'
import { textOf } from '../values/values'

/** Finds parts of a section's JSON Schema that the interface cannot draw or judge a value by. */
export const jsonSchema: Rule = {
  name: 'json-schema',
  severity: 'error',
  summary: 'A part of a section’s JSON Schema that cannot be drawn, or that no value can be judged by.',
  check: onPage((page, report) => {
    for (const { node } of page.sections) {
      const schema = node.get('schema')
      if (schema?.kind !== 'object') continue
      const tooMuch = whatIsTooMuch(schema)
      if (tooMuch) report({ at: schema, ...tooMuch })
      else for (const place of schemasIn(schema)) for (const finding of look(place, schema)) report(finding)
    }
  }),
}

type Found = Omit<Finding, 'file'>

function whatIsTooMuch(schema: JsonNode): Omit<Found, 'at'> | undefined {
  if (isDeeper(schema, schemaLimits.levels))
    return {
      message: `The schema is nested more than ${schemaLimits.levels} levels deep, so it is not drawn.`,
    }
  if (JSON.stringify(schema.toJson()).length > schemaLimits.characters)
    return { message: 'The schema is larger than 1 MB, so it is not drawn.' }
  return undefined
}

const isDeeper = (node: JsonNode, levels: number): boolean =>
  (node.kind === 'object' || node.kind === 'array') &&
  (levels === 0 || node.children.some((child) => isDeeper(child, levels - 1)))

const single = ['not', 'if', 'then', 'else', 'contains', 'propertyNames', 'additionalProperties', 'items']
const more = ['additionalItems', 'unevaluatedItems', 'unevaluatedProperties']
const several = ['allOf', 'anyOf', 'oneOf', 'items', 'prefixItems']
const named = ['properties', 'patternProperties', 'definitions', '$defs', 'dependencies', 'dependentSchemas']

/** A schema and all schemas in it; values, which may look like one, are passed over. */
function* schemasIn(schema: JsonNode): Generator<JsonNode> {
  if (schema.kind !== 'object') return
  yield schema
  for (const key of [...single, ...more]) {
    const part = schema.get(key)
    if (part) yield* schemasIn(part)
  }
  for (const key of several) if (schema.get(key)?.kind === 'array') yield* inEach(schema.get(key))
  for (const key of named) if (schema.get(key)?.kind === 'object') yield* inEach(schema.get(key))
}

function* inEach(list: JsonNode | undefined): Generator<JsonNode> {
  for (const one of list?.children ?? []) yield* schemasIn(one)
}

const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']

const keywords = [
  ...single,
  ...more,
  ...several,
  ...named,
  'dependentRequired',
  '$ref',
  '$id',
  '$schema',
  '$comment',
  '$anchor',
  'title',
  'description',
  'default',
  'examples',
  'readOnly',
  'writeOnly',
  'deprecated',
  'type',
  'enum',
  'enumNames',
  'const',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minContains',
  'maxContains',
  'minProperties',
  'maxProperties',
  'required',
]

const suggest = createSuggest()

function look(schema: JsonNode, root: JsonNode): Found[] {
  return [
    ...ofReference(schema, root),
    ...ofType(schema),
    ...ofPattern(schema),
    ...ofRequired(schema),
    ...ofKeywords(schema),
  ]
}

function ofReference(schema: JsonNode, root: JsonNode): Found[] {
  const reference = schema.get('$ref')
  const text = textOf(reference)
  if (!reference || text === '') return []
  if (!text.startsWith('#'))
    return [
      {
        at: reference,
        message: `“${text}” lies elsewhere, and nothing is fetched from there: the field is not drawn.`,
        hint: 'Put the schema below $defs and refer to it as “#/$defs/name”.',
      },
    ]
  if (placeOf(text, root)) return []
  return [{ at: reference, message: `“${text}” does not exist in this schema: the field is not drawn.` }]
}

function placeOf(reference: string, root: JsonNode): JsonNode | undefined {
  const names = reference.slice(1).split('/').slice(1)
  return names.reduce<JsonNode | undefined>((place, name) => {
    const key = decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~')
    return place?.kind === 'array' ? place.children[Number(key)] : place?.get(key)
  }, root)
}

function ofType(schema: JsonNode): Found[] {
  const written = schema.get('type')
  const all = written?.kind === 'array' ? written.children : written ? [written] : []
  return all.flatMap((node) => {
    const text = textOf(node)
    if (types.includes(text)) return []
    return [{ at: node, message: `“${text}” is no type of JSON Schema.`, ...suggest(text, types) }]
  })
}

function ofPattern(schema: JsonNode): Found[] {
  const node = schema.get('pattern')
  const text = textOf(node)
  if (!node || text === '') return []
  try {
    void new RegExp(text, 'u')
  } catch {
    return [{ at: node, message: `The pattern “${text}” cannot be read, so nothing is checked by it.` }]
  }
  // A group that is repeated and holds something repeated, or several ways to the same text.
  if (!/\((?:[^()\\]|\\.)*[*+|}](?:[^()\\]|\\.)*\)[*+{]/.test(text)) return []
  return [
    {
      at: node,
      severity: 'warning',
      message: `The pattern “${text}” may take for ever on some texts, which then cannot be saved.`,
      hint: 'Repeat nothing that is repeated itself, and give a repeated choice one way to each text.',
    },
  ]
}

function ofRequired(schema: JsonNode): Found[] {
  const required = schema.get('required')
  if (required?.kind !== 'array') {
    if (!required) return []
    return [
      {
        at: required,
        severity: 'warning',
        message: '“required” at a property is the word of an old draft.',
        hint: 'Write a list of names in the object around it: "required": ["name"].',
      },
    ]
  }
  const properties = schema.get('properties')
  // Names that only a branch or a condition declares are found by nobody here.
  if (properties?.kind !== 'object' || schema.get('allOf') || schema.get('oneOf') || schema.get('anyOf'))
    return []
  return required.children.flatMap((name) => {
    const text = textOf(name)
    if (text === '' || properties.get(text) || schema.get('additionalProperties')) return []
    const known = properties.children.map(({ key }) => (typeof key === 'object' ? key.name : ''))
    return [
      {
        at: name,
        message: `“${text}” is required, but there is no such property: the form can never be saved.`,
        ...suggest(text, known),
      },
    ]
  })
}

function ofKeywords(schema: JsonNode): Found[] {
  return schema.children.flatMap((child) => {
    const name = typeof child.key === 'object' ? child.key.name : ''
    if (name === '' || keywords.includes(name) || name.startsWith('x-')) return []
    return [
      {
        at: child,
        on: 'key' as const,
        severity: 'warning' as const,
        message: `“${name}” is no keyword of JSON Schema, so it does nothing.`,
        ...suggest(name, keywords),
      },
    ]
  })
}
