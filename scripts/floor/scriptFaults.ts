import type { CompatStatement } from '@mdn/browser-compat-data'
import {
  parse,
  type AnyNode,
  type Expression,
  type MemberExpression,
  type PrivateIdentifier,
  type Program,
} from 'acorn'
import { fullAncestor, simple } from 'acorn-walk'
import type { Fault } from './Fault'
import { lackedBy } from './floor'
import { namesUnder, statementAt, statementsUnder } from './known'

const builtins = ['javascript', 'builtins'] as const

/** Members of any object, by name: a script does not say whose they are. */
const members = new Map<string, CompatStatement[]>()
for (const path of [builtins, ['api']])
  for (const owner of namesUnder(...path)) {
    // A declaration's properties bear names that anything may have, and are those of the sheets.
    if (/^(?:AudioContext|CSS.*)$/.test(owner)) continue
    for (const [name, compat] of statementsUnder(...path, owner))
      if (!name.endsWith('_static')) members.set(name, [...(members.get(name) ?? []), compat])
  }

const globalOf = (name: string): CompatStatement | undefined =>
  statementAt(...builtins, name) ?? statementAt('api', '_globals', name) ?? statementAt('api', name)

const staticOf = (owner: string, name: string): CompatStatement | undefined =>
  statementAt(...builtins, owner, name) ??
  statementAt('api', owner, `${name}_static`) ??
  statementAt('api', owner, name)

const nameOf = ({ computed, property }: MemberExpression): string | undefined =>
  !computed && property.type === 'Identifier' ? property.name : undefined

/** Syntax by the kind of node, where the build does not lower it. */
const syntax: Readonly<Record<string, CompatStatement | undefined>> = {
  StaticBlock: statementAt('javascript', 'classes', 'static', 'initialization_blocks'),
}

const patternParts: readonly [RegExp, string, CompatStatement | undefined][] = [
  [/\(\?<[=!]/, '(?<=', statementAt('javascript', 'regular_expressions', 'lookbehind_assertion')],
  [
    /\(\?(?:[ims]+(?:-[ims]*)?|-[ims]+):/,
    '(?i:',
    statementAt('javascript', 'regular_expressions', 'modifier'),
  ],
]

/** A text that stands in a script as it is, in whatever quotes the build has put it. */
const textOf = (node: Expression | PrivateIdentifier): string | undefined => {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  return node.type === 'TemplateLiteral' && node.expressions.length === 0
    ? (node.quasis[0]?.value.cooked ?? undefined)
    : undefined
}

/** The names that a script asks for before it uses them: `'x' in y`, `typeof y.x`, `y.x?.()`, `if (y.x)`. */
function askedFor(program: AnyNode): Set<string> {
  const asked = new Set<string>()
  const take = (node: AnyNode | null | undefined): void => {
    if (!node) return
    if (node.type === 'Identifier') asked.add(node.name)
    if (node.type === 'MemberExpression') {
      const name = nameOf(node)
      if (name !== undefined) asked.add(name)
    }
    if (node.type === 'UnaryExpression') take(node.argument)
    if (node.type === 'ChainExpression') take(node.expression)
  }
  simple(program, {
    BinaryExpression: ({ operator, left, right }) => {
      const name = operator === 'in' ? textOf(left) : undefined
      if (name !== undefined) asked.add(name)
      if (/^[!=]==?$/.test(operator)) for (const side of [left, right]) take(side)
    },
    UnaryExpression: (node) => {
      if (node.operator === 'typeof' || node.operator === '!') take(node.argument)
    },
    IfStatement: ({ test }) => take(test),
    ConditionalExpression: ({ test }) => take(test),
    LogicalExpression: ({ left, right }) => {
      take(left)
      if (right.type === 'UnaryExpression') take(right)
    },
    CallExpression: ({ optional, callee }) => {
      if (optional) take(callee)
    },
  })
  return asked
}

/** What the names of a script are declared as anywhere in it. */
function declaredIn(program: AnyNode): Set<string> {
  const declared = new Set<string>()
  fullAncestor(program, (node, _, ancestors) => {
    if (node.type !== 'Identifier') return
    const parent = ancestors.at(-2)
    if (parent && !/Expression$|Statement$|^Property$|^ExportSpecifier$/.test(parent.type))
      declared.add(node.name)
  })
  return declared
}

/** The names that scripts give to members of their own objects: keys, methods, `this.x = …`. */
export function ownMembersOf(program: Program): Set<string> {
  const own = new Set<string>()
  const take = (key: AnyNode): void => {
    if (key.type === 'Identifier') own.add(key.name)
    if (key.type === 'Literal') own.add(String(key.value))
  }
  simple(program, {
    Property: ({ key }) => take(key),
    PropertyDefinition: ({ key }) => take(key),
    MethodDefinition: ({ key }) => take(key),
    AssignmentExpression: ({ left }) => {
      if (left.type === 'MemberExpression' && /^(?:ThisExpression|MemberExpression)$/.test(left.object.type))
        take(left.property)
    },
  })
  return own
}

export const readScript = (text: string): Program =>
  parse(text, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true })

/**
 * What a script has that a browser of the floor does not know and that it does not ask for before. `known`
 * are names of members that are there all the same: filled in, or of the scripts' own objects.
 */
export function scriptFaults(text: string, known: ReadonlySet<string> = new Set()): Fault[] {
  const program = readScript(text)
  const asked = askedFor(program)
  const declared = declaredIn(program)
  const faults: Fault[] = []
  const check = (what: string, statements: readonly (CompatStatement | undefined)[], at: number): void => {
    const lacked = statements.map((compat) => (compat ? lackedBy(compat) : []))
    // A name that any object of the floor has may well be that one's.
    if (lacked.length === 0 || lacked.some((by) => by.length === 0)) return
    const near = text.slice(Math.max(0, at - 60), at + 60)
    faults.push({ what, lacked: [...new Set(lacked.flat())], near })
  }
  const checkPattern = (pattern: string, at: number): void => {
    for (const [part, what, compat] of patternParts) if (part.test(pattern)) check(what, [compat], at)
  }
  fullAncestor(program, (node, _, ancestors) => {
    const parent = ancestors.at(-2)
    check(node.type, [syntax[node.type]], node.start)
    if (node.type === 'Literal' && node.regex) {
      checkPattern(node.regex.pattern, node.start)
      if (node.regex.flags.includes('v'))
        check('/v', [statementAt(...builtins, 'RegExp', 'unicodeSets')], node.start)
    }
    if (node.type === 'NewExpression' && node.callee.type === 'Identifier' && node.callee.name === 'RegExp')
      for (const one of node.arguments) if (one.type === 'Literal') checkPattern(String(one.value), one.start)
    if (node.type === 'MemberExpression') {
      const name = nameOf(node)
      if (name === undefined || asked.has(name) || known.has(name)) return
      // To write or to delete what is not there does no harm.
      if (parent?.type === 'AssignmentExpression' && parent.left === node) return
      if (parent?.type === 'UnaryExpression' && parent.operator === 'delete') return
      const owner = node.object.type === 'Identifier' ? node.object.name : ''
      const ofOwner = /^[A-Z]/.test(owner) && !declared.has(owner) ? staticOf(owner, name) : undefined
      if (ofOwner) check(`${owner}.${name}`, [ofOwner], node.property.start)
      else check(name, members.get(name) ?? [], node.property.start)
    }
    if (node.type === 'Identifier' && !declared.has(node.name) && !asked.has(node.name))
      if (
        parent &&
        (parent.type !== 'MemberExpression' || parent.object === node) &&
        parent.type !== 'Property'
      )
        check(node.name, [globalOf(node.name)], node.start)
  })
  return faults
}
