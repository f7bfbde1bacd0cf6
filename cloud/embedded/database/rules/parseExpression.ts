import { EvaluationError } from './EvaluationError'
import { branch, type Expression, type RuleValue } from './Expression'
import { operators } from './operators'
import { placeMethod, type Arguments } from './placeMethods'
import { RulesError } from './RulesError'
import type { Scope } from './Scope'
import { lengthOf, matches, textMethod } from './textMethods'
import { tokenize, type Token } from './tokenize'

type ValueOf = (scope: Scope) => RuleValue

/** Which names an expression may use: reading and writing differ, and each `$word` has to stand above it. */
export interface Names {
  newData: boolean
  wildcards: ReadonlySet<string>
}

/**
 * Understands an expression of the rules language, as far as it is known here, and never evaluates it as
 * code. The result says whether the rule is met; it is not met where the expression has no value. Throws a
 * RulesError at what it does not know.
 */
export function parseExpression(source: string, names: Names): (scope: Scope) => boolean {
  const parser = new Parser(tokenize(source), names)
  let expression: ValueOf
  try {
    expression = parser.whole()
  } catch (error) {
    if (error instanceof RulesError) throw new RulesError(`${error.message} in: ${source}`)
    throw error
  }
  return (scope) => {
    try {
      return expression(scope) === true
    } catch (error) {
      if (error instanceof EvaluationError) return false
      throw error
    }
  }
}

const truth = (value: RuleValue): boolean => {
  if (typeof value !== 'boolean') throw new EvaluationError('neither true nor false')
  return value
}

class Parser {
  private at = 0

  constructor(
    private readonly tokens: readonly Token[],
    private readonly names: Names,
  ) {}

  whole(): ValueOf {
    const expression = this.or()
    if (this.peek().kind !== 'end') throw new RulesError(`unexpected ${this.peek().text}`)
    return expression
  }

  private peek(): Token {
    return this.tokens[this.at] ?? { kind: 'end', text: '' }
  }

  private next(): Token {
    const token = this.peek()
    this.at += 1
    return token
  }

  private takes(sign: string): boolean {
    const found = this.peek().kind === 'sign' && this.peek().text === sign
    if (found) this.at += 1
    return found
  }

  private needs(sign: string): void {
    if (!this.takes(sign)) throw new RulesError(`${sign} is missing before ${this.peek().text || 'the end'}`)
  }

  private or(): ValueOf {
    let left = this.and()
    while (this.takes('||')) {
      const [first, second] = [left, this.and()]
      left = (scope) => truth(first(scope)) || truth(second(scope))
    }
    return left
  }

  private and(): ValueOf {
    let left = this.binary(0)
    while (this.takes('&&')) {
      const [first, second] = [left, this.binary(0)]
      left = (scope) => truth(first(scope)) && truth(second(scope))
    }
    return left
  }

  private binary(level: number): ValueOf {
    const known = operators[level]
    if (known === undefined) return this.unary()
    let left = this.binary(level + 1)
    for (;;) {
      const operator = this.peek().kind === 'sign' ? known.get(this.peek().text) : undefined
      if (operator === undefined) return left
      this.at += 1
      const [first, second] = [left, this.binary(level + 1)]
      left = (scope) => operator(first(scope), second(scope))
    }
  }

  private unary(): ValueOf {
    if (!this.takes('!')) return this.value()
    const inner = this.unary()
    return (scope) => !truth(inner(scope))
  }

  private value(): ValueOf {
    let expression = this.primary()
    while (this.takes('.')) expression = this.member(expression)
    if (expression.yields === 'value') return expression.evaluate
    // `auth != null` is the only use of these as values.
    if (expression.yields === 'auth') return (scope) => (scope.auth === null ? null : branch)
    throw new RulesError(
      expression.yields === 'place' ? 'a place is not a value, val() is' : 'auth.token is not a value',
    )
  }

  private primary(): Expression {
    if (this.takes('(')) {
      const evaluate = this.or()
      this.needs(')')
      return { yields: 'value', evaluate }
    }
    const token = this.next()
    if (token.kind === 'string') return constant(token.text)
    if (token.kind === 'number') return constant(Number(token.text))
    if (token.kind === 'name') return this.named(token.text)
    throw new RulesError(`unexpected ${token.text || 'end'}`)
  }

  private named(name: string): Expression {
    if (name.startsWith('$')) {
      if (!this.names.wildcards.has(name)) throw new RulesError(`${name} stands for nothing here`)
      return { yields: 'value', evaluate: ({ wildcards }) => wildcards.get(name) ?? null }
    }
    switch (name) {
      case 'true':
      case 'false':
        return constant(name === 'true')
      case 'null':
        return constant(null)
      case 'now':
        return { yields: 'value', evaluate: ({ now }) => now }
      case 'auth':
        return { yields: 'auth' }
      case 'root':
        return { yields: 'place', evaluate: ({ root }) => root }
      case 'data':
        return { yields: 'place', evaluate: ({ data }) => data }
      case 'newData':
        if (!this.names.newData) throw new RulesError('newData is not known to .read')
        return { yields: 'place', evaluate: ({ newData }) => newData }
      default:
        throw new RulesError(`${name} is not known`)
    }
  }

  private member(subject: Expression): Expression {
    const { kind, text: name } = this.next()
    if (kind !== 'name') throw new RulesError(`unexpected ${name || 'end'} after a dot`)
    switch (subject.yields) {
      case 'auth':
        return memberOfAuth(name)
      case 'token':
        return { yields: 'value', evaluate: ({ auth }) => claim(auth?.token, name) }
      case 'place':
        return placeMethod(subject.evaluate, name, this.arguments())
      case 'value':
        return this.memberOfText(subject.evaluate, name)
    }
  }

  private memberOfText(subject: ValueOf, name: string): Expression {
    if (name === 'length') return lengthOf(subject)
    this.needs('(')
    const pattern = this.peek()
    if (name === 'matches' && pattern.kind === 'regex') {
      this.at += 1
      this.needs(')')
      return matches(subject, new RegExp(pattern.text, pattern.flags))
    }
    const part = this.or()
    this.needs(')')
    return textMethod(subject, name, part)
  }

  private arguments(): Arguments {
    this.needs('(')
    if (this.takes('[')) {
      const list = this.listUntil(']')
      this.needs(')')
      return { list }
    }
    return { values: this.listUntil(')') }
  }

  private listUntil(end: string): ValueOf[] {
    const values: ValueOf[] = []
    while (!this.takes(end)) {
      if (values.length > 0) this.needs(',')
      values.push(this.or())
    }
    return values
  }
}

function constant(value: RuleValue): Expression {
  return { yields: 'value', evaluate: () => value }
}

function memberOfAuth(name: string): Expression {
  if (name === 'token') return { yields: 'token' }
  if (name !== 'uid') throw new RulesError(`auth.${name} is not known`)
  return {
    yields: 'value',
    evaluate: ({ auth }) => {
      if (auth === null) throw new EvaluationError('nobody is signed in')
      return auth.uid
    },
  }
}

function claim(token: Readonly<Record<string, unknown>> | undefined, name: string): RuleValue {
  if (token === undefined) throw new EvaluationError('nobody is signed in')
  const value = Object.hasOwn(token, name) ? token[name] : null
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  if (typeof value === 'boolean') return value
  throw new EvaluationError(`the claim ${name} is not a plain value`)
}
