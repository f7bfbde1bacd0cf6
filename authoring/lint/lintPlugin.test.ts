// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PluginSource } from '../PluginSource'
import { lintPlugin } from './lintPlugin'

const plugin = (page: string, strings: Record<string, string> = {}): PluginSource => ({
  page: { name: 'UIConfig.json', text: page },
  strings: new Map(
    Object.entries(strings).map(([language, text]) => [language, { name: `strings_${language}.json`, text }]),
  ),
})

describe('lintPlugin', () => {
  it('names file, line and column of what is no JSON, the page first', () => {
    const found = lintPlugin(plugin('{\n  "page": {,\n}', { en: '{', de: '{"a": 1,}' }))
    expect(found).toMatchObject([
      {
        rule: 'json-syntax',
        severity: 'error',
        file: 'UIConfig.json',
        range: { line: 2, column: 12, endColumn: 13 },
      },
      { file: 'strings_de.json', message: 'There is a comma before “}”.', range: { line: 1, column: 9 } },
      { file: 'strings_en.json', range: { line: 1, column: 2, endLine: 1, endColumn: 2 } },
    ])
  })

  it('takes no offence at a byte order mark and counts columns without it', () => {
    expect(lintPlugin(plugin('\uFEFF[1,]'))).toMatchObject([{ range: { line: 1, column: 4 } }])
  })

  it('does not ask rules that are off', () => {
    expect(lintPlugin(plugin('{'), { off: new Set(['json-syntax']) })).toEqual([])
  })
})

/** Findings whose range does not lie inside its file, or ends before it begins. */
function misplaced(source: PluginSource) {
  const files = new Map([source.page, ...source.strings.values()].map(({ name, text }) => [name, text]))
  return lintPlugin(source).filter(({ file, range: { line, column, endLine, endColumn } }) => {
    const rows = (files.get(file) ?? '').replace(/^\uFEFF/, '').split('\n')
    const isInside = (row: number, place: number) => place >= 1 && place <= (rows[row - 1]?.length ?? -1) + 1
    const isForward = line < endLine || (line === endLine && column <= endColumn)
    return !(isInside(line, column) && isInside(endLine, endColumn) && isForward)
  })
}

describe('lintPlugin, whatever the files hold', () => {
  it.each([
    ['text', fc.string({ unit: 'binary' })],
    ['JSON', fc.json()],
  ])('never throws, and marks places inside the text: any %s', (_kind, text) => {
    fc.assert(
      fc.property(text, text, (page, en) => {
        expect(misplaced(plugin(page, { en }))).toEqual([])
      }),
    )
  })

  it('looks at hostile texts as quickly as at others', () => {
    const long = 60_000
    const values = [
      ['color', `rgb(${'1'.repeat(long)}`],
      ['datetime-local', `${'T'.repeat(long)} x`],
      ['switch', `1${' '.repeat(long)}x`],
      ['number', `${' '.repeat(long)}x`],
    ]
    const content = values.map(([type, value]) => ({ id: type, element: 'input', type, value }))
    const url = `${'a.'.repeat(long)}x`
    const page = {
      sections: [
        { id: 's', icon: 'fa-'.repeat(long), description: `<a href=${' '.repeat(long)}`, content },
        {
          id: 't'.repeat(long),
          saveButton: { data: ['x'.repeat(long), `y${'x'.repeat(long)}z`] },
          onSave: {},
        },
        { content: [{ id: `z${'x'.repeat(long)}y`, element: 'button', onClick: { type: 'openUrl', url } }] },
      ],
    }
    const start = performance.now()
    expect(misplaced(plugin(JSON.stringify(page)))).toEqual([])
    expect(performance.now() - start).toBeLessThan(5000)
  })

  it('stands nesting of any depth', () => {
    expect(misplaced(plugin('['.repeat(100_000)))).toEqual([])
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    expect(misplaced(plugin('{"a":'.repeat(100_000), { en: deep }))).toEqual([])
  })
})
