import { dereference, validate, type OutputUnit, type Schema } from '@cfworker/json-schema'
import type { RJSFSchema, ValidatorType } from '@rjsf/utils'

/**
 * The way of writing that prepared schemas have: lists of `items`, and keywords that count beside a
 * `$ref`.
 */
const draft = '2019-09'

type Places = Record<string, Schema | boolean>

/**
 * The two libraries have types of their own for the same thing; undefined keywords, which ours never have,
 * part them.
 */
const asSchema = (schema: RJSFSchema) => schema as Schema

const placesOf = new WeakMap<object, Places>()
const known = new WeakSet<object>()

/** Where the references of a document lead; worked out once for each. */
function places(root: RJSFSchema): Places {
  const before = placesOf.get(root)
  if (before) return before
  const found: Places = dereference(asSchema(root))
  placesOf.set(root, found)
  return found
}

/** Whether a value suits a part of a document. `root` is where its references lead. */
function suits(value: unknown, part: RJSFSchema, root: RJSFSchema): boolean {
  const lookup = places(root)
  // Marks the references of a part that the form library put together itself.
  if (!known.has(part)) {
    dereference(asSchema(part), Object.create(null))
    known.add(part)
  }
  return validate(withoutHoles(value), asSchema(part), draft, lookup, true).valid
}

/** Everything that a document has against a value, containers of what is wrong left in. */
export function findFaults(value: unknown, root: RJSFSchema): OutputUnit[] {
  return validate(withoutHoles(value), asSchema(root), draft, places(root), false).errors
}

/**
 * The value as JSON has it: properties that hold nothing are not there, as in what is sent; a list keeps its
 * places.
 */
export function withoutHoles(value: unknown): unknown {
  if (value === undefined) return null
  if (Array.isArray(value)) return value.map(withoutHoles)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (one === undefined ? [] : [[name, withoutHoles(one)]])),
  )
}

/**
 * What the form library asks which branch of a schema a value suits, without `eval`, which the player's
 * Content-Security-Policy forbids. What is wrong with the whole is found by `findFaults` instead.
 */
export const validator: ValidatorType = {
  isValid: (part, value, root) => {
    try {
      return suits(value, part, root)
    } catch {
      // A branch that cannot be judged is none.
      return false
    }
  },
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
}
