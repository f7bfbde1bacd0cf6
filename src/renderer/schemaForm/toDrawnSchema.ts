import type { RJSFSchema } from '@rjsf/utils'
import { isObject } from '../values'
import { eachPlace, placeOf } from './prepareSchema'
import shallowAllOfMerge from '@rjsf/utils/lib/schema/shallowAllOfMerge.js'

/** What is said of the same value in other words. */
const lists = ['allOf', 'anyOf', 'oneOf']
const single = ['if', 'then', 'else', 'not']
const named = ['dependencies', 'dependentSchemas']

const valuesOf = (part: unknown): unknown[] =>
  Array.isArray(part) ? part : isObject(part) ? Object.values(part) : []

/** The fields of a place that a pattern of it also names. */
function fieldsOf(place: Record<string, unknown>, pattern: string): unknown[] {
  const fields = isObject(place['properties']) ? Object.entries(place['properties']) : []
  const matches = new RegExp(pattern, 'u')
  return fields.flatMap(([name, field]) => (matches.test(name) ? [field] : []))
}

/** The places that the library looks up at once with this one. */
function lookedUpWith(place: Record<string, unknown>, root: RJSFSchema): unknown[] {
  const { $ref: reference, patternProperties: patterns } = place
  const both = (isObject(patterns) ? Object.entries(patterns) : []).flatMap(([pattern, schema]) => {
    const fields = fieldsOf(place, pattern)
    return fields.length > 0 ? [schema, ...fields] : []
  })
  return [
    ...(typeof reference === 'string' ? [placeOf(reference, root)] : []),
    ...lists.flatMap((key) => valuesOf(place[key])),
    ...single.map((key) => place[key]),
    ...named.flatMap((key) => valuesOf(place[key])),
    ...both,
  ]
}

function leadsTo(target: unknown, from: unknown, root: RJSFSchema): boolean {
  const [seen, open] = [new Set<unknown>(), [from]]
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (place === target) return true
    if (!isObject(place) || seen.has(place)) continue
    seen.add(place)
    open.push(...lookedUpWith(place, root).filter((one) => one !== undefined))
  }
  return false
}

/**
 * Takes out of a schema that is to be drawn the patterns that also name a declared field and lead back to
 * where they stand: the library looks such up without an end. The field is drawn by its own words; what is
 * saved is judged by all of them.
 */
export function dropEndlessPatterns(schema: RJSFSchema): void {
  eachPlace(schema, (place) => {
    const patterns = place['patternProperties']
    if (!isObject(patterns)) return
    for (const [pattern, own] of Object.entries(patterns)) {
      const fields = fieldsOf(place, pattern)
      const isEndless = fields.length > 0 && [own, ...fields].some((one) => leadsTo(place, one, schema))
      if (isEndless) delete patterns[pattern]
    }
  })
}

/** Stands in a drawn schema for `true`, with which the library merges no other schema. */
const whateverKey = 'x-whatever'

/** Whether an object may have fields of its own, of which nothing else is said. */
export const takesWhatever = ({ additionalProperties: more }: RJSFSchema): boolean =>
  more === true || (isObject(more) && Object.keys(more).join() === whateverKey)

/**
 * A prepared schema as the library can draw it; what is saved is judged by the prepared one. What depends on
 * the value of one field, written as a `oneOf` among the dependencies, is written as conditions, so that the
 * library has nothing to complain of while a value fits none of them.
 * Of two choices at one place it draws one; patterns that lead in circles it cannot follow.
 */
export function toDrawnSchema(schema: RJSFSchema): RJSFSchema {
  const drawn = structuredClone(schema)
  eachPlace(drawn, (place) => {
    dropSecondChoice(place)
    if (place['additionalProperties'] === true) place['additionalProperties'] = { [whateverKey]: true }
    const dependencies = isObject(place['dependencies']) ? place['dependencies'] : {}
    for (const [name, dependent] of Object.entries(dependencies)) {
      if (!isObject(dependent) || !Array.isArray(dependent['oneOf'])) continue
      const { oneOf, ...others } = dependent
      const conditions = oneOf.flatMap((branch: unknown) => toCondition(name, branch))
      dependencies[name] = others
      place['allOf'] = [...(Array.isArray(place['allOf']) ? place['allOf'] : []), ...conditions]
    }
  })
  dropEndlessPatterns(drawn)
  return drawn
}

/** A branch says by the field itself when it holds. */
function toCondition(name: string, branch: unknown): RJSFSchema[] {
  const properties = isObject(branch) && isObject(branch['properties']) ? branch['properties'] : {}
  if (!isObject(branch) || !Object.hasOwn(properties, name)) return []
  const { [name]: own, ...shown } = properties
  return [
    {
      if: { properties: { [name]: own }, required: [name] },
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword
      then: { ...branch, properties: shown },
    } as RJSFSchema,
  ]
}

/** The library takes `oneOf` for the choice at one place and `anyOf` at another, and fails where both are. */
function dropSecondChoice(schema: RJSFSchema): void {
  if (schema.oneOf && schema.anyOf) delete schema.anyOf
}

/**
 * A schema with all that its `allOf` asks for. Where two of its parts contradict each other, as two
 * conditions do that both hold as long as nothing is chosen, neither is drawn; the library would draw none at
 * all, and complain in the console. What is saved is judged by the schema as it was written.
 */
export function mergeAllOf(schema: RJSFSchema): RJSFSchema {
  const whole = merged(schema)
  if (whole) return whole
  const { allOf = [], ...own } = schema
  const agreeing = allOf.filter(
    (part) =>
      merged({ allOf: [own, part] }) &&
      allOf.every((other) => other === part || merged({ allOf: [part, other] }) !== undefined),
  )
  return merged({ ...own, allOf: agreeing }) ?? own
}

/** Undefined where there is no such schema. */
function merged(schema: RJSFSchema): RJSFSchema | undefined {
  try {
    const whole = shallowAllOfMerge(schema) as RJSFSchema
    dropSecondChoice(whole)
    return whole
  } catch {
    return undefined
  }
}
