import { compile } from 'json-schema-to-typescript'
import type { Contract, ContractEntry } from './Contract'
import { mapNodes } from './mapNodes'
import type { SchemaNode } from './SchemaNode'

const banner = '// Generated from schemas/*/*.schema.json by `npm run schemas`. Do not edit.'

const validate = `/** What a schema has against a value; \`instancePath\` is a JSON pointer to the spot. The keyword is told of parts of pages only. */
export interface SchemaError {
  instancePath: string
  keyword?: string
  message?: string
}

/** Says whether a value is as its schema wants it; if not, \`errors\` says why until the next call. */
export interface Validate<T = unknown> {
  (data: unknown): data is T
  errors?: SchemaError[] | null
}
`

/** types.ts: one type per schema, and the maps from event name to payload. */
export async function writeTypes({ entries }: Contract): Promise<Record<string, string>> {
  const typed = entries.filter(
    ({ payload, room, base }) => payload !== 'none' && !(room === 'page' && base.endsWith('Constraints')),
  )
  const definitions = Object.fromEntries(
    typed.filter((entry) => !isAlias(entry)).map((entry) => [entry.typeName, forTypes(entry, entries)]),
  )
  const text = await compile({ title: 'ContractRoot', type: 'object', definitions }, 'ContractRoot', {
    additionalProperties: false,
    bannerComment: '',
    format: false,
    unknownAny: true,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
  })
  const types = text
    .replace(/export interface ContractRoot \{\s*\}\s*/, '')
    .replaceAll(
      / \* This interface was referenced by `ContractRoot`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
      '',
    )
    .replaceAll(/ \* \n \*\//g, ' */')
  return {
    'types.ts': [
      banner,
      types.trim(),
      typed.filter(isAlias).map(aliasOf).join('\n\n'),
      validate.trim(),
      payloadMap(
        'PushPayloads',
        'Payload of each push after normalise, by event name.',
        entries.filter(({ room }) => room === 'push'),
      ),
      payloadMap(
        'RequestPayloads',
        'Payload of each request, by event name.',
        entries.filter(({ room }) => room === 'request'),
      ),
      '',
    ].join('\n\n'),
  }
}

function isAlias({ schema }: ContractEntry): boolean {
  return typeof schema['$ref'] === 'string'
}

function aliasOf({ typeName, schema }: ContractEntry): string {
  return `/** ${String(schema['description'])} */\nexport type ${typeName} = ${String(schema['$ref'])}`
}

function payloadLine(entry: ContractEntry): string {
  const nothing = entry.emptyText ? ["''", 'undefined'] : ['undefined']
  const types =
    entry.payload === 'none' ? nothing : [entry.typeName, ...(entry.payload === 'optional' ? nothing : [])]
  return `  /** ${String(entry.schema['description'])} */\n  '${entry.event}': ${types.join(' | ')}`
}

function payloadMap(name: string, comment: string, entries: ContractEntry[]): string {
  return `/** ${comment} */\nexport interface ${name} {\n${entries.map(payloadLine).join('\n')}\n}`
}

// The generator names a type after its title, so only the outermost one may have one; it knows no if/then,
// makes an intersection of allOf, and an object of what may be anything.
function forTypes(entry: ContractEntry, all: ContractEntry[]): SchemaNode {
  const {
    title: _title,
    description,
    $schema: _schema,
    ...schema
  } = mapNodes(flattened(entry.schema, all), (node) => {
    if (typeof node['$ref'] === 'string') return { $ref: `#/definitions/${node['$ref']}` }
    const { title, examples: _examples, default: _default, ...rest } = node
    // A property may be called title: then it is a schema, not a text.
    const kept = unionOfThens(typeof title === 'object' ? { ...rest, title } : rest)
    return saysNothing(kept) ? { ...kept, tsType: 'unknown' } : kept
  })
  return { title: entry.typeName, description, ...schema }
}

/** A schema that extends another by `allOf: [$ref]` with the other's properties among its own. */
function flattened(schema: SchemaNode, all: ContractEntry[]): SchemaNode {
  const { allOf, ...own } = schema
  const [first] = Array.isArray(allOf) && allOf.length === 1 ? allOf : []
  const base = all.find(({ typeName }) => typeName === first?.['$ref'])?.schema
  if (base === undefined) return schema
  return {
    ...own,
    required: joined(base['required'], own['required']),
    properties: { ...object(base['properties']), ...object(own['properties']) },
  }
}

function joined(first: unknown, second: unknown): unknown[] {
  return [...new Set([...(Array.isArray(first) ? first : []), ...(Array.isArray(second) ? second : [])])]
}

function object(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}

function saysNothing(node: SchemaNode): boolean {
  return Object.keys(node).every(
    (key) => key.startsWith('x-') || (key === 'description' && typeof node[key] === 'string'),
  )
}

function unionOfThens({ allOf, anyOf, ...rest }: SchemaNode): SchemaNode {
  const kept =
    Array.isArray(anyOf) &&
    !anyOf.every((branch: SchemaNode) => 'required' in branch && !('properties' in branch))
      ? { ...rest, anyOf }
      : rest
  if (!Array.isArray(allOf)) return kept
  if (!allOf.every((branch: SchemaNode) => 'if' in branch)) return { ...kept, allOf }
  const thens: SchemaNode[] = allOf.map((branch: { then: SchemaNode }) => branch.then)
  return thens.every((then) => '$ref' in then) ? { anyOf: thens } : kept
}
