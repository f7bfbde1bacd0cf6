import { rules } from '../../authoring/lint/rules'
import { closest } from '../../authoring/lint/values/closest'

/**
 * The names of rules as a set. Throws an Error that says where, and what may be meant, when one is no rule.
 */
export function checkRuleNames(names: readonly string[], where: string): ReadonlySet<string> {
  const known = rules.map(({ name }) => name)
  for (const name of names) {
    if (known.includes(name)) continue
    const near = closest(name, known)
    const hint = near === undefined ? '`faceplate lint --rules` lists them.' : `Did you mean “${near}”?`
    throw new Error(`${where} names “${name}”, which is no rule. ${hint}`)
  }
  return new Set(names)
}
