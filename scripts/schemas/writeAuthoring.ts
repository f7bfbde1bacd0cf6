import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Ajv } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import type { Contract, ContractEntry } from './Contract'
import { mapNodes } from './mapNodes'
import type { SchemaNode } from './SchemaNode'

const banner = '// Generated from schemas/page/*.schema.json by `npm run schemas`. Do not edit.\n'

/**
 * What the checks for authors of pages need: a validator of a whole page that names every error, the names
 * that each part of a page may have, the elements, and the names of FontAwesome 4.
 */
export function writeAuthoring({ entries, kinds }: Contract): Record<string, string> {
  const parts = entries.filter(({ room, base }) => room === 'page' && !base.endsWith('Constraints'))
  return {
    'authoringValidator.js': validator(parts),
    'authoringValidator.d.ts': `${banner}
/** One thing that the schema has against a page. */
export interface AuthoringError {
  /** JSON pointer to the value. */
  instancePath: string
  schemaPath: string
  keyword: string
  params: Record<string, unknown>
}

/** Says whether a value is a page as authors should write it; what is wrong is in \`errors\` afterwards. */
export declare const validateAuthored: { (data: unknown): boolean; errors?: AuthoringError[] | null }
`,
    'pageNames.js': `${banner}
export const pageNames = ${JSON.stringify(Object.fromEntries(parts.map((part) => [part.typeName, namesOf(part, parts)])))}
`,
    'pageNames.d.ts': `${banner}
/** Names that each part of a page may have. */
export declare const pageNames: Readonly<Record<${parts.map(({ typeName }) => `'${typeName}'`).join(' | ')}, readonly string[]>>
`,
    'pageElements.js': `${banner}
export const pageElements = ${JSON.stringify(elementsOf(kinds, parts))}
`,
    'pageElements.d.ts': `${banner}
/** What the checks for authors know of an element. */
export interface PageElement {
  /** Names that an item of it may have. */
  names: readonly string[]
  /** Whether it has a value, which Save sends by the item's id. */
  holdsValue: boolean
  /** Which attributes are read of it, in lower case. */
  attributes: readonly string[]
}

/** The elements that there are. */
export declare const pageElements: Readonly<Record<${kinds.map((kind) => `'${kind}'`).join(' | ')}, PageElement>>
`,
    'iconNames.js': `${banner}
export const iconNames = new Set('${iconNames().join(' ')}'.split(' '))
`,
    'iconNames.d.ts': `${banner}
/** Names of FontAwesome 4 without \`fa-\`. */
export declare const iconNames: ReadonlySet<string>
`,
  }
}

function validator(parts: ContractEntry[]): string {
  const ajv = new Ajv({
    code: { source: true, esm: true, optimize: 2, lines: false },
    allErrors: true,
    messages: false,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    unicode: false,
    logger: false,
  })
  for (const { typeName, schema } of parts) ajv.addSchema(bare(schema), typeName)
  const code = standaloneCode(ajv, { validateAuthored: 'PageDescription' })
  if (/\brequire\(|\beval\(|new Function/.test(code))
    throw new Error('authoringValidator would need code of ajv or eval')
  return `${banner}${code}\n`
}

/** The schema without annotations and our own marks. */
function bare(schema: SchemaNode): SchemaNode {
  const annotations = ['$schema', 'title', 'description', 'examples', 'default']
  return mapNodes(schema, (node) => {
    const kept = Object.entries(node).filter(
      ([key, value]) =>
        !key.startsWith('x-') &&
        !(annotations.includes(key) && (typeof value !== 'object' || Array.isArray(value))),
    )
    return typeof node['$ref'] === 'string' ? { $ref: node['$ref'] } : Object.fromEntries(kept)
  })
}

/**
 * Names of a part's properties, with those of the parts that it builds upon; of a list those of its entries.
 */
function namesOf({ schema }: ContractEntry, parts: readonly ContractEntry[]): string[] {
  const { items, allOf } = schema
  const described = isNode(items) ? items : schema
  const bases = (Array.isArray(allOf) ? allOf : []).flatMap((part: unknown) =>
    parts.filter(({ typeName }) => isNode(part) && part['$ref'] === typeName),
  )
  const own = isNode(described['properties']) ? Object.keys(described['properties']) : []
  return [...new Set([...own, ...bases.flatMap((base) => namesOf(base, parts))])]
}

/**
 * A kind that needs an id holds a value; one without `attributes` can be made read only by them and no more.
 */
function elementsOf(kinds: readonly string[], parts: readonly ContractEntry[]) {
  const find = (base: string) => parts.find((part) => part.base === base)
  const all = find('attributes')
  return Object.fromEntries(
    kinds.map((kind) => {
      const part = find(`${kind}Item`)
      const { required, properties, 'x-attributes': some } = part?.schema ?? {}
      const read =
        isNode(properties) && 'attributes' in properties ? (some ?? (all && namesOf(all, parts))) : []
      const entry = {
        names: part ? namesOf(part, parts) : [],
        holdsValue: Array.isArray(required) && required.includes('id'),
        attributes: [...new Set([...(Array.isArray(read) ? read : []), 'readonly', 'disabled'])],
      }
      return [kind, entry]
    }),
  )
}

function iconNames(): string[] {
  const { resolve } = createRequire(import.meta.url)
  const sheet = readFileSync(resolve('font-awesome/css/font-awesome.css'), 'utf8')
  return [...sheet.matchAll(/\.fa-([a-z0-9-]+):before/g)].map(([, name = '']) => name).sort()
}

function isNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
