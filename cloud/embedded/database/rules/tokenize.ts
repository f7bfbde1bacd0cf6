import { RulesError } from './RulesError'

/** A word of an expression. `text` is what stands there, a string without its quotes. */
export interface Token {
  kind: 'name' | 'number' | 'string' | 'regex' | 'sign' | 'end'
  text: string
  /** Of a regular expression. */
  flags?: string
}

const patterns: readonly (readonly [kind: Token['kind'] | 'space', pattern: RegExp])[] = [
  ['space', /\s+/y],
  ['number', /\d+(?:\.\d+)?/y],
  ['name', /[$A-Za-z_][\w$]*/y],
  ['string', /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/y],
  ['sign', /===|!==|==|!=|<=|>=|&&|\|\||[!<>+().,[\]]/y],
  ['regex', /\/(?:[^/\\\n]|\\.)+\/i?/y],
]

/** The words of an expression, ending with one of kind `end`. Throws a RulesError at anything else. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < source.length) {
    const found = matchAt(source, at)
    if (found === undefined) throw new RulesError(`unexpected ${source[at] ?? ''} in: ${source}`)
    at += found.text.length
    if (found.kind !== 'space') tokens.push(toToken(found.kind, found.text))
  }
  return [...tokens, { kind: 'end', text: '' }]
}

function matchAt(source: string, at: number): { kind: Token['kind'] | 'space'; text: string } | undefined {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = at
    const text = pattern.exec(source)?.[0]
    if (text !== undefined) return { kind, text }
  }
  return undefined
}

function toToken(kind: Token['kind'], text: string): Token {
  if (kind === 'string') return { kind, text: text.slice(1, -1).replaceAll(/\\(.)/g, '$1') }
  if (kind !== 'regex') return { kind, text }
  const end = text.lastIndexOf('/')
  return { kind, text: text.slice(1, end), flags: text.slice(end + 1) }
}
