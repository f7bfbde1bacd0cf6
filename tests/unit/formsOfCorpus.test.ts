import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { isJsonObject, type Json } from '../../authoring/json/Json'
import { toForms } from '../../authoring/toForm/toForms'
import { prepareSchema } from '../../src/renderer/schemaForm/prepareSchema'

const folder = process.env['FACEPLATE_CORPUS'] ?? '../shared/corpus'
const pages = (existsSync(folder) ? readdirSync(folder) : []).flatMap((name) => {
  const file = join(folder, name, 'UIConfig.json')
  try {
    const page: Json = JSON.parse(readFileSync(file, 'utf8'))
    return isJsonObject(page) ? [{ name, page }] : []
  } catch {
    return []
  }
})

describe.skipIf(pages.length === 0)(
  'forms made of real settings pages (skipped where ../shared/corpus is absent)',
  () => {
    it.each(pages)(
      '$name: each form is a schema that its value suits, and nothing in it is lost',
      ({ page }) => {
        const ajv = new Ajv({ strict: false, validateFormats: false })
        const sections = toForms(page).page['sections']
        for (const section of Array.isArray(sections) ? sections : []) {
          if (!isJsonObject(section) || !isJsonObject(section['schema'])) continue
          const isFit = ajv.compile(section['schema'])
          expect(isFit(section['value']), `${ajv.errorsText(isFit.errors)} in ${String(section['id'])}`).toBe(
            true,
          )
          expect(JSON.stringify(prepareSchema(section['schema']))).not.toContain('x-problems')
        }
      },
    )
  },
)
