import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../src/renderer/elements')

/** The elements that there are [D2.10-4]: each folder with the schema of an item. */
export const elementKinds = readdirSync(folder).filter((kind) => existsSync(schemaFile(kind)))

interface ItemSchema {
  properties: Record<string, { examples?: unknown[] }>
  examples: Record<string, unknown>[]
}

/** The schema of an element's items. */
export function schemaOf(kind: string): ItemSchema {
  return JSON.parse(readFileSync(schemaFile(kind), 'utf8'))
}

function schemaFile(kind: string): string {
  return join(folder, kind, `${kind}Item.schema.json`)
}
