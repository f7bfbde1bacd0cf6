import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allRequestValidators } from '../../schemas/generated/allRequestValidators'
import { isRecord } from './isRecord'
import { readFixtures } from './readFixtures'
import { readJson } from './readJson'

const folder = 'schemas/request'
const schemas = readdirSync(folder).filter((file) => file.endsWith('.schema.json'))

/** Every part of a schema that describes a value, with those that it refers to. */
function nodesOf(schema: unknown, at: string, from: string): [at: string, node: Record<string, unknown>][] {
  if (!isRecord(schema)) return []
  const { $ref: reference } = schema
  if (typeof reference === 'string' && !reference.startsWith('#'))
    return nodesOf(readJson(join(from, reference)), `${at} → ${reference}`, join(from, reference, '..'))
  const below = ['items', 'additionalProperties', 'not', 'if', 'then', 'else'].map(
    (key) => [key, schema[key]] as const,
  )
  const named = ['properties', 'patternProperties', 'definitions'].flatMap((key) =>
    Object.entries(Object(schema[key])),
  )
  const listed = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => Object.entries(Object(schema[key])))
  return [
    [at, schema],
    ...[...below, ...named, ...listed].flatMap(([key, node]) => nodesOf(node, `${at}/${key}`, from)),
  ]
}

const isOf = (type: string, node: Record<string, unknown>) => [node['type']].flat().includes(type)
const isChosen = (node: Record<string, unknown>) => 'enum' in node || 'const' in node

describe('every request', () => {
  it.each(schemas)('%s says how long its texts, lists and open objects may be', (file) => {
    const without = nodesOf(readJson(join(folder, file)), '', folder).flatMap(([at, node]) => [
      ...(isOf('string', node) && !isChosen(node) && !('maxLength' in node) ? [`${at}: maxLength`] : []),
      ...(isOf('array', node) && !('maxItems' in node) ? [`${at}: maxItems`] : []),
      ...(node['additionalProperties'] === true && !('maxProperties' in node)
        ? [`${at}: maxProperties`]
        : []),
    ])
    expect(without).toEqual([])
  })
})

const long = 'x'.repeat(100_001)

/** A value with one of its texts, anywhere in it, as long as no text may be: once for each text. */
function withLongText(value: unknown): unknown[] {
  if (typeof value === 'string') return [long]
  if (Array.isArray(value))
    return value.flatMap((one, at) => withLongText(one).map((other) => value.with(at, other)))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, one]) =>
    withLongText(one).map((other) => ({ ...value, [key]: other })),
  )
}

/**
 * What pages and plugins of the device write, and goes back as it came: the size of a whole message is its
 * bound.
 */
const authored: ReadonlySet<string> = new Set(
  schemas.flatMap((file) => {
    const schema = readJson(join(folder, file))
    const nodes = nodesOf(schema, '', folder)
    const isOpen = nodes.some(
      ([, node]) => node['additionalProperties'] === true || Object.keys(node).length === 0,
    )
    return isOpen ? [file.replace('.schema.json', '')] : []
  }),
)

const examples = Object.entries(allRequestValidators).flatMap(([event, validate]) =>
  authored.has(event)
    ? []
    : readFixtures(`requests/${event}`).flatMap(({ situation, payload }) =>
        withLongText(payload).map((value) => ({ event, situation, validate, value })),
      ),
)

describe('a text that is too long', () => {
  it('is in enough examples', () => {
    expect(new Set(examples.map(({ event }) => event)).size).toBeGreaterThan(30)
  })

  it.each(examples)('is refused in $event, $situation', ({ validate, value }) => {
    expect(validate(value)).toBe(false)
  })
})
