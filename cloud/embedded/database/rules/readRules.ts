import { parseExpression, type Names } from './parseExpression'
import { RulesError } from './RulesError'
import type { Scope } from './Scope'

/** Whether a rule is met. */
export type Rule = (scope: Scope) => boolean

/** The rules of one place, understood. */
export interface RuleNode {
  read?: Rule
  write?: Rule
  validate?: Rule
  children: ReadonlyMap<string, RuleNode>
  /** The rules of every other key, and the word that stands for it. */
  wildcard?: { name: string; node: RuleNode }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Understands a rules file as a project would deploy it. Throws a RulesError that names the place of what it
 * does not know.
 */
export function readRules(file: unknown): RuleNode {
  if (!isObject(file) || !('rules' in file)) throw new RulesError('The rules file has no "rules"')
  const other = Object.keys(file).find((key) => key !== 'rules')
  if (other !== undefined) throw new RulesError(`The rules file has an unknown "${other}"`)
  return readNode(file.rules, 'rules', new Set())
}

function readNode(value: unknown, place: string, wildcards: ReadonlySet<string>): RuleNode {
  if (!isObject(value)) throw new RulesError(`${place} is not an object`)
  const node: RuleNode & { children: Map<string, RuleNode> } = { children: new Map() }
  for (const [key, inner] of Object.entries(value)) {
    const here = `${place}/${key}`
    if (key === '.read') node.read = readRule(inner, here, { newData: false, wildcards })
    else if (key === '.write') node.write = readRule(inner, here, { newData: true, wildcards })
    else if (key === '.validate') node.validate = readRule(inner, here, { newData: true, wildcards })
    // Queries are fast enough here without.
    else if (key === '.indexOn') continue
    else if (key.startsWith('.')) throw new RulesError(`${here} is not known`)
    else if (key.startsWith('$')) {
      if (node.wildcard !== undefined)
        throw new RulesError(`${place} has two keys that stand for every other`)
      node.wildcard = { name: key, node: readNode(inner, here, new Set([...wildcards, key])) }
    } else node.children.set(key, readNode(inner, here, wildcards))
  }
  return node
}

function readRule(value: unknown, place: string, names: Names): Rule {
  if (typeof value === 'boolean') return () => value
  if (typeof value !== 'string') throw new RulesError(`${place} is neither true, false nor an expression`)
  try {
    return parseExpression(value, names)
  } catch (error) {
    if (error instanceof RulesError) throw new RulesError(`${place}: ${error.message}`)
    throw error
  }
}
