// @vitest-environment jsdom
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../authoring/Diagnostic'
import { readJson } from '../../authoring/json/readJson'
import { lintPlugin } from '../../authoring/lint/lintPlugin'
import type { Notice, NoticeCode } from '../../src/renderer/model/Notice'
import { normalisePage } from '../../src/renderer/form/PageSession'
import { anyPage } from '../fuzz/anyPage'
import { fuzzCount, fuzzSeed } from '../fuzz/fuzzSize'

// What the interface notes on a page when it draws it, the linter has told its author before: at the same
// item, by these rules.
const rulesOf: Record<NoticeCode, readonly string[]> = {
  noSections: ['empty-section', 'schema'],
  noContent: ['empty-section', 'schema'],
  invalidSection: ['schema'],
  unknownElement: ['unknown-element'],
  missingId: ['missing-id'],
  repeatedId: ['repeated-id'],
  visibleIfUnknownField: ['unknown-condition-field'],
  noOptions: ['no-options', 'schema'],
  valueNotAmongOptions: ['value-not-among-options'],
  notANumber: ['wrong-value'],
  notADate: ['wrong-value'],
  notATime: ['wrong-value'],
  notADateTime: ['wrong-value'],
  notAMonth: ['wrong-value'],
  notAWeek: ['wrong-value'],
  notAColor: ['wrong-value'],
  noBars: ['no-options', 'schema'],
  noAction: ['incomplete-action'],
  cannotSave: ['cannot-save'],
  unknownSaveField: ['unknown-save-field'],
  unsafeAddress: ['unsafe-address', 'incomplete-action'],
  // Whatever the page's schema has against an item, some rule has, too.
  schema: [],
  schemaTooDeep: ['json-schema'],
  schemaTooLarge: ['json-schema'],
  schemaBesideContent: ['schema-beside-content'],
}

interface Spot {
  path: (string | number)[]
  notices: readonly Notice[]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: unknown, key: string): unknown[] => {
  const list = isObject(value) ? value[key] : undefined
  return Array.isArray(list) ? list : []
}

/** Every notice of a drawn page, with the place in the page's file that it is about. */
function spotsOf(raw: unknown): Spot[] {
  const page = normalisePage(raw)
  return page.sections.flatMap((section, index): Spot[] => {
    const path = ['sections', index]
    const content = isObject(raw) ? listOf(raw, 'sections')[index] : undefined
    const single = isObject(content) && isObject(content['content'])
    // The interface passes over entries that say nothing.
    const places = single
      ? [[...path, 'content']]
      : listOf(content, 'content').flatMap((entry, place) =>
          isObject(entry) && Object.keys(entry).length > 0 ? [[...path, 'content', place]] : [],
        )
    const items = section.kind === 'form' ? section.items : []
    return [
      { path, notices: section.notices },
      ...items.map((item, place) => ({ path: places[place] ?? path, notices: item.notices })),
    ]
  })
}

const isBelow = (path: readonly (string | number)[], above: readonly (string | number)[]) =>
  above.every((step, place) => path[place] === step)

const textOf = (raw: unknown) => JSON.stringify(raw, null, 2)

function lint(text: string): Diagnostic[] {
  // A program that fills nothing in, so that nothing is left out because it might.
  return lintPlugin({
    page: { name: 'UIConfig.json', text },
    strings: new Map(),
    words: new Set(['onStart']),
  })
}

/** Findings that mark a place outside of their file. */
function misplaced(found: readonly Diagnostic[], text: string): Diagnostic[] {
  const rows = text.split('\n')
  const isInside = (line: number, column: number) =>
    column >= 1 && column <= (rows[line - 1]?.length ?? -1) + 1
  return found.filter(
    ({ range }) => !(isInside(range.line, range.column) && isInside(range.endLine, range.endColumn)),
  )
}

/** Notices that no finding at the same place stands for. */
function untold(found: readonly Diagnostic[], spots: readonly Spot[]): string[] {
  return spots.flatMap(({ path, notices }) =>
    notices.flatMap(({ code, detail }) => {
      const rules = rulesOf[code]
      const isTold = found.some(
        (finding) => (rules.length === 0 || rules.includes(finding.rule)) && isBelow(finding.path, path),
      )
      return isTold ? [] : [`${path.join('/')}: ${code} ${detail ?? ''}`]
    }),
  )
}

/** Errors of rules that the interface has a notice for, at items where it notes nothing. */
function exaggerated(found: readonly Diagnostic[], spots: readonly Spot[]): string[] {
  return found
    .filter(
      ({ rule, severity }) =>
        severity === 'error' &&
        ['missing-id', 'unknown-element', 'unsafe-address', 'repeated-id'].includes(rule),
    )
    .filter(({ path }) => !spots.some((spot) => spot.notices.length > 0 && isBelow(path, spot.path)))
    .map(({ rule, path }) => `${path.join('/')}: ${rule}`)
}

/** What the two do not agree on, of a page. */
function quarrels(raw: unknown) {
  const text = textOf(raw)
  const found = lint(text)
  const spots = spotsOf(raw)
  return {
    untold: untold(found, spots),
    exaggerated: exaggerated(found, spots),
    misplaced: misplaced(found, text),
  }
}

const none: ReturnType<typeof quarrels> = { untold: [], exaggerated: [], misplaced: [] }

const pagesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('UIConfig.json'))
    .map((file) => join(folder, file))

/** The pages of real plugins, where they are at hand, besides our own. */
const corpus = process.env['FACEPLATE_CORPUS'] ?? '../shared/corpus'
const pages = [...pagesIn('player/plugins'), ...(existsSync(corpus) ? pagesIn(corpus) : [])].flatMap(
  (file) => {
    const { root } = readJson(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''))
    return root ? [{ file, page: root.toJson() }] : []
  },
)

describe('the linter and the interface', () => {
  it.each(pages)('agree on $file', ({ page }) => {
    expect(quarrels(page)).toEqual(none)
  })

  const [numRuns, seed] = [Math.ceil(fuzzCount / 50), fuzzSeed]

  it(`agree on ${numRuns} pages of any dirt`, () => {
    fc.assert(
      fc.property(anyPage, (page) => {
        const raw: unknown = JSON.parse(JSON.stringify(page) ?? 'null')
        expect(quarrels(raw)).toEqual(none)
      }),
      { numRuns, seed },
    )
  }, 3_600_000)
})
