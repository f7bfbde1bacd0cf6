import type { RJSFSchema } from '@rjsf/utils'
import { isObject, toText } from '../values'

/** What is said of a place in a schema that cannot be meant as it stands; `detail` is a word of it. */
export interface SchemaProblem {
  code:
    | 'notASchema'
    | 'remoteReference'
    | 'missingReference'
    | 'endlessReference'
    | 'unknownType'
    | 'invalidPattern'
    | 'unknownWidget'
    | 'noFields'
  detail: string
}

/** Where a prepared schema keeps what is said of it; no keyword of JSON Schema begins so. */
export const problemsKey = 'x-problems'

/** The problems of one place of a prepared schema. */
export const problemsOf = (schema: unknown): SchemaProblem[] =>
  isObject(schema) && Array.isArray(schema[problemsKey]) ? schema[problemsKey] : []

const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']
const texts = ['title', 'description']
const counts = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties']
const counted = [...counts, 'minContains', 'maxContains']
const limits = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']
const asTheyAre = ['default', 'const', 'examples']
const flags = ['uniqueItems', 'readOnly', 'writeOnly', 'deprecated']
const single = ['not', 'if', 'then', 'else', 'contains', 'propertyNames']
const either = ['additionalProperties', 'unevaluatedProperties', 'unevaluatedItems']
const several = ['allOf', 'anyOf', 'oneOf']
const named = ['definitions', '$defs']

/**
 * A schema of whatever shape as one that can be drawn and judged: of draft 7 and 2020-12, what the two write
 * otherwise is written in one way, and what neither of them knows is left out. What cannot be meant (a
 * reference that leads elsewhere, a type that is none) is noted where it stands, and nothing is asked of its
 * value. Never throws; the result shares nothing with what was pushed.
 */
export function prepareSchema(pushed: unknown): RJSFSchema {
  const root = withProperties(isObject(pushed) ? pushed : {})
  const prepared = toSchema(root, root)
  dropLostReferences(prepared, prepared)
  if (!Object.keys(prepared).some((key) => tellsOfFields.has(key)))
    prepared[problemsKey] = [
      ...problemsOf(prepared),
      { code: 'noFields', detail: '' } satisfies SchemaProblem,
    ]
  return prepared
}

const tellsOfFields = new Set([
  'type',
  'properties',
  'patternProperties',
  'additionalProperties',
  'items',
  'enum',
  'const',
  'allOf',
  'anyOf',
  'oneOf',
  'if',
  'dependencies',
  '$ref',
])

/** Older drawers of forms took the properties alone for a schema of an object. */
function withProperties(root: Record<string, unknown>): Record<string, unknown> {
  const all = Object.values(root)
  const isBare = all.length > 0 && all.every((one) => isObject(one) && ('type' in one || 'title' in one))
  return isBare ? { type: 'object', properties: root } : root
}

/** A reference may lead to a place that is no longer there, for no keyword leads to it. */
function dropLostReferences(schema: RJSFSchema, root: RJSFSchema): void {
  eachPlace(schema, (place) => {
    const reference = place['$ref']
    if (typeof reference !== 'string' || isSchema(placeOf(reference, root))) return
    delete place['$ref']
    const problem: SchemaProblem = { code: 'missingReference', detail: reference }
    place[problemsKey] = [...problemsOf(place), problem]
  })
}

/**
 * Calls `act` for a prepared schema and each schema in it; values, which may look like one, are passed
 * over.
 */
export function eachPlace(schema: unknown, act: (place: Record<string, unknown>) => void): void {
  if (Array.isArray(schema)) for (const one of schema) eachPlace(one, act)
  if (!isObject(schema)) return
  act(schema)
  for (const key of [...single, ...either, ...several, 'items', 'additionalItems'])
    eachPlace(schema[key], act)
  for (const key of [...named, 'properties', 'patternProperties', 'dependencies'])
    if (isObject(schema[key])) for (const one of Object.values(schema[key])) eachPlace(one, act)
}

function toSchema(raw: unknown, root: Record<string, unknown>): RJSFSchema {
  if (raw === true) return {}
  if (raw === false) return { not: {} }
  if (!isObject(raw)) return refused('notASchema', toText(raw))
  const schema: RJSFSchema = {}
  const problems: SchemaProblem[] = []
  for (const key of texts) if (toText(raw[key]) !== '') schema[key] = toText(raw[key])
  for (const key of asTheyAre) if (key in raw) schema[key] = structuredClone(raw[key])
  for (const key of flags) if (typeof raw[key] === 'boolean') schema[key] = raw[key]
  for (const key of counted) if (Number.isInteger(raw[key]) && Number(raw[key]) >= 0) schema[key] = raw[key]
  for (const key of limits) if (typeof raw[key] === 'number') schema[key] = raw[key]
  if (typeof raw['multipleOf'] === 'number' && raw['multipleOf'] > 0) schema.multipleOf = raw['multipleOf']
  takeOldLimits(raw, schema)
  takeFormat(raw, schema)
  takePattern(raw, schema, problems)
  takeReference(raw, root, schema, problems)
  takeType(raw, schema, problems)
  takeChoices(raw, schema)
  for (const key of single) if (isSchema(raw[key])) schema[key] = toSchema(raw[key], root)
  for (const key of either)
    if (isSchema(raw[key])) schema[key] = typeof raw[key] === 'boolean' ? raw[key] : toSchema(raw[key], root)
  for (const key of several) {
    const list: unknown = raw[key]
    if (Array.isArray(list) && list.length > 0) schema[key] = list.map((one) => toSchema(one, root))
  }
  for (const key of named) if (isObject(raw[key])) schema[key] = toSchemas(raw[key], root)
  if (hasWholeChoices(schema)) delete schema.type
  takeProperties(raw, root, schema)
  takeItems(raw, root, schema)
  takeDependencies(raw, root, schema)
  if (problems.length > 0) schema[problemsKey] = problems
  return schema
}

const refused = (code: SchemaProblem['code'], detail: string): RJSFSchema => ({
  [problemsKey]: [{ code, detail } satisfies SchemaProblem],
})

const isSchema = (raw: unknown) => typeof raw === 'boolean' || isObject(raw)

/** A name that JavaScript would read as something else than a name. */
const isTrap = (name: string) => name === '__proto__'

function toSchemas(raw: Record<string, unknown>, root: Record<string, unknown>): Record<string, RJSFSchema> {
  const names = Object.keys(raw).filter((name) => !isTrap(name))
  return Object.fromEntries(names.map((name) => [name, toSchema(raw[name], root)]))
}

/** Draft 4 wrote `exclusiveMinimum: true` beside the minimum. */
function takeOldLimits(raw: Record<string, unknown>, schema: RJSFSchema): void {
  if (raw['exclusiveMinimum'] === true && schema.minimum !== undefined) {
    schema.exclusiveMinimum = schema.minimum
    delete schema.minimum
  }
  if (raw['exclusiveMaximum'] === true && schema.maximum !== undefined) {
    schema.exclusiveMaximum = schema.maximum
    delete schema.maximum
  }
}

function takeFormat(raw: Record<string, unknown>, schema: RJSFSchema): void {
  const format = toText(raw['format'])
  if (format !== '') schema.format = format === 'url' ? 'uri' : format
}

function takePattern(raw: Record<string, unknown>, schema: RJSFSchema, problems: SchemaProblem[]): void {
  const pattern = raw['pattern']
  if (typeof pattern !== 'string' || pattern === '') return
  if (isPattern(pattern)) schema.pattern = pattern
  else problems.push({ code: 'invalidPattern', detail: pattern })
}

const isPattern = (text: string): boolean => {
  try {
    return new RegExp(text, 'u').source !== ''
  } catch {
    return false
  }
}

/** References lead to a place of the same document, by a JSON pointer. */
function takeReference(
  raw: Record<string, unknown>,
  root: Record<string, unknown>,
  schema: RJSFSchema,
  problems: SchemaProblem[],
): void {
  const reference = raw['$ref']
  if (typeof reference !== 'string') return
  if (!reference.startsWith('#')) problems.push({ code: 'remoteReference', detail: reference })
  else if (leadsInCircles(reference, root)) problems.push({ code: 'endlessReference', detail: reference })
  else if (isSchema(placeOf(reference, root))) schema.$ref = reference
  else problems.push({ code: 'missingReference', detail: reference })
}

/** What a JSON pointer within a document leads to; undefined for nothing. */
export function placeOf(reference: string, root: unknown): unknown {
  const names = reference.slice(1).split('/').slice(1)
  return names.reduce<unknown>((place, name) => {
    const key = decoded(name)
    if (Array.isArray(place)) return place[Number(key)]
    return isObject(place) && Object.hasOwn(place, key) ? place[key] : undefined
  }, root)
}

function decoded(name: string): string {
  const bare = name.includes('%') ? safelyDecoded(name) : name
  return bare.replaceAll('~1', '/').replaceAll('~0', '~')
}

function safelyDecoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/**
 * Whether a reference leads to nothing but references that come back to it; a tree that names itself does
 * not.
 */
function leadsInCircles(reference: string, root: Record<string, unknown>): boolean {
  const seen = new Set<string>()
  let next: unknown = reference
  while (typeof next === 'string') {
    if (seen.has(next)) return true
    seen.add(next)
    const place = placeOf(next, root)
    next = isObject(place) ? place['$ref'] : undefined
  }
  return false
}

function takeType(raw: Record<string, unknown>, schema: RJSFSchema, problems: SchemaProblem[]): void {
  const written = raw['type']
  const known = (Array.isArray(written) ? written : [written]).filter(
    (one) => typeof one === 'string' && types.includes(one),
  )
  if (known.length === 0) {
    // Draft 3's word for no type at all.
    if (written !== undefined && written !== 'any')
      problems.push({ code: 'unknownType', detail: toText(written) })
    return
  }
  schema.type = Array.isArray(written) ? known : known[0]
}

/** Whether objects or lists are chosen whole: those are not drawn as what they are made of. */
function hasWholeChoices({ type, enum: values, oneOf = [] }: RJSFSchema): boolean {
  if (type !== 'object' && type !== 'array') return false
  return values !== undefined || (oneOf.length > 0 && oneOf.every((one) => isObject(one) && 'const' in one))
}

/** `enumNames`, which came before `oneOf` with titles, is written as that. */
function takeChoices(raw: Record<string, unknown>, schema: RJSFSchema): void {
  const values: unknown = raw['enum']
  if (!Array.isArray(values) || values.length === 0) return
  const names: unknown = raw['enumNames']
  if (Array.isArray(names) && raw['oneOf'] === undefined)
    schema.oneOf = values.map((value, place) => ({
      const: structuredClone(value),
      title: toText(names[place]) || toText(value),
    }))
  else schema.enum = structuredClone(values)
}

/** Draft 3 wrote `required: true` at the property itself. */
function takeProperties(
  raw: Record<string, unknown>,
  root: Record<string, unknown>,
  schema: RJSFSchema,
): void {
  const properties = isObject(raw['properties']) ? raw['properties'] : {}
  if (isObject(raw['properties'])) schema.properties = toSchemas(properties, root)
  if (isObject(raw['patternProperties']))
    schema.patternProperties = toSchemas(
      Object.fromEntries(Object.entries(raw['patternProperties']).filter(([pattern]) => isPattern(pattern))),
      root,
    )
  const listed: unknown[] = Array.isArray(raw['required']) ? raw['required'] : []
  const required = [
    ...listed.filter((name) => typeof name === 'string'),
    ...Object.keys(properties).filter((name) => {
      const property = properties[name]
      return isObject(property) && property['required'] === true
    }),
  ].filter((name) => !isTrap(name))
  if (required.length > 0) schema.required = [...new Set(required)]
}

/** 2020-12 calls the first entries `prefixItems` and all further ones `items`. */
function takeItems(raw: Record<string, unknown>, root: Record<string, unknown>, schema: RJSFSchema): void {
  const { prefixItems, items, additionalItems } = raw
  const first = Array.isArray(prefixItems) ? prefixItems : Array.isArray(items) ? items : undefined
  const rest = Array.isArray(prefixItems) ? items : additionalItems
  if (!first) {
    if (isSchema(items)) schema.items = toSchema(items, root)
    return
  }
  schema.items = first.map((one) => toSchema(one, root))
  if (isSchema(rest)) schema.additionalItems = typeof rest === 'boolean' ? rest : toSchema(rest, root)
}

/** 2020-12 has two keywords for what draft 7 calls `dependencies`. */
function takeDependencies(
  raw: Record<string, unknown>,
  root: Record<string, unknown>,
  schema: RJSFSchema,
): void {
  const found = new Map<string, RJSFSchema | string[]>()
  for (const key of ['dependencies', 'dependentRequired', 'dependentSchemas']) {
    const written = isObject(raw[key]) ? raw[key] : {}
    for (const [name, value] of Object.entries(written)) {
      if (isTrap(name)) continue
      if (Array.isArray(value))
        found.set(
          name,
          both(
            found.get(name),
            value.filter((one) => typeof one === 'string'),
          ),
        )
      else if (isSchema(value)) found.set(name, both(found.get(name), toSchema(value, root)))
    }
  }
  if (found.size > 0) schema.dependencies = Object.fromEntries(found)
}

const asSchema = (part: RJSFSchema | string[]) => (Array.isArray(part) ? { required: part } : part)

function both(one: RJSFSchema | string[] | undefined, other: RJSFSchema | string[]): RJSFSchema | string[] {
  if (one === undefined) return other
  return { allOf: [asSchema(one), asSchema(other)] }
}
