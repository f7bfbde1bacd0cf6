import { StorageRulesError } from './StorageScope'

/** A word, text, number or sign of a rules file; `end` after the last. */
export interface RuleToken {
  kind: 'name' | 'text' | 'number' | 'sign' | 'end'
  text: string
}

const pattern =
  /\s+|\/\/[^\n]*|(?<name>[A-Za-z_]\w*)|(?<number>\d+(?:\.\d+)?)|(?<text>'[^'\\\n]*'|"[^"\\\n]*")|(?<sign>&&|\|\||==|!=|<=|>=|[{}()[\];:,./<>!*+=-])/gy

/** Takes a rules file apart; throws a StorageRulesError at what it does not know. */
export function tokenizeRules(source: string): RuleToken[] {
  const tokens: RuleToken[] = []
  let at = 0
  while (at < source.length) {
    pattern.lastIndex = at
    const found = pattern.exec(source)
    if (found === null) {
      const line = source.slice(0, at).split('\n').length
      throw new StorageRulesError(`line ${line} is not understood at: ${source.slice(at, at + 20)}`)
    }
    at = pattern.lastIndex
    const { name, number, text, sign } = found.groups ?? {}
    if (name !== undefined) tokens.push({ kind: 'name', text: name })
    else if (number !== undefined) tokens.push({ kind: 'number', text: number })
    else if (text !== undefined) tokens.push({ kind: 'text', text: text.slice(1, -1) })
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign })
  }
  return tokens
}
