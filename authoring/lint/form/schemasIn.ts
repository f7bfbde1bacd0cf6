import type { JsonNode } from '../../json/JsonNode'

const single = ['not', 'if', 'then', 'else', 'contains', 'propertyNames', 'additionalProperties', 'items']
const more = ['additionalItems', 'unevaluatedItems', 'unevaluatedProperties']
const several = ['allOf', 'anyOf', 'oneOf', 'items', 'prefixItems']
const named = ['properties', 'patternProperties', 'definitions', '$defs', 'dependencies', 'dependentSchemas']

/** Keywords that hold schemas. */
export const holders = [...single, ...more, ...several, ...named]

/** A schema and all schemas in it; values, which may look like one, are passed over. */
export function* schemasIn(schema: JsonNode): Generator<JsonNode> {
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

/** The schema that a reference within a document leads to; undefined for none. */
export function placeOf(reference: string, root: JsonNode): JsonNode | undefined {
  if (!reference.startsWith('#')) return undefined
  const names = reference.slice(1).split('/').slice(1)
  return names.reduce<JsonNode | undefined>((place, name) => {
    const key = decoded(name).replaceAll('~1', '/').replaceAll('~0', '~')
    return place?.kind === 'array' ? place.children[Number(key)] : place?.get(key)
  }, root)
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/**
 * What a schema may be made of: itself, what it refers to, and its branches and conditions. Each once,
 * however they refer to each other.
 */
export function partsOf(schema: JsonNode, root: JsonNode): JsonNode[] {
  const parts = new Set<JsonNode>()
  const take = (part: JsonNode | undefined): void => {
    if (part?.kind !== 'object' || parts.has(part)) return
    parts.add(part)
    const reference = part.get('$ref')?.text
    if (reference !== undefined) take(placeOf(reference, root))
    for (const key of ['then', 'else', 'if']) take(part.get(key))
    for (const key of ['allOf', 'anyOf', 'oneOf', 'dependencies', 'dependentSchemas'])
      for (const one of part.get(key)?.children ?? []) take(one)
  }
  take(schema)
  return [...parts]
}
