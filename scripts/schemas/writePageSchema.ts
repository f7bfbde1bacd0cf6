import type { Contract } from './Contract'
import { mapNodes } from './mapNodes'
import type { SchemaNode } from './SchemaNode'

/** page-description.schema.json: the authoring schema in one file, for the `$schema` of a UIConfig.json. */
export function writePageSchema({ entries }: Contract): Record<string, string> {
  const parts = entries.filter(({ room, base }) => room === 'page' && !base.endsWith('Constraints'))
  const definitions = Object.fromEntries(parts.map(({ typeName, schema }) => [typeName, published(schema)]))
  const { PageDescription, ...others } = definitions
  const document = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'page-description.schema.json',
    ...PageDescription,
    definitions: others,
  }
  return { 'page-description.schema.json': `${JSON.stringify(document, null, 2)}\n` }
}

function published(schema: SchemaNode): SchemaNode {
  return mapNodes(schema, (node) => {
    const { $schema, ...marked } = node
    const rest = Object.fromEntries(Object.entries(marked).filter(([key]) => !key.startsWith('x-')))
    // A property may be called $schema: then it is a schema, not an address.
    const kept = typeof $schema === 'object' ? { $schema, ...rest } : rest
    return typeof kept['$ref'] === 'string' ? { ...kept, $ref: `#/definitions/${kept['$ref']}` } : kept
  })
}
