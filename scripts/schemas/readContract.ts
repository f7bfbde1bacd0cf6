import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Contract, type ContractEntry, type Payload, rooms } from './Contract'
import { mapNodes } from './mapNodes'
import type { SchemaNode } from './SchemaNode'

const ending = '.schema.json'

/** Reads every schema below `folder`; throws when two would get the same type name. */
export function readContract(folder: string): Contract {
  const files = rooms.flatMap((room) =>
    readdirSync(join(folder, room))
      .filter((file) => file.endsWith(ending))
      .sort()
      .map((file) => ({ room, base: file.slice(0, -ending.length), path: join(folder, room, file) })),
  )
  const names = new Map<string, string>()
  for (const { room, base } of files) {
    const taken = [...names.values()].includes(pascalCase(base))
    names.set(
      `${room}/${base}`,
      taken && room === 'request' ? `${pascalCase(base)}Request` : pascalCase(base),
    )
  }
  if (new Set(names.values()).size !== names.size) throw new Error('two schemas have the same type name')
  return {
    entries: files.map(({ room, base, path }): ContractEntry => {
      const document: SchemaNode = JSON.parse(readFileSync(path, 'utf8'))
      return {
        room,
        base,
        event: typeof document['x-event'] === 'string' ? document['x-event'] : base,
        typeName: names.get(`${room}/${base}`) ?? base,
        payload: payloadOf(document),
        emptyText: document['x-empty-text'] === true,
        loadsFirst: document['x-load'] === 'first',
        schema: mapNodes(document, (node) => {
          if (typeof node['$ref'] !== 'string') return node
          const target = join(room, node['$ref']).slice(0, -ending.length)
          const name = names.get(target)
          if (name === undefined) throw new Error(`${room}/${base}: ${node['$ref']} does not exist`)
          return { ...node, $ref: name }
        }),
      }
    }),
  }
}

function payloadOf(document: SchemaNode): Payload {
  const said = document['x-payload']
  return said === 'none' || said === 'optional' ? said : 'required'
}

function pascalCase(base: string): string {
  return base.charAt(0).toUpperCase() + base.slice(1)
}
