import { StorageRulesError } from './StorageScope'
import type { RuleToken } from './tokenizeRules'

/** Goes through the tokens of a rules file, one after the other. */
export class TokenReader {
  private at = 0

  constructor(private readonly tokens: readonly RuleToken[]) {}

  peek(): RuleToken {
    return this.tokens[this.at] ?? { kind: 'end', text: 'the end' }
  }

  next(): RuleToken {
    const token = this.peek()
    this.at += 1
    return token
  }

  /** Goes past that sign or word, if it comes next. */
  takes(text: string): boolean {
    const { kind, text: found } = this.peek()
    const isIt = (kind === 'sign' || kind === 'name') && found === text
    if (isIt) this.at += 1
    return isIt
  }

  needs(text: string): void {
    if (!this.takes(text)) throw new StorageRulesError(`${text} is missing before ${this.peek().text}`)
  }

  name(): string {
    const { kind, text } = this.next()
    if (kind !== 'name') throw new StorageRulesError(`a name is missing before ${text}`)
    return text
  }
}
