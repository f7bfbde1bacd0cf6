import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'

/** A place in the code that sends something to a player. */
export interface SendingPlace {
  /** From the root of the project. */
  file: string
  /** The names that it sends, as the code knows them. */
  events: readonly string[]
  /**
   * What stands in the place of a name that is worked out when it is sent; undefined where the name is
   * written there.
   */
  workedOut: string | undefined
}

interface Node {
  type: string
  span: { start: number; end: number }
  [name: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function* childrenOf(node: object): Generator<Node> {
  for (const value of Object.values(node)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (isNode(one)) yield one
      else if (typeof one === 'object' && one !== null) yield* childrenOf(one)
    }
  }
}

function* walk(node: Node): Generator<Node> {
  yield node
  for (const child of childrenOf(node)) yield* walk(child)
}

/** Methods of the device client by which something leaves, and the hooks that call them. */
const methods = new Set(['send', 'sendAuthored', 'subscribeToAnswer'])
const hooks = new Set(['useAsk', 'useAnswer'])

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node['value']) : undefined

/**
 * Whether it is `device`, `now().device`, `this.device`, `player.device` and the like: actors have a `send`,
 * too.
 */
function isDevice(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'MemberExpression') return isDevice(node['property'])
  return /device$/i.test(nameOf(node) ?? '')
}

function isSending(callee: unknown): boolean {
  if (!isNode(callee)) return false
  const name = nameOf(callee)
  if (name !== undefined) return hooks.has(name)
  if (callee.type !== 'MemberExpression' || !methods.has(nameOf(callee['property']) ?? '')) return false
  return nameOf(callee['property']) !== 'send' || isDevice(callee['object'])
}

/** The texts that an expression may be; undefined where it may be another. */
function textsOf(node: unknown): readonly string[] | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'StringLiteral') return [String(node['value'])]
  if (node.type === 'ParenthesisExpression') return textsOf(node['expression'])
  if (node.type !== 'ConditionalExpression') return undefined
  const [one, other] = [textsOf(node['consequent']), textsOf(node['alternate'])]
  return one && other && [...one, ...other]
}

function argumentOf(call: Node, place: number): Node | undefined {
  const given: unknown[] = Array.isArray(call['arguments']) ? call['arguments'] : []
  const expression: unknown = Object(given[place]).expression
  return isNode(expression) ? expression : undefined
}

/**
 * What stands for the name of the event in a request that is written as an object; the request itself where
 * it is not.
 */
function eventIn(request: Node): Node {
  const properties: unknown[] = Array.isArray(request['properties']) ? request['properties'] : []
  const event = properties.find((one) => isNode(one) && nameOf(one['key']) === 'event')
  const value: unknown = Object(event).value
  return isNode(value) ? value : request
}

/** What names the event that a call sends; undefined for a call that sends nothing. */
function sentBy(call: Node): Node | undefined {
  const [name, first] = [nameOf(call['callee']), argumentOf(call, 0)]
  // These are given a whole request, `{ event, payload }`.
  const isAsking = name === 'ask' && isDevice(first)
  if (!isAsking && name !== 'give') return isSending(call['callee']) ? first : undefined
  const request = isAsking ? argumentOf(call, 1) : first
  return request && eventIn(request)
}

/** The files below a folder of which the interface is made. */
export const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .toSorted()

/** All places below a folder that send something to a player, by the order of their files. */
export function findRequests(folder: string): SendingPlace[] {
  return sourcesBelow(folder).flatMap((file) => {
    const bytes = readFileSync(file)
    const text = bytes.toString('utf8')
    if (!/\b(send|sendAuthored|subscribeToAnswer|useAsk|useAnswer|ask|give)\(/.test(text)) return []
    const tree = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' })
    // Places are counted in bytes, from where the parser began this file.
    const start = tree.span.start
    return [...walk({ ...tree, type: 'Module' })].flatMap((node): SendingPlace[] => {
      const first = node.type === 'CallExpression' ? sentBy(node) : undefined
      if (!first) return []
      const events = textsOf(first)
      const written = bytes.subarray(first.span.start - start, first.span.end - start).toString('utf8')
      return [{ file, events: events ?? [], workedOut: events ? undefined : written }]
    })
  })
}
