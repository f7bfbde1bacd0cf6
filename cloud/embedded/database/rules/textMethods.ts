import { EvaluationError } from './EvaluationError'
import type { Expression, RuleValue } from './Expression'
import { RulesError } from './RulesError'
import type { Scope } from './Scope'

type ValueOf = (scope: Scope) => RuleValue

const asText = (value: RuleValue): string => {
  if (typeof value !== 'string') throw new EvaluationError('not a text')
  return value
}

const comparisons = new Map<string, (text: string, part: string) => boolean>([
  ['contains', (text, part) => text.includes(part)],
  ['beginsWith', (text, part) => text.startsWith(part)],
  ['endsWith', (text, part) => text.endsWith(part)],
])

/** What a method of a text yields, given one argument. Throws a RulesError for one that it does not know. */
export function textMethod(subject: ValueOf, method: string, part: ValueOf): Expression {
  const compare = comparisons.get(method)
  if (compare === undefined) throw new RulesError(`${method}() is not known`)
  return {
    yields: 'value',
    evaluate: (scope) => compare(asText(subject(scope)), asText(part(scope))),
  }
}

/** `text.matches(/…/)`. The pattern is the rules' own. */
export function matches(subject: ValueOf, pattern: RegExp): Expression {
  return { yields: 'value', evaluate: (scope) => pattern.test(asText(subject(scope))) }
}

/** `text.length`, in UTF-16 units. */
export function lengthOf(subject: ValueOf): Expression {
  return { yields: 'value', evaluate: (scope) => asText(subject(scope)).length }
}
