import type { CompatStatement } from '@mdn/browser-compat-data'
import postcss, { type AtRule, type Declaration, type Node as SheetNode } from 'postcss'
import parseSelector from 'postcss-selector-parser'
import parseValue from 'postcss-value-parser'
import type { Fault } from './Fault'
import { lackedBy } from './floor'
import { namesUnder, statementAt, statementsUnder } from './known'

/** Units of length by what the data calls them together. */
const unitKinds: readonly [RegExp, string][] = [
  [/^d(?:vh|vw|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^s(?:vh|vw|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^l(?:vh|vw|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_large'],
  [/^cq(?:w|h|i|b|min|max)$/, 'container_query_length_units'],
]

/** Every statement about a function or a type of value, by its name. */
const types = new Map<string, CompatStatement>()
function collect(...path: string[]): void {
  for (const [name, compat] of statementsUnder(...path)) if (!types.has(name)) types.set(name, compat)
  for (const name of namesUnder(...path)) collect(...path, name)
}
collect('css', 'types')

/** What `value` is written with, as names with what is known of them. */
function* partsOf(property: string, value: string): Generator<[string, CompatStatement]> {
  const found: [string, CompatStatement][] = []
  parseValue(value).walk((node): false | undefined => {
    if (node.type === 'function' && node.value !== '' && node.value !== 'var') {
      const known = node.value === 'rect' ? undefined : types.get(node.value)
      if (known) found.push([`${node.value}()`, known])
      if (node.value === 'url') return false
    }
    if (node.type !== 'word') return undefined
    const unit = parseValue.unit(node.value)
    if (unit && unit.unit !== '') {
      const kind = unitKinds.find(([pattern]) => pattern.test(unit.unit))?.[1] ?? unit.unit
      const known = statementAt('css', 'types', 'length', kind)
      if (known) found.push([unit.unit, known])
      return undefined
    }
    const known = statementAt('css', 'properties', property, node.value)
    if (known) found.push([`${property}: ${node.value}`, known])
    return undefined
  })
  yield* found
}

const isVendors = (name: string): boolean => /^-(?!-)/.test(name)

/** Whether a condition around `node` asks for the very thing. */
function isAsked(node: SheetNode, what: string): boolean {
  const word = what.replace(/\(\)$/, '').replace(/^.*: /, '')
  for (let up = node.parent; up; up = up.parent as typeof up)
    if (up.type === 'atrule') {
      const { name, params } = up as AtRule
      if (name === 'supports' && params.includes(word)) return true
    }
  return false
}

const siblings = ({ parent }: Declaration): Declaration[] =>
  (parent?.nodes ?? []).filter((one): one is Declaration => one.type === 'decl')

const prefixes = ['-webkit-', '-moz-']

/** Whether the same stands beside it in the words of an older browser. */
const hasPrefixed = (declaration: Declaration): boolean =>
  siblings(declaration).some(({ prop }) => prefixes.some((prefix) => prop === prefix + declaration.prop))

/** Whether browsers that do not know this declaration still have the one before it. */
function hasFallback(declaration: Declaration): boolean {
  // With a variable it is not known to be wrong before it is too late.
  if (declaration.value.includes('var(')) return false
  const all = siblings(declaration)
  return all.slice(0, all.indexOf(declaration)).some(({ prop }) => prop === declaration.prop)
}

/** What the sheet `text` has that a browser of the floor does not know, and that nothing stands in for. */
export function sheetFaults(text: string): Fault[] {
  const faults: Fault[] = []
  const check = (node: SheetNode, what: string, compat: CompatStatement | undefined): void => {
    const lacked = compat ? lackedBy(compat) : []
    if (lacked.length > 0 && !isAsked(node, what))
      faults.push({ what, lacked, near: node.toString().slice(0, 160) })
  }
  const sheet = postcss.parse(text)
  sheet.walkDecls((declaration) => {
    const { prop, value } = declaration
    if (hasPrefixed(declaration)) return
    if (!prop.startsWith('--') && !isVendors(prop))
      check(declaration, prop, statementAt('css', 'properties', prop))
    if (!hasFallback(declaration))
      for (const [what, compat] of partsOf(prop, value))
        if (!isVendors(what)) check(declaration, what, compat)
  })
  sheet.walkAtRules((rule) => {
    if (isVendors(rule.name) || rule.name === 'supports') return
    check(rule, `@${rule.name}`, statementAt('css', 'at-rules', rule.name))
    if (rule.name === 'media') {
      for (const [, feature = ''] of rule.params.matchAll(/\(\s*([a-z-]+)\s*[:)]/g))
        check(rule, `@media (${feature})`, statementAt('css', 'at-rules', 'media', feature))
      if (/[<>]/.test(rule.params))
        check(rule, '@media (a < b)', statementAt('css', 'at-rules', 'media', 'range_syntax'))
      // Minifiers write 1/1 so; the data tell nothing of it.
      if (/aspect-ratio:\s*[\d.]+\s*\)/.test(rule.params))
        faults.push({ what: '@media (aspect-ratio: 1)', lacked: ['chrome 92'], near: rule.params })
    }
  })
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'rule') check(rule, '&', statementAt('css', 'selectors', 'nesting'))
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return
    parseSelector((all) =>
      all.walkPseudos((pseudo) => {
        const { value } = pseudo
        // In these a list forgives what is not known: the rest of it holds.
        for (let up = pseudo.parent; up; up = up.parent as typeof up)
          if (up.type === 'pseudo' && /^:(?:is|where)$/.test(up.value ?? '')) return
        if (!/^::?-/.test(value))
          check(rule, value, statementAt('css', 'selectors', value.replace(/^::?/, '')))
      }),
    ).processSync(rule.selector)
  })
  return faults
}
