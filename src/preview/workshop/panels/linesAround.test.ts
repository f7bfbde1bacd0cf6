import { expect, it } from 'vitest'
import { linesAround } from './DiagnosticsPanel'

const text = ['{', '  "a": [', '    1,', '    2', '  ],', '  "b": 3', '}'].join('\n')

it('marks what is meant, with two lines above and below', () => {
  const lines = linesAround(text, { line: 6, column: 3, endLine: 6, endColumn: 6 })
  expect(lines.map(({ number }) => number)).toEqual([4, 5, 6, 7])
  expect(lines[2]).toEqual({ number: 6, before: '  ', marked: '"b"', after: ': 3' })
})

it('marks a range of several lines without their indents', () => {
  const lines = linesAround(text, { line: 2, column: 8, endLine: 5, endColumn: 4 })
  expect(lines.map(({ marked }) => marked)).toEqual(['', '[', '1,', '2', ']', '', ''])
})

it('cuts a page that is written in one line', () => {
  const line = `{"a": "${'x'.repeat(5000)}", "b": 1}`
  const column = line.indexOf('"b"') + 1
  const [only] = linesAround(line, { line: 1, column, endLine: 1, endColumn: column + 3 })
  expect(only?.before.length).toBeLessThan(100)
  expect(only?.before.startsWith('…')).toBe(true)
  expect(only?.marked).toBe('"b"')
})

it('cuts a mark that never ends, and survives a place behind the end', () => {
  const long = Array.from({ length: 900 }, (_, number) => `line ${number}`).join('\n')
  expect(linesAround(long, { line: 3, column: 1, endLine: 900, endColumn: 1 }).length).toBeLessThan(14)
  expect(linesAround('', { line: 9, column: 9, endLine: 9, endColumn: 9 })).toEqual([])
  expect(linesAround('a', { line: 1, column: 2, endLine: 1, endColumn: 2 })).toEqual([
    { number: 1, before: 'a', marked: '', after: '' },
  ])
})
