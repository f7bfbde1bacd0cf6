import type { JsonNode } from '../../json/JsonNode'
import { holders } from './schemasIn'

/** What a keyword takes, in words that complete “takes …”, and whether a value is that. */
type Takes = readonly [words: string, suits: (node: JsonNode) => boolean]

const isWhole = (node: JsonNode) =>
  node.kind === 'number' && Number.isInteger(node.scalar) && Number(node.scalar) >= 0
const isSchema = (node: JsonNode) => node.kind === 'object' || node.kind === 'boolean'
const isFilled = (node: JsonNode) => node.kind === 'array' && node.children.length > 0

const text: Takes = ['a text', (node) => node.kind === 'string']
const number: Takes = ['a number', (node) => node.kind === 'number']
const count: Takes = ['a whole number from 0 on', isWhole]
const flag: Takes = ['true or false', (node) => node.kind === 'boolean']
const schema: Takes = ['a schema', isSchema]
const schemas: Takes = ['a list of schemas', (node) => isFilled(node) && node.children.every(isSchema)]
const map: Takes = ['an object of schemas', (node) => node.kind === 'object' && node.children.every(isSchema)]
const anything: Takes = ['anything', () => true]
/** Of old drafts, which are read, too. */
const limit: Takes = ['a number', (node) => node.kind === 'number' || node.kind === 'boolean']

const takes: Readonly<Record<string, Takes>> = {
  title: text,
  description: text,
  $comment: text,
  $id: text,
  $schema: text,
  $anchor: text,
  $ref: text,
  format: text,
  pattern: text,
  default: anything,
  examples: ['a list', (node) => node.kind === 'array'],
  const: anything,
  enum: ['a list of values', isFilled],
  enumNames: ['a list of names', isFilled],
  type: anything,
  required: anything,
  readOnly: flag,
  writeOnly: flag,
  deprecated: flag,
  uniqueItems: flag,
  minimum: number,
  maximum: number,
  exclusiveMinimum: limit,
  exclusiveMaximum: limit,
  multipleOf: ['a number above 0', (node) => node.kind === 'number' && Number(node.scalar) > 0],
  minLength: count,
  maxLength: count,
  minItems: count,
  maxItems: count,
  minContains: count,
  maxContains: count,
  minProperties: count,
  maxProperties: count,
  not: schema,
  if: schema,
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword
  then: schema,
  else: schema,
  contains: schema,
  propertyNames: schema,
  additionalProperties: schema,
  additionalItems: schema,
  unevaluatedItems: schema,
  unevaluatedProperties: schema,
  items: ['a schema, or a list of them', (node) => isSchema(node) || schemas[1](node)],
  prefixItems: schemas,
  allOf: schemas,
  anyOf: schemas,
  oneOf: schemas,
  properties: map,
  patternProperties: map,
  definitions: map,
  $defs: map,
  dependentSchemas: map,
  dependencies: ['an object of schemas or lists of names', (node) => node.kind === 'object'],
  dependentRequired: ['an object of lists of names', (node) => node.kind === 'object'],
}

/** Every keyword of JSON Schema that is read. */
export const keywords: readonly string[] = [...new Set([...Object.keys(takes), ...holders])]

/** What a keyword takes that it was not given, in words; undefined where it was. */
export function wantsOf(name: string, node: JsonNode): string | undefined {
  const known = Object.hasOwn(takes, name) ? takes[name] : undefined
  return !known || known[1](node) ? undefined : known[0]
}

const strings = ['minLength', 'maxLength', 'pattern', 'format']
const numbers = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']
const arrays = ['items', 'prefixItems', 'additionalItems', 'minItems', 'maxItems', 'uniqueItems', 'contains']
const objects = [
  'properties',
  'patternProperties',
  'additionalProperties',
  'propertyNames',
  'minProperties',
  'maxProperties',
  'dependentRequired',
  'dependentSchemas',
]

/** The types of values that a keyword says something of; undefined for one that is for all. */
export function typesOf(keyword: string): readonly string[] | undefined {
  if (strings.includes(keyword)) return ['string']
  if (numbers.includes(keyword)) return ['number', 'integer']
  if (arrays.includes(keyword)) return ['array']
  return objects.includes(keyword) ? ['object'] : undefined
}

/** Formats that values are judged by or fields are drawn for. */
export const formats: readonly string[] = [
  'date',
  'time',
  'date-time',
  'duration',
  'email',
  'idn-email',
  'hostname',
  'idn-hostname',
  'ipv4',
  'ipv6',
  'uri',
  'url',
  'uri-reference',
  'iri',
  'iri-reference',
  'uri-template',
  'json-pointer',
  'relative-json-pointer',
  'uuid',
  'regex',
  'color',
  'password',
  'textarea',
]
