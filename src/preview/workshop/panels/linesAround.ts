import type { TextRange } from '../../../../authoring/Diagnostic'

/** A line of a file, cut where it is too long: the marked middle, and what stands before and behind it. */
export interface SourceLine {
  number: number
  before: string
  marked: string
  after: string
}

/** Lines shown above and below what is meant, of what is meant, and characters at either side of it. */
const around = 2
const mostMarked = 8
const beside = 90

/** The lines that a range covers with those around it. Long ones are cut, since pages are also written in one line. */
export function linesAround(text: string, range: TextRange): SourceLine[] {
  const lines = text.split('\n')
  const last = Math.min(range.endLine, range.line + mostMarked - 1)
  const from = Math.max(1, range.line - around)
  const numbers = Array.from({ length: last + around - from + 1 }, (_, place) => from + place)
  return numbers
    .filter((number) => number <= lines.length)
    .map((number) => cut(number, (lines[number - 1] ?? '').replace(/\r$/, ''), range, last))
}

function cut(number: number, line: string, range: TextRange, last: number): SourceLine {
  if (number < range.line || number > last)
    return { number, before: shorten(line, 'end'), marked: '', after: '' }
  const start = number === range.line ? range.column - 1 : line.search(/\S|$/)
  const end = number === range.endLine ? range.endColumn - 1 : line.length
  return {
    number,
    before: shorten(line.slice(0, start), 'start'),
    marked: shorten(line.slice(start, end), 'end'),
    after: shorten(line.slice(Math.max(start, end)), 'end'),
  }
}

function shorten(text: string, cutAt: 'start' | 'end'): string {
  if (text.length <= beside) return text
  return cutAt === 'start' ? `…${text.slice(-beside)}` : `${text.slice(0, beside)}…`
}
