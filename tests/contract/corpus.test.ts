import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pageValidators } from '../../schemas/generated/pageValidators'
import type { Validate } from '../../schemas/generated/types'
import { checkPush } from './checkPush'
import { elementKinds } from '../support/elements'
import { isRecord } from './isRecord'
import { readJson } from './readJson'

const judges: Readonly<Record<string, Validate>> = pageValidators
const folder = process.env['FACEPLATE_CORPUS'] ?? '../shared/corpus'
const pages = existsSync(folder)
  ? readdirSync(folder).flatMap((plugin) => readPage(join(folder, plugin, 'UIConfig.json')))
  : []

describe.skipIf(pages.length === 0)(
  'settings pages of real plugins (skipped where ../shared/corpus is absent)',
  () => {
    it('pass the gateway of pushUiConfig', () => {
      expect(
        pages.filter(({ page }) => checkPush('pushUiConfig', page).length > 0).map(({ path }) => path),
      ).toEqual([])
    })

    it('are seldom refused by the schemas of their parts: at most one page in twenty has such a part', () => {
      const refused = pages.filter(({ page }) => !passesPartByPart(page)).map(({ path }) => path)
      expect({ refused, few: refused.length <= pages.length / 20 }).toMatchObject({ few: true })
    })
  },
)

function passesPartByPart(page: unknown): boolean {
  const sections = listOf(page, 'sections')
  const items = sections.flatMap((section) => listOf(section, 'content'))
  return (
    pageValidators.page(page) &&
    sections.every((section) => pageValidators.section(section)) &&
    items.every(passes)
  )
}

function passes(item: unknown): boolean {
  const element = isRecord(item) ? item['element'] : undefined
  const kind = elementKinds.find((known) => known === element)
  return kind === undefined || judges[kind]?.(item) === true
}

function listOf(value: unknown, key: string): unknown[] {
  const list = isRecord(value) ? value[key] : undefined
  return Array.isArray(list) ? list : []
}

function readPage(path: string): { path: string; page: unknown }[] {
  try {
    return [{ path, page: readJson(path) }]
  } catch {
    // A few authors' files are no JSON; no player can push those.
    return []
  }
}
