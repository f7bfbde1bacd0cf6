import { isBranch } from '../tree/isBranch'
import { childOf, treeAt } from '../tree/treeAt'
import type { Tree } from '../tree/Tree'
import { EvaluationError } from './EvaluationError'
import { branch, type Expression, type RuleValue } from './Expression'
import { RulesError } from './RulesError'
import type { Place, Scope } from './Scope'

type PlaceOf = (scope: Scope) => Place
type ValueOf = (scope: Scope) => RuleValue

/** The arguments of a method: values, or one list of values. */
export type Arguments = { values: readonly ValueOf[] } | { list: readonly ValueOf[] }

const text = (value: RuleValue): string => {
  if (typeof value !== 'string') throw new EvaluationError('a key is a text')
  return value
}

const stands = ({ root, path }: Place): Tree | null => treeAt(root, path)

const keysOf = (words: string) => words.split('/').filter((key) => key !== '')

/** What a method of a place yields. Throws a RulesError for a method or arguments that it does not know. */
export function placeMethod(place: PlaceOf, method: string, given: Arguments): Expression {
  const value = (evaluate: (here: Tree | null, scope: Scope) => RuleValue): Expression => {
    if ('list' in given || given.values.length > 0) throw new RulesError(`${method}() takes nothing`)
    return { yields: 'value', evaluate: (scope) => evaluate(stands(place(scope)), scope) }
  }
  switch (method) {
    case 'val':
      return value((here) => (isBranch(here) ? branch : here))
    case 'exists':
      return value((here) => here !== null)
    case 'isString':
      return value((here) => typeof here === 'string')
    case 'isNumber':
      return value((here) => typeof here === 'number')
    case 'isBoolean':
      return value((here) => typeof here === 'boolean')
    case 'parent':
      return { yields: 'place', evaluate: (scope) => parentOf(place(scope)) }
    case 'child':
    case 'hasChild':
      return childMethod(place, method, given)
    case 'hasChildren':
      return hasChildren(place, given)
    default:
      throw new RulesError(`${method}() is not known`)
  }
}

function parentOf({ root, path }: Place): Place {
  if (path.length === 0) throw new EvaluationError('the root has no parent')
  return { root, path: path.slice(0, -1) }
}

function childMethod(place: PlaceOf, method: 'child' | 'hasChild', given: Arguments): Expression {
  const [key, ...more] = 'values' in given ? given.values : []
  if (key === undefined || more.length > 0) throw new RulesError(`${method}() takes a key`)
  const below = (scope: Scope): Place => {
    const { root, path } = place(scope)
    return { root, path: [...path, ...keysOf(text(key(scope)))] }
  }
  return method === 'child'
    ? { yields: 'place', evaluate: below }
    : { yields: 'value', evaluate: (scope) => stands(below(scope)) !== null }
}

function hasChildren(place: PlaceOf, given: Arguments): Expression {
  if ('values' in given && given.values.length > 0) throw new RulesError('hasChildren() takes a list of keys')
  const keys = 'list' in given ? given.list : []
  return {
    yields: 'value',
    evaluate: (scope) => {
      const here = stands(place(scope))
      return isBranch(here) && keys.every((key) => childOf(here, text(key(scope))) !== null)
    },
  }
}
