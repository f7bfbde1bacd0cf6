import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Contract, type ContractEntry, type Payload, rooms } from './Contract'
import { mapNodes } from './mapNodes'
import type { SchemaNode } from './SchemaNode'

const ending = '.schema.json'

/**
 * Reads every schema below `folder`, and those of the elements below `elements`: there a folder is a kind of
 * content item, its `<kind>Item.schema.json` says what one looks like. Throws when two schemas would get the
 * same type name.
 */
export function readContract(folder: string, elements?: string): Contract {
  const files = [
    ...rooms.flatMap((room) => schemasIn(join(folder, room), room)),
    ...foldersIn(elements).flatMap((kind) => schemasIn(join(elements ?? '', kind), 'page')),
  ]
  const kinds = foldersIn(elements).filter((kind) => files.some(({ base }) => base === `${kind}Item`))
  const names = new Map<string, string>()
  for (const { room, base, path } of files) {
    const taken = [...names.values()].includes(pascalCase(base))
    names.set(path, taken && room === 'request' ? `${pascalCase(base)}Request` : pascalCase(base))
  }
  if (new Set(names.values()).size !== names.size) throw new Error('two schemas have the same type name')
  return {
    kinds,
    entries: files.map(({ room, base, path }): ContractEntry => {
      const document: SchemaNode = JSON.parse(readFileSync(path, 'utf8'))
      const schema = mapNodes(document, (node) => {
        if (typeof node['$ref'] !== 'string') return node
        const name = names.get(join(dirname(path), node['$ref']))
        if (name === undefined) throw new Error(`${room}/${base}: ${node['$ref']} does not exist`)
        return { ...node, $ref: name }
      })
      return {
        room,
        base,
        event: typeof document['x-event'] === 'string' ? document['x-event'] : base,
        typeName: names.get(path) ?? base,
        payload: payloadOf(document),
        emptyText: document['x-empty-text'] === true,
        loadsFirst: document['x-load'] === 'first',
        schema: base === 'contentItem' ? oneOfKinds(schema, kinds) : schema,
      }
    }),
  }
}

function schemasIn(folder: string, room: ContractEntry['room']) {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => ({ room, base: file.slice(0, -ending.length), path: join(folder, file) }))
}

function foldersIn(folder: string | undefined): string[] {
  if (folder === undefined) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

/** The schema of a content item, which looks like the kind that its `element` names. */
function oneOfKinds(schema: SchemaNode, kinds: readonly string[]): SchemaNode {
  const { element, ...properties } = schema['properties'] as Record<string, SchemaNode>
  return {
    ...schema,
    properties: { element: { ...element, enum: kinds }, ...properties },
    allOf: kinds.map((kind) => ({
      if: { required: ['element'], properties: { element: { const: kind } } },
      // oxlint-disable-next-line unicorn/no-thenable -- the keyword of JSON Schema.
      then: { $ref: pascalCase(`${kind}Item`) },
    })),
  }
}

function payloadOf(document: SchemaNode): Payload {
  const kind = document['x-payload']
  return kind === 'none' || kind === 'optional' ? kind : 'required'
}

function pascalCase(base: string): string {
  return base.charAt(0).toUpperCase() + base.slice(1)
}
