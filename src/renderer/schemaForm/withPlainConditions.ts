import type { RJSFSchema } from '@rjsf/utils'
import { isObject } from '../values'
import { eachPlace } from './prepareSchema'

/**
 * A prepared schema in which what depends on the value of one field, written as a `oneOf` among the
 * dependencies, is written as conditions: those are drawn in the same way, and the library has nothing to
 * complain of while a value fits none of them. For drawing only, for exactly one of a `oneOf` has to hold.
 */
export function withPlainConditions(schema: RJSFSchema): RJSFSchema {
  const drawn = structuredClone(schema)
  eachPlace(drawn, (place) => {
    const dependencies = isObject(place['dependencies']) ? place['dependencies'] : {}
    for (const [name, dependent] of Object.entries(dependencies)) {
      if (!isObject(dependent) || !Array.isArray(dependent['oneOf'])) continue
      const { oneOf, ...others } = dependent
      const conditions = oneOf.flatMap((branch: unknown) => toCondition(name, branch))
      dependencies[name] = others
      place['allOf'] = [...(Array.isArray(place['allOf']) ? place['allOf'] : []), ...conditions]
    }
  })
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
