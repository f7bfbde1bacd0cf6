import type { RJSFSchema } from '@rjsf/utils'
import { isObject } from '../values'
import { dropEndlessPatterns } from './dropEndlessPatterns'
import { eachPlace } from './prepareSchema'

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
export function dropSecondChoice(schema: RJSFSchema): void {
  if (schema.oneOf && schema.anyOf) delete schema.anyOf
}
