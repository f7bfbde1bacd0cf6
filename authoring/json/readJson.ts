import { visit, type ParseErrorCode } from 'jsonc-parser'
import { type JsonKey, JsonNode, Lines } from './JsonNode'

/**
 * Where a text leaves the grammar first, as an offset; `code` is undefined where it is nested deeper than can
 * be read.
 */
export interface JsonMistake {
  code: ParseErrorCode | undefined
  start: number
  end: number
}

/** A text of JSON as a tree with places, or its first mistake. */
type JsonReading = { root: JsonNode; mistake?: undefined } | { root?: undefined; mistake: JsonMistake }

const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false }

/** Deeper than any page; what recurses over the tree need not fear for its stack. */
const deepest = 400

/**
 * Reads a text as JSON.parse does, and no more generously, but keeps where everything stands. Never throws.
 */
export function readJson(text: string): JsonReading {
  const reader = new Reader()
  try {
    visit(text, reader, strict)
  } catch {
    // Only nesting that goes too deep ends here.
    return { mistake: { code: undefined, start: reader.reached, end: reader.reached + 1 } }
  }
  const { root, mistake } = reader
  if (mistake || !root) return { mistake: mistake ?? { code: undefined, start: 0, end: 0 } }
  return { root }
}

/** Builds the tree from what the parser meets. */
class Reader {
  root: JsonNode | undefined
  mistake: JsonMistake | undefined
  reached = 0
  #open: JsonNode[] = []
  #key: JsonKey | undefined

  onObjectBegin = (offset: number, length: number) => this.#begin('object', offset, length)
  onArrayBegin = (offset: number, length: number) => this.#begin('array', offset, length)
  onObjectEnd = (offset: number, length: number) => this.#end(offset + length)
  onArrayEnd = (offset: number, length: number) => this.#end(offset + length)

  onObjectProperty = (name: string, offset: number, length: number) => {
    this.#key = { name, start: offset, end: offset + length }
  }

  onLiteralValue = (value: unknown, offset: number, length: number) => {
    if (typeof value === 'string') this.#add('string', offset, length).scalar = value
    else if (typeof value === 'number') this.#add('number', offset, length).scalar = value
    else if (typeof value === 'boolean') this.#add('boolean', offset, length).scalar = value
    else this.#add('null', offset, length)
  }

  onError = (code: ParseErrorCode, offset: number, length: number) => {
    this.mistake ??= { code, start: offset, end: offset + length }
  }

  #add(kind: JsonNode['kind'], offset: number, length: number): JsonNode {
    const parent = this.#open.at(-1)
    const key = parent?.kind === 'array' ? parent.children.length : this.#key
    const node = new JsonNode(kind, offset, length, key, parent)
    parent?.children.push(node)
    this.root ??= node
    return node
  }

  #begin(kind: 'object' | 'array', offset: number, length: number): void {
    this.reached = offset
    if (this.#open.length >= deepest) throw new RangeError('nested too deeply')
    this.#open.push(this.#add(kind, offset, length))
  }

  #end(end: number): void {
    const node = this.#open.pop()
    if (node) node.end = end
  }
}

/** Where a text stops being JSON: line and column count from 1. */
interface JsonErrorPlace {
  line: number
  column: number
}

/**
 * Where a text stops being JSON, or undefined when it is JSON. `JSON.parse` names the place on some runtimes
 * only, and a plugin author needs the line.
 */
export function findJsonError(text: string): JsonErrorPlace | undefined {
  const { mistake } = readJson(text)
  return mistake && new Lines(text).at(mistake.start)
}
