import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lintPlugin } from '../../authoring/lint/lintPlugin'
import { pluginOf } from '../../authoring/lint/testing/pluginOf'
import { isObject } from '../../src/renderer/values'
import { anySchema } from '../fuzz/anySchema'
import { schemaPage } from '../support/schemaPage'

const told = (schema: unknown) =>
  lintPlugin(pluginOf(schemaPage(schema))).filter(({ rule }) => rule === 'json-schema')

/** Why the strictest reader of schemas does not take this one; undefined when it does. */
function whyRefused(schema: object): string | undefined {
  const ajv = new Ajv({ strict: true, strictRequired: false, logger: false })
  addFormats.default(ajv)
  // What we read beside the drafts.
  ajv.addKeyword('enumNames')
  for (const name of ['color', 'password', 'textarea']) ajv.addFormat(name, true)
  try {
    ajv.compile(schema)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const folder = process.env['FACEPLATE_SCHEMA_CORPUS'] ?? '../shared/schema-corpus'
const forms = (existsSync(folder) ? readdirSync(folder) : []).flatMap((name) => {
  if (!name.endsWith('.json') || name.includes('.uischema.')) return []
  try {
    const written: Record<string, unknown> = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    return [{ name, schema: isObject(written['schema']) ? written['schema'] : written }]
  } catch {
    return []
  }
})

describe.skipIf(forms.length === 0)(
  'schemas by strangers (skipped where ../shared/schema-corpus is absent)',
  () => {
    it.each(forms)('tells of what a strict compiler refuses in $name', ({ schema }) => {
      const isTold = told(schema).length > 0
      expect(isTold ? undefined : whyRefused(schema)).toBeUndefined()
    })
  },
)

it('never fails, whatever the schema is', () => {
  fc.assert(
    fc.property(anySchema, (schema) => {
      expect(() => lintPlugin(pluginOf(schemaPage(schema)))).not.toThrow()
    }),
    { numRuns: 300 },
  )
})
