import jsep, { type Expression } from 'jsep'
import type { Json } from '../json/Json'

/** A step of the way to a value: a name, or an entry of a list (undefined: the one that the field is in). */
export type Step = string | { entry: number | undefined }

/** What a condition asks of the values of a form. */
export type Condition =
  | { kind: 'and' | 'or'; parts: Condition[] }
  | { kind: 'not'; part: Condition }
  | { kind: 'always' | 'never' }
  /** Something is there that is not false, 0 or ''. */
  | { kind: 'filled'; path: Step[] }
  | { kind: 'there'; path: Step[] }
  | { kind: 'oneOf'; path: Step[]; values: Json[] }
  | { kind: 'above' | 'below' | 'from' | 'upTo'; path: Step[]; limit: number; isLength: boolean }

/** Far more than anybody writes. */
const longest = 2_000

/**
 * A condition as authors of Homebridge write it, the body of a function of `model`, as data; undefined for
 * what is more than comparisons of values of the form. Nothing of it is ever run.
 */
export function readCondition(functionBody: string): Condition | undefined {
  const [, bare = functionBody] = /^\s*try\s*\{(.*?)\}\s*catch\b/s.exec(functionBody) ?? []
  const [, expression] = /^\s*return\b(.*?);?\s*$/s.exec(bare) ?? []
  if (expression === undefined || expression.length > longest) return undefined
  try {
    return toCondition(jsep(expression))
  } catch {
    return undefined
  }
}

class Unreadable extends Error {}

function toCondition(node: unknown): Condition {
  if (!isNode(node)) throw new Unreadable()
  switch (node.type) {
    case 'UnaryExpression':
      if (node['operator'] === '!') return { kind: 'not', part: toCondition(node['argument']) }
      break
    case 'BinaryExpression':
      return ofTwo(toWord(node['operator']), node['left'], node['right'])
    case 'CallExpression':
      return amongList(node)
    case 'Literal':
      return { kind: node['value'] ? 'always' : 'never' }
    case 'MemberExpression': {
      const { path, isLength } = toPlace(node)
      return isLength ? { kind: 'above', limit: 0, path, isLength } : { kind: 'filled', path }
    }
  }
  throw new Unreadable()
}

const toWord = (name: unknown): string => {
  if (typeof name !== 'string') throw new Unreadable()
  return name
}

const isNode = (node: unknown): node is Expression =>
  typeof node === 'object' && node !== null && 'type' in node

const limits = { '>': 'above', '<': 'below', '>=': 'from', '<=': 'upTo' } as const

function ofTwo(operator: string, left: unknown, right: unknown): Condition {
  if (operator === '&&' || operator === '||')
    return { kind: operator === '&&' ? 'and' : 'or', parts: [toCondition(left), toCondition(right)] }
  const { path, isLength } = toPlace(left)
  const value = toValue(right)
  if (operator in limits) {
    if (typeof value !== 'number') throw new Unreadable()
    return { kind: limits[operator as keyof typeof limits], path, limit: value, isLength }
  }
  if (isLength || !/^[!=]==?$/.test(operator)) throw new Unreadable()
  const same: Condition =
    value === undefined
      ? { kind: 'not', part: { kind: 'there', path } }
      : { kind: 'oneOf', path, values: [value] }
  return operator.startsWith('!') ? { kind: 'not', part: same } : same
}

/** `['a', 'b'].includes(model.x)`. */
function amongList({ callee, arguments: given }: Expression): Condition {
  const isIncludes = isNode(callee) && isNode(callee['property']) && callee['property']['name'] === 'includes'
  const list = isIncludes && callee['object']
  if (!isNode(list) || !Array.isArray(list['elements']) || !Array.isArray(given)) throw new Unreadable()
  const values = list['elements'].map((one) => {
    const value = toValue(one)
    if (value === undefined) throw new Unreadable()
    return value
  })
  return { kind: 'oneOf', path: toPlace(given[0]).path, values }
}

function toValue(node: unknown): Json | undefined {
  if (!isNode(node)) throw new Unreadable()
  if (node.type === 'Identifier' && node['name'] === 'undefined') return undefined
  const value = node['value']
  if (node.type !== 'Literal' || (typeof value === 'object' && value !== null)) throw new Unreadable()
  return value
}

/** The way from `model` to a value; `length` at its end is that of the text or list there. */
function toPlace(node: unknown): { path: Step[]; isLength: boolean } {
  const path = toPath(node)
  const isLength = path.length > 1 && path.at(-1) === 'length'
  return { path: isLength ? path.slice(0, -1) : path, isLength }
}

function toPath(node: unknown): Step[] {
  if (isNode(node) && node.type === 'Identifier' && node['name'] === 'model') return []
  if (!isNode(node) || node.type !== 'MemberExpression') throw new Unreadable()
  return [...toPath(node['object']), toStep(node['property'], node['computed'] === true)]
}

function toStep(node: unknown, isBetweenBrackets: boolean): Step {
  if (!isNode(node)) throw new Unreadable()
  if (!isBetweenBrackets && node.type === 'Identifier') return toWord(node['name'])
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type === 'Literal' && typeof node['value'] === 'number') return { entry: node['value'] }
  // `arrayIndices`, `arrayIndices[0]` and `arguments[1]` are the places of the entries that the field is in.
  const name =
    node.type === 'MemberExpression' && isNode(node['object']) ? node['object']['name'] : node['name']
  if (name === 'arrayIndices' || name === 'arguments') return { entry: undefined }
  throw new Unreadable()
}
