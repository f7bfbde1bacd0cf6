import type { RJSFSchema } from '@rjsf/utils'
import { isObject } from '../values'
import { eachPlace, placeOf } from './prepareSchema'

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
