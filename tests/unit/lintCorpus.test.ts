import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lintPlugin } from '../../authoring/lint/lintPlugin'
import { readPluginSource } from '../../cli/readPluginSource'

const folder = process.env['FACEPLATE_CORPUS'] ?? '../shared/corpus'
const plugins = existsSync(folder)
  ? readdirSync(folder).filter((name) => existsSync(join(folder, name, 'UIConfig.json')))
  : []

/**
 * Errors of pages that do not work on a player, as `plugin: rule`, each with the reason. There is none at
 * present.
 */
const justified: ReadonlyMap<string, string> = new Map()

const isJson = (text: string) => {
  try {
    return JSON.parse(text) !== undefined
  } catch {
    return false
  }
}

describe.skipIf(plugins.length === 0)(
  'the linter on settings pages of real plugins (skipped where ../shared/corpus is absent)',
  () => {
    it.each(plugins)('tells of no error in %s, or of its syntax if it is no JSON', async (name) => {
      const source = await readPluginSource(join(folder, name))
      const errors = lintPlugin(source).flatMap(({ rule, severity }) =>
        severity === 'error' && !justified.has(`${name}: ${rule}`) ? [rule] : [],
      )
      expect(errors).toEqual(isJson(source.page.text) ? [] : ['json-syntax'])
    })
  },
)
