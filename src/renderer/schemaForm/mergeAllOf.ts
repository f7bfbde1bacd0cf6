import type { RJSFSchema } from '@rjsf/utils'
import shallowAllOfMerge from '@rjsf/utils/lib/schema/shallowAllOfMerge.js'
import { dropSecondChoice } from './toDrawnSchema'

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
