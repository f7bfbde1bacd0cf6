/** Where a text stops being JSON: line and column count from 1. */
interface JsonErrorPlace {
  line: number
  column: number
}

const space = /[ \t\n\r]*/y
/** Control characters have to be escaped in a JSON string. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const string = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const scalar = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y

/** Thrown where the text leaves the grammar. */
class Mistake extends Error {
  constructor(readonly offset: number) {
    super(`at ${offset}`)
  }
}

/** Reads past one match of a sticky pattern; the offset behind it, or undefined. */
function past(pattern: RegExp, text: string, offset: number): number | undefined {
  pattern.lastIndex = offset
  return pattern.test(text) ? pattern.lastIndex : undefined
}

function skipSpace(text: string, offset: number): number {
  return past(space, text, offset) ?? offset
}

/** Reads `open`, entries parted by commas, `close`; the offset behind. */
function skipList(text: string, start: number, close: string, entry: (offset: number) => number): number {
  let offset = skipSpace(text, start + 1)
  if (text[offset] === close) return offset + 1
  for (;;) {
    offset = skipSpace(text, entry(offset))
    if (text[offset] === close) return offset + 1
    if (text[offset] !== ',') throw new Mistake(offset)
    offset = skipSpace(text, offset + 1)
  }
}

function skipMember(text: string, start: number): number {
  const name = past(string, text, start)
  if (name === undefined) throw new Mistake(start)
  const colon = skipSpace(text, name)
  if (text[colon] !== ':') throw new Mistake(colon)
  return skipValue(text, skipSpace(text, colon + 1))
}

function skipValue(text: string, start: number): number {
  if (text[start] === '{') return skipList(text, start, '}', (offset) => skipMember(text, offset))
  if (text[start] === '[') return skipList(text, start, ']', (offset) => skipValue(text, offset))
  const end = past(string, text, start) ?? past(scalar, text, start)
  if (end === undefined) throw new Mistake(start)
  return end
}

/**
 * Where a text stops being JSON, or undefined when it is JSON. `JSON.parse` names the place on some runtimes only, and a
 * plugin author needs the line.
 */
export function findJsonError(text: string): JsonErrorPlace | undefined {
  try {
    const end = skipSpace(text, skipValue(text, skipSpace(text, 0)))
    if (end === text.length) return undefined
    return placeOf(text, end)
  } catch (error) {
    if (error instanceof Mistake) return placeOf(text, error.offset)
    // Nesting beyond the call stack is no place either.
    return { line: 1, column: 1 }
  }
}

function placeOf(text: string, offset: number): JsonErrorPlace {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}
