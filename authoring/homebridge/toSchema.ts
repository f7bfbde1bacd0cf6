import type { JsonObject } from '../json/Json'
import type { Condition, Step } from './readCondition'

/** The ways to all values that a condition looks at. */
export function pathsOf(condition: Condition): Step[][] {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.parts.flatMap(pathsOf)
    case 'not':
      return pathsOf(condition.part)
    case 'always':
    case 'never':
      return []
    default:
      return [condition.path]
  }
}

/** A condition as a schema of the value that all its ways lead through; `skipped` steps lead to that. */
export function toSchema(condition: Condition, skipped: number): JsonObject {
  switch (condition.kind) {
    case 'and':
      return { allOf: condition.parts.map((part) => toSchema(part, skipped)) }
    case 'or':
      return { anyOf: condition.parts.map((part) => toSchema(part, skipped)) }
    case 'not':
      return { not: toSchema(condition.part, skipped) }
    case 'always':
      return {}
    case 'never':
      return { not: {} }
    case 'there':
      return at(condition.path.slice(skipped), {})
    case 'filled':
      return at(condition.path.slice(skipped), { not: { enum: [false, 0, '', null] } })
    case 'oneOf': {
      const { values, path } = condition
      return at(path.slice(skipped), values.length === 1 ? { const: values[0] ?? null } : { enum: values })
    }
    default:
      return at(condition.path.slice(skipped), toLimit(condition))
  }
}

function toLimit({ kind, limit, isLength }: Extract<Condition, { limit: number }>): JsonObject {
  if (!isLength) {
    const names = { above: 'exclusiveMinimum', below: 'exclusiveMaximum', from: 'minimum', upTo: 'maximum' }
    return { type: 'number', [names[kind]]: limit }
  }
  const isLeast = kind === 'above' || kind === 'from'
  const count = Math.max(0, limit + (kind === 'above' ? 1 : kind === 'below' ? -1 : 0))
  return {
    anyOf: [
      { type: 'string', [isLeast ? 'minLength' : 'maxLength']: count },
      { type: 'array', [isLeast ? 'minItems' : 'maxItems']: count },
    ],
  }
}

/** A schema of something that has a value at a place, which another one describes. */
function at(path: readonly Step[], schema: JsonObject): JsonObject {
  const [step, ...rest] = path
  if (step === undefined) return schema
  if (typeof step === 'string')
    return { type: 'object', properties: { [step]: at(rest, schema) }, required: [step] }
  const entry = step.entry ?? 0
  const items = [...Array.from({ length: entry }, () => true), at(rest, schema)]
  return { type: 'array', items, minItems: entry + 1 }
}
