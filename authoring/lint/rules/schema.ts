import { validateAuthored, type AuthoringError } from '../../../schemas/generated/authoringValidator'
import type { JsonNode } from '../../json/JsonNode'
import { onPage } from '../onPage'
import type { Finding, Rule } from '../Rule'
import { severityOf, isToldElsewhere, nodeAt } from '../schema/nodeAt'

/** Finds what the schema of pages has against a page and no other rule tells better. */
export const schema: Rule = {
  name: 'schema',
  severity: 'warning',
  summary: 'A value of another shape than the schema of pages asks for.',
  check: onPage(({ root }, report) => {
    if (validateAuthored(root.toJson())) return
    const told = new Set<string>()
    for (const error of validateAuthored.errors ?? []) {
      const node = nodeAt(root, error.instancePath)
      if (!node || isToldElsewhere(error, node)) continue
      const finding = { at: node, severity: severityOf(error, node), ...describeError(error, node) }
      const mark = `${error.instancePath} ${finding.message}`
      if (!told.has(mark)) report(finding)
      told.add(mark)
    }
  }),
}

type Words = Pick<Finding, 'message' | 'hint'>

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
}

function describeError({ keyword, params }: AuthoringError, node: JsonNode): Words {
  const name = nameOf(node)
  if (keyword === 'required') {
    const missing = String(params['missingProperty'])
    return { message: `${name} has no “${missing}”.`, hint: `Write “${missing}” into it.` }
  }
  const types = [params['type']].flat().map((type) => kinds[String(type)] ?? String(type))
  if (keyword === 'type')
    return {
      message: `${name} is ${kinds[node.kind]}, but must be ${types.join(' or ')}.`,
      ...mending(types, node),
    }
  return {
    message: `${name} is not as it should be: ${node.kind === 'string' ? `“${node.text}”` : kinds[node.kind]} is none of what it can be.`,
  }
}

function mending(types: readonly string[], node: JsonNode): { hint?: string } {
  const isScalar = node.kind === 'number' || node.kind === 'boolean'
  if (isScalar && types.includes('a text')) return { hint: `Write it in quotes: "${node.scalar}".` }
  if (types.includes('a list')) return { hint: 'Put it into a list: […].' }
  return types.includes('an object') ? { hint: 'Write an object: {…}.' } : {}
}

function nameOf({ key, name, parent }: JsonNode): string {
  if (typeof key === 'number') return `Entry ${key + 1} of ${parent?.name ? `“${parent.name}”` : 'the list'}`
  return name === '' ? 'The page' : `“${name}”`
}
