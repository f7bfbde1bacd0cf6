import { Ajv } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import type { Contract, ContractEntry } from './Contract'
import { mapNodes } from './mapNodes'
import type { SchemaNode } from './SchemaNode'

const banner = '// Generated from schemas/*/*.schema.json by `npm run schemas`. Do not edit.\n'

const none = `function nothing(data) {
  if (data === undefined || data === null || data === '' || (typeof data === 'object' && Object.keys(data).length === 0)) {
    nothing.errors = null
    return true
  }
  nothing.errors = [{ instancePath: '', message: 'must have no payload' }]
  return false
}
`
const optional = `function optional(validate) {
  const check = (data) => {
    const valid = data === undefined || data === null || data === '' || validate(data)
    check.errors = valid ? null : validate.errors
    return valid
  }
  return check
}
`
const limited = `import { constraintData } from '../page/constraintData'
function limited(validate) {
  const check = (data) => {
    const prepared = constraintData(data)
    const valid = prepared === undefined || validate(prepared)
    check.errors = valid ? null : validate.errors
    return valid
  }
  return check
}
`

/**
 * The modules of validators, and their declarations; that of the cloud's documents is for the account area
 * alone. None calls eval or imports ajv. Pushes, requests and documents have two: one of those that every
 * screen needs (`x-load`: `first`), one that is loaded when it is needed.
 */
export function writeValidators(contract: Contract): Record<string, string> {
  const of = (room: string) => contract.entries.filter((entry) => entry.room === room)
  const page = (base: string) => of('page').find((entry) => entry.base === base) ?? missing(base)
  const pageParts: [string, ContractEntry][] = [
    ['page', page('pageDescription')],
    ['section', page('pageSection')],
    ...of('page')
      .filter(({ base }) => base.endsWith('Item') && base !== 'contentItem')
      .map((entry): [string, ContractEntry] => [entry.base.slice(0, -'Item'.length), entry]),
    ['onClick', page('clickAction')],
    ['onSave', page('saveAction')],
    ['saveButton', page('saveButton')],
    ['visibleIf', page('visibleIf')],
    ['attributes', page('attributes')],
    ...['text', 'number', 'ip'].map((kind): [string, ContractEntry] => [
      `${kind}Constraints`,
      page(`${kind}Constraints`),
    ]),
  ]
  const first = (room: string) => of(room).filter(({ loadsFirst }) => loadsFirst)
  const later = (room: string) => of(room).filter(({ loadsFirst }) => !loadsFirst)
  const firstRequests = of('request').filter(isFirst)
  const laterRequests = of('request').filter((entry) => !isFirst(entry))
  return {
    ...events(contract, 'pushValidators', 'PushPayloads', first('push')),
    ...events(contract, 'laterPushValidators', 'PushPayloads', later('push')),
    ...events(contract, 'requestValidators', 'RequestPayloads', firstRequests),
    ...events(contract, 'laterRequestValidators', 'RequestPayloads', laterRequests),
    ...names('laterRequestNames', laterRequests),
    ...both('allRequestValidators', 'RequestPayloads', ['requestValidators', 'laterRequestValidators']),
    ...documents(contract, 'documentValidators', first('document')),
    ...documents(contract, 'laterDocumentValidators', later('document')),
    ...documents(contract, 'cloudValidators', of('cloud')),
    'pageValidators.js': moduleOf(contract, 'pageValidators', pageParts),
    'pageValidators.d.ts': declaration(
      '',
      `pageValidators: {\n${pageParts.map(([key]) => `  ${key}: (data: unknown) => boolean; `.replace(/: .*/, ': Validate')).join('\n')}\n}`,
    ),
  }
}

/** Whether every screen needs the check of a request; one without a payload needs no code of its own. */
function isFirst({ loadsFirst, payload }: ContractEntry): boolean {
  return loadsFirst || payload === 'none'
}

function events(contract: Contract, name: string, payloads: string, entries: ContractEntry[]) {
  const all = contract.entries.filter(({ room }) => room === entries[0]?.room)
  const keys =
    all.length === entries.length ? `keyof ${payloads}` : entries.map(({ event }) => `'${event}'`).join(' | ')
  const constant = `${name}: { [E in ${keys}]: Validate<${payloads}[E]> }`
  return {
    [`${name}.js`]: moduleOf(contract, name, named(entries, 'event')),
    [`${name}.d.ts`]: declaration(payloads, constant),
  }
}

/** The module that lists events. */
function names(name: string, entries: ContractEntry[]) {
  const list = entries.map(({ event }) => `  '${event}',\n`).join('')
  return {
    [`${name}.js`]: `${banner}export const ${name} = [\n${list}]\n`,
    [`${name}.d.ts`]: `${banner}export declare const ${name}: readonly string[]\n`,
  }
}

/** The module for who needs the validators of several modules: the player, and checks. */
function both(name: string, payloads: string, parts: string[]) {
  const imports = parts.map((part) => `import { ${part} } from './${part}'\n`).join('')
  const all = parts.map((part) => `...${part}`).join(', ')
  const constant = `${name}: { [E in keyof ${payloads}]: Validate<${payloads}[E]> }`
  return {
    [`${name}.js`]: `${banner}${imports}\nexport const ${name} = { ${all} }\n`,
    [`${name}.d.ts`]: declaration(payloads, constant),
  }
}

function documents(contract: Contract, name: string, entries: ContractEntry[]) {
  const types = entries.map(({ typeName }) => typeName).join(', ')
  const lines = entries.map(({ base, typeName }) => `  ${base}: Validate<${typeName}>`)
  return {
    [`${name}.js`]: moduleOf(contract, name, named(entries, 'base')),
    [`${name}.d.ts`]: declaration(types, `${name}: {\n${lines.join('\n')}\n}`),
  }
}

function named(entries: ContractEntry[], key: 'event' | 'base'): [string, ContractEntry][] {
  return entries.map((entry) => [entry[key], entry])
}

function missing(base: string): never {
  throw new Error(`schemas/page/${base}.schema.json is missing`)
}

function declaration(types: string, constant: string): string {
  return `${banner}import type { ${[...(types ? [types] : []), 'Validate'].join(', ')} } from './types'\n\nexport declare const ${constant}\n`
}

/** Text of a module that exports an object of validators under `name`. Equal schemas share one function. */
function moduleOf(contract: Contract, name: string, validators: [string, ContractEntry][]): string {
  const ajv = new Ajv({
    code: { source: true, esm: true, optimize: 2, lines: false },
    allErrors: false,
    $data: name === 'pageValidators',
    inlineRefs: 2,
    multipleOfPrecision: 9,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    unicodeRegExp: false,
    // Lengths are UTF-16 units, as in HTML; counting code points would need code of ajv at run time.
    unicode: false,
    logger: false,
  })
  const functions = new Map<string, string>()
  const room = validators[0]?.[1].room
  for (const { typeName, schema, payload, room: of } of contract.entries)
    if (payload !== 'none' && (of === room || of === 'part')) ajv.addSchema(checked(schema), typeName)
  const exported: Record<string, string> = {}
  const lines = validators.map(([key, entry]) => {
    if (entry.payload === 'none') return `  '${key}': nothing,`
    const schema = checked(entry.schema)
    const text = JSON.stringify(schema)
    const target =
      typeof schema['$ref'] === 'string' && Object.keys(schema).length === 1 ? schema['$ref'] : entry.typeName
    const shared = functions.get(text) ?? `v${functions.size}`
    if (!functions.has(text)) {
      functions.set(text, shared)
      exported[shared] = target
    }
    const wrap = entry.payload === 'optional' ? 'optional' : key.endsWith('Constraints') ? 'limited' : ''
    return `  '${key}': ${wrap ? `${wrap}(${shared})` : shared},`
  })
  const code = slim(standaloneCode(ajv, exported), name === 'pageValidators')
  const needs = (word: string) => lines.some((line) => line.includes(word))
  const text = [
    banner,
    needs(': limited(') ? limited : '',
    needs(': nothing,') ? none : '',
    needs(': optional(') ? optional : '',
    code,
    `\nexport const ${name} = {\n${lines.join('\n')}\n}\n`,
  ].join('')
  if (/\brequire\(|\beval\(|new Function/.test(text))
    throw new Error(`${name} would need code of ajv or eval at run time`)
  return text
}

/** Schemas come along as text, of which the code reads at most which properties there are. */
function withoutSchemas(code: string): string {
  return code.replaceAll(
    /const (schema\d+) = (\{.*?\});(?=const |function |let )/g,
    (line, name: string, text: string) => {
      const uses = code.match(new RegExp(`\\b${name}\\b(?!\\.properties\\b)`, 'g')) ?? []
      if (uses.length > 1) return line
      const { properties = {} } = JSON.parse(text) as SchemaNode
      const names = Object.fromEntries(Object.keys(properties as object).map((key) => [key, 0]))
      return `const ${name} = ${JSON.stringify({ properties: names })};`
    },
  )
}

/**
 * Takes out what nobody reads: ajv's own exports, paths within schemas, what a complaint is made of beside
 * its place and its message, unless `keywords` are read, and the parents of what is checked.
 */
function slim(code: string, keywords: boolean): string {
  const slimmer = withoutSchemas(code)
    .replaceAll('export const v', 'const v')
    .replace('"use strict";', '')
    .replaceAll(/schemaPath:"[^"]*",/g, '')
    .replaceAll(/,params:\{[^{}]*\}(?=,message:)/g, '')
  const plain = keywords ? slimmer : slimmer.replaceAll(/,keyword:"\w+"(?=,message:)/g, '')
  const orphaned = plain
    .replaceAll(/,parentData:[^,{}]+,parentDataProperty:[^,{}]+,rootData/g, '')
    .replaceAll(', parentData, parentDataProperty, rootData=data', '')
  // Limits that stand beside the value are read from the root.
  return /\b(rootData|parentData)\b/.test(orphaned) ? plain : orphaned
}

const annotations = new Set(['$schema', 'title', 'description', 'examples', 'default'])

/** The schema without annotations, and without what is not checked where the renderer checks part by part. */
function checked(schema: SchemaNode): SchemaNode {
  return mapNodes(schema, (node) => {
    if (node['x-unchecked'] === true) return {}
    const entries = Object.entries(node).filter(
      ([key, value]) =>
        !key.startsWith('x-') &&
        !(annotations.has(key) && (typeof value !== 'object' || Array.isArray(value))),
    )
    const kept = Object.fromEntries(entries)
    if (typeof kept['$ref'] === 'string') return { $ref: kept['$ref'] }
    if (node['x-unchecked-items'] === true) return { ...kept, items: { type: 'object' } }
    return kept
  })
}
