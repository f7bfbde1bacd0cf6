import { type StorageScope, StorageRulesError } from './StorageScope'
import type { TokenReader } from './TokenReader'

/** A part of a condition; throws where it has no value, which the condition is then not met by. */
type ValueOf = (scope: StorageScope) => unknown

/** Signs between two values, by how tightly they bind; the last binds most. */
const levels: readonly Readonly<Record<string, (left: unknown, right: unknown) => unknown>>[] = [
  { '==': (left, right) => left === right, '!=': (left, right) => left !== right },
  {
    '<': (left, right) => number(left) < number(right),
    '<=': (left, right) => number(left) <= number(right),
    '>': (left, right) => number(left) > number(right),
    '>=': (left, right) => number(left) >= number(right),
  },
  {
    '+': (left, right) => number(left) + number(right),
    '-': (left, right) => number(left) - number(right),
  },
  { '*': (left, right) => number(left) * number(right) },
]

/**
 * Reads a condition, never evaluating it as code; `wildcards` are the names that stand for parts of the path.
 */
export function readExpression(reader: TokenReader, wildcards: ReadonlySet<string>): ValueOf {
  const or = (): ValueOf => {
    let left = and()
    while (reader.takes('||')) {
      const [first, second] = [left, and()]
      left = (scope) => truth(first(scope)) || truth(second(scope))
    }
    return left
  }
  const and = (): ValueOf => {
    let left = binary(0)
    while (reader.takes('&&')) {
      const [first, second] = [left, binary(0)]
      left = (scope) => truth(first(scope)) && truth(second(scope))
    }
    return left
  }
  const binary = (level: number): ValueOf => {
    const signs = levels[level]
    if (signs === undefined) return unary()
    let left = binary(level + 1)
    for (;;) {
      const { kind, text } = reader.peek()
      const combine = kind === 'sign' && Object.hasOwn(signs, text) ? signs[text] : undefined
      if (combine === undefined) return left
      reader.next()
      const [first, second] = [left, binary(level + 1)]
      left = (scope) => combine(first(scope), second(scope))
    }
  }
  const unary = (): ValueOf => {
    if (!reader.takes('!')) return member()
    const inner = unary()
    return (scope) => !truth(inner(scope))
  }
  const member = (): ValueOf => {
    let subject = primary()
    while (reader.takes('.')) {
      const owner = subject
      const name = reader.name()
      subject = reader.takes('(') ? method(owner, name) : (scope) => memberOf(owner(scope), name)
    }
    return subject
  }
  const method = (subject: ValueOf, name: string): ValueOf => {
    const { kind, text } = reader.next()
    if (name !== 'matches' || kind !== 'text') throw new StorageRulesError(`${name}() is not known`)
    reader.needs(')')
    const whole = new RegExp(`^(?:${text})$`)
    return (scope) => whole.test(words(subject(scope)))
  }
  const primary = (): ValueOf => {
    if (reader.takes('(')) {
      const inner = or()
      reader.needs(')')
      return inner
    }
    const { kind, text } = reader.next()
    if (kind === 'text') return () => text
    if (kind === 'number') return () => Number(text)
    if (kind === 'name') return named(text, wildcards)
    throw new StorageRulesError(`unexpected ${text}`)
  }
  return or()
}

function named(name: string, wildcards: ReadonlySet<string>): ValueOf {
  if (wildcards.has(name)) return (scope) => scope.wildcards[name]
  if (name === 'true' || name === 'false') return () => name === 'true'
  if (name === 'null') return () => null
  if (name === 'request') return ({ request }) => request
  if (name === 'resource') return ({ resource }) => resource
  throw new StorageRulesError(`${name} is not known`)
}

function memberOf(owner: unknown, name: string): unknown {
  if (typeof owner !== 'object' || owner === null || !Object.hasOwn(owner, name))
    throw new NoValue(`there is no ${name}`)
  return Reflect.get(owner, name)
}

/** An expression had no value here: its condition is not met. */
export class NoValue extends Error {}

function truth(value: unknown): boolean {
  if (typeof value !== 'boolean') throw new NoValue('neither true nor false')
  return value
}

function number(value: unknown): number {
  if (typeof value !== 'number') throw new NoValue('not a number')
  return value
}

function words(value: unknown): string {
  if (typeof value !== 'string') throw new NoValue('not a text')
  return value
}
